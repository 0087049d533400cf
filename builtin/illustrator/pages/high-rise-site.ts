import { bar, cutout } from '#builtin/illustrator/models/cutout.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import { block, tapered } from '#builtin/illustrator/models/solid.ts';
import { foodTruck, movingTruck } from '#builtin/illustrator/models/vehicles.ts';
import { layStrip, spots, trees } from './around.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** Slabs on columns, the lower floors already behind glass. */
const frame = (floors: number, clad: number): Model =>
  Array.from({ length: floors }, (_, floor) => {
    const y = floor * 3.2;
    return [
      block([0, y, 0], [12, 0.4, 10], '#b9b5ad'),
      ...(floor < clad
        ? [
            block([0, y + 0.4, 0], [11.6, 2.8, 9.6], '#7f9aa8'),
            ...[-4.6, -2.3, 0, 2.3, 4.6].map((x) =>
              block([x, y + 0.4, -4.84], [0.2, 2.8, 0.06], '#d8d2c6'),
            ),
          ]
        : [
            block([0, y + 0.4, 3.6], [4, 2.8, 2], '#8f8a82'),
            ...[-5.6, -2.8, 0, 2.8, 5.6].flatMap((x) => [
              block([x, y + 0.4, 4.6], [0.4, 2.8, 0.4], '#98938a'),
              block([x, y + 0.4, -4.6], [0.4, 2.8, 0.4], '#a9a49b'),
            ]),
            block([0, y + 1.3, -4.9], [11.8, 0.08, 0.04], '#e8742a'),
          ]),
    ];
  }).flat();

const steel = '#e0a92e';

/** A mast of lattice with its long arm and a load on the hook. */
const towerCrane: Model = cutout(
  [24, 30],
  [
    [steel, bar([-0.7, 0], [-0.7, 25], 0.24), 'straight'],
    [steel, bar([0.7, 0], [0.7, 25], 0.24), 'straight'],
    ...Array.from(
      { length: 14 },
      (_, index) =>
        [
          steel,
          bar(
            [index % 2 ? -0.7 : 0.7, index * 1.8],
            [index % 2 ? 0.7 : -0.7, (index + 1) * 1.8],
            0.14,
          ),
          'straight',
        ] as const,
    ),
    [steel, bar([-6, 25.2], [14, 25.2], 0.3), 'straight'],
    [steel, bar([-6, 25.2], [0, 28.6], 0.14), 'straight'],
    [steel, bar([13, 25.4], [0, 28.6], 0.14), 'straight'],
    [steel, bar([0, 25], [0, 28.7], 0.4), 'straight'],
    ['#8f8a82', bar([-5.6, 24.2], [-3.8, 24.2], 1.6), 'straight'],
    ['#d8d3c6', bar([0.9, 24], [2.1, 24], 1.5), 'straight'],
    ['#3a3f43', bar([9, 25], [9, 19], 0.1), 'straight'],
    ['#c98a4a', bar([7.8, 18.7], [10.2, 18.7], 0.5), 'straight'],
  ],
  false,
);

/** A tall building that goes up, a crane beside it and a fence around the lot. */
export const highRiseSite: YardPage = {
  eye: [2.2, 3],
  distance: [24, 26],
  horizon: 0.86,
  zoom: 1.05,
  isBare: true,
  ground: (stage) => {
    layStrip(stage, -30, -6, '#85888c');
    layStrip(stage, -6, 30, '#b39c78');
  },
  things: (random, stage) => {
    const floors = random.pick([5, 6]);
    return [
      ...trees(stage, random, spots('-26,26 -20,30 22,28 28,24'), 9),
      [towerCrane, 10.4, 13, { size: 0.82 }],
      [frame(floors, random.pick([1, 2])), -2, 6],
      [[tapered([0, 0, 0], [4, 1.2, 3], '#a08a64', { x: [0.3, 0.7], z: [0.3, 0.7] })], 8, -1],
      ...[-12, -8, -4, 0, 4, 8, 12].map(
        (x): Placed => [
          [
            block([0, 0, 0], [3.9, 1.5, 0.06], '#3f6f9a'),
            block([-1.95, 0, 0], [0.1, 1.7, 0.1], '#8f969b'),
          ],
          x,
          -4.6,
        ],
      ),
      ...(random.chance(0.5)
        ? ([[movingTruck, -13, -7.4, { turn: 3, size: 0.8 }]] as Placed[])
        : ([[foodTruck('#f6f2e9', '#e0b23a'), -13, -7.4]] as Placed[])),
    ];
  },
};
