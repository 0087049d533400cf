import { arc, at, bar, cutout, lying, oval, rect } from './cutout.ts';
import { type Model, put } from './model.ts';
import { ball, block, soft, type Tint, turned } from './solid.ts';

/** Seen from the side: a wheel in its case, a saddle, a screen. */
export const exerciseBike: Model = cutout(
  [1.2, 1.4],
  [
    ['#3a3f43', bar([-0.5, 0.03], [0.5, 0.03], 0.07), 'straight'],
    ['#5c6368', bar([0.26, 0.04], [-0.12, 0.62], 0.09), 'straight'],
    ['#5c6368', bar([-0.36, 0.04], [-0.12, 0.62], 0.08), 'straight'],
    ['#24282b', oval(0.26, 0.36, 0.3)],
    ['#c8433a', oval(0.26, 0.36, 0.2)],
    ['#24282b', oval(0.26, 0.36, 0.16)],
    ['#8f969b', bar([-0.2, 0.5], [-0.28, 0.95], 0.06), 'straight'],
    ['#24282b', at('-0.48,0.94 -0.1,0.96 -0.14,1.05 -0.44,1.06')],
    ['#5c6368', bar([0.24, 0.6], [0.38, 1.1], 0.07), 'straight'],
    ['#24282b', bar([0.4, 1.08], [0.16, 1.16], 0.05), 'straight'],
    ['#24282b', at('0.3,1.12 0.36,1.4 0.46,1.38 0.42,1.1'), 'straight'],
    ['#7fb5b5', at('0.29,1.16 0.34,1.37 0.37,1.365 0.325,1.15'), 'straight'],
    ['#8f969b', bar([-0.08, 0.36], [-0.02, 0.2], 0.04), 'straight'],
    ['#3a3f43', bar([-0.1, 0.2], [0.06, 0.2], 0.04), 'straight'],
  ],
);

/** One mat unrolled, one in a roll. */
export const yogaMat: Model = [
  soft([0, 0, -0.1], [1.8, 0.02, 0.66], '#6f9a8f', 0.01),
  block([0, 0.02, -0.1], [1.7, 0.003, 0.56], '#7faaa0'),
  soft([-0.4, 0, 0.42], [0.72, 0.17, 0.17], '#b0728a', 0.08),
  block([0.5, 0, 0.42], [0.26, 0.16, 0.16], '#e3d6ba'),
];

/** Three pairs on a low stand. */
export const dumbbells: Model = [
  ...[-0.42, 0.42].map((x) => block([x, 0, 0], [0.06, 0.42, 0.34], '#5c6368')),
  ...[0.14, 0.38].flatMap((y, row) => [
    block([0, y, 0], [0.96, 0.04, 0.32], '#7d848a'),
    ...[-0.28, 0, 0.28].flatMap((x) => {
      const tint = (['#3f6f9a', '#c8433a'] as Tint[])[row] ?? '#3f6f9a';
      return [
        block([x, y + 0.09, -0.02], [0.22, 0.045, 0.05], '#c9ccce'),
        ...[-0.09, 0.09].map((aside) =>
          soft([x + aside, y + 0.04, -0.02], [0.07, 0.14, 0.16], tint, 0.03),
        ),
      ];
    }),
  ]),
];

/** Rails with cloths over them. */
export const dryingRack: Model = [
  ...[-0.6, 0.6].flatMap((x) => [
    block([x, 0, -0.24], [0.03, 0.92, 0.03], '#d3b183'),
    block([x, 0, 0.24], [0.03, 0.92, 0.03], '#d3b183'),
  ]),
  ...[-0.24, -0.08, 0.08, 0.24].map((z) => block([0, 0.9, z], [1.24, 0.025, 0.025], '#c9a06e')),
  soft([-0.32, 0.42, -0.24], [0.46, 0.52, 0.04], '#f6f2ea', 0.02),
  soft([0.26, 0.5, -0.24], [0.5, 0.44, 0.04], '#7d9ab0', 0.02),
  soft([0.1, 0.36, 0.08], [0.6, 0.58, 0.04], '#d8a5a0', 0.02),
];

export const deskFan: Model = cutout(
  [0.5, 0.7],
  [
    ['#8f969b', rect(0, 0, 0.3, 0.04), 'straight'],
    ['#8f969b', rect(0, 0.03, 0.05, 0.26), 'straight'],
    ['#5c6368', oval(0, 0.45, 0.25)],
    ['#eef1f2', oval(0, 0.45, 0.225)],
    ...[0, 1, 2].map((blade) => {
      const angle = blade * 2.09 + 0.4;
      return [
        '#7fb0c4',
        oval(Math.cos(angle) * 0.1, 0.45 + Math.sin(angle) * 0.1, 0.1, 0.06, angle),
      ] as const;
    }),
    ['#5c6368', oval(0, 0.45, 0.05)],
  ],
);

/** A crate of wire with a bed inside. */
export const dogCrate: Model = [
  block([0, 0, 0], [1, 0.05, 0.68], '#3a3f43'),
  soft([0, 0.05, 0], [0.9, 0.12, 0.58], '#b98a5e', 0.06),
  ...Array.from({ length: 11 }, (_, index) =>
    block([-0.49 + index * 0.098, 0.05, -0.34], [0.014, 0.66, 0.014], '#4a5056'),
  ),
  ...Array.from({ length: 6 }, (_, index) =>
    block([0.49, 0.05, -0.34 + index * 0.136], [0.014, 0.66, 0.014], '#4a5056'),
  ),
  ...[0.26, 0.48, 0.7].map((y) => block([0, y, -0.34], [1, 0.014, 0.014], '#4a5056')),
  block([0, 0.71, 0], [1, 0.02, 0.68], '#4a5056', { top: '#6b7278' }),
];

/** A cage with a wheel and a small round animal. */
export const smallCage: Model = cutout(
  [0.8, 0.62],
  [
    ['#3f7f9a', rect(0, 0, 0.8, 0.14), 'straight'],
    ['#eef1ee', rect(0, 0.12, 0.76, 0.46), 'straight'],
    ['#e3cfa0', at('-0.37,0.12 0.37,0.12 0.37,0.19 0,0.22 -0.37,0.18')],
    ['#d9772f', oval(-0.2, 0.34, 0.15)],
    ['#f6f2e9', oval(-0.2, 0.34, 0.12)],
    ['#c98f45', oval(0.14, 0.25, 0.12, 0.09)],
    ['#f1e0c0', oval(0.17, 0.22, 0.06, 0.05)],
    ['#b57a38', oval(0.2, 0.33, 0.025)],
    ['#2a2320', oval(0.22, 0.27, 0.014)],
    ...Array.from(
      { length: 14 },
      (_, index) =>
        ['#8f969b', rect(-0.37 + index * 0.057, 0.12, 0.008, 0.46), 'straight'] as const,
    ),
    ['#8f969b', rect(0, 0.57, 0.78, 0.03), 'straight'],
  ],
);

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

/** A post wound with rope, two perches, a den. */
export const catTree: Model = [
  block([0, 0, 0], [0.8, 0.06, 0.6], '#a89a88'),
  ...[-0.26, 0.26].map((x) => turned([x, 0.06, 0], [0.11, x < 0 ? 1.35 : 0.8, 0.11], '#c9a876')),
  soft([0.2, 0.84, 0], [0.56, 0.12, 0.46], '#b8ab99', 0.05),
  soft([-0.2, 1.38, 0], [0.56, 0.14, 0.46], '#b8ab99', 0.05),
  soft([0.16, 0.06, 0], [0.46, 0.42, 0.44], '#a89a88', 0.06),
  turned([0.16, 0.16, -0.225], [0.24, 0.24, 0.01], '#3f382f'),
  ball([0.38, 0.6, -0.2], 0.08, '#d9542e'),
];

export const fishBowl: Model = cutout(
  [0.4, 0.36],
  [
    ['#dcecf0', oval(0, 0.18, 0.19, 0.18)],
    ['#8fc6d9', at('-0.185,0.22 0.185,0.22 0.16,0.06 0.08,0.005 -0.08,0.005 -0.16,0.06')],
    ['#d9c49a', at('-0.12,0.03 0.12,0.03 0.07,0.005 -0.07,0.005')],
    ['#e8823a', oval(-0.02, 0.14, 0.06, 0.035)],
    ['#e8823a', at('0.03,0.14 0.09,0.18 0.09,0.1'), 'straight'],
    ['#4f8a5a', bar([0.1, 0.03], [0.11, 0.17], 0.014), 'straight'],
    ['#f6fbfc', at('-0.13,0.26 -0.1,0.3 -0.06,0.32 -0.09,0.28')],
  ],
);

/** An open dollhouse with four rooms. */
export const dollHouse: Model = cutout(
  [0.9, 1],
  [
    ['#f2e6d6', rect(0, 0, 0.8, 0.66), 'straight'],
    ['#c8808a', at('-0.46,0.64 0,1 0.46,0.64'), 'straight'],
    ['#e3a9b0', at('-0.28,0.67 0,0.88 0.28,0.67'), 'straight'],
    ['#bcd4dd', rect(-0.195, 0.35, 0.35, 0.27), 'straight'],
    ['#e6d59a', rect(0.195, 0.35, 0.35, 0.27), 'straight'],
    ['#cfe0c0', rect(-0.195, 0.04, 0.35, 0.27), 'straight'],
    ['#e3c4b0', rect(0.195, 0.04, 0.35, 0.27), 'straight'],
    ['#fbf8f2', rect(-0.2, 0.36, 0.2, 0.08), 'straight'],
    ['#b5573a', rect(-0.27, 0.36, 0.03, 0.14), 'straight'],
    ['#8a5a34', rect(0.2, 0.36, 0.16, 0.1), 'straight'],
    ['#8a5a34', rect(-0.2, 0.05, 0.18, 0.09), 'straight'],
    ['#3f6f9a', rect(0.2, 0.05, 0.2, 0.1), 'straight'],
    ['#f6f2e9', oval(0, 0.76, 0.05)],
  ],
);

/** An engine and two wagons on an oval track. */
export const trainSet: Model = [
  ...lying(
    [1.2, 0.7],
    [
      ['#8a6a4a', arcOval(0.58, 0.33), 'straight'],
      ['#c9ccce', arcOval(0.56, 0.31, 0.02), 'straight'],
    ],
    0.01,
  ),
  block([-0.3, 0.02, -0.26], [0.24, 0.11, 0.11], '#c8433a'),
  block([-0.36, 0.13, -0.26], [0.1, 0.1, 0.1], '#2f5f78'),
  turned([-0.22, 0.13, -0.26], [0.05, 0.1, 0.05], '#2b2e31'),
  block([0, 0.02, -0.28], [0.22, 0.1, 0.11], '#e0b23a'),
  block([0.27, 0.02, -0.26], [0.22, 0.1, 0.11], '#3f8f6a'),
];

/** A flat ring with two half widths. */
function arcOval(rx: number, ry: number, thick = 0.09) {
  return arc(0, 0, 1, thick / rx).map(([x, y]): readonly [number, number] => [x * rx, y * ry]);
}

/** A chest with its lid up, toys over its rim. */
export const toyChest: Model = [
  ball([-0.24, 0.38, 0], 0.24, '#e0b23a'),
  ball([0.26, 0.4, 0.02], 0.2, '#3f8f86'),
  soft([0.02, 0.36, 0], [0.22, 0.26, 0.18], '#b98252', 0.08),
  block([0, 0, 0], [0.96, 0.46, 0.5], '#6f9ab5'),
  block([0, 0.06, -0.255], [0.86, 0.34, 0.01], '#86adc4'),
  block([0, 0.46, 0.24], [1, 0.42, 0.05], '#6f9ab5'),
];

/** A bear that sits. */
export const teddy: Model = cutout(
  [0.5, 0.62],
  [
    ['#a8703c', oval(-0.13, 0.56, 0.06)],
    ['#a8703c', oval(0.13, 0.56, 0.06)],
    ['#b98252', oval(0, 0.22, 0.19, 0.2)],
    ['#a8703c', oval(-0.2, 0.28, 0.06, 0.12, 0.5)],
    ['#a8703c', oval(0.2, 0.28, 0.06, 0.12, -0.5)],
    ['#b98252', oval(0, 0.45, 0.17, 0.15)],
    ['#e3c49a', oval(0, 0.2, 0.11, 0.13)],
    ['#a8703c', oval(-0.14, 0.06, 0.09, 0.07)],
    ['#a8703c', oval(0.14, 0.06, 0.09, 0.07)],
    ['#e3c49a', oval(0, 0.41, 0.08, 0.06)],
    ['#2a2320', oval(0, 0.43, 0.025, 0.018)],
    ['#2a2320', oval(-0.06, 0.5, 0.016)],
    ['#2a2320', oval(0.06, 0.5, 0.016)],
    ['#b8323a', at('-0.1,0.32 0.1,0.32 0.1,0.29 -0.1,0.29'), 'straight'],
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
