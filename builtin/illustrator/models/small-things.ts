import { arc, bar, cutout, lying, oval, rect } from './cutout.ts';
import { modelHouse } from './desk-things.ts';
import { plant } from './fixtures.ts';
import { type Model, put } from './model.ts';
import { ball, block, soft, type Tint, turned } from './solid.ts';
import { coins } from './table-things.ts';

/** Five stars in a row. */
export const fiveStars: Model = cutout(
  [0.8, 0.2],
  Array.from(
    { length: 5 },
    (_, star) =>
      [
        '#f8c83c',
        Array.from({ length: 10 }, (__, index) => {
          const angle = Math.PI / 2 + (index / 10) * Math.PI * 2;
          const reach = index % 2 ? 0.038 : 0.09;
          return [
            -0.32 + star * 0.16 + Math.cos(angle) * reach,
            0.09 + Math.sin(angle) * reach,
          ] as const;
        }),
        'straight',
      ] as const,
  ),
);

export const padlock: Model = cutout(
  [0.28, 0.36],
  [
    ['#8f969b', arc(0, 0.2, 0.1, 0.03, 0, Math.PI), 'straight'],
    ['#8f969b', rect(-0.085, 0.14, 0.03, 0.07), 'straight'],
    ['#8f969b', rect(0.085, 0.14, 0.03, 0.07), 'straight'],
    ['#d9a23a', rect(0, 0, 0.27, 0.19), 'straight'],
    ['#e8bc5a', rect(0, 0.02, 0.23, 0.15), 'straight'],
    ['#3a2f20', oval(0, 0.11, 0.024)],
    ['#3a2f20', bar([0, 0.11], [0, 0.05], 0.02), 'straight'],
  ],
);

/** A round clock with two bells; its face has marks and no figures. */
export const alarmClock: Model = cutout(
  [0.34, 0.4],
  [
    ['#5c6368', bar([-0.1, 0.06], [-0.14, 0], 0.03), 'straight'],
    ['#5c6368', bar([0.1, 0.06], [0.14, 0], 0.03), 'straight'],
    ['#c9a35c', oval(-0.1, 0.34, 0.06, 0.045, 0.6)],
    ['#c9a35c', oval(0.1, 0.34, 0.06, 0.045, -0.6)],
    ['#b5473a', oval(0, 0.19, 0.165)],
    ['#fdfbf5', oval(0, 0.19, 0.135)],
    ...Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2;
      return [
        '#3a3f43',
        bar(
          [Math.cos(angle) * 0.108, 0.19 + Math.sin(angle) * 0.108],
          [Math.cos(angle) * 0.124, 0.19 + Math.sin(angle) * 0.124],
          0.01,
        ),
        'straight',
      ] as const;
    }),
    ['#24282b', bar([0, 0.19], [-0.05, 0.25], 0.014), 'straight'],
    ['#24282b', bar([0, 0.19], [0.02, 0.29], 0.01), 'straight'],
    ['#b5473a', oval(0, 0.19, 0.012)],
  ],
);

/** A house in one pan and coins in the other. */
export const scales: Model = [
  ...put(
    cutout(
      [0.8, 0.5],
      [
        ['#b99a5b', rect(0, 0, 0.26, 0.03), 'straight'],
        ['#b99a5b', bar([0, 0.02], [0, 0.46], 0.024), 'straight'],
        ['#b99a5b', bar([-0.3, 0.43], [0.3, 0.43], 0.02), 'straight'],
        ['#c9a35c', oval(0, 0.46, 0.026)],
        ...[-0.3, 0.3].flatMap((x) => [
          ['#8f7a45', bar([x, 0.43], [x - 0.12, 0.16], 0.006), 'straight'] as const,
          ['#8f7a45', bar([x, 0.43], [x + 0.12, 0.16], 0.006), 'straight'] as const,
          [
            '#c9a35c',
            [
              [x - 0.14, 0.16],
              [x + 0.14, 0.16],
              [x + 0.07, 0.11],
              [x - 0.07, 0.11],
            ],
          ] as const,
        ]),
      ],
    ),
    [0, 0, 0],
  ),
  ...put(modelHouse, [-0.3, 0.155, -0.02], { size: 0.9 }),
  ...[-0.05, 0.03].flatMap((x, index) => put(coins(5 - index * 2), [0.3 + x, 0.155, -0.02])),
];

/** A red case with a white cross. */
export const firstAid: Model = [
  soft([0, 0, 0], [0.36, 0.24, 0.16], '#c8323e', 0.03),
  ...put(
    cutout(
      [0.16, 0.16],
      [
        ['#ffffff', rect(0, 0.05, 0.14, 0.05), 'straight'],
        ['#ffffff', rect(0, 0.005, 0.05, 0.14), 'straight'],
      ],
      false,
    ),
    [0, 0.05, -0.09],
  ),
  block([0, 0.24, 0], [0.12, 0.03, 0.03], '#f6f2e9'),
  turned([0.28, 0, -0.04], [0.08, 0.2, 0.08], '#a9cfe0', [
    [1, 0],
    [1, 0.7],
    [0.4, 0.85],
    [0.4, 1],
  ]),
];

export const hardHat: Model = [
  turned([0, 0, 0], [0.36, 0.02, 0.4], '#e0a92e'),
  turned([0, 0.015, 0], [0.3, 0.17, 0.32], '#f0bb36', [
    [1, 0],
    [0.96, 0.4],
    [0.7, 0.82],
    [0.15, 1],
  ]),
];

/** A plan of a house on blue paper. */
export const blueprint: Model = lying(
  [0.56, 0.38],
  [
    ['#2f5f8f', rect(0, -0.19, 0.56, 0.38), 'straight'],
    ...(
      [
        [
          [-0.22, -0.12],
          [0.22, -0.12],
        ],
        [
          [0.22, -0.12],
          [0.22, 0.12],
        ],
        [
          [-0.22, 0.12],
          [0.22, 0.12],
        ],
        [
          [-0.22, -0.12],
          [-0.22, 0.12],
        ],
        [
          [-0.02, -0.12],
          [-0.02, 0.02],
        ],
        [
          [-0.02, 0.06],
          [-0.02, 0.12],
        ],
        [
          [-0.22, 0],
          [-0.12, 0],
        ],
        [
          [-0.08, 0],
          [-0.02, 0],
        ],
        [
          [0.08, 0.12],
          [0.08, -0.02],
        ],
        [
          [0.08, -0.02],
          [0.16, -0.02],
        ],
      ] as const
    ).map(([from, to]) => ['#eaf2f8', bar(from, to, 0.007), 'straight'] as const),
  ],
);

/** A hammer, a wrench and a drill. */
export const handTools: Model = [
  ...put(
    lying(
      [0.4, 0.2],
      [
        ['#b98c5c', bar([-0.18, -0.06], [0.12, 0.03], 0.03), 'straight'],
        ['#5c6368', bar([0.09, 0.09], [0.15, -0.05], 0.045), 'straight'],
        ['#3a3f43', bar([0.075, 0.125], [0.092, 0.086], 0.06), 'straight'],
      ],
      0.02,
    ),
    [-0.14, 0, -0.12],
  ),
  ...put(
    lying(
      [0.34, 0.1],
      [
        ['#9aa1a6', bar([-0.12, 0], [0.1, 0.02], 0.032), 'straight'],
        ['#9aa1a6', arc(0.13, 0.022, 0.045, 0.024, 0.7, 5.6), 'straight'],
        ['#9aa1a6', arc(-0.14, 0, 0.035, 0.018), 'straight'],
      ],
      0.014,
    ),
    [0.18, 0, -0.16],
  ),
  ...put(
    cutout(
      [0.44, 0.34],
      [
        [
          '#e0a92e',
          [
            [-0.1, 0.2],
            [-0.1, 0.33],
            [0.14, 0.34],
            [0.17, 0.29],
            [0.17, 0.22],
            [0.1, 0.19],
          ],
          'straight',
        ],
        [
          '#2f3538',
          [
            [0.02, 0.21],
            [0.13, 0.21],
            [0.15, 0.07],
            [0.05, 0.06],
          ],
          'straight',
        ],
        ['#e0a92e', rect(0.09, 0, 0.17, 0.07), 'straight'],
        ['#2f3538', bar([-0.1, 0.265], [-0.15, 0.265], 0.07), 'straight'],
        ['#9aa1a6', bar([-0.15, 0.265], [-0.24, 0.265], 0.016), 'straight'],
        ['#c8433a', rect(0.02, 0.15, 0.025, 0.04), 'straight'],
      ],
    ),
    [0.08, 0, 0.1],
  ),
];

export const roller = (paint: Tint): Model =>
  lying(
    [0.4, 0.26],
    [
      ['#8f969b', bar([-0.02, 0.04], [-0.02, -0.03], 0.012), 'straight'],
      ['#8f969b', bar([0.1, 0.1], [0.14, 0.04], 0.012), 'straight'],
      ['#8f969b', bar([-0.02, -0.02], [0.14, 0.04], 0.012), 'straight'],
      ['#c8433a', bar([-0.02, -0.03], [-0.08, -0.14], 0.034), 'straight'],
      [paint, bar([-0.14, 0.06], [0.1, 0.13], 0.075), 'straight'],
    ],
    0.03,
  );

/** Cloth laid over the table, with spots of paint. */
export const dropCloth: Model = lying(
  [1.3, 0.8],
  [
    [
      '#d8cfbb',
      [
        [-0.66, -0.4],
        [-0.2, -0.44],
        [0.3, -0.4],
        [0.68, -0.42],
        [0.64, 0],
        [0.68, 0.34],
        [0.2, 0.38],
        [-0.3, 0.35],
        [-0.66, 0.38],
        [-0.62, 0],
      ],
    ],
    [
      '#e9e2d0',
      [
        [-0.62, -0.36],
        [-0.1, -0.4],
        [0.6, -0.37],
        [0.58, 0.1],
        [0.6, 0.3],
        [0, 0.33],
        [-0.58, 0.33],
      ],
    ],
    ['#cfc5ae', bar([-0.4, -0.36], [-0.28, 0.3], 0.012), 'straight'],
    ['#cfc5ae', bar([0.34, -0.38], [0.42, 0.3], 0.012), 'straight'],
    ['#7d9a8c', oval(-0.42, -0.22, 0.03, 0.02)],
    ['#c4715a', oval(0.44, -0.26, 0.024, 0.016)],
    ['#6f8ba3', oval(0.5, -0.1, 0.016, 0.012)],
    ['#7d9a8c', oval(-0.48, -0.3, 0.014, 0.01)],
  ],
);

export const photoCamera: Model = cutout(
  [0.36, 0.28],
  [
    [
      '#2f3538',
      [
        [-0.18, 0],
        [-0.18, 0.2],
        [-0.08, 0.21],
        [-0.05, 0.26],
        [0.07, 0.26],
        [0.1, 0.21],
        [0.18, 0.2],
        [0.18, 0],
      ],
      'straight',
    ],
    ['#5c6368', oval(0.01, 0.11, 0.09)],
    ['#1f2326', oval(0.01, 0.11, 0.07)],
    ['#4a6f8a', oval(0.01, 0.11, 0.044)],
    ['#cfe3ee', oval(-0.008, 0.13, 0.014)],
    ['#c8433a', rect(-0.13, 0.2, 0.05, 0.025), 'straight'],
  ],
);

export const globe: Model = [
  turned([0, 0, 0], [0.18, 0.03, 0.18], '#7a5a3f'),
  turned([0, 0.03, 0], [0.03, 0.06, 0.03], '#c9a35c'),
  ball([0, 0.08, 0], 0.28, '#5f9ac0'),
  ...put(
    cutout(
      [0.28, 0.28],
      [
        [
          '#7faa5f',
          [
            [-0.1, 0.2],
            [-0.02, 0.24],
            [0.02, 0.18],
            [-0.03, 0.13],
            [-0.08, 0.15],
          ],
        ],
        [
          '#7faa5f',
          [
            [-0.03, 0.12],
            [0.02, 0.1],
            [0, 0.03],
            [-0.04, 0.06],
          ],
        ],
        [
          '#7faa5f',
          [
            [0.06, 0.22],
            [0.11, 0.18],
            [0.1, 0.09],
            [0.06, 0.12],
          ],
        ],
        ['#c9a35c', arc(0, 0.14, 0.158, 0.012, -1.2, 1.9), 'straight'],
      ],
      false,
    ),
    [0, 0.08, -0.15],
  ),
];

/** A card with a heart, half out of its envelope. */
export const cardInEnvelope: Model = lying(
  [0.4, 0.32],
  [
    ['#fdfbf5', rect(0.02, 0, 0.28, 0.17), 'straight'],
    [
      '#c8323e',
      [
        [0.02, 0.05],
        [0.06, 0.09],
        [0.06, 0.125],
        [0.035, 0.13],
        [0.02, 0.115],
        [0.005, 0.13],
        [-0.02, 0.125],
        [-0.02, 0.09],
      ],
    ],
    ['#e3d3b4', rect(0, -0.16, 0.36, 0.22), 'straight'],
    [
      '#cdbb98',
      [
        [-0.18, 0.06],
        [0.18, 0.06],
        [0, -0.06],
      ],
      'straight',
    ],
    ['#b5473a', oval(0, -0.05, 0.022, 0.02)],
  ],
);

/** A trowel, a fork, gloves and clay pots with seedlings. */
export const pottingBench: Model = [
  ...put(plant(0.3, 'bush', '#b5673a'), [-0.2, 0, 0.1]),
  ...put(plant(0.26, 'bush', '#b5673a'), [0.06, 0, 0.14]),
  ...put(
    lying(
      [0.4, 0.2],
      [
        ['#b98c5c', bar([0.18, -0.08], [0.06, -0.01], 0.03), 'straight'],
        [
          '#9aa1a6',
          [
            [0.06, -0.03],
            [0.08, 0.02],
            [-0.04, 0.08],
            [-0.1, 0.08],
            [-0.06, 0.02],
          ],
        ],
      ],
      0.016,
    ),
    [0.16, 0, -0.12],
  ),
  ...put(
    lying(
      [0.24, 0.2],
      [
        [
          '#e0b23a',
          [
            [-0.1, -0.08],
            [0.04, -0.09],
            [0.08, 0.02],
            [0.1, 0.09],
            [0.05, 0.1],
            [0, 0.04],
            [-0.03, 0.11],
            [-0.09, 0.1],
            [-0.1, 0.02],
          ],
        ],
      ],
      0.014,
    ),
    [-0.18, 0, -0.16],
  ),
];

/** A small house under an open umbrella. */
export const underUmbrella: Model = [
  ...put(modelHouse, [-0.02, 0, 0], { size: 1.35 }),
  ...put(
    cutout(
      [0.6, 0.56],
      [
        ['#5a4030', bar([0.16, 0.06], [0.16, 0.5], 0.014), 'straight'],
        ['#5a4030', arc(0.13, 0.06, 0.036, 0.014, Math.PI, Math.PI * 2), 'straight'],
        [
          '#b23a33',
          [
            [-0.3, 0.3],
            [-0.22, 0.46],
            [0, 0.56],
            [0.22, 0.46],
            [0.34, 0.3],
            [0.22, 0.33],
            [0.12, 0.3],
            [0.02, 0.33],
            [-0.1, 0.3],
            [-0.2, 0.33],
          ],
        ],
        [
          '#c8574a',
          [
            [-0.1, 0.31],
            [-0.06, 0.48],
            [0.02, 0.54],
            [0.1, 0.46],
            [0.12, 0.31],
            [0.02, 0.34],
          ],
        ],
      ],
      false,
    ),
    [0, 0.0, -0.1],
  ),
];
