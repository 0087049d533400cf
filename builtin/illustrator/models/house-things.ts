import { arc, bar, cutout, lying, oval, rect } from './cutout.ts';
import { type Model, put } from './model.ts';
import { block, turned } from './solid.ts';

/** A lantern with a burning candle. */
export const candleLantern: Model = [
  block([0, 0, 0], [0.2, 0.03, 0.2], '#2b2e31'),
  turned([0, 0.03, 0], [0.08, 0.1, 0.08], '#f6efdf'),
  turned([0, 0.13, 0], [0.03, 0.06, 0.03], '#f5b54a', [
    [0.6, 0],
    [1, 0.4],
    [0.1, 1],
  ]),
  ...[-0.085, 0.085].flatMap((x) =>
    [-0.085, 0.085].map((z) => block([x, 0.03, z], [0.016, 0.24, 0.016], '#2b2e31')),
  ),
  block([0, 0.27, 0], [0.22, 0.02, 0.22], '#2b2e31'),
  turned([0, 0.29, 0], [0.15, 0.06, 0.15], '#2b2e31', [
    [1, 0],
    [0.2, 1],
  ]),
  ...put(
    cutout([0.12, 0.1], [['#2b2e31', arc(0, 0.03, 0.05, 0.012), 'straight']], false),
    [0, 0.33, 0],
  ),
];

/** What a mover tapes boxes with, and a small box. */
export const tapeGun: Model = [
  block([-0.18, 0, 0.08], [0.3, 0.2, 0.24], '#c79a63'),
  block([-0.18, 0.2, 0.08], [0.05, 0.003, 0.24], '#ead6b0'),
  block([-0.18, 0.14, -0.041], [0.05, 0.06, 0.002], '#ead6b0'),
  ...put(
    cutout(
      [0.34, 0.24],
      [
        ['#c8473a', bar([-0.02, 0.02], [0.04, 0.12], 0.045), 'straight'],
        ['#c8473a', bar([0.02, 0.11], [0.15, 0.11], 0.04), 'straight'],
        ['#ead6b0', oval(0.07, 0.15, 0.075)],
        ['#f6f2e9', oval(0.07, 0.15, 0.04)],
        ['#8f969b', bar([0.15, 0.08], [0.16, 0.15], 0.012), 'straight'],
      ],
    ),
    [0.16, 0, -0.06],
  ),
];

/** A pleated filter in its frame. */
export const airFilter: Model = cutout(
  [0.44, 0.44],
  [
    ['#c9ab80', rect(0, 0, 0.44, 0.44), 'straight'],
    ['#f1efe9', rect(0, 0.03, 0.38, 0.38), 'straight'],
    ...Array.from(
      { length: 9 },
      (_, index) =>
        ['#d3d2cb', rect(-0.17 + index * 0.0425, 0.03, 0.012, 0.38), 'straight'] as const,
    ),
  ],
);

/** A round alarm as it comes out of its box, and its batteries. */
export const smokeAlarm: Model = [
  turned([0, 0, 0], [0.34, 0.06, 0.34], '#f6f2e9', [
    [1, 0],
    [0.96, 0.6],
    [0.8, 1],
  ]),
  turned([0, 0.06, 0], [0.15, 0.006, 0.15], '#dcd8ce'),
  turned([0.1, 0.06, -0.04], [0.02, 0.008, 0.02], '#3fae6a'),
  block([0.26, 0, -0.05], [0.05, 0.045, 0.11], '#c98a42'),
  block([0.33, 0, -0.05], [0.05, 0.045, 0.11], '#3a3f43'),
];

/** A faucet seen from the side that drips into a basin. */
export const drippingFaucet: Model = [
  turned(
    [-0.06, 0, 0],
    [0.44, 0.1, 0.34],
    '#f6f5f0',
    [
      [0.75, 0],
      [1, 1],
    ],
    '#d5dcdd',
  ),
  ...put(
    cutout(
      [0.5, 0.46],
      [
        ['#8f969b', rect(0.17, 0, 0.12, 0.03), 'straight'],
        ['#b4b9bd', rect(0.17, 0.02, 0.055, 0.32), 'straight'],
        ['#b4b9bd', arc(0.06, 0.3, 0.137, 0.055, 0, Math.PI), 'straight'],
        ['#b4b9bd', rect(-0.05, 0.23, 0.055, 0.08), 'straight'],
        ['#9aa1a6', rect(-0.05, 0.215, 0.07, 0.02), 'straight'],
        ['#dfe4e6', bar([0.16, 0.05], [0.16, 0.28], 0.012), 'straight'],
        ['#9aa1a6', bar([0.19, 0.2], [0.27, 0.24], 0.03), 'straight'],
        [
          '#5fa3cc',
          [
            [-0.05, 0.2],
            [-0.028, 0.15],
            [-0.05, 0.13],
            [-0.072, 0.15],
          ],
        ],
        ['#5fa3cc', oval(-0.05, 0.105, 0.012)],
      ],
      false,
    ),
    [0, 0.01, -0.02],
  ),
];

/** A bowl of kibble and a leash in a coil. */
export const dogBowl: Model = [
  turned(
    [-0.1, 0, 0.04],
    [0.28, 0.09, 0.28],
    '#3f7f9a',
    [
      [1, 0],
      [0.84, 1],
    ],
    '#7a4f30',
  ),
  ...put(
    lying(
      [0.5, 0.34],
      [
        ['#b23a33', arc(0.13, 0.02, 0.1, 0.02), 'straight'],
        ['#b23a33', arc(0.14, 0.03, 0.06, 0.02), 'straight'],
        ['#b23a33', bar([0.05, -0.04], [-0.14, -0.14], 0.02), 'straight'],
        ['#b4b9bd', oval(-0.16, -0.15, 0.02)],
      ],
      0.014,
    ),
    [0.06, 0, -0.02],
  ),
];
