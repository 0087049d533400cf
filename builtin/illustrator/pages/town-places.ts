import { at, cutout, oval } from '#builtin/illustrator/models/cutout.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import { picnicTable } from '#builtin/illustrator/models/grounds.ts';
import { pane } from '#builtin/illustrator/models/lines.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block } from '#builtin/illustrator/models/solid.ts';
import { foodTruck, schoolBus, tram } from '#builtin/illustrator/models/vehicles.ts';
import type { Scene } from '#builtin/illustrator/scene.ts';
import { type Trade, tradeInfo } from '#builtin/illustrator/trade-words.ts';
import { homesBehind, layStrip, planting, trees } from './around.ts';
import { shop } from './shops.ts';
import { sizeOf } from './size-of.ts';
import { modelOf } from './thing-models.ts';
import { cafeTable, lampPost } from './town.ts';
import type { Placed, YardPage } from './yard-page.ts';

export const foodTrucks: YardPage = {
  eye: [1.7, 2.1],
  distance: [6.6, 7.6],
  horizon: 0.5,
  zoom: 0.95,
  hasGrass: (_, z) => z < 3.2 || z > 8.8,
  ground: (stage) => layStrip(stage, 3.4, 8.6, '#b5a78e'),
  pet: [1.4, 0, 0.6],
  things: (random, stage) => [
    ...trees(
      stage,
      random,
      [
        [-13, 15],
        [-4, 16],
        [5, 16],
        [13, 15],
        [-19, 13],
        [19, 13],
      ],
      8,
    ),
    [foodTruck('#d9542e', '#f6f2e9'), -6.4, 6.6],
    [foodTruck('#3f8f86', '#e0b23a'), 1.6, 6.8],
    [foodTruck('#e0b23a', '#b23a33'), 9.6, 6.6],
    ...[-3.4, 0.4, 4].map((x, index): Placed => [picnicTable, x, 1.6 + (index % 2) * 0.8]),
    ...[-8.6, 8.6].map((x): Placed => [[block([0, 0, 0], [0.14, 4.4, 0.14], 'wood-1')], x, 3]),
    [
      [
        outdoor.lights([-8.6, 4.3, 3], [0, 3.9, 3], 13),
        outdoor.lights([0, 3.9, 3], [8.6, 4.3, 3], 13),
      ],
      0,
      0,
    ],
    [[block([0, 0, 0], [0.12, 4, 0.12], 'wood-1')], 0, 3],
    [outdoor.sandwichBoard, -2.2, 4.2, { size: 0.9 }],
  ],
};

export const transitStop: YardPage = {
  eye: [1.7, 2.1],
  distance: [7.4, 8.4],
  horizon: 0.54,
  zoom: 0.95,
  isBare: true,
  ground: (stage) => {
    layStrip(stage, -8, 2.6, '#c9c2b4');
    layStrip(stage, 2.6, 2.9, '#e0b23a');
    layStrip(stage, 2.9, 9, '#7c7f84');
    layStrip(stage, 9, 40, '#c9c2b4');
    for (const z of [4.6, 6]) layStrip(stage, z, z + 0.1, '#4a5056');
  },
  pet: [2, 0, 0.4],
  things: (random, stage) => [
    ...[-20, -13, -6, 1, 8, 15, 22].map(
      (x): Placed => [shop(random.fork(`shop ${x}`), stage.scene, 7), x, 14],
    ),
    [tram, 2.4, 5.4],
    [
      [
        ...[-2, 2].map((x) => block([x, 0, 0.7], [0.1, 2.5, 0.1], '#4a5056')),
        block([0, 2.5, 0.3], [4.8, 0.12, 1.8], '#4a5056'),
        pane([0, 0.3, 0.72], [3.9, 1.9]),
        block([0, 0.45, 0.4], [2.6, 0.08, 0.42], 'wood'),
        ...[-1.1, 1.1].map((x) => block([x, 0, 0.4], [0.08, 0.45, 0.36], '#4a5056')),
      ],
      -3.6,
      0.4,
    ],
    ...trees(
      stage,
      random,
      [
        [-9, 10.5],
        [0, 11],
        [9, 10.6],
      ],
      4.4,
    ),
    [lampPost, 3.6, 1.8],
    [fixture.plant(0.9, 'bush', 'door'), 1, 1.9],
  ],
};

export const schoolBusStop: YardPage = {
  eye: [1.7, 2.2],
  distance: [7.4, 8.4],
  horizon: 0.52,
  zoom: 0.95,
  hasGrass: (_, z) => z > 7.4 || (z > 0.6 && z < 1.3) || z < -0.8,
  ground: (stage) => {
    layStrip(stage, 1.6, 7, '#7c7f84');
    layStrip(stage, 7, 7.3, '#d8d2c6');
    layStrip(stage, 1.3, 1.6, '#d8d2c6');
    layStrip(stage, -0.8, 0.6, '#c6c0b4');
  },
  things: (random, stage) => [
    ...homesBehind(stage, random, 15, [-24, -10, 4, 18]),
    ...trees(
      stage,
      random,
      [
        [-8, 10],
        [9, 10],
      ],
      5,
    ),
    [schoolBus, 0.6, 4],
    ...[-6, 6.4].map((x): Placed => [planting(stage, 0.6), x, 0.9]),
  ],
};

/** What is sold, behind the panes, each as large as there is room for it. */
const inTheWindow = (scene: Scene): Placed[] => {
  const wares = scene.trade ? tradeInfo(scene.trade).wares : (['plant'] as const);
  return [-2.5, 2.7].flatMap((x, side): Placed[] =>
    [-0.9, 0, 0.9].map((aside, index): Placed => {
      const ware = wares[(index + side) % wares.length] ?? wares[0];
      return [fitted(modelOf(ware, scene), 0.72, 0.7), x + aside, 3.2, { y: 0.72 }];
    }),
  );
};

/** What lies flat is shown upright on a sign. */
const signs: Partial<Record<Trade, Model>> = {
  pizza: cutout(
    [0.6, 0.6],
    [
      ['#c98f45', at('-0.28,0.56 0.28,0.56 0.28,0.46 -0.28,0.46')],
      ['#e8c15a', at('-0.26,0.48 0.26,0.48 0,0'), 'straight'],
      ['#b5473a', oval(-0.09, 0.39, 0.05)],
      ['#b5473a', oval(0.1, 0.37, 0.05)],
      ['#b5473a', oval(0.01, 0.22, 0.045)],
    ],
    false,
  ),
};

/** A board with what is sold over the door. */
const shopSign = (scene: Scene): Placed[] => {
  if (!scene.trade) return [];
  const [ware] = tradeInfo(scene.trade).wares;
  return [
    [
      [
        block([0, 0, 0.06], [1.5, 1.04, 0.06], '#3a3f43'),
        block([0, 0.05, 0.02], [1.4, 0.94, 0.03], '#f6f0e2'),
        ...put(fitted(signs[scene.trade] ?? modelOf(ware, scene), 1.1, 0.78, 9), [0, 0.14, -0.2]),
      ],
      0,
      1.7,
      { y: 2.66 },
    ],
  ];
};

const fitted = (model: Model, wide: number, high: number, most = 3): Model => {
  const { width, height, middle } = sizeOf(model);
  const size = Math.min(wide / width, high / height, most);
  return put(model, [-middle * size, 0, 0], { size });
};

/** What the shop has put before its windows. */
const outsideOf = (scene: Scene): Placed[] | undefined =>
  scene.trade &&
  tradeInfo(scene.trade).outside?.map(
    (thing, index): Placed => [
      fitted(modelOf(thing, scene), 1.4, thing === 'barber-pole' ? 2 : 1.05),
      [-2.6, 2.7, -1.5][index] ?? 0,
      index === 2 ? 2 : 1.7,
    ],
  );

/** A shop straight on: its window, its awning, tables before it. */
export const shopFront: YardPage = {
  eye: [1.6, 1.8],
  distance: [6.4, 7.2],
  horizon: 0.6,
  zoom: 0.95,
  isBare: true,
  ground: (stage) => {
    layStrip(stage, -8, 8, '#cfc7b8');
    layStrip(stage, -8, -1.6, '#7c7f84');
    layStrip(stage, -1.6, -1.4, '#e0d9cb');
  },
  pet: [0.9, 0, 0.4],
  things: (random, stage) => [
    [shop(random.fork('left'), stage.scene, 8), -8.4, 3.4],
    [shop(random.fork('right'), stage.scene, 8), 8.4, 3.4],
    [
      shop(random.fork('main'), stage.scene, 8.6, {
        tint: stage.scene.tints?.awning,
        isStriped: stage.scene.extras?.includes('striped'),
      }),
      0,
      3.4,
    ],
    ...(outsideOf(stage.scene) ??
      [-2.6, 2.8].flatMap((x): Placed[] => [
        [cafeTable, x, 1.5],
        [furniture.chair, x - 0.75, 1.6, { turn: 1 }],
        [furniture.chair, x + 0.75, 1.6, { turn: 3 }],
        [fixture.plant(0.26, 'bush', '#e9e2d4'), x, 1.5, { y: 0.75 }],
      ])),
    ...[-3.9, 4].map((x): Placed => [fixture.plant(1.2, 'bush', 'door'), x, 2.5]),
    ...inTheWindow(stage.scene),
    ...shopSign(stage.scene),
    [lampPost, -5.4, -0.6],
  ],
};
