import { mainLook, plainHouse, withRidge } from '#builtin/illustrator/homes/local-house.ts';
import { layPaving } from '#builtin/illustrator/landscape/paving.ts';
import { mass } from '#builtin/illustrator/models/building.ts';
import { bunting } from '#builtin/illustrator/models/celebrations.ts';
import {
  arrowSign,
  bloomingBush,
  condenser,
  luminaria,
  serviceTools,
  streetNames,
} from '#builtin/illustrator/models/curb-things.ts';
import { flagPole } from '#builtin/illustrator/models/flag.ts';
import { pole } from '#builtin/illustrator/models/lines.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, turned } from '#builtin/illustrator/models/solid.ts';
import { plume } from '#builtin/illustrator/models/vapor.ts';
import { blooms } from '#builtin/illustrator/scene.ts';
import {
  flowerBed,
  homesBehind,
  layGround,
  layStrip,
  mainHouse,
  planting,
  trees,
} from './around.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** Swags in red, white and blue along a picket fence. */
export const buntingFence: YardPage = {
  distance: [4.4, 5],
  eye: [1.5, 1.8],
  horizon: 0.42,
  things: (random, stage) => [
    ...mainHouse(stage, random, 2, 13),
    [outdoor.fence(30, 1.15, '#f6f2e9', 0.09), 0, 1],
    ...Array.from(
      { length: 11 },
      (_, index): Placed => [[bunting([0, 1.1, -0.05], 0.58)], -7.6 + index * 1.32, 1],
    ),
    ...[-3.6, 1.7, 5.6].map((x): Placed => [flagPole(1.75, 0.62), x, 1.1]),
    ...[-5, -3.9, -2.8, 3.2, 4.3, 5.4, 6.5].map((x): Placed => [planting(stage, 0.8), x, 2.2]),
    ...[-4.4, -2.4, 0.2, 2.6, 4.6].map((x): Placed => [planting(stage, 0.36), x, 0.3]),
  ],
};

/** A brick walk to the door between shrubs in bloom. */
export const frontWalk: YardPage = {
  distance: [5.2, 6],
  eye: [1.7, 2.1],
  horizon: 0.4,
  hasGrass: (x) => Math.abs(x) > 1.1,
  ground: (stage) =>
    layPaving(
      stage,
      [
        [-1, -7],
        [1, -7],
        [1, 10.2],
        [-1, 10.2],
      ],
      stage.scene.paving ?? 'brick',
    ),
  things: (random, stage) => {
    const petals = random.pick([
      ['#f0709c', '#f6a3bd', '#e85a8a'],
      ['#f0709c', '#f8c9d6', '#f391b0'],
      ['#e072b8', '#f09ccb', '#e85a8a'],
    ]);
    const isDry = stage.scene.region === 'desert';
    const isLit = stage.scene.extras?.includes('luminarias');
    return [
      ...mainHouse(stage, random, 0.42, 11),
      ...[-1, 1].flatMap((side): Placed[] =>
        Array.from({ length: 13 }, (_, index): Placed => {
          const height = 0.74 + ((index * 7) % 4) * 0.08;
          const petal = petals[(index + (side > 0 ? 1 : 0)) % petals.length] ?? '#e0648f';
          const { flowers, blooms: asked } = stage.scene;
          return [
            isDry
              ? planting(stage, 0.7)
              : flowers
                ? flowerBed(flowers, 1.1, 1)
                : bloomingBush(height, asked ? blooms[asked] : petal),
            side * (1.75 + ((index * 5) % 3) * 0.14),
            -1.6 + index * 0.92,
          ];
        }),
      ),
      ...(isLit
        ? [-1, 1].flatMap((side): Placed[] =>
            Array.from(
              { length: 9 },
              (_, index): Placed => [luminaria, side * 0.86, -1.8 + index * 1.3],
            ),
          )
        : []),
    ];
  },
};

/** The unit of an air conditioner at the wall of a house, with the tools of who looks after it. */
export const outdoorUnit: YardPage = {
  distance: [4.4, 5],
  eye: [1.7, 2],
  horizon: 0.38,
  pet: [-2.2, 0, 0.8],
  things: (random, stage) => {
    const look = mainLook(random.fork('house'), stage.scene);
    return [
      ...trees(
        stage,
        random,
        [
          [-9, 10],
          [9.5, 11],
        ],
        8,
      ),
      [
        [
          ...plainHouse(withRidge(look, 'along'), [12, 2.9, 7], {
            front: [
              ['window', 1.6, 0.95, 1.5, 1.3],
              ['window', 8.4, 0.95, 1.5, 1.3],
            ],
          }),
          block([1.5, 1.15, -0.05], [0.3, 0.44, 0.1], '#b9bec2'),
        ],
        0,
        2.6,
      ],
      [condenser, 0.2, 1.3, { size: 1.35 }],
      [
        [
          pole([0.9, 0.35, 1.6], [1.5, 0.35, 2.5], 0.06, '#4a4f52'),
          pole([1.5, 0.35, 2.5], [1.5, 1.2, 2.5], 0.06, '#4a4f52'),
        ],
        0,
        0,
      ],
      [serviceTools, -1.5, 0.5, { size: 1.1 }],
      ...[-4.6, -3.6, -2.5, 2.9, 3.9, 4.9].map((x): Placed => [planting(stage, 0.75), x, 2.1]),
    ];
  },
};

/** A roof seen from the height of its eaves, with a chimney that smokes. */
export const chimneyOnRoof: YardPage = {
  distance: [6.4, 7],
  eye: [4.6, 5.2],
  horizon: 0.42,
  zoom: 1.3,
  things: (random, stage) => {
    const look = mainLook(random.fork('house'), stage.scene);
    return [
      ...trees(stage, random, farTrees, 9),
      [
        [
          ...plainHouse(
            { ...look, ridge: 'along' },
            [13, 2.9, 7],
            {
              front: [
                ['window', 2, 0.9, 1.5, 1.3],
                ['door', 6, 0.1, 1, 2.1],
                ['window', 9.4, 0.9, 1.5, 1.3],
              ],
            },
            2.8,
          ),
          block([1.4, 4.2, 2.6], [1.5, 0.16, 1.3], '#8f969b'),
          block([1.4, 3.6, 2.6], [1.3, 3.4, 1.1], 'brick', { texture: 'brick' }),
          block([1.4, 6.9, 2.6], [1.6, 0.22, 1.4], 'brick-2', { texture: 'brick' }),
          ...[1.1, 1.7].map((x) => turned([x, 7.1, 2.6], [0.34, 0.5, 0.34], '#b5765a')),
          plume([1.4, 7.5, 2.6], { rise: 2.4, drift: 1.8, width: 0.5 }),
        ],
        -0.6,
        3.4,
      ],
    ];
  },
};

const farTrees = [
  [-10, 14],
  [-4, 18],
  [6, 17],
  [11, 13],
] as const;

/** A sign that points down a street from its corner. */
export const streetCorner: YardPage = {
  distance: [4.6, 5.2],
  eye: [1.6, 1.9],
  horizon: 0.42,
  hasGrass: (x, z) => z > 1 && (x < 2.1 || x > 9.4),
  ground: (stage) => {
    const lane = (from: number, to: number, code: string) =>
      layGround(
        stage,
        [
          [from, 0, -1],
          [to, 0, -1],
          [to, 0, 60],
          [from, 0, 60],
        ],
        code,
      );
    layStrip(stage, -0.4, 0.9, '#cfc8ba');
    lane(2.2, 9.2, '#cfc8ba');
    lane(3.2, 8.2, '#8a8d91');
    layStrip(stage, -8, -0.4, '#8a8d91');
    layStrip(stage, -0.5, -0.36, '#e4ded2');
    // Where the side street opens, there is no sidewalk.
    layGround(
      stage,
      [
        [2.7, 0, -0.6],
        [8.7, 0, -0.6],
        [8.2, 0, 1.2],
        [3.2, 0, 1.2],
      ],
      '#8a8d91',
    );
  },
  things: (random, stage) => [
    ...homesBehind(stage, random, 11, [-22, -7]),
    ...homesBehind(stage, random, 12, [17]),
    ...homesBehind(stage, random, 34, [-12, 20]),
    [arrowSign, -0.5, 1.4, { size: 1.35 }],
    [outdoor.balloons, -1.55, 1.6],
    [streetNames, 1.75, 1.2],
    ...[-4.4, -3.5, -2.6].map((x): Placed => [planting(stage, 0.6), x, 2.4]),
  ],
};

/** A window of a house from close by, and who looks out of it. */
export const windowCat: YardPage = {
  distance: [1.6, 1.9],
  eye: [1.5, 1.7],
  horizon: 0.5,
  pet: [0.24, 1.1, 1.86],
  things: (random, stage) => {
    const look = mainLook(random.fork('house'), stage.scene);
    const wall = stage.scene.colors?.walls ? 'walls' : look.wall;
    return [
      [
        [
          mass([0, 0, 3], [16, 5, 6], wall, {
            texture: look.texture,
            front: [['shutters', 7.3, 1, 1.4, 1.4]],
          }),
          block([0, 0, -0.05], [16, 0.3, 0.1], 'stone', { texture: 'stone' }),
          block([0, 0.72, -0.26], [1.6, 0.26, 0.32], '#f6f2e9'),
          ...[-0.6, -0.36, -0.12, 0.12, 0.36, 0.6].flatMap((x) =>
            put(outdoor.bush(0.2, true), [x, 0.94, -0.3]),
          ),
        ],
        0,
        2,
      ],
      ...[-3.6, -2.6, 2.7, 3.7].map((x): Placed => [planting(stage, 0.8), x, 1.2]),
    ];
  },
};
