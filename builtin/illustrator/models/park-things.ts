import { arc, at, bar, cutout, oval, rect } from './cutout.ts';
import { pole } from './lines.ts';
import { type Model, put } from './model.ts';
import { block, tapered, turned } from './solid.ts';

/** A ramp that curves up at both ends, a board on it. */
export const skateRamp: Model = cutout(
  [7, 2],
  [
    [
      '#8f8a82',
      at(
        '-3.4,0 -3.4,1.7 -2.9,1.7 -2.6,1 -2,0.45 -1.2,0.2 1.2,0.2 2,0.45 2.6,1 2.9,1.7 3.4,1.7 3.4,0',
      ),
      'straight',
    ],
    [
      '#c6c1b8',
      at(
        '-2.9,1.7 -2.6,1 -2,0.45 -1.2,0.2 1.2,0.2 2,0.45 2.6,1 2.9,1.7 2.5,1.34 2,0.8 1.2,0.5 -1.2,0.5 -2,0.8 -2.5,1.34',
      ),
      'straight',
    ],
    ['#5c6368', bar([-3.4, 1.72], [-2.86, 1.72], 0.06), 'straight'],
    ['#5c6368', bar([2.86, 1.72], [3.4, 1.72], 0.06), 'straight'],
    ['#d9542e', bar([-0.5, 0.42], [0.5, 0.42], 0.07), 'straight'],
    ['#24282b', oval(-0.34, 0.33, 0.08)],
    ['#24282b', oval(0.34, 0.33, 0.08)],
  ],
);

/** The basket of disc golf: a pole, chains and a cage. */
export const discBasket: Model = cutout(
  [1.1, 1.9],
  [
    ['#8f969b', bar([0, 0], [0, 1.8], 0.06), 'straight'],
    ...[-0.3, -0.2, -0.1, 0.1, 0.2, 0.3].map(
      (x) => ['#b9bec2', bar([x * 1.1, 1.55], [x * 0.35, 0.86], 0.025), 'straight'] as const,
    ),
    ['#e8b02e', rect(0, 1.54, 0.72, 0.16), 'straight'],
    ['#8f969b', bar([-0.42, 0.62], [0.42, 0.62], 0.05), 'straight'],
    ['#8f969b', bar([-0.46, 0.88], [0.46, 0.88], 0.05), 'straight'],
    ...[-0.42, -0.28, -0.14, 0.14, 0.28, 0.42].map(
      (x) => ['#8f969b', bar([x, 0.62], [x * 1.08, 0.88], 0.03), 'straight'] as const,
    ),
    ['#d9542e', oval(0.16, 0.94, 0.16, 0.04)],
  ],
);

/** What dogs run over and through: an A of boards, a tire on a frame and poles to weave between. */
export const agilityCourse: Model = [
  ...put(
    cutout(
      [2.6, 1.4],
      [
        ['#3f7fa0', at('-1.2,0 -0.1,1.3 0.1,1.3 -0.9,0'), 'straight'],
        ['#e0b23a', at('1.2,0 0.1,1.3 -0.1,1.3 0.9,0'), 'straight'],
      ],
    ),
    [-1.6, 0, 0.4],
  ),
  ...put(
    cutout(
      [1.4, 1.4],
      [
        ['#f6f2e9', bar([-0.6, 0], [-0.6, 1.3], 0.07), 'straight'],
        ['#f6f2e9', bar([0.6, 0], [0.6, 1.3], 0.07), 'straight'],
        ['#c8433a', arc(0, 0.72, 0.46, 0.14), 'straight'],
        ['#f6f2e9', bar([0, 1.14], [0, 1.3], 0.04), 'straight'],
        ['#f6f2e9', bar([-0.62, 1.3], [0.62, 1.3], 0.07), 'straight'],
      ],
    ),
    [0.9, 0, 0.2],
  ),
  ...[2, 2.4, 2.8, 3.2].map((x, index) =>
    block([x, 0, -0.3], [0.06, 1, 0.06], index % 2 ? '#c8433a' : '#f6f2e9'),
  ),
];

/** A surveyor's level on three legs. */
export const surveyLevel: Model = [
  pole([-0.5, 0, -0.2], [0, 1.3, 0], 0.05, '#e0b23a'),
  pole([0.5, 0, -0.2], [0, 1.3, 0], 0.05, '#e0b23a'),
  pole([0.06, 0, 0.4], [0, 1.3, 0], 0.05, '#c9962a'),
  turned([0, 1.28, 0], [0.24, 0.07, 0.24], '#2f3538'),
  block([0, 1.35, 0], [0.2, 0.22, 0.2], '#d9772f'),
  turned([-0.16, 1.4, 0], [0.16, 0.14, 0.14], '#2f3538'),
  ...[2.2, -2.4].flatMap((x) => [
    block([x, 0, 0.4], [0.05, 0.8, 0.05], 'wood+2'),
    block([x + 0.12, 0.62, 0.4], [0.22, 0.12, 0.01], '#e8742a'),
  ]),
];

/** A drum that turns on a frame with two wheels. */
export const concreteMixer: Model = cutout(
  [2, 1.8],
  [
    ['#3a3f43', bar([-0.7, 0.1], [0.1, 0.8], 0.08), 'straight'],
    ['#3a3f43', bar([0.8, 0], [0.1, 0.8], 0.08), 'straight'],
    ['#24282b', oval(-0.62, 0.26, 0.26)],
    ['#b9bec2', oval(-0.62, 0.26, 0.1)],
    ['#d9772f', at('-0.66,0.62 -0.7,1.2 -0.1,1.5 0.62,1.62 0.9,1.2 0.56,0.62 0,0.42'), 'straight'],
    ['#b85f22', at('-0.1,1.5 0.62,1.62 0.9,1.2 0.56,0.62 0.3,0.52 0.5,1.16'), 'straight'],
    ['#4a3a2c', oval(0.78, 1.42, 0.12, 0.26, -0.6)],
    ['#3a3f43', arc(-0.56, 0.9, 0.24, 0.06), 'straight'],
  ],
);

/** A beam that nods over an oil well. */
export const pumpJack: Model = cutout(
  [5.4, 4],
  [
    ['#5c6368', rect(0.2, 0, 4.4, 0.22), 'straight'],
    ['#8a3a2e', bar([-0.5, 0.2], [-0.1, 2.5], 0.14), 'straight'],
    ['#8a3a2e', bar([0.4, 0.2], [0, 2.5], 0.14), 'straight'],
    ['#a8432f', bar([-2.1, 2.9], [1.9, 2.2], 0.26), 'straight'],
    ['#a8432f', at('-2.3,3.5 -2.5,2.9 -2.3,2.1 -2,2.3 -2.05,2.9 -1.95,3.3'), 'straight'],
    ['#3a3f43', bar([-2.34, 2.1], [-2.34, 0.2], 0.05), 'straight'],
    ['#3a3f43', bar([1.8, 2.2], [1.5, 0.9], 0.1), 'straight'],
    ['#5c6368', oval(1.5, 0.7, 0.5)],
    ['#a8432f', at('1.5,0.7 2.3,1 2.3,0.4'), 'straight'],
    ['#3a3f43', rect(-2.34, 0, 0.4, 0.3), 'straight'],
  ],
);

/** A small plane with one propeller. */
export const airplane: Model = cutout(
  [7, 2.6],
  [
    ['#c9ccce', bar([-1.6, 0.5], [-1.2, 1], 0.09), 'straight'],
    ['#c9ccce', bar([0.4, 0.3], [0.2, 1], 0.09), 'straight'],
    ['#24282b', oval(-1.6, 0.3, 0.22)],
    ['#24282b', oval(0.4, 0.26, 0.26)],
    [
      '#f6f6f2',
      at('-2.6,1 -2.5,1.5 -1.6,1.7 -0.9,2.16 0.4,2.16 1,1.7 3,1.5 3.1,1.3 0.8,0.86 -1.8,0.8'),
      'straight',
    ],
    ['#c8433a', at('-2.55,1.22 3.08,1.36 3.1,1.28 -2.58,1.08'), 'straight'],
    ['#86a8b8', at('-1.4,1.7 -0.84,2.06 -0.3,2.06 -0.3,1.66'), 'straight'],
    ['#86a8b8', at('-0.2,1.66 -0.2,2.06 0.3,2.06 0.7,1.66'), 'straight'],
    ['#c8433a', at('2.3,1.46 2.8,2.5 3.2,2.5 3.1,1.4'), 'straight'],
    ['#e4e4de', at('-1,2.14 -0.9,2.26 1,2.28 1.1,2.16'), 'straight'],
    ['#3a3f43', bar([-2.7, 0.6], [-2.66, 2], 0.08), 'straight'],
    ['#3a3f43', oval(-2.64, 1.26, 0.14)],
  ],
);

/** Towers of sand with a moat, a bucket and a spade. */
export const sandCastle: Model = [
  tapered([0, 0, 0], [2, 0.3, 1.4], '#d9bd8a', { x: [0.08, 0.92], z: [0.1, 0.9] }),
  ...(
    [
      [-0.6, 0.6],
      [0, 0.95],
      [0.6, 0.6],
    ] as const
  ).flatMap(([x, high]) => [
    turned([x, 0.28, 0], [0.46, high, 0.46], '#d9bd8a', [
      [1, 0],
      [0.82, 1],
    ]),
    turned([x, 0.28 + high, 0], [0.4, 0.3, 0.4], '#c9aa74', [
      [1, 0],
      [0.06, 1],
    ]),
  ]),
  block([0.02, 1.5, 0], [0.03, 0.4, 0.03], 'wood'),
  block([0.16, 1.74, 0], [0.26, 0.16, 0.01], '#c8433a'),
  turned([1.5, 0, -0.2], [0.42, 0.4, 0.42], '#3f7fa0', [
    [0.7, 0],
    [1, 1],
  ]),
];

/** A motorcycle on its stand. */
export const motorcycle: Model = cutout(
  [2.3, 1.3],
  [
    ['#24282b', oval(-0.75, 0.34, 0.34)],
    ['#24282b', oval(0.75, 0.34, 0.34)],
    ['#b9bec2', oval(-0.75, 0.34, 0.2)],
    ['#b9bec2', oval(0.75, 0.34, 0.2)],
    ['#3a3f43', bar([-0.75, 0.34], [-0.46, 1], 0.08), 'straight'],
    ['#3a3f43', bar([-0.52, 1.02], [-0.3, 1.14], 0.06), 'straight'],
    ['#8f969b', at('-0.3,0.24 -0.36,0.6 0.3,0.62 0.36,0.28'), 'straight'],
    ['#8a2f2a', at('-0.44,0.86 -0.3,0.96 0.1,0.94 0.22,0.72 -0.36,0.64')],
    ['#3a2c22', at('0.1,0.78 0.2,0.88 0.8,0.9 0.92,0.8 0.5,0.7')],
    ['#8a2f2a', at('0.4,0.7 0.9,0.78 1.1,0.56 0.7,0.66')],
    ['#b9bec2', bar([0, 0.24], [1.1, 0.3], 0.09), 'straight'],
    ['#f4efdc', oval(-0.56, 0.94, 0.11)],
  ],
);
