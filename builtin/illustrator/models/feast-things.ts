import { bar, cutout, oval, rect } from './cutout.ts';
import { type Model, put } from './model.ts';
import { ball, block, soft, type Tint, turned } from './solid.ts';

/** Four small bowls of clay, each with its flame. */
export const oilLamps: Model = (
  [
    [-0.3, 0],
    [-0.1, -0.08],
    [0.1, -0.08],
    [0.3, 0],
  ] as const
).flatMap(([x, z]) => [
  turned(
    [x, 0, z],
    [0.16, 0.06, 0.16],
    '#b5643a',
    [
      [0.5, 0],
      [1, 1],
    ],
    '#e0b04a',
  ),
  turned([x, 0.05, z], [0.04, 0.1, 0.04], '#ffc04a', [
    [0.6, 0],
    [1, 0.35],
    [0.1, 1],
  ]),
]);

/** A glass tube with slanted stripes between two caps. */
export const barberPole: Model = cutout(
  [0.4, 1.9],
  [
    ['#8f969b', rect(0, 0, 0.34, 0.08), 'straight'],
    ['#8f969b', rect(0, 0.06, 0.08, 0.4), 'straight'],
    ['#c3c9cc', rect(0, 0.44, 0.3, 0.14), 'straight'],
    ['#f6f2e9', rect(0, 0.56, 0.25, 0.94), 'straight'],
    ...Array.from({ length: 6 }, (_, index) => {
      const y = 0.6 + index * 0.15;
      return [
        index % 2 ? '#2f4a78' : '#b8323a',
        [
          [-0.125, y],
          [0.125, y + 0.13],
          [0.125, y + 0.06],
          [-0.125, y - 0.04],
        ] as const,
        'straight',
      ] as const;
    }),
    ['#c3c9cc', rect(0, 1.48, 0.3, 0.14), 'straight'],
    ['#c3c9cc', oval(0, 1.7, 0.12)],
  ],
);

/** A sheaf tied in its middle. */
export const cornStalks: Model = cutout(
  [0.8, 2],
  [
    ...Array.from({ length: 9 }, (_, index) => {
      const lean = (index - 4) * 0.07;
      return [
        (['#c9a35c', '#d9b86e', '#b98f48'] as const)[index % 3] ?? '#c9a35c',
        bar([lean * 1.4, 0], [lean * 0.9, 1.7 + (index % 3) * 0.1], 0.045),
        'straight',
      ] as const;
    }),
    ...Array.from({ length: 10 }, (_, index) => {
      const [side, y] = [index % 2 ? 1 : -1, 0.5 + index * 0.12];
      return [
        index % 3 ? '#d9c07e' : '#b99a50',
        [
          [side * 0.06, y],
          [side * 0.26, y + 0.22],
          [side * 0.4, y + 0.1],
          [side * 0.24, y + 0.16],
        ] as const,
      ] as const;
    }),
    ['#b5473a', rect(0, 0.86, 0.34, 0.07), 'straight'],
    ['#e0a92e', oval(-0.12, 1.2, 0.05, 0.12, 0.3)],
    ['#e0a92e', oval(0.13, 1.08, 0.05, 0.12, -0.3)],
  ],
);

/** Wrapped sweets in a bowl of glass. */
export const candyBowl: Model = [
  turned([0, 0, 0], [0.3, 0.13, 0.3], '#2f3538', [
    [0.5, 0],
    [1, 1],
  ]),
  ...Array.from({ length: 18 }, (_, index) => {
    const angle = index * 2.4;
    const reach = Math.sqrt(index / 18) * 0.12;
    return soft(
      [Math.cos(angle) * reach, 0.12 - reach * 0.2, Math.sin(angle) * reach],
      [0.07, 0.045, 0.05],
      (['#d9772f', '#7a4a9a', '#e0b23a', '#c8433a', '#4f8a5a'] as Tint[])[index % 5] ?? '#d9772f',
      0.02,
    );
  }),
];

const doughnut = (x: number, y: number, z: number, tint: Tint): Model => [
  turned(
    [x, y, z],
    [0.17, 0.05, 0.17],
    '#c98f4a',
    [
      [0.8, 0],
      [1, 0.5],
      [0.8, 1],
    ],
    tint,
  ),
  turned([x, y + 0.05, z], [0.055, 0.004, 0.055], '#8a5a30'),
];

export const doughnuts: Model = [
  turned([0, 0, 0], [0.5, 0.016, 0.5], '#f6f2ea'),
  ...doughnut(-0.11, 0.016, 0.04, '#e39ab0'),
  ...doughnut(0.1, 0.016, 0.07, '#6b4028'),
  ...doughnut(0, 0.016, -0.11, '#f1e2c0'),
  ...doughnut(-0.02, 0.066, 0.02, '#d98a9a'),
];

/** Four on a plate, with swirls of icing. */
export const cupcakes: Model = [
  turned([0, 0, 0], [0.5, 0.016, 0.5], '#f6f2ea'),
  ...(
    [
      [-0.11, 0.08, '#e39ab0'],
      [0.11, 0.08, '#f6e6d0'],
      [-0.1, -0.11, '#b8323a'],
      [0.1, -0.11, '#e39ab0'],
    ] as const
  ).flatMap(([x, z, icing]) => [
    turned([x, 0.016, z], [0.15, 0.1, 0.15], '#c98f5a', [
      [0.7, 0],
      [1, 1],
    ]),
    turned([x, 0.11, z], [0.17, 0.1, 0.17], icing, [
      [1, 0],
      [0.9, 0.35],
      [0.5, 0.75],
      [0.1, 1],
    ]),
    ball([x, 0.2, z], 0.04, '#c8323e'),
  ]),
];

/** A bowl on its plate, a spoon, steam left to the mind. */
export const soup: Model = [
  turned([0, 0, 0], [0.4, 0.014, 0.4], '#f6f2ea'),
  turned(
    [0, 0.014, 0],
    [0.3, 0.11, 0.3],
    '#f1ebdf',
    [
      [0.5, 0],
      [0.9, 0.5],
      [1, 1],
    ],
    '#c8642f',
  ),
  ...[-0.05, 0.04, 0.02].map((x, index) =>
    turned([x, 0.124, -0.04 + index * 0.05], [0.03, 0.004, 0.03], '#6f9f58'),
  ),
  block([0.28, 0, 0], [0.03, 0.01, 0.3], '#b4b9bd'),
];

export const apples: Model = [
  turned([0, 0, 0], [0.4, 0.12, 0.4], '#e5ddcf', [
    [0.4, 0],
    [0.85, 0.6],
    [1, 1],
  ]),
  ...(
    [
      [-0.09, 0, '#c2342a'],
      [0.09, 0.02, '#b32a2a'],
      [0, -0.09, '#c94a32'],
      [0.01, 0.09, '#8fa644'],
    ] as const
  ).flatMap(([x, z, tint]) => [
    ball([x, 0.08, z], 0.14, tint),
    block([x, 0.21, z], [0.012, 0.035, 0.012], '#5a3f2c'),
  ]),
];

/** Three flags on sticks in a jar. */
export const littleFlags: Model = [
  ...put(
    cutout(
      [0.5, 0.56],
      ([-0.11, 0.02, 0.14] as const).flatMap((x, index) => {
        const y = 0.36 + (index % 2) * 0.06;
        return [
          ['#b98f5e', bar([x * 0.5, 0.05], [x, y + 0.13], 0.012), 'straight'] as const,
          ['#f6f2e9', rect(x + 0.07, y, 0.14, 0.11), 'straight'] as const,
          ...[0, 1, 2, 3].map(
            (stripe) =>
              ['#b23a33', rect(x + 0.07, y + stripe * 0.03, 0.14, 0.015), 'straight'] as const,
          ),
          ['#2f4a78', rect(x + 0.03, y + 0.05, 0.06, 0.06), 'straight'] as const,
        ];
      }),
      false,
    ),
    [0, 0.02, 0.02],
  ),
  turned([0, 0, 0], [0.15, 0.18, 0.15], '#bcd8df', [
    [0.9, 0],
    [1, 1],
  ]),
];
