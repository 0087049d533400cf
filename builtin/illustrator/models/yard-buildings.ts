import { mass, roof } from './building.ts';
import { egg } from './celebrations.ts';
import { arc, at, bar, cutout, lying, oval, rect } from './cutout.ts';
import { bookStack } from './desk-things.ts';
import { table, tableLamp } from './furniture.ts';
import { pole } from './lines.ts';
import { type Model, put } from './model.ts';
import { block, soft, tapered, turned } from './solid.ts';
import { bicycle } from './vehicles.ts';

export const shed: Model = [
  mass([0, 0, 1.4], [3.4, 2.2, 2.8], 'accentWalls', {
    texture: 'battens',
    front: [
      ['door', 1.2, 0.05, 1, 1.95],
      ['flowers', 0.25, 1, 0.7, 0.7],
      ['flowers', 2.45, 1, 0.7, 0.7],
    ],
  }),
  roof([0, 2.2, 1.4], [4, 1.2, 3.4], {
    ridge: 'along',
    gable: 'accentWalls',
    gableTexture: 'battens',
  }),
];

/** A small house with a round-topped opening, painted like the large one. */
export const dogHouse: Model = [
  mass([0, 0, 0.6], [1.1, 0.8, 1.3], 'walls', { texture: 'clapboard' }),
  block([0, 0.04, -0.07], [0.52, 0.44, 0.02], '#2b2523'),
  turned([0, 0.22, -0.09], [0.52, 0.5, 0.02], '#2b2523', [
    [1, 0],
    [0.96, 0.6],
    [0.5, 1],
  ]),
  roof([0, 0.8, 0.6], [1.4, 0.6, 1.6], { ridge: 'away', gable: 'walls' }),
];

/** A round pool of plastic for children. */
export const kiddiePool: Model = [
  turned([0, 0, 0], [2.2, 0.4, 2.2], '#4f9ac8', undefined, '#7fd0e0'),
  turned([0, 0.36, 0], [2.3, 0.08, 2.3], '#f2b8c6', undefined, '#86d4e2'),
];

/** Posts in a ring under a pointed roof, with a railing. */
export const gazebo: Model = [
  turned([0, 0, 0], [4.2, 0.3, 4.2], '#d8d2c6', undefined, '#c9a981'),
  ...Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2 + 0.39;
    return block(
      [Math.cos(angle) * 1.85, 0.3, Math.sin(angle) * 1.85],
      [0.14, 2.3, 0.14],
      '#f6f2e9',
    );
  }),
  ...[-1.3, 1.3].map((x) => block([x, 0.75, -1.3], [0.9, 0.08, 0.06], '#f6f2e9')),
  ...[-1.3, 1.3].flatMap((x) =>
    [-0.3, -0.1, 0.1, 0.3].map((aside) =>
      block([x + aside, 0.3, -1.3], [0.05, 0.46, 0.05], '#f6f2e9'),
    ),
  ),
  turned([0, 2.6, 0], [4.8, 0.16, 4.8], '#f6f2e9'),
  turned([0, 2.74, 0], [5, 1.5, 5], 'roof', [
    [1, 0],
    [0.5, 0.5],
    [0.05, 1],
  ]),
  turned([0, 4.2, 0], [0.2, 0.4, 0.2], '#f6f2e9'),
];

/** Tables with things to sell, a rack of clothes, a bicycle. */
export const yardSale: Model = [
  ...[-1.5, 1.1].flatMap((x) => put(table(2, 0.9, '#e9e2d0'), [x, 0, 0])),
  ...put(bookStack, [-2, 0.78, 0], { size: 1.2 }),
  ...put(tableLamp, [-1.2, 0.78, 0.05]),
  block([-0.85, 0.78, 0], [0.4, 0.3, 0.3], '#c79a63'),
  ...put(
    [
      turned([0, 0, 0], [0.26, 0.36, 0.26], '#4f8a9a', [
        [0.6, 0],
        [1, 0.5],
        [0.5, 1],
      ]),
    ],
    [0.5, 0.78, 0],
  ),
  block([1, 0.78, 0.05], [0.5, 0.36, 0.06], '#c9a35c'),
  block([1, 0.82, 0.01], [0.4, 0.28, 0.02], '#a9cfe0'),
  soft([1.65, 0.78, 0], [0.42, 0.2, 0.4], '#c8808a', 0.05),
  ...[2.7, 4.5].map((x) => block([x, 0, 0.6], [0.06, 1.7, 0.06], '#8f969b')),
  block([3.6, 1.66, 0.6], [1.86, 0.05, 0.05], '#8f969b'),
  ...(['#b23a33', '#3f6f9a', '#e0b23a', '#4f7a58', '#8a4a6a'] as const).map((tint, index) =>
    tapered([2.95 + index * 0.32, 0.7, 0.6], [0.28, 0.94, 0.12], tint, { x: [0.25, 0.75] }),
  ),
  ...put(bicycle('#3f8f86'), [-3.6, 0, 0.3]),
];

export const picnicBlanket: Model = [
  ...lying(
    [2.6, 1.9],
    [
      ['#c8433a', rect(0, -0.95, 2.6, 1.9), 'straight'],
      ...[-1, -0.5, 0, 0.5, 1].map(
        (x) => ['#f4e4dc', rect(x, -0.95, 0.22, 1.9), 'straight'] as const,
      ),
      ...[-0.7, -0.23, 0.24, 0.7].map(
        (z) => ['#e39a90', rect(0, z - 0.09, 2.6, 0.18), 'straight'] as const,
      ),
    ],
    0.02,
  ),
  ...put(
    [
      block([0, 0.02, 0], [0.7, 0.34, 0.44], '#b98f5e', { texture: 'slats' }),
      tapered([0, 0.36, 0], [0.72, 0.08, 0.46], '#a87c4c', { x: [0.05, 0.95] }),
      ...cutout(
        [0.6, 0.4],
        [['#a87c4c', arc(0, 0, 0.28, 0.04, 0, Math.PI), 'straight']],
        false,
      ).map((solid) => solid),
    ],
    [0.6, 0, 0.3],
  ),
  ...put(
    [
      turned(
        [0, 0.02, 0],
        [0.4, 0.12, 0.4],
        '#f6f2e9',
        [
          [0.6, 0],
          [1, 1],
        ],
        '#c8433a',
      ),
    ],
    [-0.4, 0, 0.2],
  ),
  ...put(
    [
      turned([0, 0.02, 0], [0.12, 0.36, 0.12], '#f3e08a', [
        [1, 0],
        [1, 0.6],
        [0.4, 0.8],
        [0.4, 1],
      ]),
    ],
    [-0.8, 0, 0.5],
  ),
];

/** A hose rolled up on its reel, its end in the grass. */
export const gardenHose: Model = cutout(
  [1.5, 1],
  [
    ['#6b4f38', bar([-0.3, 0], [-0.3, 0.5], 0.07), 'straight'],
    ['#6b4f38', bar([0.3, 0], [0.3, 0.5], 0.07), 'straight'],
    ...[0.42, 0.34, 0.26, 0.18].map(
      (radius, index) =>
        [index % 2 ? '#4fa868' : '#3f8f56', arc(0, 0.5, radius, 0.07), 'straight'] as const,
    ),
    ['#7a5a3f', oval(0, 0.5, 0.1)],
    ['#3f8f56', bar([0.38, 0.36], [0.46, 0.06], 0.065), 'straight'],
    ['#3f8f56', bar([0.46, 0.05], [0.76, 0.04], 0.065), 'straight'],
    ['#e0b23a', bar([0.74, 0.04], [0.86, 0.05], 0.09), 'straight'],
  ],
);

export const hydrant: Model = [
  turned([0, 0, 0], [0.5, 0.08, 0.5], '#b23a33'),
  turned([0, 0.08, 0], [0.36, 0.56, 0.36], '#c8433a'),
  turned([0, 0.64, 0], [0.42, 0.06, 0.42], '#b23a33'),
  turned([0, 0.7, 0], [0.36, 0.2, 0.36], '#c8433a', [
    [1, 0],
    [0.8, 0.6],
    [0.2, 1],
  ]),
  ...[-0.24, 0.24].map((x) => soft([x, 0.4, 0], [0.16, 0.16, 0.16], '#e0b23a', 0.05)),
];

export const flamingos: Model = [-0.7, 0.7].flatMap((x, index) =>
  put(
    cutout(
      [0.8, 1.2],
      [
        ['#5c6368', bar([0.06, 0], [0.06, 0.6], 0.02), 'straight'],
        ['#5c6368', bar([0.16, 0], [0.16, 0.6], 0.02), 'straight'],
        ['#f08ca0', at('-0.14,0.62 -0.06,0.8 0.2,0.82 0.44,0.66 0.2,0.52 0,0.52')],
        [
          '#f08ca0',
          at(
            '-0.1,0.6 -0.26,0.8 -0.12,1.0 -0.2,1.14 -0.32,1.1 -0.22,1.06 -0.22,0.98 -0.34,0.8 -0.2,0.56',
          ),
        ],
        ['#24201f', at('-0.3,1.12 -0.4,1.04 -0.3,1.05'), 'straight'],
      ],
    ),
    [x, 0, index * 0.4],
  ),
);

export const eggsInGrass: Model = [
  [-0.9, 0],
  [-0.4, 0.5],
  [0.1, -0.2],
  [0.6, 0.3],
  [1.1, -0.1],
  [-1.3, 0.6],
  [1.5, 0.6],
].flatMap(([x = 0, z = 0], index) => put([egg([0, 0, 0], index)], [x, 0, z], { size: 3.2 }));

/** A wheel of blades on a tower of steel, as it pumps water on a ranch. */
export const windmill: Model = cutout(
  [3, 9],
  [
    ['#8f969b', bar([-0.9, 0], [-0.12, 7], 0.09), 'straight'],
    ['#8f969b', bar([0.9, 0], [0.12, 7], 0.09), 'straight'],
    ...[1.4, 2.8, 4.2, 5.4].flatMap((y) => {
      const half = 0.9 - (y / 7) * 0.78;
      return [
        ['#8f969b', bar([-half, y], [half, y], 0.06), 'straight'] as const,
        ['#a3a9ad', bar([-half, y], [half * 0.8, y + 1.2], 0.04), 'straight'] as const,
      ];
    }),
    ...Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * Math.PI * 2;
      return [
        index % 2 ? '#b9bec2' : '#d3d6d8',
        bar(
          [Math.cos(angle) * 0.35, 7.3 + Math.sin(angle) * 0.35],
          [Math.cos(angle) * 1.35, 7.3 + Math.sin(angle) * 1.35],
          0.3,
        ),
        'straight',
      ] as const;
    }),
    ['#5c6368', oval(0, 7.3, 0.2)],
    ['#b5473a', at('0.3,7.24 1.7,7.2 2,7.7 1.7,7.5 0.3,7.36'), 'straight'],
  ],
);

export const tractor: Model = cutout(
  [3.6, 2.5],
  [
    ['#2f3538', bar([-0.9, 1.4], [-0.9, 2.1], 0.1), 'straight'],
    ['#3f8f46', at('-1.6,0.7 -1.6,1.4 0.1,1.5 0.1,0.6'), 'straight'],
    ['#3f8f46', at('0.1,0.6 0.1,1.4 1.4,1.5 1.4,0.7'), 'straight'],
    ['#2f3538', bar([0.1, 1.4], [0.2, 2.4], 0.08), 'straight'],
    ['#2f3538', bar([1.3, 1.4], [1.3, 2.4], 0.08), 'straight'],
    ['#3f8f46', bar([0, 2.42], [1.5, 2.42], 0.12), 'straight'],
    ['#c4dbe2', at('0.2,1.5 0.26,2.36 1.26,2.36 1.26,1.5'), 'straight'],
    ['#24282b', oval(0.9, 0.85, 0.85)],
    ['#e0b23a', oval(0.9, 0.85, 0.45)],
    ['#24282b', oval(-1.2, 0.5, 0.5)],
    ['#e0b23a', oval(-1.2, 0.5, 0.25)],
  ],
);

/** A well with its little roof and bucket. */
export const well: Model = [
  turned([0, 0, 0], [1.6, 0.9, 1.6], 'stone', undefined, '#2b3238'),
  ...[-0.72, 0.72].map((x) => block([x, 0.8, 0], [0.13, 1.5, 0.13], 'wood-1')),
  pole([-0.72, 1.7, 0], [0.72, 1.7, 0], 0.12, 'wood'),
  turned([0, 1.1, -0.1], [0.34, 0.3, 0.34], 'wood+1'),
  pole([0, 1.4, -0.1], [0, 1.7, 0], 0.03, '#d9c49a'),
  roof([0, 2.3, 0], [2.1, 0.8, 1.6], { tint: '#6b4a34', gable: 'wood' }),
];

export const stroller: Model = cutout(
  [1.1, 1.1],
  [
    ['#5c6368', bar([-0.3, 0.16], [0.4, 0.7], 0.04), 'straight'],
    ['#5c6368', bar([0.34, 0.16], [-0.1, 0.6], 0.04), 'straight'],
    ['#5c6368', bar([0.36, 0.66], [0.52, 1.0], 0.04), 'straight'],
    ['#2f5f78', at('-0.44,0.72 -0.34,0.42 0.24,0.42 0.38,0.72')],
    ['#3f7fa0', at('-0.46,0.74 -0.38,1.0 -0.1,1.08 0,0.74')],
    ['#24282b', oval(-0.32, 0.15, 0.15)],
    ['#24282b', oval(0.36, 0.15, 0.15)],
    ['#b9bec2', oval(-0.32, 0.15, 0.07)],
    ['#b9bec2', oval(0.36, 0.15, 0.07)],
  ],
);
