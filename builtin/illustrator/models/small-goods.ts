import { at, bar, cutout, lying, oval, rect } from './cutout.ts';
import { type Model, put } from './model.ts';
import { block, soft, turned } from './solid.ts';

/** A stamp with a wooden grip on its pad, and the seal it made. */
export const notaryStamp: Model = [
  block([0.12, 0, 0], [0.2, 0.03, 0.14], '#2f3538'),
  block([0.12, 0.03, 0], [0.14, 0.05, 0.09], '#8a5632'),
  turned([0.12, 0.08, 0], [0.07, 0.14, 0.07], '#a8703f', [
    [0.6, 0],
    [0.5, 0.5],
    [1, 0.8],
    [0.5, 1],
  ]),
  ...put(
    lying(
      [0.34, 0.26],
      [
        ['#f6f2e9', rect(0, -0.13, 0.34, 0.26), 'straight'],
        ['#9aa2a8', bar([-0.12, 0.08], [0.1, 0.08], 0.008), 'straight'],
        ['#9aa2a8', bar([-0.12, 0.04], [0.12, 0.04], 0.008), 'straight'],
        ['#2f5f8f', oval(-0.04, -0.05, 0.06)],
        ['#f6f2e9', oval(-0.04, -0.05, 0.046)],
        ['#2f5f8f', oval(-0.04, -0.05, 0.03)],
      ],
    ),
    [-0.2, 0, 0.02],
  ),
];

export const screws: Model = [
  block([0, 0, 0.04], [0.3, 0.12, 0.2], '#c9863f', { top: '#6b5a48' }),
  ...put(
    lying(
      [0.5, 0.2],
      [-0.18, -0.06, 0.07, 0.2].flatMap((x, index) => {
        const tip = [x + 0.06, -0.02 + (index % 2) * 0.05] as const;
        return [
          ['#a4aab0', bar([x, -0.08], tip, 0.014), 'straight'] as const,
          ['#8f969b', oval(x, -0.08, 0.018)] as const,
        ];
      }),
      0.012,
    ),
    [0, 0, -0.14],
  ),
];

const waxes = ['#c8433a', '#e0a92e', '#3f9a6a', '#3f6fb0', '#8a5ab0', '#d9772f'] as const;

/** A cup of crayons and a drawing of a house. */
export const crayons: Model = [
  turned([0.18, 0, 0.05], [0.12, 0.14, 0.12], '#3f8f86'),
  ...waxes.map((tint, index) =>
    block([0.14 + index * 0.016, 0.08, 0.05 + (index % 2) * 0.02], [0.014, 0.14, 0.014], tint),
  ),
  ...put(
    lying(
      [0.36, 0.28],
      [
        ['#fbf9f4', rect(0, -0.14, 0.36, 0.28), 'straight'],
        ['#d9542e', rect(0, -0.06, 0.13, 0.1), 'straight'],
        ['#3f6fb0', at('-0.09,0.04 0,0.11 0.09,0.04'), 'straight'],
        ['#3f9a6a', bar([-0.16, -0.07], [0.16, -0.07], 0.02), 'straight'],
        ['#e0a92e', oval(0.12, 0.08, 0.025)],
      ],
    ),
    [-0.16, 0, 0],
  ),
  ...put(
    lying([0.12, 0.03], [['#8a5ab0', bar([-0.05, 0], [0.05, 0.01], 0.014), 'straight']], 0.012),
    [0.1, 0, -0.14],
  ),
];

/** A cutter in the shape of a house, dough and a rolling pin. */
export const cookieCutter: Model = [
  ...lying(
    [0.5, 0.34],
    [
      ['#ecd9ae', oval(0, 0, 0.24, 0.16)],
      ['#d9c08a', at('0.06,-0.07 0.06,0.03 0.13,0.09 0.2,0.03 0.2,-0.07'), 'straight'],
      ['#9aa1a6', at('-0.17,-0.1 -0.17,0.04 -0.06,0.13 0.05,0.04 0.05,-0.1'), 'straight'],
      ['#ecd9ae', at('-0.15,-0.085 -0.15,0.03 -0.06,0.105 0.03,0.03 0.03,-0.085'), 'straight'],
    ],
    0.015,
  ),
  ...put(
    [
      soft([0, 0.01, 0], [0.36, 0.08, 0.08], 'wood+2', 0.04),
      ...[-0.24, 0.24].map((x) => soft([x, 0.03, 0], [0.12, 0.04, 0.04], 'wood', 0.02)),
    ],
    [0, 0, 0.24],
  ),
];

const pips = (x: number, y: number) => ['#2f3538', oval(x, y, 0.012)] as const;

export const dice: Model = [
  ...put(
    [
      block([0, 0, 0], [0.14, 0.14, 0.14], '#f6f2e9'),
      ...put(
        cutout([0.14, 0.14], [pips(-0.035, 0.035), pips(0.035, 0.105), pips(0, 0.07)], false),
        [0, 0, -0.08],
      ),
    ],
    [-0.12, 0, 0],
  ),
  ...put(
    [
      block([0, 0, 0], [0.14, 0.14, 0.14], '#c8433a'),
      ...put(
        cutout(
          [0.14, 0.14],
          [
            ['#f6f2e9', oval(-0.035, 0.035, 0.012)],
            ['#f6f2e9', oval(0.035, 0.035, 0.012)],
            ['#f6f2e9', oval(-0.035, 0.105, 0.012)],
            ['#f6f2e9', oval(0.035, 0.105, 0.012)],
          ],
          false,
        ),
        [0, 0, -0.08],
      ),
    ],
    [0.12, 0, 0.06],
  ),
];

/** Two barrels with a bridge between them, laid down so that one sees into both. */
export const binoculars: Model = [
  ...[-0.085, 0.085].flatMap((x) => [
    turned([x, 0, 0], [0.13, 0.09, 0.13], '#2f3538', [
      [1, 0],
      [0.92, 1],
    ]),
    turned([x, 0.09, 0], [0.1, 0.06, 0.1], '#3a4046'),
    turned([x, 0.15, 0], [0.1, 0.025, 0.1], '#24282b', undefined, '#7fa8bd'),
  ]),
  block([0, 0.04, 0], [0.08, 0.07, 0.05], '#24282b'),
  turned([0, 0.11, 0], [0.04, 0.03, 0.04], '#5c6368'),
];

/** A tray of paint with its slope, and a roller in it. */
export const paintTray: Model = [
  block([0, 0, 0], [0.34, 0.05, 0.4], '#8f969b', { top: '#7d9a8c' }),
  soft([0, 0.05, -0.04], [0.26, 0.07, 0.07], '#8fae9e', 0.035),
];

/** A router with antennas and a speaker that listens. */
export const smartHome: Model = [
  block([-0.12, 0, 0], [0.3, 0.05, 0.18], '#2f3538'),
  ...[-0.22, -0.12, -0.02].map((x) => block([x, 0.05, 0.07], [0.015, 0.16, 0.015], '#24282b')),
  ...[-0.2, -0.15, -0.1].map((x) => block([x, 0.018, -0.092], [0.02, 0.01, 0.004], '#5fd08a')),
  turned([0.2, 0, 0], [0.15, 0.2, 0.15], '#8f969b'),
  turned([0.2, 0.2, 0], [0.14, 0.012, 0.14], '#5fb8e8'),
];

export const wallpaperRolls: Model = [
  ...(['#7d9a8c', '#d8b07a', '#c98a80'] as const).map((tint, index) =>
    turned(
      [-0.14 + index * 0.14, 0, (index % 2) * 0.06],
      [0.11, 0.42, 0.11],
      tint,
      undefined,
      '#f6f2e9',
    ),
  ),
];

/** Squares of tile in a pile, and a trowel with teeth. */
export const tileStack: Model = [
  ...[0, 1, 2, 3, 4].map((layer) =>
    block(
      [-0.12 + (layer % 2) * 0.01, layer * 0.03, 0],
      [0.24, 0.028, 0.24],
      layer % 2 ? '#d8e0de' : '#c3cfcd',
    ),
  ),
  ...put(
    lying(
      [0.34, 0.2],
      [
        ['#a4aab0', rect(0, -0.06, 0.24, 0.12), 'straight'],
        ['#8a5632', bar([-0.06, 0.02], [0.08, 0.02], 0.035), 'straight'],
      ],
      0.02,
    ),
    [0.24, 0, -0.04],
  ),
];

export const wallet: Model = [
  soft([0, 0, 0], [0.26, 0.05, 0.2], '#7a4a2e', 0.015),
  block([0.02, 0.05, -0.03], [0.2, 0.006, 0.12], '#6f9a6a'),
  block([-0.03, 0.056, -0.01], [0.14, 0.006, 0.09], '#3f6fb0'),
];

/** A pair of shoes side by side. */
export const shoes: Model = ['#3f6f9a', '#3f6f9a'].flatMap((tint, index) =>
  put(
    cutout(
      [0.34, 0.18],
      [
        ['#f6f2e9', rect(0, 0, 0.32, 0.035), 'straight'],
        [
          tint as `#${string}`,
          at('-0.15,0.03 -0.15,0.14 -0.06,0.15 0.02,0.09 0.14,0.07 0.16,0.03'),
        ],
        ['#f6f2e9', bar([-0.03, 0.12], [0.02, 0.1], 0.012), 'straight'],
      ],
    ),
    [index * 0.1, 0, index * -0.14],
  ),
);

/** A leash on a hook. */
export const leash: Model = cutout(
  [0.5, 0.8],
  [
    ['#a8835c', rect(0, 0.66, 0.4, 0.1), 'straight'],
    ['#3a3f43', rect(-0.08, 0.58, 0.03, 0.12), 'straight'],
    ['#3a3f43', rect(0.1, 0.58, 0.03, 0.12), 'straight'],
    [
      '#b23a33',
      at(
        '-0.14,0.6 -0.16,0.2 -0.08,0.04 0,0.2 -0.04,0.6 -0.07,0.6 -0.04,0.22 -0.08,0.1 -0.13,0.22 -0.1,0.6',
      ),
    ],
    ['#8f969b', oval(-0.08, 0.04, 0.03)],
    ['#3f6f9a', oval(0.1, 0.44, 0.1, 0.14)],
    ['#f4ece0', oval(0.1, 0.44, 0.07, 0.11)],
  ],
  false,
);

/** A tall refrigerator with one door open: shelves full of food. */
export const openFridge: Model = [
  block([0, 0, 0], [0.92, 1.85, 0.7], '#d8dcde', { top: '#c9ced1' }),
  block([0.0, 0.08, -0.352], [0.82, 1.7, 0.004], '#f4f8fa'),
  ...[0.42, 0.76, 1.1, 1.44].map((y) => block([0, y, -0.36], [0.8, 0.02, 0.02], '#b9c4ca')),
  ...(
    [
      [-0.26, 0.1, 0.2, 0.22, '#6f9a4a'],
      [0.1, 0.1, 0.34, 0.2, '#d9772f'],
      [-0.26, 0.44, 0.14, 0.24, '#f6f2e9'],
      [-0.04, 0.44, 0.18, 0.16, '#c8433a'],
      [0.24, 0.44, 0.2, 0.2, '#e8c35a'],
      [-0.2, 0.78, 0.26, 0.14, '#8fbf4a'],
      [0.14, 0.78, 0.14, 0.24, '#8a2f3a'],
      [0.3, 0.78, 0.12, 0.2, '#e0a92e'],
      [-0.22, 1.12, 0.22, 0.16, '#b98c5c'],
      [0.14, 1.12, 0.3, 0.12, '#d88f80'],
      [-0.1, 1.46, 0.3, 0.14, '#86a8b8'],
      [0.24, 1.46, 0.14, 0.2, '#f0d46a'],
    ] as const
  ).map(([x, y, wide, high, tint]) => block([x, y, -0.37], [wide, high, 0.03], tint)),
  block([0.84, 0.04, -0.5], [0.7, 1.78, 0.08], '#e4e7e9'),
];

/** Drops that fall from above into a bucket, a puddle around it. */
export const ceilingLeak: Model = [
  ...lying([1, 0.5], [['#a9c4d2', oval(0, 0, 0.46, 0.2)]], 0.006),
  turned(
    [0, 0, 0],
    [0.42, 0.4, 0.42],
    '#8f969b',
    [
      [0.75, 0],
      [1, 1],
    ],
    '#7fb0cb',
  ),
  ...put(
    cutout(
      [0.3, 1.5],
      [0.05, 0.4, 0.8, 1.2].map(
        (y) =>
          [
            '#6fa8cc',
            [
              [0, y + 0.1],
              [0.032, y + 0.025],
              [0, y],
              [-0.032, y + 0.025],
            ] as const,
          ] as const,
      ),
      false,
    ),
    [0, 0.45, 0],
  ),
];
