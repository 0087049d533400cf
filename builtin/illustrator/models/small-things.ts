import { arc, at, bar, cutout, lying, oval, rect } from './cutout.ts';
import { toyHouse } from './desk-things.ts';
import { plant } from './fixtures.ts';
import { type Model, put } from './model.ts';
import { ball, block, soft, turned } from './solid.ts';
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
  ...put(toyHouse, [-0.3, 0.155, -0.02], { size: 0.9 }),
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

export const photoCamera: Model = cutout(
  [0.36, 0.28],
  [
    [
      '#2f3538',
      at('-0.18,0 -0.18,0.2 -0.08,0.21 -0.05,0.26 0.07,0.26 0.1,0.21 0.18,0.2 0.18,0'),
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
        ['#7faa5f', at('-0.03,0.12 0.02,0.1 0,0.03 -0.04,0.06')],
        ['#7faa5f', at('0.06,0.22 0.11,0.18 0.1,0.09 0.06,0.12')],
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
      at('0.02,0.05 0.06,0.09 0.06,0.125 0.035,0.13 0.02,0.115 0.005,0.13 -0.02,0.125 -0.02,0.09'),
    ],
    ['#e3d3b4', rect(0, -0.16, 0.36, 0.22), 'straight'],
    ['#cdbb98', at('-0.18,0.06 0.18,0.06 0,-0.06'), 'straight'],
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
        ['#9aa1a6', at('0.06,-0.03 0.08,0.02 -0.04,0.08 -0.1,0.08 -0.06,0.02')],
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
          at(
            '-0.1,-0.08 0.04,-0.09 0.08,0.02 0.1,0.09 0.05,0.1 0,0.04 -0.03,0.11 -0.09,0.1 -0.1,0.02',
          ),
        ],
      ],
      0.014,
    ),
    [-0.18, 0, -0.16],
  ),
];

/** A small house under an open umbrella. */
export const underUmbrella: Model = [
  ...put(toyHouse, [-0.02, 0, 0], { size: 1.35 }),
  ...put(
    cutout(
      [0.6, 0.56],
      [
        ['#5a4030', bar([0.16, 0.06], [0.16, 0.5], 0.014), 'straight'],
        ['#5a4030', arc(0.13, 0.06, 0.036, 0.014, Math.PI, Math.PI * 2), 'straight'],
        [
          '#b23a33',
          at(
            '-0.3,0.3 -0.22,0.46 0,0.56 0.22,0.46 0.34,0.3 0.22,0.33 0.12,0.3 0.02,0.33 -0.1,0.3 -0.2,0.33',
          ),
        ],
        ['#c8574a', at('-0.1,0.31 -0.06,0.48 0.02,0.54 0.1,0.46 0.12,0.31 0.02,0.34')],
      ],
      false,
    ),
    [0, 0.0, -0.1],
  ),
];
