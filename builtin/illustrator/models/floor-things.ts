import { at, bar, cutout, oval, rect } from './cutout.ts';
import { basket } from './fixtures.ts';
import { armchair, dresser, floorLamp, foldedCloth } from './furniture.ts';
import { type Model, put } from './model.ts';
import { ball, block, soft, turned } from './solid.ts';
import { cardboardBox } from './vehicles.ts';

/** Four moving boxes, one on top of another. */
export const boxes: Model = [
  ...put(cardboardBox(0.62), [-0.36, 0, 0.1]),
  ...put(cardboardBox(0.5), [-0.34, 0.5, 0.1]),
  ...put(cardboardBox(0.56), [0.3, 0, 0.12]),
  ...put(cardboardBox(0.42), [0.02, 0, -0.42]),
];

/** A ladder of three steps that stands by itself, a can of paint on top. */
export const stepLadder: Model = cutout(
  [0.8, 1.5],
  [
    ['#8f969b', bar([0.05, 1.3], [0.36, 0], 0.05), 'straight'],
    ['#b9bec2', bar([-0.02, 1.3], [-0.36, 0], 0.06), 'straight'],
    ['#b9bec2', bar([0.14, 1.3], [0.02, 0], 0.06), 'straight'],
    ...([0.3, 0.62, 0.94] as const).map(
      (y) => ['#d9772f', rect(-0.11 + y * 0.1, y, 0.42, 0.055), 'straight'] as const,
    ),
    ['#d9772f', rect(0.04, 1.28, 0.36, 0.07), 'straight'],
  ],
);

/** A camera on three legs. */
export const tripod: Model = cutout(
  [0.8, 1.5],
  [
    ['#2f3538', bar([0, 1.1], [-0.36, 0], 0.035), 'straight'],
    ['#2f3538', bar([0, 1.1], [0.36, 0], 0.035), 'straight'],
    ['#24282b', bar([0, 1.1], [0.04, 0], 0.035), 'straight'],
    ['#3a3f43', rect(0, 1.05, 0.05, 0.18), 'straight'],
    ['#24282b', rect(0, 1.2, 0.34, 0.22), 'straight'],
    ['#24282b', rect(0.02, 1.4, 0.14, 0.06), 'straight'],
    ['#5c6368', oval(0, 1.31, 0.095)],
    ['#1f2326', oval(0, 1.31, 0.075)],
    ['#4a6f8a', oval(0, 1.31, 0.046)],
    ['#cfe3ee', oval(-0.015, 1.33, 0.014)],
  ],
);

/** A board with an iron and a shirt. */
export const ironingBoard: Model = cutout(
  [1.4, 1.1],
  [
    ['#8f969b', bar([-0.36, 0], [0.3, 0.8], 0.035), 'straight'],
    ['#8f969b', bar([0.36, 0], [-0.3, 0.8], 0.035), 'straight'],
    ['#7f9fb5', at('-0.7,0.84 -0.6,0.79 0.66,0.79 0.66,0.87 -0.6,0.87'), 'straight'],
    ['#f6f2e9', at('-0.3,0.86 0.12,0.86 0.1,0.9 -0.28,0.9'), 'straight'],
    ['#f6f2e9', at('-0.24,0.6 0,0.6 0,0.86 -0.24,0.86'), 'straight'],
    ['#3a3f43', at('0.24,0.87 0.6,0.87 0.56,0.99 0.34,0.97'), 'straight'],
    ['#c8473a', at('0.34,0.98 0.58,0.98 0.58,1.06 0.4,1.06'), 'straight'],
  ],
);

/** A basket full of towels. */
export const laundryBasket: Model = [
  ...put(basket, [0, 0, 0], { size: 1.3 }),
  ...put(foldedCloth, [0, 0.46, 0], { size: 1.2 }),
];

/** A round bed for a dog, with a bone. */
export const dogBed: Model = [
  soft([0, 0, 0], [1, 0.24, 0.72], '#8a7560', 0.11),
  soft([0, 0.14, -0.02], [0.74, 0.12, 0.5], '#e6dac4', 0.05),
  block([0.05, 0.26, -0.04], [0.16, 0.04, 0.05], '#fbf8f1'),
  ...[-0.03, 0.13].flatMap((x) => [-0.06, -0.02].map((z) => ball([x, 0.25, z], 0.06, '#fbf8f1'))),
];

/** A clock as tall as a person, with its pendulum. */
export const tallClock: Model = cutout(
  [0.64, 2.1],
  [
    ['#5a3726', rect(0, 0, 0.6, 0.36), 'straight'],
    ['#6b432e', rect(0, 0.34, 0.46, 1), 'straight'],
    ['#2b2320', rect(0, 0.44, 0.3, 0.8), 'straight'],
    ['#c9a35c', rect(0, 0.66, 0.02, 0.56), 'straight'],
    ['#d9b04a', oval(0, 0.62, 0.085)],
    ['#5a3726', rect(0, 1.32, 0.6, 0.56), 'straight'],
    ['#5a3726', at('-0.32,1.86 0.32,1.86 0.14,2.06 -0.14,2.06'), 'straight'],
    ['#c9a35c', oval(0, 1.6, 0.23)],
    ['#fdfbf5', oval(0, 1.6, 0.2)],
    ['#24282b', bar([0, 1.6], [-0.08, 1.68], 0.02), 'straight'],
    ['#24282b', bar([0, 1.6], [0.04, 1.75], 0.014), 'straight'],
  ],
);

/** A sideboard with a record player and records. */
export const recordPlayer: Model = [
  ...dresser,
  block([-0.2, 0.82, 0], [0.6, 0.12, 0.4], '#6b432e', { top: '#8a5c3e' }),
  turned([-0.26, 0.94, 0], [0.36, 0.012, 0.34], '#1f2225'),
  turned([-0.26, 0.952, 0], [0.12, 0.004, 0.11], '#c8473a'),
  block([0.02, 0.945, 0.03], [0.02, 0.02, 0.26], '#cfd4d7'),
  ...Array.from({ length: 7 }, (_, index) =>
    block(
      [0.28 + index * 0.05, 0.82, 0.02],
      [0.035, 0.34, 0.34],
      (['#b5573a', '#e8dcc4', '#33695c', '#c9a35c', '#5f7485'] as const)[index % 5] ?? '#b5573a',
    ),
  ),
];

/** A chair with a blanket over its arm and a lamp. */
export const readingChair: Model = [
  ...armchair,
  block([-0.36, 0.62, -0.04], [0.2, 0.02, 0.44], '#d8b98a'),
  block([-0.45, 0.24, -0.04], [0.02, 0.39, 0.44], '#d8b98a'),
  ...[-0.2, -0.08, 0.04].map((z) => block([-0.462, 0.24, z], [0.004, 0.38, 0.04], '#b5573a')),
  ...put(floorLamp, [0.66, 0, 0.2]),
];

/** A cart with bottles and glasses. */
export const barCart: Model = [
  ...[-0.42, 0.42].flatMap((x) =>
    [-0.2, 0.2].map((z) => block([x, 0.06, z], [0.03, 0.84, 0.03], '#b99a5b')),
  ),
  ...[0.2, 0.7].map((y) => block([0, y, 0], [0.9, 0.03, 0.46], '#b99a5b', { top: '#dfe6e6' })),
  ...([-0.3, -0.16, -0.02] as const).map((x, index) =>
    turned(
      [x, 0.73, 0.06],
      [0.09, 0.32, 0.09],
      (['#2f5a40', '#a8642a', '#dfe6e6'] as const)[index] ?? '#2f5a40',
      [
        [1, 0],
        [1, 0.55],
        [0.35, 0.75],
        [0.35, 1],
      ],
    ),
  ),
  ...([0.14, 0.26, 0.36] as const).map((x) =>
    turned([x, 0.73, -0.06], [0.08, 0.11, 0.08], '#dfeaec', [
      [0.8, 0],
      [1, 1],
    ]),
  ),
  ...([-0.26, 0, 0.26] as const).map((x) =>
    turned([x, 0.23, 0], [0.1, 0.28, 0.1], '#6b2f3a', [
      [1, 0],
      [1, 0.55],
      [0.35, 0.75],
      [0.35, 1],
    ]),
  ),
  ...[-0.36, 0.36].map((x) => turned([x, 0, 0], [0.1, 0.1, 0.1], '#2b2e31')),
];

/** A safe with a dial. */
export const safe: Model = [
  block([0, 0.05, 0], [0.8, 0.86, 0.6], '#5c6670'),
  ...put(
    cutout(
      [0.8, 0.86],
      [
        ['#4a535c', rect(0, 0.06, 0.68, 0.74), 'straight'],
        ['#6b7680', rect(0, 0.09, 0.62, 0.68), 'straight'],
        ['#b4b9bd', oval(-0.06, 0.44, 0.12)],
        ['#2f3538', oval(-0.06, 0.44, 0.09)],
        ['#b4b9bd', rect(-0.06, 0.46, 0.014, 0.07), 'straight'],
        ['#b4b9bd', bar([0.14, 0.36], [0.14, 0.54], 0.05), 'straight'],
        ['#b4b9bd', bar([0.06, 0.45], [0.22, 0.45], 0.04), 'straight'],
      ],
      false,
    ),
    [0, 0.05, -0.31],
  ),
];
