import { barn as barnModel } from '#builtin/illustrator/models/details.ts';
import { flagPole } from '#builtin/illustrator/models/flag.ts';
import { hayBale } from '#builtin/illustrator/models/grounds.ts';
import * as landmark from '#builtin/illustrator/models/landmarks.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, type Tint } from '#builtin/illustrator/models/solid.ts';
import { asks } from '#builtin/illustrator/stage.ts';
import { flowerBed, layGround, planting, spots, trees } from './around.ts';
import type { Placed, YardPage } from './yard-page.ts';

export const churchGreen: YardPage = {
  eye: [1.8, 2.4],
  distance: [17, 19],
  horizon: 0.74,
  zoom: 0.9,
  hasGrass: (x) => Math.abs(x) > 1.7,
  ground: (stage) =>
    layGround(
      stage,
      [
        [-1.4, 0, -14],
        [1.2, 0, -14],
        [1.4, 0, 7],
        [-1.4, 0, 7],
      ],
      '#c9bfae',
    ),
  things: (random, stage) => [
    ...trees(stage, random, spots('-12,14 12,15 -17,8 17,9 -9,26 9,26'), 9),
    [landmark.church, 0, 9],
    ...trees(
      stage,
      random,
      [
        [-9, 2],
        [9.5, 3],
      ],
      7,
    ),
    ...[-3, -2, 2, 3].map((x): Placed => [planting(stage, 0.8), x, 7.2]),
    [outdoor.fence(9, 0.8, '#f6f2e9', 0.09), -8.5, 1],
    [outdoor.fence(9, 0.8, '#f6f2e9', 0.09), 8.5, 1],
  ],
};

export const townHallSquare: YardPage = {
  eye: [1.9, 2.5],
  distance: [15, 17],
  horizon: 0.66,
  zoom: 1.05,
  hasGrass: (x) => Math.abs(x) > 3.2,
  ground: (stage) =>
    layGround(
      stage,
      [
        [-2.4, 0, -14],
        [2.4, 0, -14],
        [3, 0, 6.5],
        [-3, 0, 6.5],
      ],
      '#c9bfae',
    ),
  things: (random, stage) => [
    ...trees(stage, random, spots('-16,16 16,17 -4,24 6,24'), 10),
    [landmark.townHall, 0, 8],
    ...(asks(stage, 'dome')
      ? ([[landmark.capitolDome, 0, 15, { y: 9.6, size: 0.72 }]] as Placed[])
      : []),
    ...(asks(stage, 'monument') ? ([[landmark.monument, 6.4, 2]] as Placed[]) : []),
    ...(asks(stage, 'clock-tower') ? ([[landmark.clockTower, 12.4, 15]] as Placed[]) : []),
    [flagPole(8, 2.4), -6, 2],
    ...(asks(stage, 'string-lights') ? litSquare : []),
    ...(asks(stage, 'books') ? ([[bookSign, 4.6, 1, { size: 1.5 }]] as Placed[]) : []),
    ...trees(
      stage,
      random,
      [
        [-10.5, 3],
        [10.5, 3.4],
      ],
      6,
    ),
    ...[-8, -7, -6, 6, 7, 8].map((x): Placed => [planting(stage, 0.8), x, 7.4]),
  ],
};

/** Strings of lights from post to post across the square. */
const litSquare: readonly Placed[] = [
  ...[-12, -4, 4, 12].map((x): Placed => [[block([0, 0, 0], [0.16, 4.6, 0.16], '#3a3f43')], x, -1]),
  ...[-12, -4, 4].map((x): Placed => [[outdoor.lights([x, 4.6, -1], [x + 8, 4.6, -1], 15)], 0, 0]),
  ...[-12, -4, 4].map((x): Placed => [[outdoor.lights([x, 4.5, -1], [x + 8, 6, 6], 13)], 0, 0]),
];

/** A board on two posts with an open book on it. */
const bookSign: Model = [
  ...[-1, 1].map((x) => block([x, 0, 0], [0.14, 1.7, 0.14], '#f6f2e9')),
  block([0, 0.5, -0.08], [2.4, 1.2, 0.1], '#2f4a68'),
  ...[-1, 1].map((side) => block([side * 0.34, 0.78, -0.15], [0.62, 0.62, 0.03], '#f6f2e9')),
  ...[-1, 1].flatMap((side) =>
    [0.92, 1.05, 1.18].map((y) => block([side * 0.34, y, -0.17], [0.44, 0.04, 0.02], '#8f969b')),
  ),
  block([0, 0.74, -0.16], [0.06, 0.68, 0.04], '#c9a33a'),
];

/** A barn in its fields, with a silo and a fence of rails. */
export const barnyard: YardPage = {
  home: [-13, 17],
  eye: [1.8, 2.4],
  distance: [10, 12],
  horizon: 0.6,
  turn: -0.06,
  things: (random, stage) => [
    ...trees(stage, random, spots('-14,20 14,22 20,18 -22,24'), 9),
    [landmark.silo, 7.4, 13],
    [barnModel((stage.scene.colors?.barn as Tint | undefined) ?? '#a8352b'), 0.5, 7],
    ...[-14, -11, -8, -5, 7, 10, 13].map(
      (x): Placed => [[block([0, 0, 0], [0.16, 1.2, 0.16], '#f6f2e9')], x, 3],
    ),
    ...[-9.5, 10].flatMap((x): Placed[] =>
      [0.45, 0.95].map(
        (y): Placed => [[block([0, y, 0], [x < 0 ? 9.2 : 6.2, 0.12, 0.07], '#f6f2e9')], x, 3],
      ),
    ),
    ...[-6.5, -5, 5.2].map((x): Placed => [hayBale, x, 5.4]),
    ...(stage.scene.flowers
      ? [-7, -2.6, 1.8, 6.2].map(
          (x): Placed => [flowerBed(stage.scene.flowers ?? 'sunflowers', 4.2, 1.2), x, 1.4],
        )
      : []),
    ...[-4, -2.4, 3.6, 5].map((x): Placed => [outdoor.grass(0.6), x, 0.4]),
  ],
};
