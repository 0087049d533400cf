import { dock, overWater } from '#builtin/illustrator/models/boats.ts';
import { roof } from '#builtin/illustrator/models/building.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, turned } from '#builtin/illustrator/models/solid.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { layGround, spots, trees } from './around.ts';
import { drawRiver, isOffRiver } from './river.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** A creek that winds through a marsh, wider at high water. */
const creek = (stage: Stage) => (z: number) =>
  [
    Math.sin(z * 0.16) * (2.2 + z * 0.1) + 1,
    (asks(stage, 'low-tide') ? 1.5 : 2.6) + z * 0.02,
  ] as const;

/** Tufts of tall grass on both sides of a creek, thicker far away. */
const reeds = (
  random: Random,
  course: (z: number) => readonly [number, number],
  count: number,
): Placed[] =>
  Array.from({ length: count }, (_, i): Placed => {
    const z = -1.4 + (i / count) ** 1.5 * 30;
    const [middle, half] = course(z);
    const side = i % 2 ? 1 : -1;
    return [
      overWater(outdoor.grass(random.between(0.7, 1.1))),
      middle + side * (half + 0.3 + random.next() ** 1.6 * (4 + z * 0.7)),
      z,
    ];
  });

/** A hut on piles at the end of a long dock, as they stand over tidal creeks. */
const dockHouse: Model = overWater([
  ...[-1.3, 1.3].flatMap((x) =>
    [-1, 1].map((z) => block([x, -0.6, z], [0.18, 3.4, 0.18], '#8a7a66')),
  ),
  block([0, 0.5, 0], [3.2, 0.14, 2.6], '#a08a6c'),
  roof([0, 2.7, 0], [3.8, 1.2, 3.2], { ridge: 'hip', tint: '#7f888e', texture: 'seams' }),
  block([0, 1.2, -1.1], [3, 0.07, 0.07], '#e9e4da'),
]);

/** Grass as far as the trees, the creek in its bends, a dock out to it. */
export const marsh: YardPage = {
  distance: [5, 6],
  eye: [2.2, 2.8],
  horizon: 0.42,
  isBare: true,
  home: [15, 31],
  ground: (stage) => {
    const isGolden = stage.scene.season === 'autumn' || stage.scene.season === 'winter';
    layGround(
      stage,
      [
        [-90, 0, -9],
        [90, 0, -9],
        [90, 0, 70],
        [-90, 0, 70],
      ],
      isGolden ? '#b9a05c' : '#93a455',
    );
    if (asks(stage, 'low-tide'))
      drawRiver(
        { ...stage, light: { ...stage.light, sky: stage.light.sky } },
        (z) => [creek(stage)(z)[0], creek(stage)(z)[1] + 1.2] as const,
      );
    drawRiver(stage, creek(stage));
  },
  things: (random, stage) => [
    ...trees(stage, random, spots('-24,34 -17,38 -9,40 9,39 16,36 23,34 31,36'), 8, false),
    ...reeds(random, creek(stage), 130),
    [dock([0, 7], [1, 3, 5, 7]), -5.2, 8.5],
    [dockHouse, -5.2, 16.4],
  ],
};

/** A cypress in the water: a trunk that spreads at its foot, roots that stand up around it. */
const cypress = (height: number): Model =>
  overWater([
    turned([0, -0.2, 0], [1.5, height * 0.62, 1.5], '#8a7866', [
      [1, 0],
      [0.6, 0.1],
      [0.36, 0.3],
      [0.26, 1],
    ]),
    ...[
      [-1, 0.2],
      [0.9, -0.3],
      [1.3, 0.5],
      [-0.5, -0.7],
    ].map(([x = 0, z = 0]) =>
      turned([x, -0.1, z], [0.28, 0.55, 0.28], '#7d6c5c', [
        [1, 0],
        [0.3, 1],
      ]),
    ),
  ]);

/** Slow water under old trees with moss in them. */
export const bayou: YardPage = {
  distance: [5, 6],
  eye: [1.9, 2.4],
  horizon: 0.44,
  hasGrass: isOffRiver((z) => [1.5, 7 + z * 0.12]),
  home: [-16, 26],
  ground: (stage) => drawRiver(stage, (z) => [1.5, 7 + z * 0.12]),
  things: (random, stage) => [
    ...trees(
      { ...stage, scene: { ...stage.scene, trees: ['live-oak'] } },
      random,
      spots('-11,9 -14,17 14,12 17,20 -10,26 12,30'),
      8.5,
      false,
    ),
    ...(
      [
        [-4.6, 5],
        [5.6, 6.5],
        [-2.4, 11],
        [7.4, 13],
        [-6, 17],
        [3.4, 19],
        [9, 24],
        [-1, 27],
      ] as const
    ).flatMap(([x, z]): Placed[] => {
      const height = random.between(6.5, 8.5);
      return [
        [overWater(outdoor.tree('broadleaf', height, false)), x, z + 0.3],
        [cypress(height), x, z],
      ];
    }),
    ...Array.from(
      { length: 18 },
      (_, i): Placed => [
        overWater(outdoor.grass(random.between(0.6, 1))),
        (i % 2 ? 9.4 : -6.4) + random.spread(1),
        (i % 9) * 1.4,
      ],
    ),
  ],
};
