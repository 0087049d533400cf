import { arc, bar, cutout, lying, oval, rect } from './cutout.ts';
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
  turned([0, 0, 0], [0.22, 0.2, 0.22], '#d3a63e', [
    [0.9, 0],
    [0.95, 1],
  ]),
  ...Array.from({ length: 7 }, (_, index) =>
    turned(
      [Math.cos(index * 2.4) * 0.05, 0.19 + (index % 3) * 0.012, Math.sin(index * 2.4) * 0.05],
      [0.07, 0.014, 0.07],
      '#e3b94e',
    ),
  ),
  ...put(
    cutout(
      [0.26, 0.32],
      [
        ['#f3dfa0', bar([-0.08, 0.03], [-0.08, 0.18], 0.016), 'straight'],
        ['#dfeaec', rect(0, 0.21, 0.224, 0.05), 'straight'],
        ['#b98552', rect(0, 0.255, 0.2, 0.04), 'straight'],
      ],
      false,
    ),
    [0, 0, -0.13],
  ),
  ...put(coins(3), [0.2, 0, -0.06]),
];

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
