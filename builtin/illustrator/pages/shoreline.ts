import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, mix } from '#builtin/illustrator/drawing/color.ts';
import { blob } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { overWater } from '#builtin/illustrator/models/boats.ts';
import { mass, roof } from '#builtin/illustrator/models/building.ts';
import { parkBench } from '#builtin/illustrator/models/grounds.ts';
import { pole } from '#builtin/illustrator/models/lines.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, type Solid, soft, type Tint } from '#builtin/illustrator/models/solid.ts';
import { kayak } from '#builtin/illustrator/models/vehicles.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { layGround, planting, spots, trees } from './around.ts';
import { drawSand } from './beach.ts';
import { rock } from './nature.ts';
import { drawRiver, isOffRiver } from './river.ts';
import { shopsOn } from './shops.ts';
import { lampPost } from './town.ts';
import { drawWaterTo } from './water.ts';
import type { Placed, YardPage } from './yard-page.ts';

const course = (z: number) => [1.6 + Math.sin(z * 0.09) * 4 + z * 0.06, 3.6 + z * 0.03] as const;

/** A river that winds away between its banks, stones at its edge, boats drawn up where they were asked for. */
export const riverBank: YardPage = {
  home: [-13, 20],
  distance: [4.6, 5.4],
  eye: [1.9, 2.3],
  horizon: 0.44,
  hasGrass: isOffRiver(course),
  ground: (stage) => drawRiver(stage, course),
  pet: [3.3, 0, 4.2],
  things: (random, stage) => [
    ...trees(
      stage,
      random,
      spots('-8,9 11.5,8 -6.5,16 14,16 -3,24 16,26 -14,14 20,20 -8,34 10,40 -18,28'),
      8.5,
      false,
    ),
    ...Array.from({ length: 14 }, (_, i): Placed => {
      const z = (i < 7 && asks(stage, 'kayaks') ? 5 : 0.2) + (i % 7) * 2.2;
      const [middle, half] = course(z);
      return [
        overWater(rock(random.between(0.5, 1.3))),
        middle + (i < 7 ? -1 : 1) * (half + random.between(-0.5, 0.5)),
        z,
      ];
    }),
    ...[5, 11, 15].map((z): Placed => {
      const [middle] = course(z);
      return [overWater(rock(random.between(0.6, 1))), middle + random.spread(1.6), z];
    }),
    ...Array.from({ length: 10 }, (_, i): Placed => {
      const z = (asks(stage, 'kayaks') ? 5 : 0.6) + i * 1.4;
      const [middle, half] = course(z);
      return [outdoor.grass(0.8), middle - half - random.between(0.8, 1.8), z];
    }),
    ...(asks(stage, 'bonfire') ? ([[outdoor.firePit, -3.2, 1]] as Placed[]) : []),
    ...(asks(stage, 'kayaks')
      ? ([
          [kayak('#d9772f', 'inward'), -2.2, 2],
          [kayak('#e0b23a', 'inward'), -3.2, 2.6],
          [kayak('#3f8f86', 'inward'), -4.2, 3.2],
        ] as Placed[])
      : []),
  ],
};

/** The bottom the tide has left: wet sand, with pools in which the sky stands. */
function drawFlats(stage: Stage) {
  const { camera, light } = stage;
  const random = stage.random.fork('flats');
  layGround(
    stage,
    [
      [-60, 0, 3.4],
      [60, 0, 3.4],
      [60, 0, 40],
      [-60, 0, 40],
    ],
    '#a3906f',
  );
  let pools = '';
  for (let index = 0; index < 46; index += 1) {
    const z = 4.4 + random.next() ** 1.6 * 22;
    const at = [random.spread(4 + z * 0.9), 0, z] as const;
    const s = scaleAt(camera, at);
    const long = s * random.between(0.5, 2.2);
    pools += blob(random, project(camera, at), [long, Math.max(1, long * 0.09)], 0.4, 9);
  }
  stage.canvas.shape(pools, mix(light.sky[2], lit(light, color('#8fb0b8'), [0, 1, 0]), 0.5));
}

/** Sand in front, the sea behind it. */
const drawShore = (stage: Stage) => {
  drawSand(stage);
  const isLow = asks(stage, 'low-tide');
  if (isLow) drawFlats(stage);
  drawWaterTo(stage, (x) => (isLow ? 26 : 5.6) + Math.sin(x * 0.3) * (isLow ? 3 : 0.6), 'sea');
};

/** Planks on piles that lead out over the water, a hut at their end. */
export const pier: YardPage = {
  distance: [6, 7],
  eye: [3, 3.6],
  horizon: 0.42,
  zoom: 1.1,
  isBare: true,
  ground: drawShore,
  pet: [-2.6, 0, 0.6],
  things: (random, stage) => [
    ...(treeKindsOf(stage.scene).includes('palm')
      ? ([[outdoor.tree('palm', 6.5), -7.4, 3]] as Placed[])
      : []),
    [
      Array.from({ length: 13 }, (_, i): Solid[] => {
        const z = i * 3.6;
        return [
          ...[-1.7, 1.7].map((x) => block([x, -1, z], [0.34, 2.4, 0.34], '#6b5746')),
          block([0, 1.1, z + 1.2], [4, 0.16, 3.6], '#a08a6c', {
            texture: 'boards',
            top: '#b89c78',
          }),
          ...[-1.9, 1.9].flatMap((x) => [
            block([x, 1.26, z], [0.14, 1.05, 0.14], '#8a7a66'),
            block([x, 2.2, z + 1.2], [0.1, 0.1, 3.6], '#9a8a74'),
            block([x, 1.75, z + 1.2], [0.06, 0.06, 3.6], '#9a8a74'),
          ]),
        ];
      })
        .flat()
        .map((solid): Solid => ({ ...solid, hasShadow: false })),
      2.4,
      1.4,
    ],
    [
      overWater([
        block([0, 1.1, 0], [11, 0.2, 6], '#a08a6c'),
        mass([0, 1.3, 0.4], [6, 2.8, 4], '#d8cdb8', {
          texture: 'clapboard',
          front: [
            ['window', 0.8, 0.8, 1.4, 1.2],
            ['door', 2.6, 0, 1.1, 2.1],
            ['window', 4.2, 0.8, 1.2, 1.2],
          ],
        }),
        roof([0, 4.1, 0.4], [7, 1.8, 5], { ridge: 'hip', tint: '#5f7f88' }),
        ...[-4.6, 4.6].flatMap((x) =>
          [-2, 2].map((z) => block([x, -1, z], [0.4, 2.2, 0.4], '#6b5746')),
        ),
      ]),
      2.4,
      50,
    ],
    ...Array.from(
      { length: 9 },
      (_, i): Placed => [
        outdoor.grass(random.between(0.5, 0.9)),
        -7 + (i % 5) * 0.9 + (i > 4 ? 11.4 : 0),
        random.between(-0.6, 1.6),
      ],
    ),
    ...[12, 26].map((z): Placed => [lampPost, 4.2, z, { y: 1.2, size: 0.8 }]),
  ],
};

/** A wheel with cabins, as it turns over a seaside town. */
export const ferrisWheel: Model = (() => {
  const [radius, hub] = [8, 9.6];
  const rim = (i: number, reach = radius) => {
    const angle = (i / 20) * Math.PI * 2;
    return [Math.cos(angle) * reach, hub + Math.sin(angle) * reach, 0] as const;
  };
  const tints: Tint[] = ['#c8433a', '#e0b23a', '#3f8f86', '#3f6f9a', '#d9772f'];
  return [
    ...[-3.6, 3.6].map((x) => pole([x, 0, 0], [0, hub, 0], 0.34, '#e9e4da')),
    ...Array.from({ length: 20 }, (_, i) => pole(rim(i), rim(i + 1), 0.2, '#f1ede4')),
    ...Array.from({ length: 20 }, (_, i) => pole(rim(i, 6.6), rim(i + 1, 6.6), 0.1, '#f1ede4')),
    ...Array.from({ length: 10 }, (_, i) => pole([0, hub, 0], rim(i * 2), 0.09, '#d8d2c6')),
    ...Array.from({ length: 10 }, (_, i) => {
      const [x, y] = rim(i * 2);
      return soft([x, y - 0.9, -0.2], [1.2, 1.1, 0.8], tints[i % 5] ?? '#c8433a', 0.2);
    }),
  ];
})();

/** A walk of planks along the sea, shops on the one side, the beach on the other. */
export const promenade: YardPage = {
  distance: [4, 5],
  eye: [2, 2.6],
  horizon: 0.5,
  zoom: 1.05,
  isBare: true,
  ground: (stage) => {
    drawShore(stage);
    layGround(
      stage,
      [
        [-4.4, 0, -9],
        [9, 0, -9],
        [9, 0, 120],
        [-4.4, 0, 120],
      ],
      '#b4946c',
    );
    for (let z = -6; z < 40; z += z < 12 ? 0.5 : 1.6)
      layGround(
        stage,
        [
          [-4.4, 0, z],
          [9, 0, z],
          [9, 0, z + 0.05],
          [-4.4, 0, z + 0.05],
        ],
        '#7d6346',
      );
  },
  pet: [-0.6, 0, 0.6],
  things: (random, stage) => [
    ...shopsOn(random.fork('shops'), stage.scene, 1).map(
      ([model, x, z, how]): Placed => [model, x + 1.2, z, how ?? {}],
    ),
    ...(asks(stage, 'ferris-wheel') ? ([[ferrisWheel, -7, 44]] as Placed[]) : []),
    ...Array.from(
      { length: 12 },
      (_, i): Placed => [
        [
          block([0, 0, 0], [0.14, 1.1, 0.14], '#f4f0e6'),
          ...[0.5, 1].map((y) => block([0, y, 1.5], [0.08, 0.08, 3], '#f4f0e6')),
        ],
        -4.3,
        -1 + i * 3,
      ],
    ),
    ...[3, 12, 22, 33].map((z): Placed => [lampPost, -3.7, z]),
    ...[2.2, 9].map((z): Placed => [parkBench, -3, z, { turn: 1, size: 0.9 }]),
    ...(treeKindsOf(stage.scene).includes('palm')
      ? [6, 16, 27].map((z): Placed => [outdoor.tree('palm', 6), -5.6, z])
      : []),
    [planting(stage, 0.6), 5, 3.4],
  ],
};

const span = 26;

/** How high the great cable hangs, so many metres from the middle of the bridge. */
const cableAt = (x: number) => {
  const inner = Math.min(1, Math.abs(x) / span);
  return Math.abs(x) <= span ? 8.4 + inner ** 2 * 12 : 20.4 - (Math.abs(x) - span) * 0.62;
};

/** Two towers, a deck and the cables it hangs from. */
const hangingBridge = (tint: Tint): Model => {
  const points = Array.from({ length: 45 }, (_, i) => -44 + i * 2);
  return [
    ...[-span, span].flatMap((x) => [
      block([x, -1, 0], [5, 3.4, 4], '#a9a49a'),
      ...[-1.4, 1.4].map((aside) => block([x + aside, 2.4, 0], [1, 18.6, 1.4], tint)),
      ...[9, 14.4, 19.6].map((y) => block([x, y, 0], [3.8, 0.9, 1.2], tint)),
    ]),
    block([0, 6.6, 0], [96, 1, 3], tint),
    block([0, 7.6, -1.4], [96, 0.5, 0.1], '#d8d2c6'),
    ...points
      .slice(1)
      .map((x, i) =>
        pole([points[i] ?? 0, cableAt(points[i] ?? 0), -1.3], [x, cableAt(x), -1.3], 0.36, tint),
      ),
    ...points
      .filter((x) => Math.abs(Math.abs(x) - span) > 1.6 && cableAt(x) > 7.8)
      .map((x) => pole([x, 7.4, -1.3], [x, cableAt(x), -1.3], 0.08, tint)),
  ].map((solid): Solid => ({ ...solid, hasShadow: false }));
};

/** A great bridge across a river or a bay, seen from its bank. */
export const suspensionBridge: YardPage = {
  distance: [8, 9],
  eye: [3, 3.8],
  horizon: 0.58,
  zoom: 0.8,
  hasGrass: (_, z) => z < 3,
  ground: (stage) => drawWaterTo(stage, (x) => 4 + Math.sin(x * 0.2) * 0.6, 'lake'),
  things: (random, stage) => [
    [hangingBridge((stage.scene.colors?.bridge as Tint | undefined) ?? '#b2523e'), 2, 46],
    ...Array.from(
      { length: 12 },
      (_, i): Placed => [
        overWater(rock(random.between(0.6, 1.4))),
        -13 + i * 2.3,
        3.4 + random.spread(0.6),
      ],
    ),
    [parkBench, -4, 0.8, { turn: 2 }],
    [lampPost, 5.4, 1],
    ...[-7, -6, 6.6, 7.6].map((x): Placed => [planting(stage, 0.7), x, 1.2]),
  ],
};
