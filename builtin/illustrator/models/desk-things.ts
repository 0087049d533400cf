import { roof } from './building.ts';
import { arc, at, bar, cutout, lying, oval, rect } from './cutout.ts';
import type { Model } from './model.ts';
import { put } from './model.ts';
import { ball, block, type Solid, soft, type Tint, turned } from './solid.ts';

/** A house as small as a cup. */
export const smallHouse = (wall: Tint, cover: Tint, door: Tint = 'door'): Model => [
  block([0, 0, 0], [0.15, 0.1, 0.12], wall),
  block([0, 0, -0.061], [0.034, 0.062, 0.002], door),
  ...[-0.048, 0.048].map((x) => block([x, 0.044, -0.061], [0.03, 0.03, 0.002], '#7d9fb0')),
  roof([0, 0.1, 0], [0.18, 0.075, 0.15], { gable: wall, tint: cover, texture: 'plain' }),
];

export const toyHouse: Model = smallHouse('#e9e2d0', '#a8553f');

/** A glass held before a small house. */
export const magnifier: Model = [
  ...put(toyHouse, [0, 0, 0.1], { size: 1.5 }),
  ...put(
    cutout(
      [0.3, 0.34],
      [
        ['#3a2f28', bar([0.07, 0.12], [0.15, 0.005], 0.03), 'straight'],
        ['#8f969b', bar([0.05, 0.15], [0.075, 0.115], 0.022), 'straight'],
        ['#dfeef2', oval(-0.01, 0.22, 0.096)],
        ['#a8553f', at('-0.085,0.215 -0.01,0.29 0.065,0.215'), 'straight'],
        ['#e9e2d0', rect(-0.01, 0.15, 0.11, 0.066), 'straight'],
        ['#4a6f8a', rect(-0.01, 0.15, 0.03, 0.05), 'straight'],
        ['#ffffff', bar([-0.07, 0.25], [-0.045, 0.285], 0.012), 'straight'],
        ['#3a3f43', arc(-0.01, 0.22, 0.104, 0.018), 'straight'],
      ],
      false,
    ),
    [0.16, 0.01, -0.08],
  ),
];

/** A leaf of a calendar on its stand, one day of it ringed. */
export const deskCalendar: Model = [
  block([0, 0, 0.05], [0.36, 0.02, 0.1], '#3a3f43'),
  ...put(
    cutout(
      [0.36, 0.33],
      [
        ['#fbf8f1', rect(0, 0, 0.36, 0.31), 'straight'],
        ['#b5473a', rect(0, 0.25, 0.36, 0.06), 'straight'],
        ...[-0.12, -0.04, 0.04, 0.12].map(
          (x) => ['#5c6368', rect(x, 0.29, 0.012, 0.04), 'straight'] as const,
        ),
        ...Array.from({ length: 28 }, (_, index) => {
          const [x, y] = [-0.144 + (index % 7) * 0.048, 0.19 - Math.floor(index / 7) * 0.055];
          return ['#d3dbe0', rect(x, y, 0.034, 0.038), 'straight'] as const;
        }),
        ['#b5473a', arc(0.048, 0.1, 0.042, 0.009), 'straight'],
        ['#b5473a', at('0.03,0.1 0.045,0.082 0.07,0.124 0.046,0.098'), 'straight'],
      ],
    ),
    [0, 0.012, 0],
  ),
];

const line = (x: number, z: number, width: number): Solid =>
  block([x, 0.003, z], [width, 0.001, 0.007], '#8f969b');

/** A contract: two sheets, a line to sign on and a pen. */
export const contract: Model = [
  block([0.02, 0, 0.02], [0.25, 0.002, 0.34], '#efe9dc'),
  block([0, 0.001, 0], [0.25, 0.002, 0.34], '#fdfbf5'),
  block([-0.03, 0.003, 0.13], [0.13, 0.001, 0.016], '#5c6368'),
  ...Array.from({ length: 7 }, (_, index) =>
    line(0, 0.09 - index * 0.026, 0.2 - (index % 3) * 0.02),
  ),
  ...put(
    lying(
      [0.12, 0.04],
      [
        ['#2f4a68', bar([-0.055, -0.006], [-0.03, 0.014], 0.006), 'straight'],
        ['#2f4a68', bar([-0.03, 0.014], [-0.012, -0.01], 0.006), 'straight'],
        ['#2f4a68', bar([-0.012, -0.01], [0.01, 0.01], 0.006), 'straight'],
        ['#2f4a68', bar([0.01, 0.01], [0.05, -0.004], 0.006), 'straight'],
      ],
    ),
    [0.03, 0.003, -0.12],
  ),
  line(0.03, -0.138, 0.15),
  ...put(
    lying(
      [0.2, 0.12],
      [
        ['#24303a', bar([-0.075, -0.05], [0.08, 0.05], 0.018), 'straight'],
        ['#c9a35c', bar([0.06, 0.037], [0.072, 0.045], 0.022), 'straight'],
        ['#c9a35c', bar([-0.092, -0.061], [-0.075, -0.05], 0.01), 'straight'],
      ],
      0.012,
    ),
    [0.17, 0.002, -0.06],
  ),
];

/** A list with its boxes ticked, in a notebook. */
export const checkList: Model = [
  block([0, 0, 0], [0.26, 0.012, 0.34], 'accentFabric'),
  block([0.004, 0.012, 0], [0.245, 0.003, 0.325], '#fdfbf5'),
  ...Array.from({ length: 6 }, (_, index) => {
    const z = 0.11 - index * 0.046;
    return [
      block([-0.085, 0.015, z], [0.026, 0.001, 0.026], '#d3cec2'),
      block([0.025, 0.015, z], [0.15 - (index % 3) * 0.025, 0.001, 0.009], '#8f969b'),
      ...(index < 4
        ? put(
            lying(
              [0.05, 0.05],
              [
                ['#2f8f5a', bar([-0.014, 0.002], [-0.003, -0.012], 0.009), 'straight'],
                ['#2f8f5a', bar([-0.003, -0.012], [0.024, 0.024], 0.009), 'straight'],
              ],
              0.002,
            ),
            [-0.085, 0.016, z],
          )
        : []),
    ];
  }).flat(),
];

/** A phone that stands, a map on it with a pin. */
export const phoneMap: Model = cutout(
  [0.2, 0.38],
  [
    [
      '#24282b',
      at('-0.1,0.01 -0.1,0.37 -0.09,0.38 0.09,0.38 0.1,0.37 0.1,0.01 0.09,0 -0.09,0'),
      'straight',
    ],
    ['#dfe8d4', rect(0, 0.02, 0.178, 0.34), 'straight'],
    ['#a9cfe0', at('-0.089,0.3 -0.089,0.36 0.089,0.36 0.089,0.33 0,0.29')],
    ['#f6f2e9', bar([-0.089, 0.1], [0.089, 0.2], 0.022), 'straight'],
    ['#f6f2e9', bar([-0.03, 0.02], [-0.05, 0.36], 0.016), 'straight'],
    ['#f6f2e9', bar([0.04, 0.02], [0.05, 0.3], 0.016), 'straight'],
    ['#c8433a', at('-0.035,0.24 0,0.28 0.035,0.24 0.02,0.19 0,0.15 -0.02,0.19')],
    ['#fbf8f1', oval(0, 0.228, 0.013)],
  ],
);

export const newspaper: Model = [
  block([0, 0, 0], [0.36, 0.012, 0.26], '#e9e4d8'),
  block([0, 0.012, 0.1], [0.3, 0.001, 0.03], '#4a4f52'),
  block([-0.09, 0.012, 0], [0.14, 0.001, 0.12], '#a3a8a6'),
  ...[0.05, 0.13].flatMap((x) =>
    Array.from({ length: 7 }, (_, index) =>
      block([x, 0.012, 0.05 - index * 0.022], [0.066, 0.001, 0.006], '#9a9890'),
    ),
  ),
];

/** Books on one another, reading glasses on the top one. */
export const bookStack: Model = [
  ...(
    [
      [0.34, '#2f5f78'],
      [0.31, '#b5573a'],
      [0.32, '#d9a23a'],
      [0.28, '#4f7a58'],
    ] as const
  ).flatMap(([wide, tint], index): Solid[] => [
    block([(index % 2) * 0.012, index * 0.05, 0], [wide, 0.05, 0.24], tint),
    block(
      [(index % 2) * 0.012, index * 0.05 + 0.008, -0.002],
      [wide - 0.02, 0.034, 0.244],
      '#f1ead8',
    ),
    block([-wide / 2 + 0.012, index * 0.05, -0.002], [0.024, 0.05, 0.246], tint),
  ]),
  ...put(
    lying(
      [0.22, 0.1],
      [
        ['#3a3f43', arc(-0.05, 0, 0.042, 0.008), 'straight'],
        ['#3a3f43', arc(0.05, 0, 0.042, 0.008), 'straight'],
        ['#3a3f43', bar([-0.01, 0], [0.01, 0], 0.008), 'straight'],
        ['#3a3f43', bar([-0.09, 0.01], [-0.1, 0.09], 0.007), 'straight'],
        ['#3a3f43', bar([0.09, 0.01], [0.1, 0.09], 0.007), 'straight'],
      ],
      0.008,
    ),
    [0, 0.2, -0.01],
  ),
];

/** Cut flowers in a vase. */
export const bouquet = (petals: readonly Tint[], heart?: Tint, size = 0.085): Model => [
  turned([0, 0, 0], [0.13, 0.2, 0.13], '#cfdfe2', [
    [0.7, 0],
    [1, 0.4],
    [0.62, 1],
  ]),
  ...Array.from({ length: 11 }, (_, index): Solid[] => {
    const angle = index * 2.4;
    const reach = Math.sqrt(index / 11) * 0.15;
    const [x, y, z] = [Math.cos(angle) * reach, 0.36 - reach * 0.85, Math.sin(angle) * reach * 0.7];
    const petal = petals[index % petals.length] ?? '#e3a3b0';
    return [
      ball([x * 1.1, y - 0.07, z], 0.07, '#4f7a58'),
      ball([x * 0.7, y - 0.12, z], 0.06, '#5f8a52'),
      ball([x, y, z], size, petal),
      ball([x - 0.004, y + size * 0.3, z - size * 0.36], size * 0.5, heart ?? petal),
    ];
  }).flat(),
];

/** A lamp that is also an idea. */
export const lightBulb: Model = [
  turned([0, 0, 0], [0.08, 0.09, 0.08], '#9aa1a6', [
    [0.5, 0],
    [1, 0.2],
    [0.92, 0.4],
    [1, 0.6],
    [0.95, 1],
  ]),
  turned([0, 0.09, 0], [0.19, 0.24, 0.19], '#ffe9a8', [
    [0.42, 0],
    [0.55, 0.2],
    [1, 0.6],
    [0.86, 0.84],
    [0.3, 1],
  ]),
];

/** A dial that runs from red to green, its needle high. */
export const gauge: Model = cutout(
  [0.5, 0.3],
  [
    ['#fbf8f1', at('-0.25,0 0.25,0 0.25,0.29 -0.25,0.29'), 'straight'],
    ...(['#c8433a', '#dd8a3a', '#e0c04a', '#8fb85a', '#3f8f5a'] as const).map(
      (tint, index) =>
        [
          tint,
          arc(0, 0.05, 0.2, 0.06, Math.PI * (1 - (index + 0.96) / 5), Math.PI * (1 - index / 5)),
          'straight',
        ] as const,
    ),
    ['#2f3538', bar([0, 0.05], [0.125, 0.15], 0.016), 'straight'],
    ['#2f3538', oval(0, 0.05, 0.022)],
  ],
);

/** Paper money in bands, without figures. */
export const cash: Model = [0, 1, 2].flatMap((layer) => [
  block([layer * 0.01, layer * 0.034, 0], [0.26, 0.03, 0.12], '#8fae86'),
  block([layer * 0.01, layer * 0.034 + 0.002, 0], [0.05, 0.031, 0.122], '#f1ead8'),
]);

/** A flat square hat with its tassel, and a rolled diploma. */
export const graduation: Model = [
  turned([0, 0, 0.04], [0.2, 0.1, 0.2], '#24303a'),
  ...put(
    lying(
      [0.4, 0.3],
      [
        [
          '#1f2a33',
          [
            [-0.2, 0],
            [0, -0.13],
            [0.2, 0],
            [0, 0.13],
          ],
          'straight',
        ],
        ['#31404c', at('-0.18,0 0,-0.115 0.18,0 0,0.115'), 'straight'],
        ['#e0b23a', oval(0, 0, 0.014)],
        ['#e0b23a', bar([0, 0], [-0.15, -0.03], 0.008), 'straight'],
      ],
      0.006,
    ),
    [0, 0.1, 0.04],
  ),
  ...put(
    cutout([0.03, 0.1], [['#e0b23a', rect(0, 0, 0.022, 0.1), 'straight']], false),
    [-0.15, 0.02, -0.02],
  ),
  soft([0.02, 0, -0.2], [0.36, 0.06, 0.06], '#f6efdf', 0.03),
  soft([0.02, -0.002, -0.2], [0.04, 0.066, 0.066], '#b23a33', 0.03),
];
