import { arc, at, bar, cutout, lying, oval, rect } from './cutout.ts';
import { toyHouse } from './desk-things.ts';
import { plant } from './fixtures.ts';
import { type Model, put } from './model.ts';
import { turned } from './solid.ts';
import { coins } from './table-things.ts';

/** Two bank cards, one over the other. */
export const bankCards: Model = [
  ...lying([0.3, 0.2], [['#3f7a6a', rect(0, -0.1, 0.29, 0.19), 'straight']], 0.004),
  ...put(
    lying(
      [0.3, 0.2],
      [
        ['#2f4f7a', rect(0, -0.1, 0.29, 0.19), 'straight'],
        ['#24406a', rect(0, 0.03, 0.29, 0.04), 'straight'],
        ['#e0b64a', rect(-0.09, -0.03, 0.05, 0.04), 'straight'],
        ['#cdd6e2', rect(0.03, -0.07, 0.15, 0.014), 'straight'],
      ],
      0.004,
    ),
    [0.07, 0.005, -0.06],
  ),
];

/** A judge's hammer on its block. */
export const gavel: Model = [
  turned([-0.06, 0, 0.04], [0.22, 0.04, 0.22], '#5a3726'),
  ...put(
    cutout(
      [0.5, 0.24],
      [
        ['#8a5836', bar([0.24, 0.02], [-0.06, 0.12], 0.03), 'straight'],
        ['#7a4a2c', bar([-0.12, 0.06], [-0.01, 0.2], 0.1), 'straight'],
        ['#c9a35c', bar([-0.083, 0.107], [-0.05, 0.153], 0.104), 'straight'],
      ],
    ),
    [0.02, 0.03, 0],
  ),
];

/** Coins in a glass jar. */
export const moneyJar: Model = [
  ...cutout(
    [0.3, 0.38],
    [
      ['#cfe0e4', oval(0, 0.15, 0.14, 0.15)],
      ['#cfe0e4', rect(0, 0.24, 0.19, 0.07), 'straight'],
      ['#e6f0f2', oval(0, 0.15, 0.125, 0.135)],
      ...Array.from({ length: 22 }, (_, index) => {
        const row = Math.floor(index / 6);
        const x = -0.09 + (index % 6) * 0.036 + (row % 2) * 0.012;
        const tint = (['#d3a63e', '#e6c05a', '#c08f2c'] as const)[index % 3] ?? '#d3a63e';
        return [tint, oval(x * (row === 0 ? 0.7 : 1), 0.045 + row * 0.042, 0.034, 0.026)] as const;
      }),
      ['#b98552', rect(0, 0.3, 0.21, 0.045), 'straight'],
      ['#a06e40', rect(0, 0.3, 0.21, 0.012), 'straight'],
      ['#ffffff', bar([-0.095, 0.17], [-0.08, 0.23], 0.012), 'straight'],
    ],
  ),
  ...put(coins(3), [0.23, 0, -0.06], { size: 1.2 }),
  ...put(coins(1), [-0.22, 0, -0.08], { size: 1.2 }),
];

/** A small house that stands on a bed of piled coins, more of them around it. */
export const houseOnCoins: Model = [
  ...[-0.09, -0.03, 0.03, 0.09].flatMap((x) =>
    [-0.05, 0.03].flatMap((z) => put(coins(9), [x * 1.25, 0, z], { size: 1.15 })),
  ),
  ...put(toyHouse, [0, 0.122, -0.01], { size: 1.5 }),
  ...put(coins(4), [-0.28, 0, -0.06], { size: 1.2 }),
  ...put(coins(2), [0.27, 0, -0.09], { size: 1.2 }),
];

/** An arrow that points up, of small houses: a shaft of three, a head of two and one. */
export const houseArrow: Model = cutout(
  [0.62, 0.74],
  [
    ['#3f8f62', at('-0.13,0 0.13,0 0.13,0.38 0.31,0.38 0,0.74 -0.31,0.38 -0.13,0.38'), 'straight'],
    ...(
      [
        [0, 0.02],
        [0, 0.15],
        [0, 0.28],
        [-0.15, 0.4],
        [0, 0.41],
        [0.15, 0.4],
        [0, 0.54],
      ] as const
    ).flatMap(
      ([x, y], index) =>
        [
          ['#f6efdf', rect(x, y, 0.1, 0.065), 'straight'],
          [
            index % 2 ? '#3f6f9a' : '#a8553f',
            [
              [x - 0.068, y + 0.062],
              [x + 0.068, y + 0.062],
              [x, y + 0.118],
            ],
            'straight',
          ],
          ['#5a3f2c', rect(x, y, 0.022, 0.042), 'straight'],
        ] as const,
    ),
  ],
);

/** A young plant that grows out of coins, higher from pile to pile. */
export const growth: Model = [3, 7, 12].flatMap((count, index) => [
  ...put(coins(count), [-0.2 + index * 0.2, 0, 0], { size: 1.5 }),
  ...put(plant(0.16 + index * 0.07, 'bush', '#7a5a3f'), [-0.2 + index * 0.2, count * 0.0165, 0]),
]);

/** A doctor's stethoscope before a small house. */
export const healthCheck: Model = [
  ...put(toyHouse, [-0.02, 0, 0.16], { size: 1.8 }),
  ...put(
    lying(
      [0.6, 0.4],
      [
        ['#34506a', arc(-0.02, 0, 0.17, 0.018, Math.PI * 0.9, Math.PI * 2.1), 'straight'],
        ['#34506a', bar([0.14, 0.05], [0.22, 0.16], 0.018), 'straight'],
        ['#34506a', bar([-0.18, 0.05], [-0.25, 0.14], 0.018), 'straight'],
        ['#9aa1a6', oval(0.24, 0.02, 0.05)],
        ['#dfe4e6', oval(0.24, 0.02, 0.036)],
        ['#34506a', bar([0.14, -0.06], [0.22, -0.01], 0.018), 'straight'],
      ],
      0.016,
    ),
    [0, 0, -0.1],
  ),
];
