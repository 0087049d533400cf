import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, soft, turned } from '#builtin/illustrator/models/solid.ts';
import type { Placed, YardPage } from './yard-page.ts';
import { behind, houseBack } from './yards.ts';

/** A dome of plaster on a stone base, a fire behind its mouth, a flue on top. */
const pizzaOven: Model = [
  block([0, 0, 0], [1.7, 1, 1.3], 'stone', { texture: 'stone', top: '#c9c0b2' }),
  block([0, 0.2, -0.66], [0.9, 0.6, 0.02], '#2b2523'),
  turned([0, 1, 0.05], [1.6, 1, 1.2], '#d9b48a', [
    [1, 0],
    [1, 0.3],
    [0.86, 0.66],
    [0.5, 0.92],
    [0.1, 1],
  ]),
  turned([0.2, 1.9, 0.2], [0.24, 0.9, 0.24], '#4a4f52'),
  block([0, 1.02, -0.6], [1, 0.66, 0.14], '#a3543f', { texture: 'brick' }),
  block([0, 1.04, -0.68], [0.64, 0.48, 0.02], '#1f1a18'),
  fixture.flames([0, 1.05, -0.72], 0.44),
];

/** A counter of stone with doors in it. */
export const stoneCounter = (width: number): Model => [
  block([0, 0, 0], [width, 0.9, 0.8], 'stone', { texture: 'stone' }),
  block([0, 0.9, 0], [width + 0.1, 0.08, 0.9], '#d8d2c6'),
  ...Array.from({ length: Math.floor(width / 0.9) }, (_, index) =>
    block([-width / 2 + 0.5 + index * 0.9, 0.14, -0.41], [0.7, 0.62, 0.02], '#b9bec2'),
  ),
];

/** A grill let into a counter. */
export const builtInGrill: Model = [
  block([0, 0, -0.42], [1.1, 0.3, 0.06], '#c9ccce'),
  ...[-0.36, -0.12, 0.12, 0.36].map((x) => block([x, 0.1, -0.47], [0.07, 0.07, 0.04], '#2f3538')),
  soft([0, 0.3, 0], [1.1, 0.4, 0.7], '#b9bec2', 0.16),
  block([0, 0.42, -0.38], [0.8, 0.04, 0.05], '#5f676b'),
];

/** Counters with a grill and a pizza oven under beams, stools before them. */
export const outdoorKitchen: YardPage = {
  eye: [1.8, 2.2],
  distance: [5, 5.8],
  horizon: 0.4,
  paving: [{ x: [-6.5, 6.5], z: [-6, 6.6], tint: 'stone+3', texture: 'stone' }],
  pet: [-1.6, 0, 0.4],
  things: (random, stage) => [
    ...behind(stage, random),
    [houseBack(stage, 9), -9.5, 10],
    [outdoor.pergola(7.4, 3.6, 2.9), 0.2, 4.4],
    [stoneCounter(4.4), -1.4, 4.4],
    [builtInGrill, -1.2, 4.3, { y: 0.7 }],
    [fixture.faucet, -3, 4.4, { y: 0.98 }],
    [fixture.fruitBowl, 0.3, 4.3, { y: 0.98 }],
    [pizzaOven, 2.6, 4.4, { size: 1.15 }],
    ...[-2.6, -1.4].map((x): Placed => [furniture.stool, x, 2.9, { size: 1.1 }]),
    [fixture.plant(1.1, 'broad', 'accentFabric'), 4.6, 3.4],
    [fixture.plant(0.8, 'bush', '#b5573a'), -4.4, 3.2],
    [fixture.plant(0.4, 'bush', '#b5573a'), 0.8, 4.5, { y: 0.98 }],
  ],
};
