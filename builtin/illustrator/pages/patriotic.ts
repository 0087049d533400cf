import { drawFireworks } from '#builtin/illustrator/light/fireworks.ts';
import { flagPole } from '#builtin/illustrator/models/flag.ts';
import { homesBehind, mainHouse, planting } from './around.ts';
import type { Placed, YardPage } from './yard-page.ts';

export const flag: YardPage = {
  distance: [8, 9],
  horizon: 0.56,
  zoom: 1.05,
  things: (random, stage) => [
    ...mainHouse(stage, random, 2.4, 9),
    [flagPole(5.2, 2.3), -3, 2.4],
    ...[-3.6, -3, -2.4].map((x): Placed => [planting(stage, 0.5), x, 2.2]),
    ...[-2.6, -1.6, 5.8, 6.8].map((x): Placed => [planting(stage, 0.8), x, 8.3]),
  ],
};

/** Bursts of sparks over roofs. */
export const fireworks: YardPage = {
  distance: [12, 13],
  eye: [3, 4],
  horizon: 0.8,
  zoom: 1,
  ground: (stage) => drawFireworks(stage),
  things: (random, stage) => [
    ...homesBehind(stage, random, 10, [-24, -11, 2, 15, 28]),
    ...homesBehind(stage, random, 26, [-30, -14, 4, 20, 36]),
  ],
};
