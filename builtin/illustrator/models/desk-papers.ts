import { arc, at, bar, cutout, lying, oval, rect } from './cutout.ts';
import { laptop as plainLaptop } from './furniture.ts';
import { type Model, put } from './model.ts';
import { block, type Tint } from './solid.ts';
import { keyRing } from './tableware.ts';

/** A board like a house, with three hooks; keys hang on two. */
export const keyHooks: Model = cutout(
  [0.9, 0.9],
  [
    ['#a87646', at('-0.42,0.36 -0.42,0.62 0,0.88 0.42,0.62 0.42,0.36'), 'straight'],
    ['#c08e5c', at('-0.38,0.39 -0.38,0.6 0,0.83 0.38,0.6 0.38,0.39'), 'straight'],
    ['#f1e4cc', rect(0, 0.52, 0.14, 0.16), 'straight'],
    ...([-0.26, 0, 0.26] as const).map(
      (x) => ['#3a3f43', rect(x, 0.36, 0.03, 0.1), 'straight'] as const,
    ),
    ...([-0.26, 0.26] as const).flatMap((x, index) => {
      const metal: Tint = index ? '#c9a24a' : '#aeb4b8';
      return [
        ['#7d848a', oval(x, 0.33, 0.05)] as const,
        ['#f4ece0', oval(x, 0.33, 0.035)] as const,
        [metal, oval(x, 0.22, 0.075)] as const,
        ['#f4ece0', oval(x, 0.24, 0.028)] as const,
        [metal, rect(x, 0, 0.04, 0.18), 'straight'] as const,
        [metal, rect(x + 0.035, 0.02, 0.05, 0.03), 'straight'] as const,
        [metal, rect(x + 0.03, 0.075, 0.04, 0.03), 'straight'] as const,
      ];
    }),
    ['#b5473a', at('0.3,0.29 0.42,0.24 0.36,0.1 0.25,0.15'), 'straight'],
  ],
  false,
);

/** A key ring with a wide ribbon tied in a bow. */
export const keyWithBow: Model = [
  ...put(keyRing(-0.5, 1.7), [0.08, 0, -0.1], { size: 1.7 }),
  ...put(
    lying(
      [0.5, 0.4],
      [
        ['#b8323a', at('0,0.06 -0.2,0.18 -0.22,0 -0.04,0')],
        ['#b8323a', at('0,0.06 0.2,0.18 0.22,0 0.04,0')],
        ['#9a2730', at('-0.02,0.02 -0.16,-0.18 -0.08,-0.19 0.03,0'), 'straight'],
        ['#9a2730', at('0.02,0.02 0.12,-0.2 0.2,-0.17 0.04,0.03'), 'straight'],
        ['#8a1f28', oval(0, 0.04, 0.045)],
      ],
      0.03,
    ),
    [-0.1, 0, 0.1],
  ),
];

/** A laptop with rising bars and a line on its screen. */
export const laptopWithChart: Model = [
  ...plainLaptop,
  block([0, 0.026, 0.118], [0.33, 0.205, 0.002], '#f8f7f2'),
  ...[0.04, 0.065, 0.085, 0.11, 0.15].map((high, index) =>
    block(
      [-0.11 + index * 0.055, 0.045, 0.115],
      [0.032, high, 0.002],
      index === 4 ? '#e0892e' : '#2f7f6a',
    ),
  ),
  block([0, 0.042, 0.115], [0.29, 0.004, 0.002], '#5c6368'),
];

const folder = (tint: Tint, x: number, y: number): Model => [
  block([x, y, 0], [0.36, 0.012, 0.26], tint),
  block([x + 0.09, y, 0.14], [0.12, 0.012, 0.03], tint),
  block([x, y + 0.012, -0.004], [0.33, 0.004, 0.24], '#fbf8f1'),
];

export const folders: Model = [
  ...folder('#e3c27c', 0, 0),
  ...folder('#d9b060', 0.03, 0.018),
  ...folder('#e3c27c', 0.05, 0.036),
  block([0.05, 0.054, 0], [0.36, 0.01, 0.26], '#e9cd8e'),
];

/** A small stack of cards, one beside it. */
export const businessCards: Model = [
  ...[0, 1, 2, 3, 4].map((index) =>
    block([-0.06 + index * 0.004, index * 0.012, 0], [0.26, 0.012, 0.15], '#f8f5ee'),
  ),
  block([-0.1, 0.061, 0.01], [0.07, 0.002, 0.08], '#2f6f8f'),
  ...[0.03, 0, -0.03].map((z) => block([0.02, 0.061, z], [0.11, 0.002, 0.01], '#8f969b')),
  block([0.2, 0, -0.12], [0.26, 0.006, 0.15], '#f8f5ee'),
  block([0.13, 0.007, -0.11], [0.07, 0.002, 0.08], '#2f6f8f'),
];

/** A check: a frame, three lines and a scrawl that says nothing. */
export const bankCheck: Model = lying(
  [0.56, 0.26],
  [
    ['#cfe3da', rect(0, -0.13, 0.56, 0.26), 'straight'],
    ['#e4f0ea', rect(0, -0.115, 0.53, 0.23), 'straight'],
    ['#6f8f82', rect(-0.16, 0.07, 0.16, 0.014), 'straight'],
    ['#9ab5a9', rect(-0.05, 0.02, 0.4, 0.006), 'straight'],
    ['#9ab5a9', rect(-0.05, -0.03, 0.4, 0.006), 'straight'],
    ['#f7fbf9', rect(0.2, 0, 0.1, 0.035), 'straight'],
    ['#9ab5a9', rect(0.13, -0.08, 0.22, 0.005), 'straight'],
    [
      '#2f3f6a',
      at(
        '0.04,-0.07 0.08,-0.04 0.1,-0.08 0.14,-0.045 0.17,-0.08 0.22,-0.05 0.22,-0.056 0.17,-0.088 0.14,-0.055 0.1,-0.09 0.08,-0.052',
      ),
      'straight',
    ],
  ],
);

/** A pair of reading glasses that lies. */
export const readingGlasses: Model = lying(
  [0.36, 0.24],
  [
    ['#3a3028', arc(-0.085, -0.04, 0.075, 0.014), 'straight'],
    ['#3a3028', arc(0.085, -0.04, 0.075, 0.014), 'straight'],
    ['#cfe3ea', oval(-0.085, -0.04, 0.06)],
    ['#cfe3ea', oval(0.085, -0.04, 0.06)],
    ['#3a3028', bar([-0.02, -0.03], [0.02, -0.03], 0.014), 'straight'],
    ['#3a3028', bar([-0.155, -0.02], [-0.12, 0.13], 0.012), 'straight'],
    ['#3a3028', bar([0.155, -0.02], [0.12, 0.13], 0.012), 'straight'],
  ],
  0.02,
);

export const tablet: Model = [
  block([0, 0, 0], [0.34, 0.014, 0.25], '#2b3036'),
  block([0, 0.014, 0], [0.31, 0.002, 0.22], '#cfe3ea'),
  block([0, 0.016, 0.05], [0.27, 0.002, 0.09], '#8fb7a0'),
  ...[-0.09, 0, 0.09].map((x) => block([x, 0.016, -0.06], [0.075, 0.002, 0.07], '#f6f2e9')),
];
