import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { dab } from '#builtin/illustrator/drawing/path.ts';
import { grassClump, shrub } from '#builtin/illustrator/foliage/shrub.ts';
import { type PlantedTree, plantTree } from '#builtin/illustrator/homes/yard-trees.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import { stringLights } from '#builtin/illustrator/streets/street-furniture.ts';
import { flames } from './fixtures.ts';
import type { Model } from './model.ts';
import { put } from './model.ts';
import { ball, block, drawn, type Solid, soft, type Tint, tapered, turned } from './solid.ts';

export const tree = (kind: PlantedTree['kind'], height: number, blossom = true): Model => [
  drawn([0, 0, 0], [height * 0.3, height, height * 0.3], (stage, at) =>
    plantTree(stage, {
      kind,
      name: `tree ${at[0].toFixed(1)} ${at[2].toFixed(1)}`,
      at,
      height,
      blossom,
    }),
  ),
];

/** A tree one hangs something from, as they grow there. */
export const shadeTree = (height: number): Model => [
  drawn([0, 0, 0], [height * 0.3, height, height * 0.3], (stage, at) => {
    const [usual] = treeKindsOf(stage.scene);
    plantTree(stage, {
      kind: usual === 'palm' || usual === 'live-oak' ? usual : 'broadleaf',
      name: `tree ${at[0].toFixed(1)} ${at[2].toFixed(1)}`,
      at,
      height,
      blossom: false,
    });
  }),
];

export const bush = (height: number, flowers = false): Model => [
  drawn([0, 0, 0], [height * 0.9, height, height * 0.7], (stage, at) =>
    shrub({ ...stage, random: stage.random.fork(`bush ${at[0]} ${at[2]}`) }, at, height, {
      flowers,
    }),
  ),
];

export const grass = (height: number): Model => [
  drawn([0, 0, 0], [height * 0.5, height, height * 0.5], (stage, at) =>
    grassClump({ ...stage, random: stage.random.fork(`grass ${at[0]} ${at[2]}`) }, at, height),
  ),
];

/** A row of the same thing along x. */
export const row = (model: Model, from: number, to: number, step: number): Model =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) =>
    put(model, [from + index * step, 0, ((index * 37) % 5) * 0.04 - 0.08]),
  ).flat();

/** A fence of boards, or of pickets with gaps. */
export const fence = (width: number, height = 1.7, tint: Tint = 'wood', gap = 0.012): Model => {
  const board = gap > 0.02 ? 0.1 : 0.19;
  const count = Math.round(width / (board + gap));
  return [
    ...[0.25, 0.8].map((share) =>
      block([0, height * share, 0.04], [width, 0.08, 0.05], `${'wood'}-2` as Tint),
    ),
    ...Array.from({ length: count }, (_, index) =>
      block(
        [-width / 2 + (index + 0.5) * (width / count), 0.06, 0],
        [width / count - gap, height - 0.06, 0.03],
        tint,
      ),
    ),
  ];
};

export const firePit: Model = [
  turned(
    [0, 0, 0],
    [1.3, 0.42, 1.3],
    'stone-1',
    [
      [1, 0],
      [1, 1],
    ],
    '#2b2523',
  ),
  turned([0, 0.425, 0], [0.94, 0.01, 0.94], '#1f1a18'),
  block([0, 0.43, 0.05], [0.6, 0.09, 0.12], '#5a3f2c'),
  block([0.08, 0.43, -0.12], [0.12, 0.09, 0.4], '#6b4b34'),
  flames([0, 0.48, -0.05], 0.62),
];

/** A low wooden chair with a slanted back. */
export const deckChair: Model = [
  block([-0.32, 0, 0], [0.07, 0.52, 0.7], 'accentFabric-1'),
  block([0.32, 0, 0], [0.07, 0.52, 0.7], 'accentFabric-1'),
  block([0, 0.26, -0.04], [0.58, 0.06, 0.62], 'accentFabric'),
  ...[-0.22, -0.11, 0, 0.11, 0.22].map((x) =>
    block([x, 0.3, 0.3], [0.1, 0.72 - Math.abs(x) * 0.5, 0.05], 'accentFabric'),
  ),
  block([-0.34, 0.52, -0.04], [0.16, 0.04, 0.76], 'accentFabric+1'),
  block([0.34, 0.52, -0.04], [0.16, 0.04, 0.76], 'accentFabric+1'),
];

export const gardenSofa: Model = [
  block([0, 0.06, 0], [2, 0.2, 0.8], 'wood-1', { texture: 'slats' }),
  soft([0, 0.26, -0.04], [1.9, 0.16, 0.68], '#efe7d8'),
  soft([0, 0.34, 0.3], [1.96, 0.46, 0.16], '#e6dcc9', 0.07),
  block([-0.98, 0.06, 0], [0.1, 0.52, 0.8], 'wood-1'),
  block([0.98, 0.06, 0], [0.1, 0.52, 0.8], 'wood-1'),
  soft([-0.6, 0.42, 0.1], [0.42, 0.36, 0.14], 'accentFabric', 0.09),
  soft([0.6, 0.42, 0.1], [0.42, 0.36, 0.14], 'door+2', 0.09),
];

export const lounger: Model = [
  block([0, 0.18, 0], [0.68, 0.07, 1.9], 'wood', { texture: 'slats' }),
  ...[-0.28, 0.28].flatMap((x) =>
    [-0.8, 0.5].map((z) => block([x, 0, z], [0.06, 0.2, 0.06], 'wood-2')),
  ),
  soft([0, 0.25, -0.2], [0.62, 0.1, 1.4], '#f4efe6', 0.04),
  tapered([0, 0.25, 0.7], [0.62, 0.55, 0.5], '#f4efe6', { z: [0.7, 0.95] }),
  soft([0, 0.35, 0.4], [0.4, 0.12, 0.2], 'accentFabric', 0.05),
];

/** A parasol over whatever stands below it. */
export const parasol = (tint: Tint = 'accentFabric', width = 2.6): Model => [
  turned([0, 0, 0], [0.05, 2.4, 0.05], 'wood-1'),
  turned([0, 2.1, 0], [width, 0.5, width], tint, [
    [1, 0],
    [0.5, 0.6],
    [0.04, 1],
  ]),
];

export const grill: Model = [
  block([0, 0.08, 0], [0.7, 0.7, 0.5], '#4a5056'),
  block([0, 0.14, -0.255], [0.6, 0.5, 0.012], '#5e656b'),
  soft([0, 0.8, 0], [0.74, 0.3, 0.52], '#2f3538', 0.1),
  block([0, 0.93, -0.29], [0.5, 0.03, 0.04], '#c9ccce'),
  block([0.62, 0.76, 0], [0.5, 0.04, 0.46], '#b9bec2'),
  block([-0.6, 0.76, 0], [0.46, 0.04, 0.46], '#b9bec2'),
  turned([-0.28, 0, 0], [0.16, 0.16, 0.16], '#22272b'),
  turned([0.28, 0, 0], [0.16, 0.16, 0.16], '#22272b'),
];

/** Posts and beams over a terrace. */
export const pergola = (width: number, depth: number, height = 2.5, tint: Tint = 'wood'): Model => [
  ...[-1, 1].flatMap((x) =>
    [-1, 1].map((z) => block([(x * width) / 2, 0, (z * depth) / 2], [0.14, height, 0.14], tint)),
  ),
  ...[-1, 1].map((z) => block([0, height, (z * depth) / 2], [width + 0.6, 0.18, 0.1], tint)),
  ...Array.from({ length: 9 }, (_, index) =>
    block([-width / 2 + (index * width) / 8, height + 0.18, 0], [0.07, 0.12, depth + 0.6], tint),
  ),
];

/** Bulbs on lines that sag between two points. */
export const lights = (from: Vector, to: Vector, bulbs = 11): Solid => ({
  low: [Math.min(from[0], to[0]), Math.min(from[1], to[1]) - 0.6, Math.min(from[2], to[2])],
  high: [Math.max(from[0], to[0]), Math.max(from[1], to[1]), Math.max(from[2], to[2])],
  hasShadow: false,
  draw(stage, low, high) {
    const end = (isFirst: boolean): Vector => {
      const at = (axis: 0 | 2) => (from[axis] <= to[axis] === isFirst ? low[axis] : high[axis]);
      const y = low[1] + 0.6 + ((isFirst ? from : to)[1] - Math.min(from[1], to[1]));
      return [at(0), y, at(2)];
    };
    stringLights(stage, end(true), end(false), bulbs);
  },
});

/** A young plant of a few leaves, tied to a stake. */
const seedling: Model = [
  drawn([0, 0, 0], [0.16, 0.46, 0.16], ({ canvas, camera, light }, at) => {
    const [x, y] = project(camera, at);
    const s = scaleAt(camera, at);
    const line = (points: string, code: string, width: number) =>
      canvas.stroke(points, lit(light, color(code), [-0.3, 0.5, -0.8]), { width, cap: 'round' });
    const up = (share: number) => (y - s * share).toFixed(1);
    line(`M${(x + s * 0.03).toFixed(1)} ${up(0)}V${up(0.32)}`, '#b08a5a', Math.max(1, s * 0.014));
    line(`M${x.toFixed(1)} ${up(0)}V${up(0.24)}`, '#4f8a3c', Math.max(1.2, s * 0.018));
    let leaves = '';
    for (const [side, high, turn] of [
      [-1, 0.12, 0.5],
      [1, 0.15, -0.5],
      [-1, 0.22, 0.8],
      [1, 0.24, -0.8],
    ] as const)
      leaves += dab([x + side * s * 0.065, y - s * high], s * 0.1, turn, 0.55);
    canvas.shape(leaves, lit(light, color('#6fae4a'), [-0.3, 0.7, -0.6]));
  }),
];

/** Tied to a stake and full of fruit. */
const tomatoPlant: Model = [
  turned([0, 0, 0.06], [0.03, 1.05, 0.03], '#b08a5a'),
  ...bush(0.82),
  ...(
    [
      [-0.2, 0.3],
      [0.06, 0.22],
      [0.22, 0.38],
      [-0.08, 0.48],
      [0.14, 0.58],
      [-0.2, 0.6],
    ] as const
  ).map(([x, y]) => ball([x, y, -0.3], 0.11, '#cf3a2a')),
];

/** A bed in a frame of boards, with rows of what grows in it. */
export const raisedBed = (
  width: number,
  depth: number,
  crop: 'leaves' | 'flowers' | 'tall' | 'seedlings' | 'tomatoes',
): Model => [
  block([0, 0, 0], [width, 0.36, depth], 'wood', { texture: 'boards', top: '#5b4534' }),
  ...[-0.28, 0.05, 0.34].flatMap((z) =>
    put(
      row(
        crop === 'tomatoes'
          ? tomatoPlant
          : crop === 'seedlings'
            ? seedling
            : crop === 'tall'
              ? grass(0.85)
              : bush(crop === 'flowers' ? 0.42 : 0.34, crop === 'flowers'),
        -width / 2 + 0.25,
        width / 2 - 0.2,
        crop === 'tomatoes' ? 0.56 : 0.42,
      ),
      [0, 0.34, z * depth],
    ),
  ),
];

export const wateringCan: Model = [
  turned([0, 0, 0], [0.26, 0.3, 0.26], '#7c9a92'),
  block([-0.22, 0.2, 0], [0.26, 0.04, 0.05], '#7c9a92'),
  block([0, 0.36, 0], [0.04, 0.04, 0.24], '#6a857e'),
];

/** A ribbed squash, with its stalk. */
export const pumpkin = (size: number, tint: Tint = '#dd7a2a'): Model => [
  turned([0, 0, 0], [size, size * 0.78, size], tint, [
    [0.6, 0],
    [0.95, 0.25],
    [1, 0.55],
    [0.7, 0.92],
    [0.2, 1],
  ]),
  ...[-0.24, 0, 0.24].map((x) =>
    turned([x * size, 0.02 * size, -0.24 * size], [size * 0.34, size * 0.72, size * 0.5], tint, [
      [0.6, 0],
      [1, 0.4],
      [0.7, 0.9],
      [0.1, 1],
    ]),
  ),
  block([0, size * 0.74, 0], [size * 0.12, size * 0.2, size * 0.12], '#6d7a3c'),
];

/** A pumpkin with a face cut into it, lit from within. */
export const lantern = (size: number): Model => [
  ...pumpkin(size),
  drawn(
    [0, size * 0.2, -size * 0.52],
    [size * 0.6, size * 0.5, 0.01],
    ({ canvas, camera }, at) => {
      const [x, y] = project(camera, at);
      const s = scaleAt(camera, at) * size;
      for (const points of [
        [
          [-0.26, 0.42],
          [-0.08, 0.42],
          [-0.17, 0.26],
        ],
        [
          [0.26, 0.42],
          [0.08, 0.42],
          [0.17, 0.26],
        ],
        [
          [-0.28, 0.14],
          [-0.14, 0.08],
          [-0.07, 0.13],
          [0, 0.07],
          [0.07, 0.13],
          [0.14, 0.08],
          [0.28, 0.14],
          [0.16, -0.04],
          [0, -0.08],
          [-0.16, -0.04],
        ],
      ] as const)
        canvas.polygon(
          points.map(([a, b]) => [x + a * s, y - b * s] as const),
          color('#ffd46a'),
        );
    },
    false,
  ),
];

export const balloons: Model = [
  ...(
    [
      [-0.22, 1.7, 'door'],
      [0.2, 1.85, 'accentFabric'],
      [0, 2.15, 'fabric+2'],
    ] as const
  ).flatMap(([x, y, tint]) => [
    drawn(
      [x / 2, 1, 0],
      [0.02, y - 0.9, 0.02],
      ({ canvas, camera, light }, at, [, tall]) => {
        const [fx, fy] = project(camera, [at[0] - x / 2, 1, at[2]]);
        const [tx, ty] = project(camera, [at[0] + x / 2, at[1] + tall, at[2]]);
        canvas.stroke(
          `M${fx.toFixed(1)} ${fy.toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}`,
          lit(light, color('#d8d2c6'), [0, 0.5, -0.8]),
          { width: 1.4 },
        );
      },
      false,
    ),
    ball([x, y, 0], 0.36, tint),
  ]),
];

/** A yard sign on an arm: a plain board with a small house on it and no lettering. */
export const signPost = (board: Tint = 'door', rider?: Tint): Model => [
  block([-0.5, 0, 0], [0.11, 2.1, 0.11], '#f6f2e9'),
  block([0.06, 1.86, 0], [1.24, 0.1, 0.1], '#f6f2e9'),
  block([0.14, 1.08, 0], [0.94, 0.7, 0.04], board),
  block([0.14, 1.11, -0.024], [0.88, 0.64, 0.004], `${board}` as Tint),
  houseMark([0.14, 1.2, -0.032], 0.44),
  ...(rider ? [block([0.14, 0.84, -0.005], [0.94, 0.2, 0.04], rider)] : []),
  ...[-0.24, 0.52].map((x) => block([x, 1.76, 0], [0.02, 0.12, 0.02], '#8f969b')),
];

/** A small house as a sign paints it, with a heart for its door. */
export function houseMark(at: Vector, size: number): Solid {
  return drawn(
    at,
    [size, size, 0.004],
    ({ canvas, camera }, place) => {
      const [x, y] = project(camera, place);
      const s = scaleAt(camera, place) * size;
      const shape = (
        points: readonly (readonly [number, number])[],
        paint: ReturnType<typeof color>,
      ) =>
        canvas.polygon(
          points.map(([a, b]) => [x + a * s, y - b * s] as const),
          paint,
        );
      shape(
        [
          [-0.5, 0.5],
          [0, 1],
          [0.5, 0.5],
          [0.36, 0.5],
          [0.36, 0],
          [-0.36, 0],
          [-0.36, 0.5],
        ],
        color('#fbf8f1'),
      );
      shape(
        [
          [-0.1, 0],
          [-0.1, 0.36],
          [0.1, 0.36],
          [0.1, 0],
        ],
        color('#c9a35c'),
      );
    },
    false,
  );
}

/** A large check mark on a ribbon: it is done. */
export const soldMark: Model = [
  block([0.14, 0.82, -0.008], [0.98, 0.26, 0.05], '#b23a33'),
  drawn(
    [0.14, 0.86, -0.045],
    [0.2, 0.18, 0.004],
    ({ canvas, camera }, at) => {
      const [x, y] = project(camera, at);
      const s = scaleAt(camera, at);
      canvas.stroke(
        `M${(x - 0.1 * s).toFixed(1)} ${(y - 0.09 * s).toFixed(1)}L${(x - 0.02 * s).toFixed(1)} ${(y - 0.01 * s).toFixed(1)}L${(x + 0.13 * s).toFixed(1)} ${(y - 0.18 * s).toFixed(1)}`,
        color('#ffffff'),
        { width: Math.max(2, s * 0.045), cap: 'round' },
      );
    },
    false,
  ),
];

/** A board that stands on the ground by itself, with an arrow on it. */
export const sandwichBoard: Model = [
  tapered([0, 0, 0], [0.8, 1.05, 0.6], 'door', { z: [0.45, 0.55] }),
  drawn(
    [0, 0.36, -0.24],
    [0.5, 0.4, 0.01],
    ({ canvas, camera }, at) => {
      const [x, y] = project(camera, at);
      const s = scaleAt(camera, at);
      canvas.polygon(
        (
          [
            [-0.24, 0.12],
            [0.04, 0.12],
            [0.04, 0],
            [0.27, 0.19],
            [0.04, 0.38],
            [0.04, 0.26],
            [-0.24, 0.26],
          ] as const
        ).map(([a, b]) => [x + a * s, y - b * s] as const),
        color('#fbf8f1'),
      );
    },
    false,
  ),
];
