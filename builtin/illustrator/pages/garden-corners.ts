import { mainLook, plainHouse, withRidge } from '#builtin/illustrator/homes/local-house.ts';
import { mass } from '#builtin/illustrator/models/building.ts';
import { bloomingBush } from '#builtin/illustrator/models/curb-things.ts';
import { fenceOf } from '#builtin/illustrator/models/fences.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, type Solid, type Tint } from '#builtin/illustrator/models/solid.ts';
import { blooms } from '#builtin/illustrator/scene.ts';
import { mainHouse, planting } from './around.ts';
import { shop } from './shops.ts';
import type { Placed, YardPage } from './yard-page.ts';
import { behind, houseBack } from './yards.ts';

/** A small house of its own at the end of a backyard. */
export const guestHouse: YardPage = {
  distance: [6, 7],
  eye: [1.9, 2.3],
  horizon: 0.44,
  paving: [
    { x: [-0.8, 0.8], z: [-7, 5.6], tint: '#c9bfae', texture: 'stone' },
    { x: [-3.4, 3.8], z: [3.4, 6], tint: 'wood+1', texture: 'boards', y: 0.12 },
  ],
  things: (random, stage) => {
    const look = mainLook(random.fork('house'), { ...stage.scene, stories: 1 });
    return [
      ...behind(stage, random).map(
        ([model, x, z, how]): Placed => [model, x * 1.2, z + 3, how ?? {}],
      ),
      [houseBack(stage, 9), -11.4, 6],
      [
        [
          ...plainHouse(withRidge(look, 'away'), [7, 2.8, 6], {
            front: [
              ['window', 0.7, 0.8, 1.5, 1.4],
              ['glazed', 2.9, 0.1, 1.2, 2.2],
              ['window', 4.8, 0.8, 1.5, 1.4],
              ['lantern', 2.5, 1.7],
            ],
            right: [['window', 2, 0.9, 1.2, 1.2]],
            left: [['window', 2, 0.9, 1.2, 1.2]],
          }),
        ],
        0.2,
        6,
      ],
      [outdoor.deckChair, -2.4, 4.6, { y: 0.12 }],
      [outdoor.deckChair, 2.6, 4.6, { y: 0.12 }],
      ...[-1.3, 1.4].map(
        (x): Placed => [fixture.plant(0.9, 'bush', '#b5573a'), x, 5.4, { y: 0.12 }],
      ),
      ...[-4.6, -5.6, 4.9, 5.9, -1.7, 1.7].map(
        (x, i): Placed => [planting(stage, 0.7), x, i < 4 ? 5.4 : 1.6],
      ),
    ];
  },
};

/** An arch of slats over a gate, with roses over it. */
const roseArch = (petal: string): Model => [
  ...[-0.85, 0.85].flatMap((x) => [
    ...[-0.35, 0.35].map((z) => block([x, 0, z], [0.1, 2.2, 0.1], '#f6f2e9')),
    ...[0.5, 0.95, 1.4, 1.85].map((y) => block([x, y, 0], [0.06, 0.05, 0.7], '#f6f2e9')),
  ]),
  ...[-0.35, 0.35].map((z) => block([0, 2.2, z], [2.3, 0.12, 0.1], '#f6f2e9')),
  ...[-0.8, -0.4, 0, 0.4, 0.8].map((x) => block([x, 2.32, 0], [0.08, 0.08, 1], '#f6f2e9')),
  ...[-0.95, -0.45, 0.1, 0.6, 1].flatMap((x, i) =>
    put(bloomingBush(0.55, petal), [x, 2.2 - (i % 2) * 0.12, -0.4]),
  ),
  ...[0, 0.5, 1, 1.5].flatMap((y) => put(bloomingBush(0.5, petal), [-0.95, y, -0.4])),
  ...[0, 0.45, 0.9].flatMap((y) => put(bloomingBush(0.5, petal), [0.98, y, -0.4])),
];

/** A white gate in a picket fence, roses over it, the house at the end of the path. */
export const gardenGate: YardPage = {
  distance: [4.4, 5],
  eye: [1.6, 1.9],
  horizon: 0.46,
  paving: [{ x: [-0.7, 0.7], z: [-6, 12], tint: '#c9bfae', texture: 'stone' }],
  things: (random, stage) => {
    const kind = stage.scene.fence ?? 'picket';
    const petal = blooms[stage.scene.blooms ?? 'roses'];
    return [
      ...mainHouse(stage, random, 0.2, 13),
      ...[-6.9, 6.9].map((x): Placed => [fenceOf(kind, 12, stage.scene.colors?.fence), x, 2.6]),
      [roseArch(petal), 0, 2.6],
      [
        [
          ...Array.from({ length: 8 }, (_, i): Solid => {
            const x = -0.66 + i * 0.19;
            return block(
              [x, 0.12, 0],
              [0.1, 0.86 + Math.sin((i / 7) * Math.PI) * 0.14, 0.04],
              '#f6f2e9' as Tint,
            );
          }),
          ...[0.3, 0.8].map((y) => block([0, y, 0.04], [1.5, 0.08, 0.04], '#f6f2e9')),
        ],
        0,
        2.7,
      ],
      ...[-5, -4, -3, -2.1, 2.1, 3, 4, 5].map((x): Placed => [planting(stage, 0.6), x, 1.7]),
      ...[-4.6, -3.4, 3.2, 4.4].map((x): Placed => [bloomingBush(0.8, petal), x, 3.6]),
    ];
  },
};

/** The roof that hangs over the doors of a movie theater, bulbs around its boards. */
const theaterHouse: Model = [
  mass([0, 0, 5], [11, 9.6, 10], 'brick', { texture: 'brick' }),
  block([0, 9.6, 5], [11.4, 0.5, 10.2], '#d8cdb8'),
  block([0, 4.8, -0.14], [2.6, 7, 0.5], '#b23a33'),
  ...[-1.1, 1.1].map((x) => block([x, 5, -0.42], [0.16, 6.4, 0.08], '#ffe2a0')),
  ...[5.6, 6.8, 8, 9.2].map((y) => block([0, y, -0.42], [1.4, 0.7, 0.06], '#f6f2e9')),
  mass([0, 0, -0.02], [9, 2.9, 0.1], '#5a2f2a', {
    front: [
      ['glazed', 3, 0.02, 1.3, 2.5],
      ['glazed', 4.6, 0.02, 1.3, 2.5],
      ['plain', 0.5, 0.6, 1.6, 1.9],
      ['plain', 6.9, 0.6, 1.6, 1.9],
    ],
  }),
  block([0, 3.1, -1.3], [9.6, 1.5, 2.6], '#f6efdc'),
  block([0, 2.94, -1.3], [9.8, 0.2, 2.8], '#b23a33'),
  block([0, 4.6, -1.3], [9.8, 0.2, 2.8], '#b23a33'),
  ...Array.from({ length: 25 }, (_, i) => i * 0.39 - 4.68).flatMap((x) =>
    [2.98, 4.64].map((y) => block([x, y, -2.73], [0.13, 0.13, 0.04], '#ffe9a8')),
  ),
  ...[3.5, 3.95].map((y) => block([0, y, -2.62], [7, 0.08, 0.02], '#c9bda6')),
];

/** A movie theater on a main street. */
export const theaterFront: YardPage = {
  distance: [10, 11],
  eye: [1.8, 2.2],
  horizon: 0.76,
  zoom: 1.05,
  isBare: true,
  paving: [{ x: [-40, 40], z: [1.2, 6.4], tint: '#c6c0b4', texture: 'stone' }],
  things: (random, stage) => [
    [theaterHouse, 0, 6.2],
    ...[-9.4, -16.6, 9.4, 16.6].map(
      (x): Placed => [shop(random.fork(`shop ${x}`), stage.scene, 7.2), x, 6.4],
    ),
    ...[-7, 7.4].map((x): Placed => [outdoor.tree('broadleaf', 4.6), x, 2]),
    ...[-5, 5].map((x): Placed => [fixture.plant(1, 'bush', '#3f464c'), x, 4.6]),
  ],
};
