import { at, bar, cutout, oval, rect } from './cutout.ts';
import { hayBale } from './grounds.ts';
import { type Model, put } from './model.ts';
import { pumpkin } from './outdoors.ts';
import { block, soft, type Tint, turned } from './solid.ts';
import { cardboardBox } from './vehicles.ts';

const wheel = (x: number, radius: number) =>
  [
    ['#24282b', oval(x, radius, radius)],
    ['#b9bec2', oval(x, radius, radius * 0.55)],
    ['#5c6368', oval(x, radius, radius * 0.18)],
  ] as const;

/** A golf cart: a bench under a canopy on four small wheels. */
export const golfCart: Model = [
  ...[-0.75, 0.75].flatMap((x) =>
    [-0.5, 0.5].map((z) => turned([x, 0, z], [0.46, 0.46, 0.2], '#24282b')),
  ),
  block([0, 0.3, 0], [2.3, 0.3, 1.1], '#f1ede4'),
  block([0.85, 0.6, 0], [0.5, 0.4, 1.1], '#f1ede4'),
  block([-0.2, 0.6, 0], [0.7, 0.24, 1], '#c9b79f'),
  block([-0.5, 0.84, 0], [0.14, 0.5, 1], '#c9b79f'),
  ...[-0.85, 0.75].flatMap((x) =>
    [-0.5, 0.5].map((z) => block([x, 0.6, z], [0.06, 1.3, 0.06], '#3f464c')),
  ),
  block([-0.05, 1.88, 0], [2, 0.1, 1.24], '#f6f2e9'),
];

/** A pickup from its side. */
export const pickup = (paint: Tint = '#b23a33'): Model =>
  cutout(
    [5.4, 1.9],
    [
      [
        paint,
        at('-2.6,0.5 -2.6,1.0 -1.4,1.14 -0.9,1.8 0.5,1.84 0.66,1.1 2.6,1.1 2.62,0.46 -2.6,0.42'),
        'straight',
      ],
      ['#3d4f5a', at('-1.16,1.16 -0.8,1.68 -0.16,1.7 -0.16,1.16'), 'straight'],
      ['#3d4f5a', at('-0.08,1.16 -0.08,1.7 0.4,1.72 0.5,1.16'), 'straight'],
      ['#2b2523', at('0.74,1.1 2.52,1.1 2.52,1.04 0.74,1.04'), 'straight'],
      ['#8f969b', rect(-2.5, 0.4, 0.3, 0.16), 'straight'],
      ['#fbf4de', rect(-2.54, 0.8, 0.12, 0.16), 'straight'],
      ['#c8433a', rect(2.56, 0.74, 0.1, 0.24), 'straight'],
      ['#2b2523', oval(-1.66, 0.5, 0.52)],
      ['#2b2523', oval(1.6, 0.5, 0.52)],
      ...wheel(-1.66, 0.42),
      ...wheel(1.6, 0.42),
      ['#d8d2c6', rect(0.16, 0.98, 0.22, 0.05), 'straight'],
    ],
  );

/** A small rounded trailer of the fifties, with its awning. */
export const camper: Model = [
  ...put(
    cutout(
      [4.6, 2.6],
      [
        ['#f6f1e4', at('-1.9,0.5 -2.1,1.5 -1.7,2.5 -0.4,2.7 1,2.7 1.9,2.4 2.2,1.4 1.9,0.5 0,0.42')],
        ['#5fa8a8', at('-1.94,0.5 -2.02,1.2 0,1.3 2.12,1.2 1.94,0.5 0,0.44')],
        ['#3d4f5a', rect(-1.1, 1.42, 0.9, 0.62), 'straight'],
        ['#f6f1e4', rect(0.15, 0.56, 0.8, 1.7), 'straight'],
        ['#5fa8a8', rect(0.15, 0.6, 0.7, 1.6), 'straight'],
        ['#3d4f5a', rect(0.15, 1.5, 0.46, 0.5), 'straight'],
        ['#3d4f5a', rect(1.3, 1.42, 0.8, 0.62), 'straight'],
        ['#8f969b', bar([-2, 0.56], [-2.5, 0.42], 0.08), 'straight'],
        ...wheel(-0.7, 0.36),
        ...wheel(1.2, 0.36),
      ],
    ),
    [0, 0, 0],
  ),
];

/** A motor home from its side, its awning rolled out. */
export const motorHome: Model = [
  ...put(
    cutout(
      [7.4, 3.1],
      [
        [
          '#f4f0e6',
          at('-3.6,0.5 -3.6,1.4 -3.1,2.1 -3.2,2.9 -2.9,3.05 3.4,3.05 3.6,2.9 3.6,0.5'),
          'straight',
        ],
        ['#b5673a', at('-3.6,0.9 3.6,0.9 3.6,1.12 -3.6,1.12'), 'straight'],
        ['#d9a45c', at('-3.6,0.74 3.6,0.74 3.6,0.86 -3.6,0.86'), 'straight'],
        ['#3d4f5a', at('-3.46,1.4 -3.06,2.04 -2.3,2.04 -2.3,1.4'), 'straight'],
        ['#3d4f5a', rect(-1, 1.5, 1.3, 0.7), 'straight'],
        ['#e4ded0', rect(0.4, 0.56, 0.85, 2.0), 'straight'],
        ['#3d4f5a', rect(0.4, 1.6, 0.5, 0.7), 'straight'],
        ['#3d4f5a', rect(2.2, 1.5, 1.5, 0.7), 'straight'],
        ['#8f969b', rect(0, 0.36, 7.1, 0.16), 'straight'],
        ...wheel(-2.5, 0.44),
        ...wheel(1.9, 0.44),
        ...wheel(2.8, 0.44),
      ],
    ),
    [0, 0, 0],
  ),
];

/** A red wagon of a child, with boxes or pumpkins in it. */
export const redWagon = (load: 'boxes' | 'pumpkins' = 'pumpkins'): Model => [
  soft([0, 0.24, 0], [1, 0.24, 0.5], '#c8433a', 0.04),
  block([0, 0.47, 0], [0.94, 0.02, 0.44], '#8f2f2a'),
  ...(load === 'boxes'
    ? put(cardboardBox(0.44), [-0.1, 0.46, 0])
    : [...put(pumpkin(0.4), [-0.22, 0.44, 0]), ...put(pumpkin(0.34), [0.2, 0.44, 0])]),
  ...put(
    cutout(
      [1.8, 0.9],
      [
        ['#2f3538', bar([-0.5, 0.3], [-0.86, 0.8], 0.04), 'straight'],
        ['#2f3538', bar([-0.94, 0.78], [-0.78, 0.84], 0.05), 'straight'],
        ...wheel(-0.34, 0.15),
        ...wheel(0.34, 0.15),
      ],
      false,
    ),
    [0, 0, -0.28],
  ),
];

/** A figure of straw in a hat, on a stake. */
export const scarecrow: Model = cutout(
  [1.7, 2.1],
  [
    ['#7a5a3f', bar([0, 0], [0, 1.7], 0.08), 'straight'],
    ['#7a5a3f', bar([-0.8, 1.34], [0.8, 1.34], 0.06), 'straight'],
    ['#d9b45c', at('-0.86,1.46 -0.7,1.4 -0.7,1.26 -0.88,1.2'), 'straight'],
    ['#d9b45c', at('0.86,1.46 0.7,1.4 0.7,1.26 0.88,1.2'), 'straight'],
    [
      '#b5473a',
      at('-0.74,1.46 0.74,1.46 0.74,1.22 0.28,1.22 0.3,0.76 -0.3,0.76 -0.28,1.22 -0.74,1.22'),
      'straight',
    ],
    ['#8f352c', bar([-0.12, 0.78], [-0.12, 1.44], 0.03), 'straight'],
    ['#8f352c', bar([0.12, 0.78], [0.12, 1.44], 0.03), 'straight'],
    ['#3f6f9a', at('-0.3,0.8 0.3,0.8 0.3,0.24 0.05,0.24 0,0.6 -0.05,0.24 -0.3,0.24'), 'straight'],
    ['#d9b45c', at('-0.3,0.26 -0.06,0.26 -0.02,0.1 -0.34,0.1'), 'straight'],
    ['#d9b45c', at('0.3,0.26 0.06,0.26 0.02,0.1 0.34,0.1'), 'straight'],
    ['#ead3a0', oval(0, 1.66, 0.23, 0.24)],
    ['#24201f', oval(-0.08, 1.7, 0.025)],
    ['#24201f', oval(0.08, 1.7, 0.025)],
    ['#c8752f', at('0,1.68 -0.04,1.61 0.04,1.61'), 'straight'],
    ['#24201f', bar([-0.09, 1.55], [0.09, 1.55], 0.016), 'straight'],
    ['#8a6a3c', at('-0.42,1.8 0.42,1.8 0.36,1.87 -0.36,1.87'), 'straight'],
    ['#8a6a3c', at('-0.22,1.84 0.22,1.84 0.14,2.1 -0.1,2.14')],
  ],
);

/** Bales of straw on one another, pumpkins before them. */
export const strawBales: Model = [
  ...put(hayBale, [-0.5, 0, 0], { size: 0.8 }),
  ...put(hayBale, [0.45, 0, 0.1], { size: 0.8 }),
  ...put(hayBale, [-0.05, 0.64, 0.05], { size: 0.8 }),
  ...put(pumpkin(0.4), [0.75, 0, -0.5]),
];

/** Two bins for the curb, one of them for recycling. */
export const curbBins: Model = (
  [
    [-0.45, '#3a4146'],
    [0.45, '#3f6f9a'],
  ] as const
).flatMap(([x, tint]) => [
  soft([x, 0.08, 0], [0.62, 0.92, 0.66], tint, 0.05),
  soft([x, 0.98, 0], [0.68, 0.1, 0.74], `${tint}`, 0.04),
  ...[-0.22, 0.22].map((side) => turned([x + side, 0, 0.28], [0.1, 0.2, 0.1], '#24282b')),
]);
