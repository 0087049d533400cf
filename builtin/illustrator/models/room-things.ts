import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { pane, pole } from './lines.ts';
import { asOne, type Model, part, put } from './model.ts';
import { ball, block, type Solid, soft, type Tint, tapered, turned } from './solid.ts';

/** A tiled corner behind glass, with its shower head. */
export const showerStall = (width: number, depth: number): Model =>
  part('shower', [
    block([0, 0, depth / 2 - 0.03], [width, 2.5, 0.05], '#dfe5e4', { texture: 'brick' }),
    block([0, 0, 0], [width, 0.08, depth], '#d8d2c6', { top: '#c9ccc8' }),
    turned([0.1, 1.1, depth / 2 - 0.1], [0.05, 1.1, 0.05], '#2f3538'),
    block([0.1, 2.18, depth / 2 - 0.3], [0.05, 0.05, 0.4], '#2f3538'),
    turned([0.1, 2.1, depth / 2 - 0.5], [0.36, 0.05, 0.36], '#2f3538'),
    block([0.1, 1.1, depth / 2 - 0.12], [0.14, 0.14, 0.06], '#2f3538'),
    block([-width / 2 + 0.25, 0.08, depth / 2 - 0.25], [0.46, 0.44, 0.4], '#cfd6d4'),
    block([-width / 2 + 0.3, 1.2, depth / 2 - 0.08], [0.4, 0.42, 0.04], '#b9c4c2'),
    pane([-width * 0.2, 0.08, -depth / 2], [width * 0.58, 2.1], '#2f3538'),
    pane([width * 0.3, 0.08, -depth / 2], [width * 0.4, 2.1], '#2f3538'),
    block([width * 0.14, 1, -depth / 2 - 0.03], [0.03, 0.4, 0.03], '#2f3538'),
  ]);

/** One bed over another, with a ladder at the end. */
export const bunkBed = (tint: Tint): Model =>
  part('bunk-bed', [
    ...[-1, 1].flatMap((x) => [-0.46, 0.46].map((z) => block([x, 0, z], [0.1, 1.9, 0.1], tint))),
    ...[0.3, 1.3].flatMap((y, index): Solid[] => [
      block([0, y, 0], [2, 0.14, 0.96], tint),
      soft([0, y + 0.14, 0], [1.9, 0.16, 0.9], '#fbf8f2', 0.05),
      soft([0.24, y + 0.18, -0.01], [1.36, 0.17, 0.96], index ? 'accentFabric' : 'fabric+1', 0.05),
      soft([-0.72, y + 0.28, 0], [0.4, 0.16, 0.6], '#fbf8f2', 0.06),
    ]),
    ...[1.52, 1.76].map((y) => block([-0.3, y, -0.48], [1.4, 0.08, 0.05], tint)),
    ...[0.55, 0.95].map((x) => block([x, 0, -0.56], [0.06, 1.8, 0.06], tint)),
    ...[0.3, 0.62, 0.94, 1.26].map((y) => block([0.75, y, -0.56], [0.4, 0.05, 0.05], tint)),
  ]);

/** Letterless blocks, a ball and a bear in a row. */
export const toys: Model = [
  block([-0.3, 0, 0], [0.18, 0.18, 0.18], '#c8433a'),
  block([-0.08, 0, 0.02], [0.18, 0.18, 0.18], '#3f6f9a'),
  block([-0.2, 0.18, 0], [0.18, 0.18, 0.18], '#e0b23a'),
  ball([0.24, 0, -0.1], 0.3, '#3f8f86'),
];

const clothes: Tint[] = [
  '#e9e2d4',
  '#7d8fa3',
  '#b5573a',
  '#33504f',
  '#c9b79f',
  '#2f3f52',
  '#d8a5a0',
];

/** Clothes on a rod, with a shelf over it and shoes below. */
export const hangingClothes = (width: number): Model =>
  part('clothes', [
    block([0, 2.1, 0], [width, 0.04, 0.5], 'wood+2'),
    block([0, 1.9, 0], [width, 0.03, 0.03], 'metal'),
    ...[-1, 1].map((side) => block([(side * width) / 2, 0, 0], [0.04, 2.6, 0.52], 'trim')),
    ...Array.from({ length: Math.floor((width - 0.2) / 0.13) }, (_, index) =>
      block(
        [-width / 2 + 0.16 + index * 0.13, index % 3 ? 0.95 : 0.75, 0],
        [0.09, index % 3 ? 0.93 : 1.13, 0.44],
        clothes[(index * 5) % clothes.length] ?? '#e9e2d4',
      ),
    ),
    ...Array.from({ length: Math.floor(width / 0.36) }, (_, index) =>
      soft(
        [-width / 2 + 0.24 + index * 0.36, 0.04, -0.06],
        [0.24, 0.12, 0.3],
        clothes[(index * 3) % clothes.length] ?? '#33504f',
        0.04,
      ),
    ),
    ...[-0.3, 0.26].map((x) => block([x * width, 2.14, 0], [0.42, 0.28, 0.36], '#c9a981')),
  ]);

/** Shelves with jars, cans, boxes and baskets. */
export const stockedShelves = (width: number): Model => [
  ...[-1, 1].map((side) => block([(side * width) / 2, 0, 0], [0.05, 2.4, 0.4], 'trim')),
  ...[0.1, 0.68, 1.16, 1.62, 2.06].map((y) => block([0, y, 0], [width, 0.04, 0.4], 'wood+2')),
  ...[0.72, 1.2, 1.66, 2.1].flatMap((y, line) =>
    Array.from({ length: Math.floor(width / 0.2) }, (_, index): Solid => {
      const x = -width / 2 + 0.15 + index * 0.2;
      const kind = (index * 3 + line * 5) % 4;
      const tint = (['#d9a23a', '#b5573a', '#8fa39a', '#e9e2d4', '#6b452b', '#5f8f6b'] as Tint[])[
        (index + line * 2) % 6
      ] as Tint;
      return kind === 0
        ? block([x, y, 0], [0.15, 0.28, 0.2], tint)
        : turned([x, y, 0], [0.15, kind === 1 ? 0.2 : 0.26, 0.15], tint, [
            [1, 0],
            [1, 0.8],
            [0.8, 1],
          ]);
    }),
  ),
  ...[-0.25, 0.25].map((x) => block([x * width, 0.14, 0], [width * 0.4, 0.34, 0.34], '#c79a63')),
];

const boots: Tint[] = ['#e0b23a', '#3f6f5a', '#b23a33'];

/** Cubbies with hooks, coats and a bench over boots. */
export const coatBench = (width: number, tint: Tint): Model =>
  part('bench', [
    block([0, 0.45, 0.2], [width, 1.75, 0.05], tint, { texture: 'battens' }),
    block([0, 0.4, 0], [width, 0.06, 0.46], 'wood+1', { holds: true }),
    block([0, 2.1, 0.04], [width, 0.05, 0.36], tint),
    ...[-0.5, -0.17, 0.17, 0.5].map((x) => block([x * width, 0, 0.02], [0.05, 2.44, 0.42], tint)),
    block([0, 2.44, 0.02], [width + 0.05, 0.05, 0.42], tint),
    ...[-0.34, 0, 0.34].flatMap((x, index): Solid[] => [
      block([x * width, 1.62, 0.14], [0.04, 0.1, 0.08], '#2f3538'),
      tapered([x * width, 0.78, 0.1], [0.42, 0.86, 0.16], clothes[index + 1] ?? '#33504f', {
        x: [0.3, 0.7],
      }),
      block([x * width, 2.16, 0], [width * 0.24, 0.24, 0.3], '#c79a63'),
      ...[-0.11, 0.09].flatMap((aside): Solid[] => [
        soft([x * width + aside, 0, -0.14], [0.13, 0.12, 0.3], boots[index] ?? '#d9a23a', 0.04),
        soft([x * width + aside, 0.06, -0.03], [0.13, 0.26, 0.13], boots[index] ?? '#d9a23a', 0.04),
      ]),
    ]),
  ]);

export const umbrella: Model = [
  turned([0, 0, 0], [0.3, 0.5, 0.3], '#8f969b'),
  tapered([0, 0.3, 0], [0.16, 0.66, 0.16], '#2f4a78', { x: [0.4, 0.6], z: [0.4, 0.6] }),
  turned([0, 0.9, 0], [0.03, 0.2, 0.03], '#6b4a30'),
];

export const poolTable: Model = part(
  'pool-table',
  [
    ...[-1, 1].flatMap((x) =>
      [-0.42, 0.42].map((z) => block([x, 0, z], [0.16, 0.66, 0.16], 'wood-3')),
    ),
    block([0, 0.64, 0], [2.4, 0.16, 1.3], 'wood-2'),
    block([0, 0.8, 0], [2.16, 0.02, 1.06], '#2f7f5a', { top: '#35885f' }),
    ...(['#c8433a', '#e0b23a', '#3f6f9a', '#2f3538', '#f6f2e9', '#b5673a'] as Tint[]).map(
      (tint, index) =>
        ball(
          [
            0.3 + (index % 3) * 0.09 - (index > 3 ? 0.9 : 0),
            0.82,
            -0.1 + Math.floor(index / 3) * 0.12,
          ],
          0.07,
          tint,
        ),
    ),
  ],
  '#2f7f5a',
);

/** A screen on the wall that shows nothing but a soft picture. */
export const screen = (width: number): Model => [
  block([0, 0, 0], [width, width * 0.56, 0.06], '#22272b'),
  block([0, 0.04, -0.035], [width - 0.08, width * 0.56 - 0.08, 0.005], '#5f8594'),
  block([0, 0.04, -0.04], [width - 0.08, width * 0.2, 0.004], '#4f7a58'),
];

export const treadmill: Model = part('treadmill', [
  block([0, 0.06, 0], [0.8, 0.16, 1.8], '#3a3f43', { top: '#24282b' }),
  ...[-0.38, 0.38].map((x) => block([x, 0.2, 0.7], [0.07, 1.2, 0.1], '#8f969b')),
  ...[-0.38, 0.38].map((x) => block([x, 0.95, 0.45], [0.06, 0.06, 0.6], '#2f3538')),
  soft([0, 1.3, 0.7], [0.84, 0.36, 0.1], '#2f3538', 0.04),
  block([0, 1.38, 0.64], [0.5, 0.2, 0.01], '#7fb5b5'),
]);

export const weightRack: Model = part('weights', [
  ...[-0.7, 0.7].map((x) => block([x, 0, 0], [0.08, 1.1, 0.4], '#3a3f43')),
  ...[0.3, 0.68, 1.06].flatMap((y) => [
    block([0, y, 0], [1.5, 0.05, 0.36], '#5c6368'),
    ...[-0.5, -0.17, 0.17, 0.5].flatMap((x) => [
      block([x, y + 0.09, 0], [0.22, 0.05, 0.05], '#b9bec2'),
      ...[-0.1, 0.1].map((aside) => block([x + aside, y + 0.05, 0], [0.07, 0.14, 0.16], '#24282b')),
    ]),
  ]),
]);

/** Bottles on their sides, row over row. */
export const wineRack = (width: number): Model => [
  block([0, 0, 0.1], [width, 2.4, 0.3], 'wood-4'),
  ...Array.from({ length: 9 }, (_, row) =>
    block([0, row * 0.28, -0.02], [width, 0.03, 0.3], 'wood-1'),
  ),
  ...Array.from({ length: 8 * Math.floor(width / 0.2) }, (_, index): Solid => {
    const [column, row] = [
      index % Math.floor(width / 0.2),
      Math.floor(index / Math.floor(width / 0.2)),
    ];
    return turned(
      [-width / 2 + 0.11 + column * 0.2, 0.06 + row * 0.28, -0.14],
      [0.13, 0.13, 0.1],
      (['#2f4a3a', '#5a2030', '#3a2a20', '#6b5a2a'] as Tint[])[(column * 3 + row) % 4] ?? '#2f4a3a',
      [
        [0.6, 0],
        [1, 0.35],
        [1, 0.65],
        [0.6, 1],
      ],
    );
  }),
];

export const barrel: Model = part('barrel', [
  turned([0, 0, 0], [0.7, 0.9, 0.7], 'wood-1', [
    [0.8, 0],
    [1, 0.5],
    [0.8, 1],
  ]),
  ...[0.14, 0.7].map((y) => turned([0, y, 0], [0.66, 0.06, 0.66], '#5c6368')),
]);

/** Stairs that rise to the right along the back wall, with their railing. */
export const stairFlight: Model = part('stairs', [
  ...Array.from({ length: 11 }, (_, index) => [
    block([-1.6 + index * 0.3, 0, 0], [0.3, 0.19 * (index + 1), 1], 'trim', { top: 'wood' }),
    block([-1.6 + index * 0.3, 0.19 * (index + 1), -0.44], [0.03, 0.9, 0.03], 'trim'),
  ]).flat(),
  pole([-1.75, 1.05, -0.46], [1.55, 3.15, -0.46], 0.09, 'wood-2'),
  block([-1.8, 0, -0.46], [0.14, 1.24, 0.14], 'wood-2'),
]);

/** Where a tread of the winding stairs ends, so many steps up. */
const windingEnd = (step: number): Vector => {
  const angle = -2.4 + step * 0.42;
  return [Math.cos(angle) * 0.95, 0.18 + step * 0.2, Math.sin(angle) * 0.95];
};

/** Treads that wind around a post, a rail along their ends. */
export const spiralStairs: Model = asOne(
  part('stairs', [
    turned([0, 0, 0], [0.16, 3.2, 0.16], '#3a4046'),
    ...Array.from({ length: 14 }, (_, step): Solid[] => {
      const [x, y, z] = windingEnd(step);
      const next = windingEnd(step + 1);
      return [
        ...[0.3, 0.55, 0.8].map((reach) =>
          block([x * reach, y, z * reach], [0.36, 0.05, 0.36], 'wood'),
        ),
        block([x, y, z], [0.025, 0.9, 0.025], '#3a4046'),
        pole([x, y + 0.9, z], [next[0], next[1] + 0.9, next[2]], 0.05, '#3a4046'),
      ];
    }).flat(),
  ]),
);

/** A bench with cushions under a window, shelves on both sides. */
export const windowBench = (width: number): Model =>
  part(
    'bench',
    [
      block([0, 0, 0], [width, 0.44, 0.6], 'trim'),
      ...[-0.33, 0, 0.33].map((x) =>
        block([x * width, 0.06, -0.31], [width * 0.29, 0.3, 0.01], 'trim-1'),
      ),
      soft([0, 0.44, 0], [width - 0.04, 0.12, 0.58], 'accentFabric', 0.05),
      soft([-width * 0.38, 0.54, 0.1], [0.42, 0.38, 0.16], 'fabric', 0.09),
      soft([-width * 0.22, 0.54, 0.06], [0.36, 0.32, 0.15], '#f1e8d8', 0.09),
      soft([width * 0.38, 0.54, 0.1], [0.42, 0.38, 0.16], 'fabric+2', 0.09),
      ...put(
        [
          block([0, 0, 0], [0.26, 0.03, 0.2], '#b5573a'),
          block([0.01, 0.03, 0], [0.24, 0.03, 0.18], '#e8dcc4'),
        ],
        [width * 0.1, 0.56, -0.06],
      ),
    ],
    'accentFabric',
  );

/** A chair of wicker with a cushion. */
export const wickerChair: Model = part(
  'armchair',
  [
    soft([0, 0.06, 0], [0.8, 0.3, 0.76], '#b98f5e', 0.1),
    soft([0, 0.3, 0.3], [0.8, 0.66, 0.16], '#b98f5e', 0.12),
    soft([-0.38, 0.3, 0], [0.14, 0.3, 0.7], '#b98f5e', 0.06),
    soft([0.38, 0.3, 0], [0.14, 0.3, 0.7], '#b98f5e', 0.06),
    soft([0, 0.34, -0.02], [0.62, 0.14, 0.62], '#f1ede4', 0.05),
    soft([0, 0.46, 0.16], [0.44, 0.38, 0.14], 'accentFabric', 0.09),
  ],
  'accentFabric',
);

export const waterHeater: Model = part('water-heater', [
  turned([0, 0.1, 0], [0.62, 1.6, 0.62], '#e4e2dc', [
    [1, 0],
    [1, 0.95],
    [0.85, 1],
  ]),
  ...[-0.14, 0.14].map((x) => turned([x, 1.68, 0], [0.06, 0.8, 0.06], '#b5734a')),
  block([0, 0.36, -0.3], [0.2, 0.26, 0.04], '#8f969b'),
]);

export const furnace: Model = part('furnace', [
  block([0, 0, 0], [0.8, 1.5, 0.76], '#b9bec2'),
  block([0, 0.2, -0.39], [0.68, 0.5, 0.02], '#a4aab0'),
  block([0, 0.8, -0.39], [0.68, 0.56, 0.02], '#a4aab0'),
  block([0, 1.5, 0], [0.7, 0.9, 0.66], '#c9ccce'),
  block([0.5, 0.3, -0.1], [0.12, 0.62, 0.6], '#f1efe9'),
  block([-0.1, 2.3, 0], [1.6, 0.3, 0.5], '#c9ccce'),
]);
