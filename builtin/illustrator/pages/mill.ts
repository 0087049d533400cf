import { mass, roof } from '#builtin/illustrator/models/building.ts';
import { at, bar, cutout, oval } from '#builtin/illustrator/models/cutout.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block } from '#builtin/illustrator/models/solid.ts';
import { spots, trees } from './around.ts';
import { rock } from './nature.ts';
import { drawRiver, isOffRiver } from './river.ts';
import type { Placed, YardPage } from './yard-page.ts';

const spokes = Array.from({ length: 12 }, (_, index) => (index / 12) * Math.PI * 2);

/** A wheel of boards that the creek turns. */
const waterWheel: Model = cutout(
  [4.6, 4.6],
  [
    ['#5a4028', oval(0, 2.3, 2.15)],
    ['#3a2f28', oval(0, 2.3, 1.8)],
    ...spokes.map(
      (angle) =>
        [
          '#8a6038',
          bar([0, 2.3], [Math.cos(angle) * 2, 2.3 + Math.sin(angle) * 2], 0.14),
          'straight',
        ] as const,
    ),
    ...spokes.map((angle) => {
      const [x, y] = [Math.cos(angle + 0.26), Math.sin(angle + 0.26)];
      return [
        '#a8784a',
        bar([x * 1.75, 2.3 + y * 1.75], [x * 2.28, 2.3 + y * 2.28], 0.34),
        'straight',
      ] as const;
    }),
    ['#6b4a30', oval(0, 2.3, 0.34)],
    ['#dcecf0', at('-2.3,4.3 -1.2,4.42 -0.7,4.3 -1.7,3.6 -2.2,2.4 -2.35,0.3 -2.05,0.3 -1.9,2.2')],
  ],
);

/** A mill of boards on a foot of stone, its wheel in the water. */
export const mill: YardPage = {
  eye: [2, 2.5],
  distance: [10, 11.5],
  horizon: 0.5,
  zoom: 1,
  hasGrass: isOffRiver(),
  ground: drawRiver,
  things: (random, stage) => [
    ...trees(stage, random, spots('-14,17 -9,22 -3,26 6,24 12,19 17,14 -18,12'), 10, false),
    [
      [
        mass([0, 0, 0], [7, 2, 6], 'stone', { texture: 'stone' }),
        mass([0, 2, 0], [7, 3.8, 6], random.pick(['#a8432f', '#8a6a4a', '#b9a184']), {
          texture: 'boards',
          front: [
            ['window', 0.8, 0.5],
            ['window', 3, 0.5],
            ['window', 5.2, 0.5],
            ['window', 1.9, 2.3, 0.9, 1],
            ['window', 4.2, 2.3, 0.9, 1],
          ],
        }),
        roof([0, 5.8, 0], [7.8, 2.8, 6.8], { tint: '#5c5148' }),
        block([-4.4, 4.5, -3.3], [3.4, 0.3, 0.7], 'wood-1'),
        ...[-5.6, -4].map((x) => block([x, 0, -3.3], [0.16, 4.5, 0.16], 'wood-2')),
      ],
      7.4,
      11,
    ],
    [put(waterWheel, [0, 0, 0]), 2.6, 7.2, { y: -0.5 }],
    ...[-5.4, -4.6, 4.9, 5.8].map(
      (x, index): Placed => [rock(0.6 + (index % 3) * 0.3), x, 0.8 + index * 1.1],
    ),
    ...[-7, -6, 6, 7.2, -8.4].map((x, index): Placed => [outdoor.grass(0.8), x, 0.6 + (index % 3)]),
    [outdoor.fence(7, 0.9, '#9a846a', 0.1), -9, 7],
  ],
};
