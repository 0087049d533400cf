import { at, bar, cutout, lying, oval, rect } from './cutout.ts';
import { pole } from './lines.ts';
import { type Model, put } from './model.ts';
import { block, tapered, turned } from './solid.ts';

/** A small tree with lemons in a pot of clay. */
export const lemonTree: Model = cutout(
  [1.2, 1.8],
  [
    ['#b5673a', at('-0.34,0 -0.42,0.5 0.42,0.5 0.34,0'), 'straight'],
    ['#c87a4a', rect(0, 0.46, 0.92, 0.12), 'straight'],
    ['#7a5236', bar([0, 0.5], [0, 0.98], 0.08), 'straight'],
    ['#3f7a46', oval(0, 1.3, 0.56, 0.48)],
    ['#4f8f52', oval(-0.12, 1.38, 0.4, 0.34)],
    ...(
      [
        [-0.34, 1.2],
        [0.02, 1.06],
        [0.34, 1.24],
        [-0.1, 1.5],
        [0.24, 1.5],
        [-0.36, 1.46],
      ] as const
    ).map(([x, y]) => ['#f0cf3a', oval(x, y, 0.08, 0.065)] as const),
  ],
);

/** A bin of slats, half full. */
export const compostBin: Model = [
  block([0, 0, 0], [1.1, 0.7, 0.9], '#5a4632', { top: '#4a3a2a' }),
  ...[0.02, 0.22, 0.42, 0.62].map((y) => block([0, y, -0.5], [1.3, 0.13, 0.06], 'wood')),
  ...[-0.62, 0.62].flatMap((x) => [
    block([x, 0, -0.5], [0.09, 0.95, 0.09], 'wood-1'),
    block([x, 0, 0.5], [0.09, 0.95, 0.09], 'wood-1'),
  ]),
  ...put(
    cutout(
      [0.9, 0.4],
      [
        ['#6f9a4a', oval(-0.2, 0.1, 0.2, 0.12)],
        ['#c98a3a', oval(0.16, 0.1, 0.16, 0.1)],
        ['#8a5632', oval(0, 0.06, 0.14, 0.08)],
      ],
      false,
    ),
    [0, 0.7, 0],
  ),
];

/** Posts in the ground, rails between them and the first boards. */
export const fenceGoingUp: Model = [
  ...[-3, -1.4, 0.2, 1.8, 3.4].map((x) => block([x, 0, 0.3], [0.13, 1.6, 0.13], 'wood+1')),
  ...[0.35, 1.25].map((y) => block([-0.6, y, 0.2], [4.9, 0.12, 0.06], 'wood+2')),
  ...Array.from({ length: 12 }, (_, index) =>
    block([-2.96 + index * 0.2, 0.04, 0.13], [0.18, 1.6, 0.04], index % 3 ? 'wood+2' : 'wood+1'),
  ),
  ...[0, 1, 2, 3].map((layer) =>
    block([2.4, layer * 0.06, -0.7], [1.8, 0.055, 0.4], layer % 2 ? 'wood+2' : 'wood+1'),
  ),
];

/** Two boards with a hole each, and the bags that are thrown. */
export const cornhole: Model = [-1.5, 1.5].flatMap((x, index) => [
  tapered([x, 0, 0.2 * index], [1, 0.5, 1.5], index ? '#3f6f9a' : '#c8433a', {
    z: [0.9, 1],
    top: index ? '#3f6f9a' : '#c8433a',
  }),
  ...put(
    cutout(
      [0.9, 0.6],
      [
        [
          '#f6f2e9',
          at('-0.44,0.02 -0.3,0.46 0.3,0.46 0.44,0.02 0.3,0.02 0.2,0.4 -0.2,0.4 -0.3,0.02'),
          'straight',
        ],
        ['#24201f', oval(0, 0.34, 0.11, 0.06)],
      ],
      false,
    ),
    [x, 0.02, -0.62 + 0.2 * index],
  ),
  block([x + 0.6, 0, -0.8], [0.2, 0.07, 0.2], index ? '#c8433a' : '#3f6f9a'),
]);

/** Hives: white boxes with a roof of tin. */
export const beehives: Model = [-1, 0.2, 1.4].flatMap((x, index) => [
  block([x, 0, 0], [0.74, 0.16, 0.7], 'wood-1'),
  ...[0, 1, 2]
    .slice(0, index === 1 ? 3 : 2)
    .map((level) =>
      block([x, 0.16 + level * 0.34, 0], [0.64, 0.33, 0.6], level % 2 ? '#e9d9a8' : '#f4f0e6'),
    ),
  block([x, 0.16 + (index === 1 ? 3 : 2) * 0.34, 0], [0.72, 0.08, 0.68], '#a4aab0'),
  block([x, 0.18, -0.31], [0.3, 0.04, 0.01], '#3a342c'),
]);

const goat = (coat: `#${string}`): Model =>
  cutout(
    [1.2, 1],
    [
      ['#3a322c', bar([-0.24, 0], [-0.22, 0.4], 0.07), 'straight'],
      ['#3a322c', bar([0.34, 0], [0.32, 0.4], 0.07), 'straight'],
      [coat, at('-0.4,0.7 -0.3,0.78 0.4,0.76 0.52,0.64 0.46,0.4 0.1,0.34 -0.3,0.36 -0.42,0.5')],
      [coat, bar([-0.32, 0], [-0.3, 0.44], 0.08), 'straight'],
      [coat, bar([0.42, 0], [0.4, 0.46], 0.08), 'straight'],
      [coat, at('-0.3,0.74 -0.42,0.94 -0.66,0.86 -0.68,0.76 -0.5,0.74 -0.42,0.56')],
      ['#8a7a64', at('-0.42,0.92 -0.3,1.06 -0.24,1.04 -0.36,0.9')],
      [coat, at('-0.36,0.9 -0.22,0.86 -0.26,0.8 -0.4,0.84')],
      ['#e9e2d4', at('-0.6,0.74 -0.62,0.6 -0.54,0.74')],
      ['#1f1a18', oval(-0.52, 0.86, 0.022)],
      [coat, at('0.5,0.7 0.6,0.82 0.56,0.66')],
    ],
  );

export const goats: Model = [
  ...put(goat('#f1ece0'), [-0.7, 0, 0]),
  ...put(goat('#9a6a44'), [1, 0, 0.8]),
  ...put(goat('#5a4a40'), [-2.1, 0, 1.6]),
];

/** Sheets, a shirt and towels on a line between two posts. */
export const clothesline: Model = [
  ...[-2.4, 2.4].flatMap((x) => [
    block([x, 0, 0], [0.12, 2.1, 0.12], 'wood'),
    block([x, 2, 0], [0.1, 0.1, 1], 'wood'),
  ]),
  pole([-2.4, 2.05, -0.2], [2.4, 2.05, -0.2], 0.02, '#e9e2d0'),
  ...put(
    cutout(
      [4.8, 2.1],
      [
        ['#fbf9f4', at('-2.2,2.04 -2.16,0.7 -1.6,0.64 -0.9,0.72 -0.86,2.04'), 'straight'],
        ['#86a8c8', at('-0.6,2.04 -0.62,1.1 -0.1,1.06 -0.06,2.04'), 'straight'],
        [
          '#d98a5a',
          at(
            '0.16,2.04 0.04,1.62 0.2,1.56 0.24,1.14 0.76,1.14 0.8,1.56 0.96,1.62 0.84,2.04 0.6,1.94 0.4,1.94',
          ),
          'straight',
        ],
        ['#f1e6c8', at('1.1,2.04 1.1,0.8 1.7,0.74 2.16,0.8 2.16,2.04'), 'straight'],
      ],
      false,
    ),
    [0, 0, -0.2],
  ),
];

/** Short turf with a cup, a flag and two balls. */
export const puttingGreen: Model = [
  ...lying(
    [5.4, 3],
    [
      ['#5f9a4a', oval(0, 0, 2.6, 1.4)],
      ['#86c46a', oval(0, 0, 2.3, 1.2)],
      ['#24301f', oval(0.7, 0.3, 0.12, 0.08)],
    ],
    0.02,
  ),
  block([0.7, 0, 0.3], [0.03, 1.7, 0.03], '#f6f2e9'),
  block([0.95, 1.4, 0.3], [0.5, 0.3, 0.01], '#c8433a'),
  turned([-0.6, 0.02, -0.3], [0.12, 0.12, 0.12], '#fbfbf8'),
  turned([-1, 0.02, 0.1], [0.12, 0.12, 0.12], '#fbfbf8'),
];
