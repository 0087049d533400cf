import { arc, at, bar, cutout, oval, rect } from './cutout.ts';
import { type Model, put } from './model.ts';
import { ball, block, soft, tapered, turned } from './solid.ts';

/** Clubs in their bag. */
export const golfBag: Model = [
  turned([0, 0, 0], [0.34, 0.95, 0.34], '#2f5a40', [
    [0.85, 0],
    [1, 0.9],
    [1, 1],
  ]),
  block([0, 0.2, -0.17], [0.2, 0.3, 0.06], '#274a36'),
  ...put(
    cutout(
      [0.5, 0.5],
      [
        ...([-0.1, -0.03, 0.05, 0.12] as const).flatMap((x, index) => [
          ['#9aa1a6', bar([x, 0], [x * 1.5, 0.34 - index * 0.03], 0.014), 'straight'] as const,
          [
            index % 2 ? '#3a3f43' : '#c3c8cb',
            oval(x * 1.5 + 0.03, 0.36 - index * 0.03, 0.055, 0.035),
          ] as const,
        ]),
      ],
      false,
    ),
    [0, 0.92, 0],
  ),
];

/** Two skis and two poles. */
export const skis: Model = cutout(
  [0.8, 1.8],
  [
    ...(
      [
        [-0.2, '#3f7f9a'],
        [-0.05, '#c8473a'],
      ] as const
    ).flatMap(([x, tint]) => [
      [tint, bar([x, 0], [x + 0.16, 1.66], 0.1), 'straight'] as const,
      [tint, oval(x + 0.168, 1.68, 0.05, 0.09, -0.1)] as const,
      ['#2b2e31', bar([x + 0.055, 0.62], [x + 0.085, 0.9], 0.085), 'straight'] as const,
    ]),
    ...([0.2, 0.3] as const).flatMap((x) => [
      ['#8f969b', bar([x, 0], [x + 0.04, 1.24], 0.02), 'straight'] as const,
      ['#2b2e31', bar([x + 0.036, 1.12], [x + 0.042, 1.28], 0.045), 'straight'] as const,
      ['#2b2e31', oval(x + 0.003, 0.08, 0.06, 0.018)] as const,
    ]),
  ],
);

export const tricycle: Model = cutout(
  [0.9, 0.8],
  [
    ['#2b2e31', arc(-0.26, 0.2, 0.2, 0.045), 'straight'],
    ['#cfd4d7', oval(-0.26, 0.2, 0.04)],
    ['#2b2e31', arc(0.3, 0.13, 0.13, 0.04), 'straight'],
    ['#cfd4d7', oval(0.3, 0.13, 0.03)],
    ['#c8323e', bar([-0.26, 0.2], [-0.16, 0.62], 0.05), 'straight'],
    ['#c8323e', bar([-0.19, 0.48], [0.3, 0.16], 0.05), 'straight'],
    ['#2b2e31', bar([-0.26, 0.64], [-0.04, 0.7], 0.04), 'straight'],
    ['#c8323e', oval(-0.02, 0.7, 0.05, 0.03)],
    ['#2b2e31', at('0.06,0.42 0.32,0.44 0.3,0.5 0.1,0.48')],
    ['#c8323e', bar([0.16, 0.28], [0.18, 0.44], 0.04), 'straight'],
  ],
);

/** A ball of white and black. */
export const soccerBall: Model = [
  ball([0, 0, 0], 0.34, '#f6f4ee'),
  ...put(
    cutout(
      [0.34, 0.34],
      [
        ['#2b2e31', at('0,0.23 0.055,0.19 0.034,0.12 -0.034,0.12 -0.055,0.19'), 'straight'],
        ['#2b2e31', at('-0.165,0.2 -0.12,0.2 -0.11,0.26 -0.13,0.27'), 'straight'],
        ['#2b2e31', at('0.165,0.2 0.12,0.2 0.11,0.26 0.13,0.27'), 'straight'],
        ['#2b2e31', at('-0.1,0.03 -0.06,0.02 -0.06,0.075 -0.11,0.09'), 'straight'],
        ['#2b2e31', at('0.1,0.03 0.06,0.02 0.06,0.075 0.11,0.09'), 'straight'],
      ],
      false,
    ),
    [0, 0, -0.18],
  ),
];

/** Rods and a box of tackle. */
export const fishingRods: Model = [
  ...cutout(
    [0.9, 1.9],
    [
      ['#6b432e', bar([-0.1, 0], [0.22, 1.86], 0.02), 'straight'],
      ['#c98a42', bar([-0.1, 0], [-0.04, 0.36], 0.045), 'straight'],
      ['#3a3f43', oval(-0.01, 0.4, 0.05)],
      ['#2f5a6b', bar([0.06, 0], [-0.2, 1.8], 0.02), 'straight'],
      ['#c98a42', bar([0.06, 0], [0.01, 0.34], 0.045), 'straight'],
      ['#3a3f43', oval(0.04, 0.38, 0.05)],
    ],
  ),
  block([0.4, 0, -0.1], [0.4, 0.2, 0.24], '#3f6f4a'),
  block([0.4, 0.2, -0.1], [0.16, 0.04, 0.04], '#2b2e31'),
];

export const beanBag: Model = [
  soft([0, 0, 0], [0.9, 0.46, 0.8], 'accentFabric', 0.2),
  soft([0, 0.3, 0.16], [0.66, 0.4, 0.44], 'accentFabric', 0.18),
];

/** A tent of cloth for children to read in. */
export const playTent: Model = [
  tapered([0, 0, 0], [1.3, 1.7, 1.2], '#efe6d2', { x: [0.44, 0.56], z: [0.44, 0.56] }),
  ...put(
    cutout(
      [0.9, 1.4],
      [
        ['#7a6650', at('-0.3,0 0.3,0 0,1.1'), 'straight'],
        ['#e3b84a', at('-0.36,0.02 -0.24,0.02 -0.02,1.08 -0.06,1.1'), 'straight'],
        ['#e3b84a', at('0.36,0.02 0.24,0.02 0.02,1.08 0.06,1.1'), 'straight'],
      ],
      false,
    ),
    [0, 0, -0.62],
  ),
  soft([0.1, 0, -0.5], [0.4, 0.16, 0.2], 'accentFabric+2', 0.07),
];

/** A chair for a small child with a tray. */
export const highChair: Model = cutout(
  [0.7, 1.1],
  [
    ['#b98552', bar([-0.16, 0.52], [-0.3, 0], 0.05), 'straight'],
    ['#b98552', bar([0.16, 0.52], [0.3, 0], 0.05), 'straight'],
    ['#b98552', bar([-0.25, 0.2], [0.25, 0.2], 0.04), 'straight'],
    ['#a9c4bd', at('-0.2,0.5 0.2,0.5 0.17,1.05 -0.17,1.05'), 'straight'],
    ['#8fb0a6', at('-0.2,0.5 0.2,0.5 0.2,0.56 -0.2,0.56'), 'straight'],
    ['#f6f2e9', at('-0.32,0.66 0.32,0.66 0.3,0.72 -0.3,0.72'), 'straight'],
  ],
);

/** Five balloons on their strings, held by a small weight. */
export const partyBalloons: Model = cutout(
  [1.1, 2],
  [
    ...(
      [
        [-0.36, 1.52],
        [0.34, 1.56],
        [-0.14, 1.72],
        [0.14, 1.36],
        [0.06, 1.78],
      ] as const
    ).flatMap(([x, y], index) => {
      const tint =
        (['#c8473a', '#3f7f9a', '#e3b84a', '#7fae8a', '#d88f9a'] as const)[index] ?? '#c8473a';
      return [
        ['#8a857c', bar([0, 0.1], [x, y - 0.2], 0.008), 'straight'] as const,
        [tint, oval(x, y, 0.165, 0.2)] as const,
        [
          tint,
          at(`${x - 0.03},${y - 0.225} ${x + 0.03},${y - 0.225} ${x},${y - 0.18}`),
          'straight',
        ] as const,
        ['#ffffff', oval(x - 0.06, y + 0.08, 0.024, 0.045, -0.4)] as const,
      ];
    }),
    ['#b99a5b', rect(0, 0, 0.16, 0.12), 'straight'],
  ],
);
