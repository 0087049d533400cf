import { arc, at, bar, cutout, oval, rect } from './cutout.ts';
import { type Model, put } from './model.ts';
import { ball, block, soft, type Tint, turned } from './solid.ts';
import { cardboardBox } from './vehicles.ts';

/** A bucket with suds, a broom and a mop that lean together, gloves and a spray bottle. */
export const cleaningSet: Model = [
  ...put(
    cutout(
      [1.2, 1.6],
      [
        ['#b98c5c', bar([0.3, 0.3], [0.5, 1.55], 0.05), 'straight'],
        ['#d9b45c', at('0.1,0.02 0.44,0 0.4,0.34 0.24,0.36'), 'straight'],
        ['#b5473a', bar([0.16, 0.3], [0.42, 0.27], 0.06), 'straight'],
        ['#8f969b', bar([-0.34, 0.3], [-0.5, 1.6], 0.045), 'straight'],
        ['#f1ece0', at('-0.46,0.4 -0.22,0.42 -0.12,0.1 -0.2,0 -0.48,0 -0.56,0.08')],
        ...[-0.44, -0.34, -0.24].map(
          (x) => ['#cfc9bb', bar([x, 0.03], [-0.33, 0.38], 0.012), 'straight'] as const,
        ),
        ['#4f8a9a', bar([-0.44, 0.42], [-0.24, 0.43], 0.06), 'straight'],
      ],
    ),
    [0, 0, 0.18],
  ),
  turned(
    [0, 0, -0.14],
    [0.5, 0.44, 0.5],
    '#3f7fb0',
    [
      [0.76, 0],
      [1, 1],
    ],
    '#dfeef2',
  ),
  ...[-0.12, 0.02, 0.14, -0.02].map((x, index) =>
    ball([x, 0.38, -0.16 - (index % 2) * 0.08], 0.15, '#f4fafc'),
  ),
  turned([0.5, 0, -0.3], [0.16, 0.3, 0.16], '#5fa86a', [
    [1, 0],
    [1, 0.6],
    [0.3, 0.8],
    [0.3, 1],
  ]),
  block([0.48, 0.3, -0.3], [0.16, 0.06, 0.05], '#f6f2e9'),
];

const heartPoints = (x: number, y: number, size: number) =>
  Array.from({ length: 30 }, (_, index) => {
    const t = (index / 30) * Math.PI * 2;
    return [
      x + ((16 * Math.sin(t) ** 3) / 34) * size,
      y +
        ((13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) / 34) *
          size,
    ] as const;
  });

/** Hearts on a string across a door; their foot is the middle of the door. */
export const doorHearts: Model = cutout(
  [1, 1.1],
  [
    ['#c8323e', heartPoints(0, 0.62, 0.52)],
    ['#f4b6bd', heartPoints(0, 0.63, 0.34)],
    ['#d0505a', heartPoints(-0.26, 0.22, 0.2)],
    ['#f6dfe0', heartPoints(0, 0.12, 0.2)],
    ['#d0505a', heartPoints(0.26, 0.22, 0.2)],
  ],
  false,
);

/** Leaves of clover. */
export const doorShamrocks: Model = cutout(
  [0.9, 1],
  [
    ...(
      [
        [0, 0.52, 1],
        [-0.28, 0.12, 0.5],
        [0.28, 0.12, 0.5],
      ] as const
    ).flatMap(([x, y, s]) => [
      [
        '#2f7a46',
        bar([x, y - 0.02 * s], [x + 0.05 * s, y - 0.26 * s], 0.035 * s),
        'straight',
      ] as const,
      ...(
        [
          [-0.15, 0.06],
          [0.15, 0.06],
          [0, 0.24],
        ] as const
      ).map(([a, b]) => ['#3f9a56', oval(x + a * s, y + b * s, 0.145 * s)] as const),
    ]),
  ],
  false,
);

/** Pennants on a string; nothing is written on them. */
export const doorBanner: Model = cutout(
  [3, 0.5],
  [
    ...Array.from({ length: 9 }, (_, index) => {
      const x = -1.32 + index * 0.33;
      const y = 0.44 - (1 - (x / 1.5) ** 2) * 0.16;
      const tint = (['#c8574a', '#e0b23a', '#4f8a9a'] as const)[index % 3] ?? '#c8574a';
      return [
        tint,
        [
          [x - 0.15, y],
          [x + 0.15, y],
          [x, y - 0.34],
        ],
        'straight',
      ] as const;
    }),
  ],
  false,
);

/** Parcels at a door. */
export const parcels: Model = [
  ...put(cardboardBox(0.62), [0, 0, 0]),
  ...put(cardboardBox(0.44), [0.02, 0.5, 0]),
  ...put(cardboardBox(0.36), [0.5, 0, -0.14]),
];

export const suitcase = (tint: Tint = '#2f6f8a'): Model => [
  soft([0, 0.06, 0], [0.56, 0.74, 0.3], tint, 0.05),
  ...[-0.14, 0.14].map((x) => block([x, 0.12, -0.155], [0.03, 0.62, 0.01], '#24303a')),
  ...[-0.1, 0.1].map((x) => block([x, 0.8, 0.06], [0.025, 0.3, 0.025], '#8f969b')),
  block([0, 1.08, 0.06], [0.24, 0.04, 0.04], '#24303a'),
  ...[-0.22, 0.22].map((x) => turned([x, 0, -0.08], [0.07, 0.07, 0.07], '#24282b')),
];

/** A school bag with an apple, books and pencils beside it. */
export const backpack: Model = [
  ...put(
    cutout(
      [0.56, 0.7],
      [
        ['#2f5f8a', at('-0.24,0 -0.27,0.3 -0.22,0.56 0,0.68 0.22,0.56 0.27,0.3 0.24,0')],
        ['#24303a', arc(0, 0.62, 0.08, 0.025, 0, Math.PI), 'straight'],
        ['#3f7fb0', at('-0.19,0.04 -0.2,0.26 0,0.3 0.2,0.26 0.19,0.04')],
        ['#e0b23a', bar([-0.16, 0.27], [0.16, 0.27], 0.018), 'straight'],
        ['#e0b23a', bar([-0.2, 0.46], [0.2, 0.46], 0.018), 'straight'],
      ],
    ),
    [0, 0, 0],
  ),
  block([0.42, 0, -0.02], [0.3, 0.05, 0.22], '#b5573a'),
  block([0.42, 0.05, -0.02], [0.28, 0.05, 0.2], '#4f7a58'),
  ball([0.42, 0.1, -0.02], 0.12, '#c8323e'),
];

/** A camera in a doorbell, beside a door. */
export const doorbell: Model = [
  soft([0, 0, 0], [0.12, 0.32, 0.05], '#24282b', 0.03),
  turned([0, 0.2, -0.03], [0.07, 0.07, 0.02], '#11161a'),
  ...put(
    cutout(
      [0.12, 0.12],
      [
        ['#5fb0d8', arc(0, 0.06, 0.044, 0.012), 'straight'],
        ['#f4f7f8', oval(0, 0.06, 0.028)],
      ],
      false,
    ),
    [0, 0.03, -0.04],
  ),
];

/** Rubber boots and an umbrella. */
export const rainGear: Model = cutout(
  [0.9, 1],
  [
    ...[-0.28, -0.02].flatMap((x) => [
      [
        '#e0b23a',
        [
          [x - 0.09, 0.5],
          [x + 0.09, 0.5],
          [x + 0.09, 0.14],
          [x + 0.22, 0.1],
          [x + 0.22, 0],
          [x - 0.09, 0],
        ],
        'straight',
      ] as const,
      ['#24282b', bar([x - 0.09, 0.015], [x + 0.22, 0.015], 0.03), 'straight'] as const,
    ]),
    ['#b23a33', at('0.34,0.12 0.28,0.7 0.36,0.86 0.44,0.7'), 'straight'],
    ['#5a3f2c', bar([0.36, 0.82], [0.36, 1], 0.03), 'straight'],
    ['#8f969b', bar([0.36, 0], [0.36, 0.14], 0.02), 'straight'],
  ],
);

export const surfboards: Model = cutout(
  [1.1, 2.2],
  [
    ['#5fb0bf', at('-0.28,0 -0.54,0.7 -0.5,1.6 -0.28,2.2 -0.06,1.6 -0.02,0.7')],
    ['#f6f2e9', bar([-0.28, 0.06], [-0.28, 2.1], 0.04), 'straight'],
    ['#e8a24a', at('0.28,0 0.06,0.6 0.08,1.5 0.3,2.0 0.5,1.5 0.52,0.6')],
    ['#c8574a', bar([0.29, 0.06], [0.29, 1.92], 0.05), 'straight'],
  ],
);

/** A sled of wood on runners, leaned up. */
export const sled: Model = cutout(
  [0.7, 1.3],
  [
    ...[-0.22, 0, 0.22].map((x) => ['#c98f55', bar([x, 0.1], [x, 1.2], 0.13), 'straight'] as const),
    ['#8a5a36', rect(0, 0.3, 0.62, 0.08), 'straight'],
    ['#8a5a36', rect(0, 0.9, 0.62, 0.08), 'straight'],
    ['#b23a33', bar([-0.32, 0], [-0.32, 1.3], 0.05), 'straight'],
    ['#b23a33', bar([0.32, 0], [0.32, 1.3], 0.05), 'straight'],
  ],
);

export const stackedWood: Model = Array.from({ length: 18 }, (_, index) => {
  const [column, row] = [index % 6, Math.floor(index / 6)];
  return put(
    cutout(
      [0.3, 0.28],
      [
        ['#7a5638', oval(0, 0.14, 0.145)],
        ['#d3aa76', oval(0, 0.14, 0.115)],
        ['#b98c5c', arc(0, 0.14, 0.07, 0.014), 'straight'],
      ],
    ),
    [-0.75 + column * 0.3 + (row % 2) * 0.12, row * 0.26, 0],
  );
}).flat();
