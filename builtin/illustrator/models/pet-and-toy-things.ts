import { arc, at, bar, cutout, lying, oval, rect } from './cutout.ts';
import type { Model } from './model.ts';
import { ball, block, soft, turned } from './solid.ts';

/** A crate of wire with a bed inside. */
export const dogCrate: Model = [
  block([0, 0, 0], [1, 0.05, 0.68], '#3a3f43'),
  soft([0, 0.05, 0], [0.9, 0.12, 0.58], '#b98a5e', 0.06),
  ...Array.from({ length: 11 }, (_, index) =>
    block([-0.49 + index * 0.098, 0.05, -0.34], [0.014, 0.66, 0.014], '#4a5056'),
  ),
  ...Array.from({ length: 6 }, (_, index) =>
    block([0.49, 0.05, -0.34 + index * 0.136], [0.014, 0.66, 0.014], '#4a5056'),
  ),
  ...[0.26, 0.48, 0.7].map((y) => block([0, y, -0.34], [1, 0.014, 0.014], '#4a5056')),
  block([0, 0.71, 0], [1, 0.02, 0.68], '#4a5056', { top: '#6b7278' }),
];

/** A cage with a wheel and a small round animal. */
export const smallCage: Model = cutout(
  [0.8, 0.62],
  [
    ['#3f7f9a', rect(0, 0, 0.8, 0.14), 'straight'],
    ['#eef1ee', rect(0, 0.12, 0.76, 0.46), 'straight'],
    ['#e3cfa0', at('-0.37,0.12 0.37,0.12 0.37,0.19 0,0.22 -0.37,0.18')],
    ['#d9772f', oval(-0.2, 0.34, 0.15)],
    ['#f6f2e9', oval(-0.2, 0.34, 0.12)],
    ['#c98f45', oval(0.14, 0.25, 0.12, 0.09)],
    ['#f1e0c0', oval(0.17, 0.22, 0.06, 0.05)],
    ['#b57a38', oval(0.2, 0.33, 0.025)],
    ['#2a2320', oval(0.22, 0.27, 0.014)],
    ...Array.from(
      { length: 14 },
      (_, index) =>
        ['#8f969b', rect(-0.37 + index * 0.057, 0.12, 0.008, 0.46), 'straight'] as const,
    ),
    ['#8f969b', rect(0, 0.57, 0.78, 0.03), 'straight'],
  ],
);

/** A post wound with rope, two perches, a den. */
export const catTree: Model = [
  block([0, 0, 0], [0.8, 0.06, 0.6], '#a89a88'),
  ...[-0.26, 0.26].map((x) => turned([x, 0.06, 0], [0.11, x < 0 ? 1.35 : 0.8, 0.11], '#c9a876')),
  soft([0.2, 0.84, 0], [0.56, 0.12, 0.46], '#b8ab99', 0.05),
  soft([-0.2, 1.38, 0], [0.56, 0.14, 0.46], '#b8ab99', 0.05),
  soft([0.16, 0.06, 0], [0.46, 0.42, 0.44], '#a89a88', 0.06),
  turned([0.16, 0.16, -0.225], [0.24, 0.24, 0.01], '#3f382f'),
  ball([0.38, 0.6, -0.2], 0.08, '#d9542e'),
];

export const fishBowl: Model = cutout(
  [0.4, 0.36],
  [
    ['#dcecf0', oval(0, 0.18, 0.19, 0.18)],
    ['#8fc6d9', at('-0.185,0.22 0.185,0.22 0.16,0.06 0.08,0.005 -0.08,0.005 -0.16,0.06')],
    ['#d9c49a', at('-0.12,0.03 0.12,0.03 0.07,0.005 -0.07,0.005')],
    ['#e8823a', oval(-0.02, 0.14, 0.06, 0.035)],
    ['#e8823a', at('0.03,0.14 0.09,0.18 0.09,0.1'), 'straight'],
    ['#4f8a5a', bar([0.1, 0.03], [0.11, 0.17], 0.014), 'straight'],
    ['#f6fbfc', at('-0.13,0.26 -0.1,0.3 -0.06,0.32 -0.09,0.28')],
  ],
);

/** An open dollhouse with four rooms. */
export const dollHouse: Model = cutout(
  [0.9, 1],
  [
    ['#f2e6d6', rect(0, 0, 0.8, 0.66), 'straight'],
    ['#c8808a', at('-0.46,0.64 0,1 0.46,0.64'), 'straight'],
    ['#e3a9b0', at('-0.28,0.67 0,0.88 0.28,0.67'), 'straight'],
    ['#bcd4dd', rect(-0.195, 0.35, 0.35, 0.27), 'straight'],
    ['#e6d59a', rect(0.195, 0.35, 0.35, 0.27), 'straight'],
    ['#cfe0c0', rect(-0.195, 0.04, 0.35, 0.27), 'straight'],
    ['#e3c4b0', rect(0.195, 0.04, 0.35, 0.27), 'straight'],
    ['#fbf8f2', rect(-0.2, 0.36, 0.2, 0.08), 'straight'],
    ['#b5573a', rect(-0.27, 0.36, 0.03, 0.14), 'straight'],
    ['#8a5a34', rect(0.2, 0.36, 0.16, 0.1), 'straight'],
    ['#8a5a34', rect(-0.2, 0.05, 0.18, 0.09), 'straight'],
    ['#3f6f9a', rect(0.2, 0.05, 0.2, 0.1), 'straight'],
    ['#f6f2e9', oval(0, 0.76, 0.05)],
  ],
);

/** An engine and two wagons on an oval track. */
export const trainSet: Model = [
  ...lying(
    [1.2, 0.7],
    [
      ['#8a6a4a', arcOval(0.58, 0.33), 'straight'],
      ['#c9ccce', arcOval(0.56, 0.31, 0.02), 'straight'],
    ],
    0.01,
  ),
  block([-0.3, 0.02, -0.26], [0.24, 0.11, 0.11], '#c8433a'),
  block([-0.36, 0.13, -0.26], [0.1, 0.1, 0.1], '#2f5f78'),
  turned([-0.22, 0.13, -0.26], [0.05, 0.1, 0.05], '#2b2e31'),
  block([0, 0.02, -0.28], [0.22, 0.1, 0.11], '#e0b23a'),
  block([0.27, 0.02, -0.26], [0.22, 0.1, 0.11], '#3f8f6a'),
];

/** A flat ring with two half widths. */
function arcOval(rx: number, ry: number, thick = 0.09) {
  return arc(0, 0, 1, thick / rx).map(([x, y]): readonly [number, number] => [x * rx, y * ry]);
}

/** A chest with its lid up, toys over its rim. */
export const toyChest: Model = [
  ball([-0.24, 0.38, 0], 0.24, '#e0b23a'),
  ball([0.26, 0.4, 0.02], 0.2, '#3f8f86'),
  soft([0.02, 0.36, 0], [0.22, 0.26, 0.18], '#b98252', 0.08),
  block([0, 0, 0], [0.96, 0.46, 0.5], '#6f9ab5'),
  block([0, 0.06, -0.255], [0.86, 0.34, 0.01], '#86adc4'),
  block([0, 0.46, 0.24], [1, 0.42, 0.05], '#6f9ab5'),
];

/** A bear that sits. */
export const teddy: Model = cutout(
  [0.5, 0.62],
  [
    ['#a8703c', oval(-0.13, 0.56, 0.06)],
    ['#a8703c', oval(0.13, 0.56, 0.06)],
    ['#b98252', oval(0, 0.22, 0.19, 0.2)],
    ['#a8703c', oval(-0.2, 0.28, 0.06, 0.12, 0.5)],
    ['#a8703c', oval(0.2, 0.28, 0.06, 0.12, -0.5)],
    ['#b98252', oval(0, 0.45, 0.17, 0.15)],
    ['#e3c49a', oval(0, 0.2, 0.11, 0.13)],
    ['#a8703c', oval(-0.14, 0.06, 0.09, 0.07)],
    ['#a8703c', oval(0.14, 0.06, 0.09, 0.07)],
    ['#e3c49a', oval(0, 0.41, 0.08, 0.06)],
    ['#2a2320', oval(0, 0.43, 0.025, 0.018)],
    ['#2a2320', oval(-0.06, 0.5, 0.016)],
    ['#2a2320', oval(0.06, 0.5, 0.016)],
    ['#b8323a', at('-0.1,0.32 0.1,0.32 0.1,0.29 -0.1,0.29'), 'straight'],
  ],
);
