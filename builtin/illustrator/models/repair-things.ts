import { arc, at, bar, cutout, lying, oval, rect } from './cutout.ts';
import { laptop as plainLaptop } from './furniture.ts';
import { pole } from './lines.ts';
import { type Model, put } from './model.ts';
import { block, soft, type Tint, turned } from './solid.ts';
import { keyRing } from './tableware.ts';
import { cardboardBox } from './vehicles.ts';

/** A claw hammer that lies, and four nails. */
export const hammer: Model = lying(
  [0.62, 0.3],
  [
    ['#b5703a', bar([-0.28, -0.08], [0.16, 0.04], 0.05), 'straight'],
    ['#c8433a', bar([-0.28, -0.08], [-0.1, -0.03], 0.056), 'straight'],
    ['#6f777d', at('0.1,0.13 0.18,0.15 0.25,-0.1 0.17,-0.12'), 'straight'],
    ['#8f969b', at('0.17,-0.09 0.26,-0.07 0.28,-0.13 0.17,-0.15'), 'straight'],
    ['#6f777d', at('0.1,0.13 0.2,0.15 0.14,0.24 0.06,0.27 0.1,0.19'), 'straight'],
    ...([-0.06, 0, 0.06] as const).flatMap((x) => [
      ['#7d848a', bar([x - 0.12, -0.12], [x - 0.02, -0.19], 0.012), 'straight'] as const,
      ['#5c6368', oval(x - 0.12, -0.12, 0.016)] as const,
    ]),
  ],
  0.03,
);

export const drill: Model = cutout(
  [0.46, 0.34],
  [
    ['#e0a92e', at('-0.1,0.2 -0.1,0.33 0.14,0.34 0.17,0.29 0.17,0.22 0.1,0.19'), 'straight'],
    ['#2f3538', at('0.02,0.21 0.13,0.21 0.15,0.07 0.05,0.06'), 'straight'],
    ['#e0a92e', rect(0.09, 0, 0.17, 0.07), 'straight'],
    ['#2f3538', bar([-0.1, 0.265], [-0.15, 0.265], 0.07), 'straight'],
    ['#9aa1a6', bar([-0.15, 0.265], [-0.24, 0.265], 0.016), 'straight'],
    ['#c8433a', rect(0.02, 0.15, 0.025, 0.04), 'straight'],
  ],
);

/** An adjustable wrench that lies. */
export const wrench: Model = lying(
  [0.6, 0.22],
  [
    ['#9aa1a6', bar([-0.27, -0.06], [0.14, 0.02], 0.055), 'straight'],
    ['#7d848a', oval(-0.25, -0.055, 0.02)],
    ['#8f969b', oval(0.19, 0.03, 0.085, 0.075)],
    ['#6f777d', at('0.2,0.06 0.3,0.09 0.31,0 0.22,-0.01'), 'straight'],
    ['#c79a63', at('0.22,0.05 0.3,0.065 0.31,0.03 0.23,0.015'), 'straight'],
  ],
  0.025,
);

export const screwdriver: Model = lying(
  [0.5, 0.16],
  [
    ['#c8433a', bar([-0.24, -0.04], [-0.06, 0], 0.06), 'straight'],
    ['#2f3538', bar([-0.19, -0.03], [-0.1, -0.01], 0.064), 'straight'],
    ['#9aa1a6', bar([-0.06, 0], [0.22, 0.06], 0.018), 'straight'],
    ['#7d848a', bar([0.2, 0.055], [0.25, 0.066], 0.028), 'straight'],
  ],
  0.03,
);

/** A bar with three bubbles. */
export const level: Model = [
  block([0, 0, 0], [0.66, 0.07, 0.06], '#e0b23a'),
  ...[-0.24, 0, 0.24].map((x) => block([x, 0.012, -0.031], [0.1, 0.046, 0.004], '#d6ef9a')),
  ...[-0.24, 0, 0.24].map((x) => block([x + 0.01, 0.02, -0.034], [0.03, 0.03, 0.003], '#f7fbe6')),
  ...[-0.33, 0.33].map((x) => block([x, -0.001, 0], [0.02, 0.074, 0.064], '#2f3538')),
];

export const saw: Model = cutout(
  [0.8, 0.3],
  [
    ['#b9c0c4', at('-0.4,0.06 -0.4,0.12 0.16,0.24 0.16,0.03'), 'straight'],
    ...Array.from(
      { length: 12 },
      (_, index) =>
        [
          '#8f969b',
          [
            [-0.39 + index * 0.046, 0.055],
            [-0.345 + index * 0.046, 0.052],
            [-0.367 + index * 0.046, 0.03],
          ] as const,
          'straight',
        ] as const,
    ),
    ['#a8642f', at('0.14,0.02 0.16,0.26 0.3,0.28 0.39,0.2 0.38,0.04 0.28,0')],
    ['#f1e8d8', oval(0.27, 0.14, 0.06, 0.07)],
  ],
);

export const caulkGun: Model = cutout(
  [0.8, 0.34],
  [
    ['#f6f2e9', rect(-0.04, 0.18, 0.46, 0.12), 'straight'],
    ['#3f6f9a', rect(-0.04, 0.21, 0.2, 0.06), 'straight'],
    ['#e9e4d8', at('-0.27,0.22 -0.4,0.235 -0.4,0.245 -0.27,0.26'), 'straight'],
    ['#c8433a', at('0.17,0.17 0.17,0.31 0.22,0.31 0.22,0.17'), 'straight'],
    ['#c8433a', bar([0.2, 0.2], [0.26, 0], 0.05), 'straight'],
    ['#2f3538', bar([0.15, 0.18], [0.18, 0.04], 0.03), 'straight'],
    ['#8f969b', bar([0.22, 0.24], [0.4, 0.24], 0.018), 'straight'],
    ['#c8433a', rect(-0.04, 0.165, 0.46, 0.02), 'straight'],
  ],
);

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

/** A copper pipe with a valve, wet at its joint. */
export const leakingPipe: Model = cutout(
  [1.3, 0.9],
  [
    ['#b5734a', rect(-0.1, 0.5, 1.1, 0.09), 'straight'],
    ['#d29a72', rect(-0.1, 0.55, 1.1, 0.02), 'straight'],
    ['#b5734a', rect(0.42, 0, 0.09, 0.58), 'straight'],
    ['#8a5233', rect(0.42, 0.48, 0.15, 0.13), 'straight'],
    ['#8a5233', rect(-0.3, 0.47, 0.14, 0.15), 'straight'],
    ['#8f969b', rect(-0.3, 0.62, 0.03, 0.1), 'straight'],
    ['#c8433a', oval(-0.3, 0.75, 0.13, 0.045)],
    ...([0.36, 0.22, 0.1] as const).map(
      (y, index) => ['#5fa3cc', oval(0.12 + index * 0.008, y, 0.026, 0.04)] as const,
    ),
    ['#4f5a60', rect(0.12, 0.485, 0.12, 0.12), 'straight'],
    ['#5fa3cc', oval(0.13, 0.02, 0.13, 0.03)],
  ],
  false,
);

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
export const glasses: Model = lying(
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

export const tablet: Model = [
  block([0, 0, 0], [0.34, 0.014, 0.25], '#2b3036'),
  block([0, 0.014, 0], [0.31, 0.002, 0.22], '#cfe3ea'),
  block([0, 0.016, 0.05], [0.27, 0.002, 0.09], '#8fb7a0'),
  ...[-0.09, 0, 0.09].map((x) => block([x, 0.016, -0.06], [0.075, 0.002, 0.07], '#f6f2e9')),
];
