import { arc, at, bar, cutout, lying, oval, rect } from './cutout.ts';
import { lemonBowl, range } from './fixtures.ts';
import { type Model, put } from './model.ts';
import { ball, block, soft, type Tint, turned } from './solid.ts';

/** A board of wood with a handle. */
const board: Model = [
  block([0, 0, 0], [0.44, 0.022, 0.28], '#b98552', { top: '#c99a66' }),
  block([0.27, 0, 0], [0.12, 0.022, 0.06], '#b98552', { top: '#c99a66' }),
];

const on = (model: Model, x: number, z: number, size = 1) => put(model, [x, 0.022, z], { size });

/** A loaf with two slices cut off. */
export const bread: Model = [
  ...board,
  ...on([soft([0, 0, 0], [0.24, 0.12, 0.13], '#b8743a', 0.05)], -0.06, 0.03),
  ...[0.09, 0.125].map((x) => soft([x, 0.022, 0.03], [0.022, 0.11, 0.12], '#e6c48e', 0.01)),
  block([0.02, 0.022, -0.1], [0.2, 0.008, 0.024], '#c9ced2'),
  block([-0.12, 0.022, -0.1], [0.1, 0.018, 0.026], '#3a2f28'),
];

/** Cheese, grapes, crackers and a glass of wine beside them. */
export const cheeseBoard: Model = [
  ...board,
  block([-0.12, 0.022, 0.05], [0.15, 0.06, 0.1], '#ecc559', { top: '#f3d67c' }),
  turned([0.04, 0.022, 0.07], [0.13, 0.045, 0.13], '#efe6d0'),
  ...Array.from({ length: 9 }, (_, index) =>
    ball(
      [
        0.13 + (index % 3) * 0.03,
        0.022 + Math.floor(index / 6) * 0.025,
        -0.02 - (index % 4) * 0.02,
      ],
      0.036,
      '#6b3f6f',
    ),
  ),
  ...[-0.16, -0.11, -0.06, -0.01].map((x) =>
    turned([x, 0.022, -0.08], [0.075, 0.012, 0.075], '#d9a860'),
  ),
];

/** Tomatoes, a carrot, a pepper and greens on a board, with a knife. */
export const vegetables: Model = [
  ...board,
  ...[-0.15, -0.07].map((x) => ball([x, 0.022, 0.06], 0.085, '#cf3f2c')),
  ball([0.03, 0.022, 0.07], 0.1, '#e3b63a'),
  soft([0.14, 0.022, 0.05], [0.13, 0.09, 0.1], '#5f9a4a', 0.05),
  ...[-0.05, -0.085].map((z) => block([-0.07, 0.022, z], [0.2, 0.026, 0.026], '#e07f2e')),
  ...[-0.05, -0.085].map((z) => soft([0.055, 0.022, z], [0.06, 0.03, 0.035], '#6fa04e', 0.012)),
  block([0.15, 0.022, -0.08], [0.14, 0.008, 0.03], '#c9ced2'),
  block([0.27, 0.022, -0.08], [0.1, 0.02, 0.024], '#3a2f28'),
];

export const lemons: Model = put(lemonBowl, [0, 0, 0], { size: 0.6 });

/** A kettle with a spout and a bent handle. */
export const kettle = (tint: Tint): Model => [
  turned([0, 0, 0], [0.24, 0.17, 0.24], tint, [
    [0.86, 0],
    [1, 0.3],
    [0.9, 0.7],
    [0.5, 1],
  ]),
  turned([0, 0.17, 0], [0.05, 0.03, 0.05], '#2f3538'),
  ...cutout(
    [0.4, 0.3],
    [
      ['#2f3538', arc(0, 0.15, 0.12, 0.022, 0.5, Math.PI - 0.5), 'straight'],
      [tint, at('0.1,0.08 0.1,0.13 0.2,0.19 0.2,0.165 0.15,0.1'), 'straight'],
    ],
    false,
  ).map((solid) => ({ ...solid, low: [solid.low[0], 0, -0.13] as const })),
];

/** A stand mixer over its bowl. */
export const mixer = (tint: Tint): Model =>
  cutout(
    [0.42, 0.4],
    [
      [tint, rect(0.02, 0, 0.36, 0.045), 'straight'],
      [tint, at('0.08,0.03 0.17,0.03 0.18,0.3 0.08,0.3'), 'straight'],
      ['#cfd4d7', at('-0.16,0.19 0.06,0.19 0.03,0.06 -0.13,0.06')],
      ['#e6e9ea', rect(-0.05, 0.178, 0.24, 0.014), 'straight'],
      ['#9aa1a6', rect(-0.05, 0.19, 0.03, 0.06), 'straight'],
      [tint, at('-0.17,0.27 -0.12,0.37 0.1,0.39 0.2,0.34 0.19,0.25 0.02,0.24 -0.12,0.23')],
      ['#ffffff', bar([-0.08, 0.345], [0.08, 0.36], 0.012), 'straight'],
      ['#3a3f43', oval(0.14, 0.28, 0.018)],
    ],
  );

/** A black pan with two eggs. */
export const pan: Model = [
  turned(
    [0, 0, 0],
    [0.3, 0.05, 0.3],
    '#2b2e31',
    [
      [0.82, 0],
      [1, 1],
    ],
    '#1f2225',
  ),
  block([0.25, 0.028, 0], [0.22, 0.018, 0.035], '#24272a'),
  ...(
    [
      [-0.05, 0.03],
      [0.05, -0.03],
    ] as const
  ).flatMap(([x, z]) => [
    turned([x, 0.048, z], [0.12, 0.008, 0.1], '#fbf8f0'),
    turned([x, 0.056, z], [0.045, 0.014, 0.045], '#eeb02c'),
  ]),
];

/** A house of gingerbread with icing. */
export const gingerbread: Model = cutout(
  [0.44, 0.46],
  [
    ['#fdfbf7', oval(0, 0.02, 0.22, 0.03)],
    ['#a9683a', rect(0, 0.02, 0.3, 0.2), 'straight'],
    ['#a9683a', at('-0.15,0.22 0.15,0.22 0,0.42'), 'straight'],
    ['#8f5530', at('-0.21,0.19 0,0.45 0.21,0.19 0.17,0.17 0,0.38 -0.17,0.17'), 'straight'],
    ['#fdfbf7', at('-0.21,0.19 0,0.455 0.21,0.19 0.2,0.175 0,0.425 -0.2,0.175'), 'straight'],
    ['#6f3f22', rect(0, 0.02, 0.08, 0.12), 'straight'],
    ...([-0.1, 0.1] as const).flatMap((x) => [
      ['#fdfbf7', rect(x, 0.1, 0.066, 0.066), 'straight'] as const,
      ['#f3d27a', rect(x, 0.108, 0.05, 0.05), 'straight'] as const,
    ]),
    ['#fdfbf7', oval(0, 0.28, 0.036)],
    ['#c8323e', oval(0, 0.28, 0.02)],
    ...([-0.13, -0.07, 0.07, 0.13] as const).map(
      (x, index) => [index % 2 ? '#4f8a5a' : '#c8323e', oval(x, 0.05, 0.016)] as const,
    ),
  ],
);

/** A quarter of a watermelon and slices of it. */
export const watermelon: Model = cutout(
  [0.5, 0.24],
  [
    ['#f4efe6', oval(0, 0.02, 0.25, 0.024)],
    ['#3f7a45', arc(-0.04, 0.21, 0.19, 0.19, Math.PI, Math.PI * 2), 'straight'],
    ['#e6efcf', arc(-0.04, 0.21, 0.172, 0.172, Math.PI, Math.PI * 2), 'straight'],
    ['#e0525a', arc(-0.04, 0.21, 0.158, 0.158, Math.PI, Math.PI * 2), 'straight'],
    ...(
      [
        [-0.12, 0.16],
        [-0.05, 0.12],
        [0.03, 0.16],
        [-0.05, 0.18],
      ] as const
    ).map(([x, y]) => ['#2a2320', oval(x, y, 0.008, 0.013)] as const),
    ['#3f7a45', at('0.1,0.03 0.24,0.03 0.24,0.05 0.1,0.05'), 'straight'],
    ['#e0525a', at('0.1,0.05 0.24,0.05 0.17,0.19'), 'straight'],
  ],
);

/** Burgers on a plate. */
export const burgers: Model = [
  turned([0, 0, 0], [0.46, 0.02, 0.34], '#f4efe6', [
    [0.7, 0],
    [1, 1],
  ]),
  ...[-0.1, 0.1].flatMap(
    (x): Model => [
      turned([x, 0.02, 0], [0.16, 0.03, 0.16], '#c98a42'),
      turned([x, 0.05, 0], [0.18, 0.016, 0.18], '#7fae4a'),
      turned([x, 0.066, 0], [0.16, 0.03, 0.16], '#5a3526'),
      turned([x, 0.094, 0], [0.17, 0.012, 0.17], '#eab63c'),
      turned([x, 0.104, 0], [0.165, 0.07, 0.165], '#cf9148', [
        [1, 0],
        [0.92, 0.5],
        [0.4, 1],
      ]),
    ],
  ),
];

/** Three cones in a stand. */
export const iceCream: Model = cutout(
  [0.5, 0.34],
  [
    ...(
      [
        [-0.14, '#f2b8c2'],
        [0, '#f6ecd4'],
        [0.14, '#8a5a3c'],
      ] as const
    ).flatMap(([x, tint]) => [
      ['#d9a35a', at(`${x - 0.055},0.19 ${x + 0.055},0.19 ${x},0.02`), 'straight'] as const,
      [tint, oval(x, 0.225, 0.068, 0.06)] as const,
      [tint, oval(x, 0.28, 0.05, 0.046)] as const,
    ]),
    ['#c9a35c', rect(0, 0.08, 0.46, 0.02), 'straight'],
    ['#a8803f', rect(-0.22, 0, 0.02, 0.1), 'straight'],
    ['#a8803f', rect(0.22, 0, 0.02, 0.1), 'straight'],
  ],
);

/** Plates in a pile and bowls on them. */
export const dishes: Model = [
  ...Array.from({ length: 6 }, (_, index) =>
    turned([-0.1, index * 0.014, 0], [0.28, 0.014, 0.28], index % 2 ? '#e9e4da' : '#f8f5ee'),
  ),
  ...[0, 1, 2].map((index) =>
    turned(
      [0.18, index * 0.036, 0.02],
      [0.18, 0.07, 0.18],
      '#8fa8b5',
      [
        [0.5, 0],
        [1, 1],
      ],
      '#a9bfca',
    ),
  ),
];

/** A machine that fills a cup. */
export const coffeeMaker: Model = [
  block([0, 0, 0.02], [0.26, 0.03, 0.3], '#2b2e31'),
  block([0, 0.03, 0.11], [0.26, 0.3, 0.12], '#34393d'),
  block([0, 0.26, -0.02], [0.26, 0.11, 0.26], '#b9bec2'),
  block([0, 0.22, -0.04], [0.07, 0.04, 0.06], '#2b2e31'),
  turned(
    [0, 0.03, -0.04],
    [0.1, 0.09, 0.1],
    '#f6f2e9',
    [
      [0.75, 0],
      [1, 1],
    ],
    '#5a3826',
  ),
  ...[-0.07, 0, 0.07].map((x) => block([x, 0.3, -0.155], [0.03, 0.03, 0.006], '#3a3f43')),
];

/** Folded towels, a bar of soap and a candle. */
export const spaTowels: Model = [
  ...(['#e9e2d4', '#a9c4bd', '#f8f5ee'] as const).map((tint, index) =>
    soft([-0.1, index * 0.075, 0.02], [0.34 - index * 0.02, 0.075, 0.24], tint, 0.03),
  ),
  block([0.16, 0, -0.06], [0.14, 0.012, 0.1], '#b98552'),
  soft([0.16, 0.012, -0.06], [0.1, 0.035, 0.065], '#d9b8c4', 0.02),
  turned([0.18, 0, 0.12], [0.09, 0.11, 0.09], '#f6efdf'),
  turned([0.18, 0.11, 0.12], [0.016, 0.04, 0.016], '#f2b24a', [
    [0.6, 0],
    [1, 0.4],
    [0.1, 1],
  ]),
];

/** Samples of tile, wood, stone and carpet. */
export const materialSamples: Model = [
  ...(
    [
      ['#c9a07a', -0.2, 0.1],
      ['#8a5f3f', -0.04, 0.12],
      ['#e6e3dc', 0.13, 0.1],
      ['#8f979a', -0.18, -0.09],
      ['#7d9a8c', 0.0, -0.08],
      ['#b5673a', 0.18, -0.1],
    ] as const
  ).map(([tint, x, z], index) => block([x, 0, z], [0.15, 0.018 + (index % 2) * 0.012, 0.15], tint)),
  ...[0, 1, 2].map((index) =>
    block([0.09 + index * 0.04, 0.018, 0.1], [0.006, 0.002, 0.14], '#b9b6ae'),
  ),
];

/** Knobs and pulls in three metals on a card. */
export const hardware: Model = lying(
  [0.44, 0.3],
  [
    ['#f1ebdf', rect(0, -0.15, 0.44, 0.3), 'straight'],
    ...(['#b99a5b', '#2f3538', '#b4b9bd'] as const).flatMap((tint, index) => {
      const x = -0.14 + index * 0.14;
      return [
        [tint, oval(x, 0.08, 0.032)] as const,
        [tint, bar([x - 0.045, -0.01], [x + 0.045, -0.01], 0.018), 'straight'] as const,
        [tint, bar([x, -0.12], [x, -0.05], 0.02), 'straight'] as const,
      ];
    }),
  ],
);

/** A range with its hood, a kettle and a pan on it. */
export const stoveTop: Model = [
  ...range.slice(0, -1),
  ...put(kettle('#b23a33'), [0.2, 0.945, 0.12]),
  ...put(pan, [-0.2, 0.945, -0.14], { size: 0.8 }),
];
