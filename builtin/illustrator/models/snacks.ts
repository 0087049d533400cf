import { arc, at, bar, cutout, lying, oval } from './cutout.ts';
import type { Model } from './model.ts';
import { put } from './model.ts';
import { ball, block, type Solid, type Tint, turned } from './solid.ts';

/** A bowl heaped with something. */
export const bowlOf = (tint: Tint, glaze: Tint = '#e9e2d4', size = 0.05): Model => [
  turned(
    [0, 0, 0],
    [0.26, 0.1, 0.26],
    glaze,
    [
      [0.5, 0],
      [1, 1],
    ],
    tint,
  ),
  ...Array.from({ length: 16 }, (_, index): Solid => {
    const angle = index * 2.4;
    const reach = Math.sqrt(index / 16) * 0.1;
    return ball(
      [Math.cos(angle) * reach, 0.09 - reach * 0.2, Math.sin(angle) * reach],
      size,
      index % 3 ? tint : `${tint}`,
    );
  }),
];

export const pizza: Model = [
  turned([0, 0, 0], [0.36, 0.014, 0.36], '#b98c5c'),
  turned([0, 0.014, 0], [0.34, 0.014, 0.34], '#d9a45c', undefined, '#d9a45c'),
  ...put(
    lying(
      [0.32, 0.32],
      [
        ['#e8c15a', oval(0, 0, 0.142)],
        ...Array.from(
          { length: 9 },
          (_, index) =>
            [
              '#b5473a',
              oval(
                Math.cos(index * 2.4) * 0.035 * Math.sqrt(index),
                Math.sin(index * 2.4) * 0.035 * Math.sqrt(index),
                0.02,
              ),
            ] as const,
        ),
        ...[0, 1, 2].map((turn) => {
          const angle = (turn / 3) * Math.PI;
          return [
            '#c9913f',
            bar(
              [Math.cos(angle) * 0.145, Math.sin(angle) * 0.145],
              [-Math.cos(angle) * 0.145, -Math.sin(angle) * 0.145],
              0.005,
            ),
            'straight',
          ] as const;
        }),
      ],
      0.002,
    ),
    [0, 0.028, 0],
  ),
];

export const cookies: Model = [
  turned([0, 0, 0], [0.32, 0.016, 0.32], '#fbf8f1', [
    [0.7, 0],
    [1, 1],
  ]),
  ...Array.from({ length: 9 }, (_, index): Solid[] => {
    const layer = index < 6 ? 0 : 1;
    const angle = index * 1.05 + layer * 0.5;
    const reach = layer ? 0.045 : 0.09;
    const at = [Math.cos(angle) * reach, 0.018 + layer * 0.022, Math.sin(angle) * reach] as const;
    return [
      turned(at, [0.1, 0.022, 0.1], '#c98f45'),
      ...[-0.02, 0.022].map((x) =>
        ball([at[0] + x, at[1] + 0.018, at[2] - 0.01], 0.014, '#5a3622'),
      ),
    ];
  }).flat(),
];

/** A cake with lit candles. */
export const cake: Model = [
  turned([0, 0, 0], [0.36, 0.02, 0.36], '#dfe6e6'),
  turned([0, 0.02, 0], [0.29, 0.14, 0.29], '#f2c9c0'),
  turned([0, 0.14, 0], [0.3, 0.035, 0.3], '#fbf4ea'),
  ...Array.from({ length: 5 }, (_, index): Solid[] => {
    const angle = (index / 5) * Math.PI * 2 + 0.3;
    const at = [Math.cos(angle) * 0.09, 0.175, Math.sin(angle) * 0.09] as const;
    return [
      turned(at, [0.016, 0.08, 0.016], index % 2 ? '#6f8ba3' : '#d9a23a'),
      turned([at[0], 0.255, at[2]], [0.02, 0.035, 0.02], '#ffd46a', [
        [0.5, 0],
        [1, 0.4],
        [0.05, 1],
      ]),
    ];
  }).flat(),
];

/** A jug of lemonade, glasses and lemons. */
export const lemonade: Model = [
  turned(
    [-0.1, 0, 0.06],
    [0.16, 0.28, 0.16],
    '#f3e08a',
    [
      [0.8, 0],
      [1, 0.4],
      [0.72, 0.85],
      [0.86, 1],
    ],
    '#f6e9a8',
  ),
  ...put(
    cutout([0.1, 0.2], [['#f0e6b8', arc(0.02, 0.1, 0.07, 0.016, -1.5, 1.5), 'straight']], false),
    [-0.04, 0.04, 0.06],
  ),
  ...[0.1, 0.22].map((x) =>
    turned(
      [x, 0, -0.02],
      [0.085, 0.15, 0.085],
      '#f3e08a',
      [
        [0.78, 0],
        [1, 1],
      ],
      '#f8efbc',
    ),
  ),
  ...[-0.26, 0.02].map((x) => ball([x, 0, -0.1], 0.075, '#f0cf3a')),
];

/** A brown ball with pointed ends, laced. */
export const football: Model = cutout(
  [0.34, 0.24],
  [
    [
      '#8a4a2c',
      at('-0.17,0.12 -0.09,0.225 0,0.245 0.09,0.225 0.17,0.12 0.09,0.015 0,-0.005 -0.09,0.015'),
    ],
    ['#a35c38', at('-0.12,0.16 -0.05,0.22 0.05,0.22 0.1,0.18 0,0.17')],
    ['#f6f2e9', bar([-0.06, 0.15], [0.06, 0.15], 0.012), 'straight'],
    ...[-0.045, -0.015, 0.015, 0.045].map(
      (x) => ['#f6f2e9', bar([x, 0.128], [x, 0.172], 0.01), 'straight'] as const,
    ),
    ['#f6f2e9', bar([-0.125, 0.06], [-0.125, 0.18], 0.014), 'straight'],
    ['#f6f2e9', bar([0.125, 0.06], [0.125, 0.18], 0.014), 'straight'],
  ],
);

/** A basket with a bottle, fruit and a bow. */
export const giftBasket: Model = [
  ...put(
    cutout([0.4, 0.5], [['#a87c4c', arc(0, 0.12, 0.19, 0.022, 0, Math.PI), 'straight']], false),
    [0, 0.02, 0.06],
  ),
  turned([-0.05, 0.06, 0.04], [0.075, 0.3, 0.075], '#3f2430', [
    [1, 0],
    [1, 0.55],
    [0.38, 0.75],
    [0.36, 1],
  ]),
  block([0.07, 0.06, 0.05], [0.1, 0.19, 0.05], '#d9b98a'),
  turned(
    [0, 0, 0],
    [0.38, 0.14, 0.3],
    '#b98f5e',
    [
      [0.8, 0],
      [1, 1],
    ],
    '#e9dcc4',
  ),
  ...(
    [
      [-0.11, '#c8433a'],
      [-0.04, '#e0a23a'],
      [0.04, '#8fae5a'],
      [0.11, '#c8433a'],
    ] as const
  ).map(([x, tint]) => ball([x, 0.11, -0.05], 0.08, tint)),
  ...put(
    cutout(
      [0.2, 0.1],
      [
        ['#b23a33', at('0,0.05 -0.1,0.1 -0.1,0'), 'straight'],
        ['#b23a33', at('0,0.05 0.1,0.1 0.1,0'), 'straight'],
        ['#8f2f2a', oval(0, 0.05, 0.02)],
      ],
      false,
    ),
    [0, 0.04, -0.16],
  ),
];
