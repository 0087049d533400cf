import { mass, type Opening } from '#builtin/illustrator/models/building.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, type Tint, tapered, turned } from '#builtin/illustrator/models/solid.ts';
import { car, movingTruck } from '#builtin/illustrator/models/vehicles.ts';
import { hasStucco } from '#builtin/illustrator/regions.ts';
import type { Scene } from '#builtin/illustrator/scene.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { layGround, layStrip, planting, spots, trees } from './around.ts';
import { lampPost } from './town.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** Asphalt with the lines of parking places on it. */
const drawParking = (stage: Stage, from: number, to: number) => {
  layStrip(stage, -13, to, '#85888c');
  layStrip(stage, to, to + 2.6, '#cfc8ba');
  for (let x = -24; x <= 24; x += 3)
    layGround(
      stage,
      [
        [x, 0, from],
        [x + 0.14, 0, from],
        [x + 0.14, 0, to - 0.3],
        [x, 0, to - 0.3],
      ],
      '#f1eee6',
    );
};

/** A sign of an agent on the strip of grass, where one was asked for. */
const forLease = (stage: Stage): Placed[] =>
  asks(stage, 'sale-sign') ? [[outdoor.signPost('door'), -2.4, 0.4, { size: 1.2 }]] : [];

const unit = (random: Random, scene: Scene, wide: number): Model => {
  const wall = random.pick<Tint>(['#d8c8a8', '#c9a981', '#b9866a', '#e3d6ba']);
  const cloth = random.pick<Tint>(['#b5473a', '#1f6a5a', '#3f6f9a', '#d9a23a', '#4a4f52']);
  const high = random.pick([4.4, 4.9, 5.6]);
  return [
    mass([0, 0, 4], [wide, high, 8], scene.isBrick ? 'brick' : wall, {
      texture: scene.isBrick ? 'brick' : hasStucco(scene) ? 'stucco' : 'plain',
      front: [
        ['plain', 0.4, 0.35, 2.5, 2.3],
        ['glazed', 3.1, 0, 1.1, 2.5],
        ['plain', 4.4, 0.35, wide - 4.8, 2.3],
      ],
    }),
    block([0, high, 4], [wide + 0.1, 0.3, 8.2], 'trim-1'),
    block([0, 3.3, -0.08], [wide - 2.4, 0.7, 0.14], cloth),
    tapered([0, 2.75, -0.6], [wide - 0.5, 0.5, 1.2], cloth, {
      z: [0.9, 1],
      ends: cloth,
      top: cloth,
    }),
  ];
};

/** A row of shops under flat roofs behind their parking. */
export const stripMall: YardPage = {
  distance: [12, 13],
  eye: [2.8, 3.4],
  horizon: 0.5,
  turn: -0.16,
  isBare: true,
  ground: (stage) => drawParking(stage, 3, 7.4),
  things: (random, stage) => [
    ...trees(stage, random, spots('-20,24 -6,26 9,25 22,24'), 9),
    ...[-24, -16.6, -9.2, -1.8, 5.6, 13, 20.4].map(
      (x, i): Placed => [unit(random.fork(`unit ${i}`), stage.scene, 7.4), x, 10.4],
    ),
    ...(
      [
        [-10.5, '#b5473a'],
        [-4.5, '#e4dccb'],
        [1.5, '#5f7485'],
        [10.5, '#3f464c'],
        [-16.5, '#f1efe9'],
      ] as const
    ).map(([x, tint]): Placed => [car(tint), x + 1.5, 5.2, { turn: 2 }]),
    ...[-13, 6].map((x): Placed => [lampPost, x, 8.4, { size: 1.2 }]),
    ...[-20, -8, 4, 16].map((x): Placed => [planting(stage, 0.7), x, 9.6]),
    ...forLease(stage),
  ],
};

/** An office building of glass and stone, with trees before its door. */
export const officeBuilding: YardPage = {
  distance: [15, 17],
  eye: [1.9, 2.5],
  horizon: 0.7,
  zoom: 1.05,
  hasGrass: (x) => Math.abs(x) > 4,
  ground: (stage) => {
    layStrip(stage, -14, -4.4, '#85888c');
    layStrip(stage, -4.4, -2.4, '#cfc8ba');
    layGround(
      stage,
      [
        [-3.6, 0, -2.6],
        [3.6, 0, -2.6],
        [3.6, 0, 6],
        [-3.6, 0, 6],
      ],
      '#cfc8ba',
    );
  },
  things: (random, stage) => {
    const frame = random.pick<Tint>(['#c9bda6', '#d8d2c6', '#a99a86']);
    const wall: Tint = stage.scene.isBrick ? 'brick' : frame;
    const floors = [0, 1, 2, 3];
    const bands = floors
      .slice(1)
      .flatMap((floor): Opening[] =>
        Array.from(
          { length: 8 },
          (_, i): Opening => ['plain', 0.7 + i * 2.9, 0.9 + floor * 3.3, 2.6, 2],
        ),
      );
    return [
      ...trees(stage, random, spots('-19,16 19,17 -24,9 24,9'), 10),
      [
        [
          mass([0, 0, 6], [24, 13.6, 12], wall, {
            texture: stage.scene.isBrick ? 'brick' : 'plain',
            front: [
              ...[0, 1, 2, 5, 6, 7].map((i): Opening => ['plain', 0.7 + i * 2.9, 0.5, 2.6, 2.6]),
              ...bands,
            ],
            right: floors.flatMap((floor): Opening[] =>
              [1, 4.6, 8.2].map((u) => ['plain', u, 0.9 + floor * 3.3, 2.8, 2]),
            ),
          }),
          block([0, 13.6, 6], [24.4, 0.5, 12.4], frame, { top: '#8a8d91' }),
          block([4, 14.1, 8], [6, 1.6, 4], '#a9b0b4'),
          mass([0, 0, -0.1], [5.4, 13.2, 0.6], '#6f8a98', {
            front: [
              ['glazed', 1.3, 0, 1.35, 2.6],
              ['glazed', 2.75, 0, 1.35, 2.6],
              ...[1, 2, 3].flatMap((floor): Opening[] => [
                ['plain', 0.2, 0.4 + floor * 3.2, 2.4, 2.9],
                ['plain', 2.8, 0.4 + floor * 3.2, 2.4, 2.9],
              ]),
            ],
          }),
          block([0, 2.9, -1.6], [7, 0.3, 2.8], '#3f464c'),
          ...[-3.2, 3.2].map((x) => turned([x, 0, -2.8], [0.26, 2.9, 0.26], '#3f464c')),
        ],
        0,
        7,
      ],
      ...trees(
        stage,
        random,
        [
          [-9, 2.4],
          [9, 2.8],
        ],
        6,
      ),
      ...[-11, -9.6, -6.4, -5, 5, 6.4, 9.6, 11].map((x): Placed => [planting(stage, 0.8), x, 6]),
      ...forLease(stage),
    ];
  },
};

/** A long building of metal with doors at the height of a truck's bed. */
export const warehouse: YardPage = {
  distance: [11, 12],
  eye: [2.2, 2.8],
  horizon: 0.52,
  turn: -0.12,
  isBare: true,
  ground: (stage) => layStrip(stage, -10, 12, '#a5a39d'),
  things: (random, stage) => [
    ...trees(stage, random, spots('-24,27 26,28 -8,31'), 9),
    [
      [
        mass([0, 0, 8], [46, 8, 16], '#d3d0c8', {
          texture: 'seams',
          front: [
            ...[5, 11, 17, 23].map((u): Opening => ['garage', u, 1.2, 3.4, 3.4]),
            ['garage', 30, 0, 4.4, 4.6],
            ['door', 36.4, 0, 1.1, 2.2],
            ...[38.4, 41].flatMap((u): Opening[] => [
              ['plain', u, 1.2, 2, 1.4],
              ['plain', u, 4.8, 2, 1.4],
            ]),
          ],
        }),
        block([0, 8, 8], [46.4, 0.4, 16.4], '#3f6f9a', { top: '#b9bec2' }),
        block([0, 6.6, -0.04], [46, 0.5, 0.08], '#3f6f9a'),
        ...[-16.3, -10.3, -4.3, 1.7].flatMap((x) => [
          block([x, 0, -0.3], [4, 1.2, 0.6], '#8f8d88'),
          ...[-1.6, 1.6].map((aside) =>
            block([x + aside, 0.5, -0.66], [0.3, 0.7, 0.14], '#24282b'),
          ),
        ]),
      ],
      2,
      12,
    ],
    [movingTruck, -8.3, 8.2],
    [movingTruck, 3.7, 8.2],
    [car('#5f7485'), 15, 5, {}],
  ],
};

/** Rows of units with doors that roll up. */
export const storageUnits: YardPage = {
  distance: [7, 8],
  eye: [1.9, 2.3],
  horizon: 0.46,
  isBare: true,
  ground: (stage) => layStrip(stage, -10, 60, '#a5a39d'),
  things: (random, stage) => {
    const door = random.pick<Tint>(['#d9772f', '#b23a33', '#2f6f8f']);
    const units = (count: number): Model => [
      mass([0, 0, 3], [count * 3.2, 3, 6], '#e3dccb', { texture: 'seams' }),
      ...Array.from({ length: count }, (_, i) => {
        const x = -count * 1.6 + 1.6 + i * 3.2;
        return [
          block([x, 0.02, -0.04], [2.5, 2.4, 0.08], door, { texture: 'slats' }),
          block([x, 0.3, -0.1], [0.4, 0.06, 0.04], '#2f3538'),
        ];
      }).flat(),
      block([0, 3, 3], [count * 3.2 + 0.4, 0.3, 6.4], door, { top: '#b9bec2' }),
    ];
    return [
      ...trees(stage, random, spots('-12,44 4,46 16,44'), 9),
      [units(9), -6.4, 14.4, { turn: 1 }],
      [units(9), 6.4, 14.4, { turn: 3 }],
      [units(9), 0, 36],
      [car('#5f7485'), 2.6, 8],
    ];
  },
};
