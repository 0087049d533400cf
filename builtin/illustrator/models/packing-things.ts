import { at, cutout, lying, oval, rect } from './cutout.ts';
import { type Model, put } from './model.ts';
import { block, soft, turned } from './solid.ts';
import { cardboardBox } from './vehicles.ts';

/** A small safe with a dial that hangs on a knob, a key beside it. */
export const lockbox: Model = cutout(
  [0.36, 0.56],
  [
    ['#8f969b', at('-0.1,0.34 -0.1,0.48 -0.05,0.54 0.05,0.54 0.1,0.48 0.1,0.34'), 'straight'],
    ['#f1efe9', at('-0.06,0.34 -0.06,0.46 -0.03,0.5 0.03,0.5 0.06,0.46 0.06,0.34'), 'straight'],
    ['#24282b', rect(0, 0, 0.32, 0.37), 'straight'],
    ['#3a4146', rect(0, 0.025, 0.27, 0.32), 'straight'],
    ...Array.from({ length: 9 }, (_, index) => {
      const [column, row] = [index % 3, Math.floor(index / 3)];
      return ['#dfe3e4', oval(-0.075 + column * 0.075, 0.1 + row * 0.075, 0.024)] as const;
    }),
    ['#b99a5b', rect(0, 0.04, 0.14, 0.026), 'straight'],
  ],
);

/** Two wheels, a frame, three boxes. */
export const handTruck: Model = [
  ...put(cardboardBox(0.6), [0, 0.06, 0]),
  ...put(cardboardBox(0.52), [0, 0.56, 0]),
  ...put(cardboardBox(0.42), [0, 1, 0]),
  block([0, 0.03, 0.02], [0.5, 0.03, 0.5], '#8f969b'),
  ...[-0.2, 0.2].map((x) => block([x, 0.06, 0.36], [0.04, 1.4, 0.04], '#c8433a')),
  ...[0.5, 0.95, 1.42].map((y) => block([0, y, 0.36], [0.4, 0.04, 0.04], '#c8433a')),
  ...[-0.3, 0.3].map((x) => block([x, 0, 0.34], [0.08, 0.24, 0.24], '#24282b')),
];

/** A roll of clear foil full of bubbles, a piece of it unrolled. */
export const bubbleWrap: Model = [
  turned([-0.08, 0, 0.06], [0.34, 0.44, 0.34], '#d5e8ee', undefined, '#eef7f9'),
  ...put(
    cutout(
      [0.36, 0.44],
      Array.from({ length: 48 }, (_, index) => {
        const [column, row] = [index % 6, Math.floor(index / 6)];
        return [
          '#f7fcfd',
          oval(-0.13 + column * 0.052 + (row % 2) * 0.02, 0.035 + row * 0.052, 0.02),
        ] as const;
      }),
      false,
    ),
    [-0.08, 0, -0.06],
  ),
  ...put(
    lying(
      [0.56, 0.26],
      [
        ['#cfe4eb', rect(0, -0.13, 0.56, 0.26), 'straight'],
        ...Array.from({ length: 50 }, (_, index) => {
          const [column, row] = [index % 10, Math.floor(index / 10)];
          return ['#f4fbfd', oval(-0.25 + column * 0.055, -0.105 + row * 0.052, 0.021)] as const;
        }),
      ],
    ),
    [0.2, 0, -0.14],
  ),
];

/** A rug rolled up, its end towards the viewer. */
export const rolledRug: Model = [
  soft([0, 0, 0], [1.7, 0.3, 0.3], '#a8503f', 0.14),
  ...[-0.6, 0.6].map((x) => soft([x, -0.005, 0], [0.07, 0.31, 0.31], '#e8d9b8', 0.14)),
  ...[-0.3, 0, 0.3].map((x) => soft([x, -0.002, 0], [0.1, 0.304, 0.304], '#33504f', 0.14)),
];
