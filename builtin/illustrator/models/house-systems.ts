import { at, bar, cutout, oval, rect } from './cutout.ts';
import { pole } from './lines.ts';
import { type Model, put } from './model.ts';
import { block, soft, type Tint, turned } from './solid.ts';

/** A grey box in the wall, its door open, switches in two rows. */
export const breakerPanel: Model = cutout(
  [1, 0.9],
  [
    ['#7d858b', rect(0.14, 0, 0.62, 0.9), 'straight'],
    ['#c3c8cb', rect(0.14, 0.03, 0.56, 0.84), 'straight'],
    ['#3a4146', rect(0.14, 0.08, 0.36, 0.66), 'straight'],
    ...Array.from({ length: 9 }, (_, row) =>
      [-0.085, 0.085].flatMap((x) => [
        ['#22272b', rect(0.14 + x, 0.1 + row * 0.07, 0.15, 0.055), 'straight'] as const,
        ['#e9ebea', rect(0.14 + x * 0.62, 0.113 + row * 0.07, 0.04, 0.03), 'straight'] as const,
      ]),
    ).flat(),
    ['#c8433a', rect(0.14, 0.77, 0.13, 0.06), 'straight'],
    ['#9aa2a7', at('-0.17,0 -0.46,-0.03 -0.46,0.93 -0.17,0.9'), 'straight'],
    ['#d3d7d9', at('-0.19,0.03 -0.43,0.005 -0.43,0.895 -0.19,0.87'), 'straight'],
    ['#f6f2e9', at('-0.22,0.2 -0.4,0.19 -0.4,0.7 -0.22,0.69'), 'straight'],
    ...Array.from(
      { length: 6 },
      (_, row) =>
        [
          '#a4a9ac',
          bar([-0.38, 0.25 + row * 0.075], [-0.24, 0.255 + row * 0.075], 0.012),
          'straight',
        ] as const,
    ),
  ],
  false,
);

/** A grille of metal in its frame. */
export const airVent: Model = [
  block([0, 0, 0], [0.9, 0.5, 0.03], '#e9e7e0'),
  block([0, 0.06, -0.018], [0.78, 0.38, 0.004], '#6f7579'),
  ...Array.from({ length: 8 }, (_, index) =>
    block([0, 0.075 + index * 0.046, -0.024], [0.76, 0.024, 0.012], '#f3f1eb'),
  ),
];

/** A pump in a pit, its pipe up and away. */
export const sumpPump: Model = [
  turned([0, 0, 0], [0.9, 0.05, 0.9], '#8f8b84', undefined, '#3f5560'),
  turned([0, 0.03, 0], [0.72, 0.03, 0.72], '#5f8fa6'),
  turned([0, 0.05, 0.04], [0.34, 0.42, 0.34], '#2f5f78', [
    [1, 0],
    [1, 0.8],
    [0.6, 1],
  ]),
  turned([-0.2, 0.12, -0.2], [0.16, 0.12, 0.16], '#d9772f'),
  turned([0.1, 0.45, 0.06], [0.09, 0.9, 0.09], '#f4f2ec'),
  block([0.5, 1.3, 0.06], [0.9, 0.09, 0.09], '#f4f2ec'),
  turned([0.1, 0.8, 0.06], [0.13, 0.12, 0.13], '#c9ccce'),
  pole([-0.06, 0.46, 0], [-0.3, 1.3, 0.2], 0.02, '#24282b'),
];

/** A radiator on wheels. */
export const spaceHeater: Model = [
  ...Array.from({ length: 7 }, (_, index) =>
    soft([-0.27 + index * 0.09, 0.08, 0], [0.075, 0.56, 0.2], '#f1efe9', 0.03),
  ),
  block([0.36, 0.1, 0], [0.12, 0.5, 0.2], '#d3d6d8'),
  turned([0.36, 0.5, -0.11], [0.06, 0.06, 0.02], '#3a3f43'),
  block([0.36, 0.3, -0.11], [0.05, 0.03, 0.01], '#d9542e'),
  ...[-0.26, 0.34].map((x) => block([x, 0, 0], [0.06, 0.08, 0.3], '#3a3f43')),
];

/** A white box with slats, a cord to its side. */
export const windowUnit: Model = [
  block([0, 0, 0], [0.9, 0.5, 0.26], '#f1efe9'),
  block([-0.12, 0.06, -0.135], [0.6, 0.28, 0.008], '#d8dadb', { texture: 'slats' }),
  block([-0.12, 0.38, -0.135], [0.6, 0.07, 0.008], '#c3c8cb'),
  block([0.32, 0.06, -0.135], [0.18, 0.38, 0.008], '#e0e2e2'),
  ...[0.16, 0.3].map((y) => block([0.32, y, -0.142], [0.06, 0.06, 0.01], '#5c6368')),
];

const roll = (tint: Tint, inside: Tint, size: number): Model => [
  turned([0, 0, 0], [0.5 * size, 0.62 * size, 0.5 * size], tint, undefined, inside),
  turned([0, 0.62 * size, 0], [0.28 * size, 0.006, 0.28 * size], tint),
  turned([0, 0.625 * size, 0], [0.12 * size, 0.006, 0.12 * size], '#7a5a4a'),
];

export const insulation: Model = [
  ...put(roll('#eba6b4', '#f4c3cc', 1), [-0.3, 0, 0]),
  ...put(roll('#eba6b4', '#f4c3cc', 1), [0.28, 0, 0.1]),
  ...put(roll('#eba6b4', '#f4c3cc', 0.9), [0.02, 0.62, 0.05]),
];

/** A copper pipe with a valve that comes up from the floor; its end drips into a bucket. */
export const leakingPipe: Model = cutout(
  [0.95, 1.45],
  [
    ['#5fa3cc', oval(0.22, 0.03, 0.36, 0.035)],
    ['#a8703f', rect(-0.3, 0, 0.075, 1.3), 'straight'],
    ['#c58f62', rect(-0.31, 0, 0.02, 1.3), 'straight'],
    ['#a8703f', rect(-0.05, 1.02, 0.56, 0.075), 'straight'],
    ['#c58f62', rect(-0.05, 1.065, 0.56, 0.02), 'straight'],
    ['#8a5233', rect(-0.3, 0.99, 0.13, 0.14), 'straight'],
    ['#8a5233', rect(-0.3, 1.26, 0.12, 0.07), 'straight'],
    ['#a8703f', rect(0.22, 0.9, 0.075, 0.19), 'straight'],
    ['#8a5233', rect(0.22, 0.99, 0.13, 0.14), 'straight'],
    ['#8f969b', rect(0, 1.09, 0.03, 0.1), 'straight'],
    ['#c8433a', oval(0, 1.22, 0.11, 0.038)],
    ['#4f5a60', rect(0.22, 0.87, 0.1, 0.05), 'straight'],
    ...([0.79, 0.66, 0.54] as const).map(
      (y, index) => ['#5fa3cc', oval(0.22 + (index % 2) * 0.008, y, 0.024, 0.04)] as const,
    ),
    ['#8f969b', at('0.04,0.02 0,0.4 0.44,0.4 0.4,0.02'), 'straight'],
    ['#aab1b5', at('0.08,0.02 0.05,0.4 0.13,0.4 0.15,0.02'), 'straight'],
    ['#5b6a72', oval(0.22, 0.4, 0.22, 0.03)],
    ['#5fa3cc', oval(0.22, 0.395, 0.185, 0.02)],
  ],
  false,
);

/** A black stove on feet, fire behind its glass, its pipe to the ceiling. */
export const woodStove: Model = [
  block([0, 0, -0.05], [1.2, 0.06, 0.9], 'stone-1'),
  ...[-0.28, 0.28].flatMap((x) =>
    [-0.2, 0.2].map((z) => block([x, 0.06, z], [0.08, 0.16, 0.08], '#24282b')),
  ),
  block([0, 0.22, 0], [0.78, 0.62, 0.56], '#2b2f33', { top: '#383d42' }),
  block([0, 0.34, -0.285], [0.5, 0.36, 0.01], '#7a2f14'),
  block([0, 0.36, -0.292], [0.4, 0.2, 0.004], '#f0953a'),
  block([0, 0.36, -0.296], [0.2, 0.12, 0.003], '#ffd67a'),
  block([0.29, 0.48, -0.3], [0.03, 0.14, 0.03], '#b99a5b'),
  turned([0, 0.84, 0.06], [0.2, 1.9, 0.2], '#2b2f33'),
];
