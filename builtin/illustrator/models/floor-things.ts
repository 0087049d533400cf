import { arc, at, bar, cutout, oval, rect } from './cutout.ts';
import { basket } from './fixtures.ts';
import { armchair, dresser, floorLamp, foldedCloth } from './furniture.ts';
import { type Model, put } from './model.ts';
import { ball, block, soft, tapered, turned } from './solid.ts';
import { cardboardBox } from './vehicles.ts';

/** Four moving boxes, one on top of another. */
export const boxes: Model = [
  ...put(cardboardBox(0.62), [-0.36, 0, 0.1]),
  ...put(cardboardBox(0.5), [-0.34, 0.5, 0.1]),
  ...put(cardboardBox(0.56), [0.3, 0, 0.12]),
  ...put(cardboardBox(0.42), [0.02, 0, -0.42]),
];

/** A ladder of three steps that stands by itself, a can of paint on top. */
export const stepLadder: Model = cutout(
  [0.8, 1.5],
  [
    ['#8f969b', bar([0.05, 1.3], [0.36, 0], 0.05), 'straight'],
    ['#b9bec2', bar([-0.02, 1.3], [-0.36, 0], 0.06), 'straight'],
    ['#b9bec2', bar([0.14, 1.3], [0.02, 0], 0.06), 'straight'],
    ...([0.3, 0.62, 0.94] as const).map(
      (y) => ['#d9772f', rect(-0.11 + y * 0.1, y, 0.42, 0.055), 'straight'] as const,
    ),
    ['#d9772f', rect(0.04, 1.28, 0.36, 0.07), 'straight'],
  ],
);

/** A camera on three legs. */
export const tripod: Model = cutout(
  [0.8, 1.5],
  [
    ['#2f3538', bar([0, 1.1], [-0.36, 0], 0.035), 'straight'],
    ['#2f3538', bar([0, 1.1], [0.36, 0], 0.035), 'straight'],
    ['#24282b', bar([0, 1.1], [0.04, 0], 0.035), 'straight'],
    ['#3a3f43', rect(0, 1.05, 0.05, 0.18), 'straight'],
    ['#24282b', rect(0, 1.2, 0.34, 0.22), 'straight'],
    ['#24282b', rect(0.02, 1.4, 0.14, 0.06), 'straight'],
    ['#5c6368', oval(0, 1.31, 0.095)],
    ['#1f2326', oval(0, 1.31, 0.075)],
    ['#4a6f8a', oval(0, 1.31, 0.046)],
    ['#cfe3ee', oval(-0.015, 1.33, 0.014)],
  ],
);

/** A board with an iron and a shirt. */
export const ironingBoard: Model = cutout(
  [1.4, 1.1],
  [
    ['#8f969b', bar([-0.36, 0], [0.3, 0.8], 0.035), 'straight'],
    ['#8f969b', bar([0.36, 0], [-0.3, 0.8], 0.035), 'straight'],
    ['#7f9fb5', at('-0.7,0.84 -0.6,0.79 0.66,0.79 0.66,0.87 -0.6,0.87'), 'straight'],
    ['#f6f2e9', at('-0.3,0.86 0.12,0.86 0.1,0.9 -0.28,0.9'), 'straight'],
    ['#f6f2e9', at('-0.24,0.6 0,0.6 0,0.86 -0.24,0.86'), 'straight'],
    ['#3a3f43', at('0.24,0.87 0.6,0.87 0.56,0.99 0.34,0.97'), 'straight'],
    ['#c8473a', at('0.34,0.98 0.58,0.98 0.58,1.06 0.4,1.06'), 'straight'],
  ],
);

/** A basket full of towels. */
export const laundryBasket: Model = [
  ...put(basket, [0, 0, 0], { size: 1.3 }),
  ...put(foldedCloth, [0, 0.46, 0], { size: 1.2 }),
];

/** A round bed for a dog, with a bone. */
export const dogBed: Model = [
  soft([0, 0, 0], [1, 0.24, 0.72], '#8a7560', 0.11),
  soft([0, 0.14, -0.02], [0.74, 0.12, 0.5], '#e6dac4', 0.05),
  block([0.05, 0.26, -0.04], [0.16, 0.04, 0.05], '#fbf8f1'),
  ...[-0.03, 0.13].flatMap((x) => [-0.06, -0.02].map((z) => ball([x, 0.25, z], 0.06, '#fbf8f1'))),
];

/** A clock as tall as a person, with its pendulum. */
export const tallClock: Model = cutout(
  [0.64, 2.1],
  [
    ['#5a3726', rect(0, 0, 0.6, 0.36), 'straight'],
    ['#6b432e', rect(0, 0.34, 0.46, 1), 'straight'],
    ['#2b2320', rect(0, 0.44, 0.3, 0.8), 'straight'],
    ['#c9a35c', rect(0, 0.66, 0.02, 0.56), 'straight'],
    ['#d9b04a', oval(0, 0.62, 0.085)],
    ['#5a3726', rect(0, 1.32, 0.6, 0.56), 'straight'],
    ['#5a3726', at('-0.32,1.86 0.32,1.86 0.14,2.06 -0.14,2.06'), 'straight'],
    ['#c9a35c', oval(0, 1.6, 0.23)],
    ['#fdfbf5', oval(0, 1.6, 0.2)],
    ['#24282b', bar([0, 1.6], [-0.08, 1.68], 0.02), 'straight'],
    ['#24282b', bar([0, 1.6], [0.04, 1.75], 0.014), 'straight'],
  ],
);

/** A sideboard with a record player and records. */
export const recordPlayer: Model = [
  ...dresser,
  block([-0.2, 0.82, 0], [0.6, 0.12, 0.4], '#6b432e', { top: '#8a5c3e' }),
  turned([-0.26, 0.94, 0], [0.36, 0.012, 0.34], '#1f2225'),
  turned([-0.26, 0.952, 0], [0.12, 0.004, 0.11], '#c8473a'),
  block([0.02, 0.945, 0.03], [0.02, 0.02, 0.26], '#cfd4d7'),
  ...Array.from({ length: 7 }, (_, index) =>
    block(
      [0.28 + index * 0.05, 0.82, 0.02],
      [0.035, 0.34, 0.34],
      (['#b5573a', '#e8dcc4', '#33695c', '#c9a35c', '#5f7485'] as const)[index % 5] ?? '#b5573a',
    ),
  ),
];

/** A chair with a blanket over its arm and a lamp. */
export const readingChair: Model = [
  ...armchair,
  block([-0.36, 0.62, -0.04], [0.2, 0.02, 0.44], '#d8b98a'),
  block([-0.45, 0.24, -0.04], [0.02, 0.39, 0.44], '#d8b98a'),
  ...[-0.2, -0.08, 0.04].map((z) => block([-0.462, 0.24, z], [0.004, 0.38, 0.04], '#b5573a')),
  ...put(floorLamp, [0.66, 0, 0.2]),
];

/** A cart with bottles and glasses. */
export const barCart: Model = [
  ...[-0.42, 0.42].flatMap((x) =>
    [-0.2, 0.2].map((z) => block([x, 0.06, z], [0.03, 0.84, 0.03], '#b99a5b')),
  ),
  ...[0.2, 0.7].map((y) => block([0, y, 0], [0.9, 0.03, 0.46], '#b99a5b', { top: '#dfe6e6' })),
  ...([-0.3, -0.16, -0.02] as const).map((x, index) =>
    turned(
      [x, 0.73, 0.06],
      [0.09, 0.32, 0.09],
      (['#2f5a40', '#a8642a', '#dfe6e6'] as const)[index] ?? '#2f5a40',
      [
        [1, 0],
        [1, 0.55],
        [0.35, 0.75],
        [0.35, 1],
      ],
    ),
  ),
  ...([0.14, 0.26, 0.36] as const).map((x) =>
    turned([x, 0.73, -0.06], [0.08, 0.11, 0.08], '#dfeaec', [
      [0.8, 0],
      [1, 1],
    ]),
  ),
  ...([-0.26, 0, 0.26] as const).map((x) =>
    turned([x, 0.23, 0], [0.1, 0.28, 0.1], '#6b2f3a', [
      [1, 0],
      [1, 0.55],
      [0.35, 0.75],
      [0.35, 1],
    ]),
  ),
  ...[-0.36, 0.36].map((x) => turned([x, 0, 0], [0.1, 0.1, 0.1], '#2b2e31')),
];

/** A safe with a dial. */
export const safe: Model = [
  block([0, 0.05, 0], [0.8, 0.86, 0.6], '#5c6670'),
  ...put(
    cutout(
      [0.8, 0.86],
      [
        ['#4a535c', rect(0, 0.06, 0.68, 0.74), 'straight'],
        ['#6b7680', rect(0, 0.09, 0.62, 0.68), 'straight'],
        ['#b4b9bd', oval(-0.06, 0.44, 0.12)],
        ['#2f3538', oval(-0.06, 0.44, 0.09)],
        ['#b4b9bd', rect(-0.06, 0.46, 0.014, 0.07), 'straight'],
        ['#b4b9bd', bar([0.14, 0.36], [0.14, 0.54], 0.05), 'straight'],
        ['#b4b9bd', bar([0.06, 0.45], [0.22, 0.45], 0.04), 'straight'],
      ],
      false,
    ),
    [0, 0.05, -0.31],
  ),
];

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
