import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { lampShade } from '#builtin/illustrator/interiors/lamps.ts';
import { type Model, part, put } from './model.ts';
import { block, drawn, type Solid, soft, type Tint, turned } from './solid.ts';

/** Legs at the corners of a rectangle. */
const legs = (width: number, depth: number, height: number, tint: Tint, thick = 0.06): Solid[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      block(
        [(x * (width - thick)) / 2, 0, (z * (depth - thick)) / 2],
        [thick, height, thick],
        tint,
      ),
    ),
  );

/** Doors or drawers on a front, as thin plates with a knob each. */
export const fronts = (
  [width, height]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  [foot, z]: readonly [number, number],
  tint: Tint,
  knob: Tint = '#b89258',
): Solid[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [wide, tall] = [width / columns, height / rows];
    const at: Vector = [-width / 2 + wide * (column + 0.5), foot + tall * row + 0.012, z - 0.01];
    const isDrawer = wide > tall;
    const knobAt: Vector = isDrawer
      ? [at[0], at[1] + tall * 0.5, z - 0.03]
      : [at[0] + (column % 2 ? -1 : 1) * wide * 0.36, at[1] + tall * 0.45, z - 0.03];
    return [
      block(at, [wide - 0.024, tall - 0.024, 0.02], tint),
      // A frame around a panel that lies a little deeper.
      ...(isDrawer || wide < 0.2
        ? []
        : [
            block(
              [at[0], at[1] + 0.07, z - 0.021],
              [wide - 0.17, tall - 0.17, 0.001],
              shadeOf(tint),
            ),
          ]),
      block(knobAt, isDrawer ? [0.14, 0.02, 0.02] : [0.02, 0.12, 0.02], knob),
    ];
  }).flat();

/** A step darker, for a panel in the shade of its frame. */
const shadeOf = (tint: Tint): Tint =>
  tint.startsWith('#')
    ? (`#${[1, 3, 5]
        .map((at) =>
          Math.round(Number.parseInt(tint.slice(at, at + 2), 16) * 0.93)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}` as Tint)
    : tint;

const flatlyFolded: Tint[] = ['accentFabric', '#f4efe6', 'fabric+3'];

export const bed: Model = part(
  'bed',
  [
    block([0, 0.12, 0], [1.86, 0.2, 2.1], 'wood-2'),
    ...legs(1.8, 2, 0.14, 'wood-4', 0.09),
    soft([0, 0.3, 1.08], [1.96, 1.0, 0.12], 'fabric-1', 0.08),
    soft([0, 0.3, 0], [1.78, 0.26, 2], '#f6f2ea', 0.07),
    soft([0, 0.36, -0.26], [1.9, 0.27, 1.56], 'fabric+5', 0.08),
    soft([0, 0.63, 0.42], [1.86, 0.06, 0.3], '#fbf8f2', 0.03),
    soft([0, 0.6, -0.66], [1.94, 0.07, 0.5], 'accentFabric', 0.03),
    soft([-0.44, 0.6, 0.88], [0.74, 0.42, 0.2], '#fbf8f2', 0.1),
    soft([0.44, 0.6, 0.88], [0.74, 0.42, 0.2], '#fbf8f2', 0.1),
    soft([-0.36, 0.6, 0.68], [0.56, 0.34, 0.16], 'fabric+1', 0.09),
    soft([0.36, 0.6, 0.68], [0.56, 0.34, 0.16], 'fabric+1', 0.09),
    soft([0, 0.6, 0.52], [0.42, 0.26, 0.14], 'accentFabric+1', 0.07),
  ],
  'fabric',
);

/** Slats on both long sides, a mattress and a blanket. */
export const crib = (tint: Tint): Model =>
  part('crib', [
    ...legs(1.4, 0.76, 1, tint, 0.06),
    ...[-0.35, 0.35].flatMap((z) => [
      block([0, 0.28, z], [1.3, 0.06, 0.04], tint),
      block([0, 0.94, z], [1.36, 0.06, 0.06], tint),
      ...Array.from({ length: 11 }, (_, index) =>
        block([-0.6 + index * 0.12, 0.34, z], [0.03, 0.6, 0.03], tint),
      ),
    ]),
    ...[-0.67, 0.67].map((x) => block([x, 0.28, 0], [0.05, 0.7, 0.66], tint)),
    soft([0, 0.36, 0], [1.24, 0.16, 0.62], '#fbf8f2', 0.05),
    soft([-0.3, 0.5, 0], [0.6, 0.08, 0.6], 'accentFabric+2', 0.04),
  ]);

const shade = (at: Vector, size: number): Solid =>
  drawn(
    at,
    [size * 2, size * 1.3, size * 2],
    (stage, [x, y, z], [width]) => {
      const middle: Vector = [x, y + width * 0.32, z];
      lampShade(stage, project(stage.camera, middle), scaleAt(stage.camera, middle), width / 2);
    },
    false,
  );

export const tableLamp: Model = part('lamp', [
  turned([0, 0, 0], [0.2, 0.3, 0.2], 'accentFabric', [
    [0.7, 0],
    [1, 0.35],
    [0.3, 0.9],
    [0.2, 1],
  ]),
  shade([0, 0.27, 0], 0.17),
]);

export const floorLamp: Model = part('lamp', [
  turned([0, 0, 0], [0.3, 0.03, 0.3], 'metal'),
  turned([0, 0.03, 0], [0.035, 1.4, 0.035], 'metal'),
  shade([0, 1.36, 0], 0.24),
]);

export const nightstand: Model = part(
  'nightstand',
  [
    ...legs(0.48, 0.4, 0.16, 'wood-3', 0.05),
    block([0, 0.16, 0], [0.5, 0.4, 0.42], 'wood'),
    ...fronts([0.46, 0.36], [1, 2], [0.18, -0.21], 'wood+1'),
    ...put(tableLamp, [0, 0.56, 0.04]),
  ],
  'wood',
);

export const dresser: Model = part(
  'dresser',
  [
    ...legs(1.3, 0.44, 0.16, 'wood-3'),
    block([0, 0.16, 0], [1.36, 0.66, 0.48], 'wood', { holds: true }),
    ...fronts([1.3, 0.6], [2, 3], [0.19, -0.24], 'wood+1'),
  ],
  'wood',
);

export const bench: Model = part(
  'bench',
  [
    ...legs(1.3, 0.4, 0.36, 'wood-3', 0.05),
    soft([0, 0.36, 0], [1.36, 0.12, 0.44], 'accentFabric', 0.05),
  ],
  'accentFabric',
);

export const sofa: Model = part(
  'sofa',
  [
    ...legs(2.1, 0.7, 0.14, 'wood-4', 0.07),
    soft([0, 0.13, 0], [2.3, 0.2, 0.86], 'fabric-1'),
    soft([0, 0.3, 0.34], [2.14, 0.56, 0.22], 'fabric', 0.07),
    ...[-0.65, 0, 0.65].flatMap((x) => [
      soft([x, 0.32, -0.06], [0.64, 0.16, 0.62], 'fabric+1', 0.05),
      soft([x, 0.46, 0.2], [0.63, 0.38, 0.16], 'fabric+1', 0.08),
    ]),
    soft([-1.07, 0.16, 0], [0.2, 0.46, 0.84], 'fabric', 0.07),
    soft([1.07, 0.16, 0], [0.2, 0.46, 0.84], 'fabric', 0.07),
    soft([-0.74, 0.47, 0.02], [0.4, 0.36, 0.14], 'accentFabric', 0.09),
    soft([0.5, 0.47, 0.02], [0.38, 0.32, 0.13], '#f1e8d8', 0.09),
    soft([0.8, 0.47, -0.02], [0.4, 0.36, 0.14], 'accentFabric+3', 0.09),
  ],
  'fabric',
);

/** What makes a sofa a sectional: its left seat reaches out into the room. */
export const chaise: Model = part(
  'sofa',
  [
    soft([-0.72, 0.13, -0.86], [0.86, 0.2, 0.9], 'fabric-1'),
    soft([-0.7, 0.32, -0.8], [0.78, 0.16, 0.96], 'fabric+1', 0.05),
  ],
  'fabric',
);

export const armchair: Model = part(
  'armchair',
  [
    ...legs(0.66, 0.6, 0.2, 'wood-3', 0.05),
    soft([0, 0.2, 0], [0.62, 0.24, 0.66], 'accentFabric+2'),
    soft([0, 0.3, 0.3], [0.64, 0.66, 0.18], 'accentFabric+1', 0.09),
    soft([-0.35, 0.2, 0], [0.14, 0.42, 0.66], 'accentFabric+1'),
    soft([0.35, 0.2, 0], [0.14, 0.42, 0.66], 'accentFabric+1'),
    soft([0.02, 0.44, 0.12], [0.36, 0.3, 0.13], 'fabric+4', 0.09),
  ],
  'accentFabric',
);

export const coffeeTable: Model = part(
  'coffee-table',
  [
    ...legs(1.16, 0.56, 0.38, 'wood-3', 0.05),
    block([0, 0.38, 0], [1.2, 0.05, 0.64], 'wood', { top: 'wood+1', holds: true }),
    block([-0.25, 0.43, 0], [0.3, 0.035, 0.2], '#b5573a'),
    block([-0.24, 0.465, 0.01], [0.26, 0.035, 0.18], '#e8dcc4'),
    turned([0.28, 0.43, 0], [0.28, 0.09, 0.28], '#e5ddcf', [
      [0.5, 0],
      [1, 1],
    ]),
  ],
  'wood',
);

/** A round top on one leg, for a lamp or a cup. */
export const sideTable: Model = [
  turned([0, 0, 0], [0.36, 0.03, 0.36], 'wood-2'),
  turned([0, 0.03, 0], [0.06, 0.5, 0.06], 'wood-2'),
  turned([0, 0.52, 0], [0.56, 0.04, 0.56], 'wood'),
];

/** A table for six, as long as it is told. */
export const table = (width = 2, depth = 0.95, tint: Tint = 'wood'): Model =>
  part('table', [
    ...legs(width - 0.2, depth - 0.16, 0.72, `${'wood'}-2`, 0.09),
    block([0, 0.66, 0], [width - 0.16, 0.08, depth - 0.12], 'wood-1'),
    block([0, 0.73, 0], [width, 0.045, depth], tint, { holds: true }),
  ]);

/** A round top on one leg. */
export const roundTable = (width: number, tint: Tint = 'wood'): Model =>
  part('table', [
    turned([0, 0, 0], [width * 0.5, 0.05, width * 0.5], 'wood-2', [
      [1, 0],
      [0.3, 1],
    ]),
    turned([0, 0.05, 0], [0.16, 0.66, 0.16], 'wood-2'),
    turned([0, 0.71, 0], [width, 0.05, width], tint),
  ]);

export const chair: Model = part(
  'chair',
  [
    ...legs(0.42, 0.42, 0.44, 'wood-3', 0.045),
    soft([0, 0.43, 0], [0.46, 0.07, 0.46], 'fabric+1', 0.03),
    block([-0.2, 0.46, 0.2], [0.045, 0.52, 0.045], 'wood-3'),
    block([0.2, 0.46, 0.2], [0.045, 0.52, 0.045], 'wood-3'),
    block([0, 0.84, 0.2], [0.44, 0.13, 0.04], 'wood-2'),
    soft([0, 0.58, 0.19], [0.38, 0.24, 0.05], 'fabric+1', 0.03),
  ],
  'fabric',
);

export const stool: Model = part(
  'stool',
  [
    ...legs(0.32, 0.32, 0.63, 'wood-4', 0.035),
    block([0, 0.22, -0.14], [0.3, 0.03, 0.03], 'wood-3'),
    soft([0, 0.62, 0], [0.38, 0.07, 0.38], 'wood', 0.03),
  ],
  'wood',
);

export const desk: Model = part(
  'desk',
  [
    ...legs(1.5, 0.66, 0.7, 'metal', 0.05),
    block([0.5, 0.42, 0], [0.46, 0.28, 0.6], 'trim'),
    ...fronts([0.42, 0.25], [1, 2], [0.43, -0.3], 'trim-1').map((part) => ({
      ...part,
      low: [part.low[0] + 0.5, part.low[1], part.low[2]] as Vector,
      high: [part.high[0] + 0.5, part.high[1], part.high[2]] as Vector,
    })),
    block([0, 0.7, 0], [1.66, 0.045, 0.74], 'wood', { top: 'wood+1', holds: true }),
  ],
  'wood',
);

export const officeChair: Model = part(
  'office-chair',
  [
    turned([0, 0, 0], [0.6, 0.06, 0.6], 'metal', [
      [1, 0],
      [0.2, 1],
    ]),
    turned([0, 0.06, 0], [0.07, 0.36, 0.07], 'metal'),
    soft([0, 0.42, 0], [0.54, 0.1, 0.5], 'fabric-1', 0.05),
    soft([0, 0.56, 0.24], [0.5, 0.56, 0.1], 'fabric-1', 0.08),
    block([-0.28, 0.6, 0], [0.05, 0.04, 0.3], 'metal'),
    block([0.28, 0.6, 0], [0.05, 0.04, 0.3], 'metal'),
  ],
  'fabric',
);

export const monitor: Model = [
  block([0, 0, 0.05], [0.24, 0.012, 0.16], 'metal'),
  block([0, 0.012, 0.08], [0.05, 0.14, 0.02], 'metal'),
  block([0, 0.13, 0.04], [0.66, 0.38, 0.03], '#2b3238'),
  block([0, 0.145, 0.022], [0.63, 0.35, 0.004], '#8fb7c4'),
  block([-0.1, 0.2, 0.018], [0.3, 0.2, 0.002], '#e9f0ee'),
  block([0.2, 0.2, 0.018], [0.16, 0.09, 0.002], '#d9a23a'),
  block([0, 0, -0.18], [0.4, 0.014, 0.13], '#e4e2dd'),
];

export const laptop: Model = [
  block([0, 0, 0], [0.36, 0.014, 0.25], '#c9ccce'),
  block([0, 0.014, 0.02], [0.3, 0.002, 0.11], '#4a5056'),
  block([0, 0.01, 0.13], [0.36, 0.24, 0.012], '#b4b8bb'),
  block([0, 0.022, 0.122], [0.34, 0.215, 0.004], '#89b3c2'),
];

const spines: Tint[] = ['#b5573a', '#e8dcc4', '#33695c', '#c9a35c', '#5f7485', '#8a6a55'];

/** Open shelves with books in rows, a box and a vase. */
export const shelves = (width = 1, rows = 4, tint: Tint = 'trim'): Model => {
  const tall = 0.42;
  const book = (row: number): Solid[] => {
    const filled = row % 2 ? 0.55 : 0.85;
    const count = Math.floor(((width - 0.1) * filled) / 0.06);
    return Array.from({ length: count }, (_, index) =>
      block(
        [-width / 2 + 0.08 + index * 0.06, row * tall + 0.06, 0],
        [0.05, 0.22 + ((index * 7 + row * 3) % 5) * 0.022, 0.18],
        spines[(index * 5 + row * 2) % spines.length] ?? 'wood',
      ),
    );
  };
  return part('bookshelf', [
    block([0, 0, 0.13], [width, rows * tall + 0.04, 0.03], `${'trim'}-1`),
    ...[-1, 1].map((side) =>
      block([(side * (width - 0.03)) / 2, 0, 0], [0.03, rows * tall + 0.04, 0.28], tint),
    ),
    ...Array.from({ length: rows + 1 }, (_, row) =>
      block([0, row * tall, 0], [width - 0.06, 0.035, 0.28], tint),
    ),
    ...Array.from({ length: rows }, (_, row) => book(row)).flat(),
    ...[1, 3]
      .filter((row) => row < rows)
      .map((row) =>
        block([width * 0.3, row * tall + 0.036, 0], [0.24, 0.2, 0.2], 'wood+1', {
          texture: 'slats',
        }),
      ),
  ]);
};

/** Cloth folded and laid on top of each other. */
export const foldedCloth: Model = part(
  'towels',
  flatlyFolded.map((tint, index) =>
    soft([0, index * 0.07, 0], [0.34 - index * 0.02, 0.07, 0.24], tint, 0.03),
  ),
);

export const rug = (width: number, depth: number): Model =>
  part(
    'rug',
    [
      block([0, 0, 0], [width, 0.012, depth], 'accentFabric+3'),
      block([0, 0.012, 0], [width - 0.16, 0.003, depth - 0.16], 'fabric+5'),
      block([0, 0.015, 0], [width - 0.34, 0.003, depth - 0.34], 'accentFabric+4'),
      block([0, 0.018, 0], [width - 0.44, 0.003, depth - 0.44], 'fabric+6'),
    ],
    'fabric',
  );
