import { arc, at, bar, cutout, oval, rect } from './cutout.ts';
import { picture } from './fixtures.ts';
import { pole } from './lines.ts';
import { type Model, put } from './model.ts';
import { guitar } from './parlor-things.ts';
import { screen } from './room-things.ts';
import { ball, block, turned } from './solid.ts';

/** A round clock with marks and no figures. */
export const wallClock: Model = cutout(
  [0.5, 0.5],
  [
    ['#3a3028', oval(0, 0.25, 0.25)],
    ['#fdfbf5', oval(0, 0.25, 0.215)],
    ...Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2;
      return [
        '#3a3f43',
        bar(
          [Math.cos(angle) * 0.17, 0.25 + Math.sin(angle) * 0.17],
          [Math.cos(angle) * 0.2, 0.25 + Math.sin(angle) * 0.2],
          0.014,
        ),
        'straight',
      ] as const;
    }),
    ['#24282b', bar([0, 0.25], [-0.085, 0.33], 0.02), 'straight'],
    ['#24282b', bar([0, 0.25], [0.05, 0.41], 0.014), 'straight'],
    ['#b5473a', oval(0, 0.25, 0.018)],
  ],
  false,
);

export const wallScreen: Model = screen(1.5);

/** Frames of several sizes side by side. */
export const gallery: Model = (
  [
    [-0.62, 0.3, 0.4, 0.5, 'wood-3'],
    [-0.2, 0.46, 0.34, 0.34, '#2f3538'],
    [-0.2, 0.04, 0.34, 0.36, 'wood'],
    [0.28, 0.2, 0.5, 0.62, '#b99a5b'],
    [0.74, 0.46, 0.3, 0.36, '#2f3538'],
    [0.74, 0.06, 0.3, 0.34, 'wood-2'],
    [-0.62, 0, 0.4, 0.26, '#f1ebdf'],
  ] as const
).flatMap(([x, y, width, height, frame]) => put(picture(width, height, frame), [x, y, 0]));

/** Glass in a round frame of brass. */
export const roundMirror: Model = cutout(
  [0.9, 0.9],
  [
    ['#b99a5b', oval(0, 0.45, 0.45)],
    ['#dfe8ea', oval(0, 0.45, 0.41)],
    ['#f3f7f7', at('-0.3,0.3 -0.2,0.2 0.14,0.7 0.04,0.8'), 'straight'],
    ['#f3f7f7', at('-0.12,0.13 -0.06,0.1 0.27,0.6 0.22,0.68'), 'straight'],
  ],
  false,
);

/** A red cylinder on its hook. */
export const extinguisher: Model = [
  block([0, 0.1, 0.07], [0.2, 0.5, 0.02], '#f6f2e9'),
  turned([0, 0, 0], [0.2, 0.52, 0.2], '#c22f2a', [
    [1, 0],
    [1, 0.82],
    [0.5, 0.95],
    [0.36, 1],
  ]),
  block([0, 0.18, -0.1], [0.1, 0.14, 0.004], '#f6f2e9'),
  block([0, 0.52, 0], [0.06, 0.06, 0.06], '#2b2e31'),
  block([0.06, 0.57, 0], [0.18, 0.02, 0.04], '#2b2e31'),
  pole([0.06, 0.54, -0.05], [0.16, 0.2, -0.05], 0.03, '#2b2e31'),
];

/** Boards with books, a plant and jars. */
export const floatingShelves: Model = [0, 0.42].flatMap((y, row) => [
  block([0, y, 0], [1.2, 0.045, 0.24], 'wood'),
  ...Array.from({ length: 6 }, (_, index) => {
    const high = 0.12 + ((index * 5 + row * 3) % 4) * 0.04;
    const x = -0.5 + index * 0.2;
    const tint = (['#b5573a', '#8fa89a', '#e8dcc4', '#c9a35c', '#5f7485'] as const)[
      (index * 3 + row) % 5
    ];
    return index % 3 === row
      ? block([x, y + 0.045, 0], [0.06, high + 0.1, 0.16], tint ?? '#8fa89a')
      : turned([x, y + 0.045, 0], [0.13, high, 0.13], tint ?? '#8fa89a');
  }),
]);

/** Sheets of paper in four colors stuck side by side. */
export const stickyNotes: Model = [
  block([0, 0, 0.01], [1.3, 0.9, 0.02], '#e9e4d8'),
  ...Array.from({ length: 12 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const [x, y] = [-0.45 + column * 0.3, 0.07 + row * 0.28];
    const tint = (['#f5d65a', '#f2a7b5', '#9fd0b4', '#9cc6e0'] as const)[(index * 3 + row) % 4];
    return [
      block([x, y, -0.01], [0.22, 0.22, 0.01], tint ?? '#f5d65a'),
      ...[0.06, 0.11, 0.16]
        .slice(0, 2 + (index % 2))
        .map((up) => block([x, y + up, -0.018], [0.14, 0.012, 0.003], '#6b6a66')),
    ];
  }).flat(),
];

/** A white board with boxes and arrows. */
export const whiteboard: Model = cutout(
  [1.6, 1],
  [
    ['#aeb4b8', rect(0, 0, 1.6, 1), 'straight'],
    ['#fbfcfb', rect(0, 0.05, 1.5, 0.9), 'straight'],
    ...([-0.52, 0, 0.52] as const).map(
      (x, index) =>
        [
          (['#3f6f9a', '#4f8a5a', '#d9772f'] as const)[index] ?? '#3f6f9a',
          [
            ...rect(x, 0.56, 0.32, 0.24),
            [x - 0.16, 0.56] as const,
            [x - 0.14, 0.58] as const,
            [x - 0.14, 0.78] as const,
            [x + 0.14, 0.78] as const,
            [x + 0.14, 0.58] as const,
            [x - 0.14, 0.58] as const,
          ],
          'straight',
        ] as const,
    ),
    ...([-0.26, 0.26] as const).flatMap((x) => [
      ['#3a3f43', bar([x - 0.08, 0.68], [x + 0.05, 0.68], 0.018), 'straight'] as const,
      [
        '#3a3f43',
        [
          [x + 0.04, 0.72],
          [x + 0.04, 0.64],
          [x + 0.1, 0.68],
        ],
        'straight',
      ] as const,
    ]),
    ...([0.16, 0.26, 0.36] as const).flatMap((y) => [
      ['#3f6f9a', rect(-0.6, y, 0.05, 0.05), 'straight'] as const,
      ['#9aa1a6', rect(-0.2, y + 0.015, 0.6, 0.018), 'straight'] as const,
    ]),
    ['#c8323e', arc(0.48, 0.28, 0.13, 0.02), 'straight'],
  ],
  false,
);

/** The continents on a sheet, with pins. */
export const wallMap: Model = cutout(
  [1.5, 0.9],
  [
    ['#7a5236', rect(0, 0, 1.5, 0.9), 'straight'],
    ['#cfe3ea', rect(0, 0.04, 1.42, 0.82), 'straight'],
    ['#d9c48a', at('-0.62,0.74 -0.3,0.78 -0.24,0.62 -0.36,0.5 -0.42,0.42 -0.5,0.56')],
    ['#b9c98a', at('-0.36,0.4 -0.22,0.36 -0.26,0.2 -0.32,0.1 -0.36,0.26')],
    ['#d9b08a', at('-0.06,0.54 0.14,0.54 0.18,0.4 0.08,0.18 0,0.3 -0.08,0.42')],
    [
      '#c9d09a',
      at('-0.06,0.72 0.1,0.78 0.5,0.8 0.62,0.66 0.46,0.52 0.36,0.46 0.22,0.56 0.02,0.58'),
    ],
    ['#e0c08a', at('0.44,0.3 0.58,0.32 0.6,0.2 0.46,0.18')],
    ...(
      [
        [-0.4, 0.6],
        [0.08, 0.66],
        [0.5, 0.25],
      ] as const
    ).map(([x, y]) => ['#c8323e', oval(x, y, 0.022)] as const),
  ],
  false,
);

/** A plate with a switch and one with two sockets. */
export const switchPlate: Model = cutout(
  [0.7, 0.5],
  [
    ['#cfcbc2', rect(-0.19, -0.005, 0.28, 0.45), 'straight'],
    ['#fbfaf6', rect(-0.19, 0.01, 0.26, 0.42), 'straight'],
    ['#dedad0', rect(-0.19, 0.1, 0.12, 0.24), 'straight'],
    ['#ffffff', rect(-0.19, 0.22, 0.11, 0.115), 'straight'],
    ['#cfcbc2', rect(0.19, -0.005, 0.28, 0.45), 'straight'],
    ['#fbfaf6', rect(0.19, 0.01, 0.26, 0.42), 'straight'],
    ...([0.13, 0.31] as const).flatMap((y) => [
      ['#e9e5db', oval(0.19, y, 0.08, 0.075)] as const,
      ['#3a3f43', rect(0.165, y, 0.012, 0.045), 'straight'] as const,
      ['#3a3f43', rect(0.215, y, 0.012, 0.045), 'straight'] as const,
      ['#3a3f43', oval(0.19, y - 0.03, 0.012)] as const,
    ]),
  ],
  false,
);

/** Hooks on a board with keys, a bag and a hat. */
export const hooks: Model = [
  block([0, 0.5, 0], [1.3, 0.14, 0.04], 'wood'),
  ...[-0.48, -0.16, 0.16, 0.48].map((x) => block([x, 0.5, -0.05], [0.03, 0.08, 0.08], '#2f3538')),
  ...cutout(
    [1.3, 0.6],
    [
      ['#b5573a', at('-0.6,0 -0.36,0 -0.38,0.32 -0.58,0.32'), 'straight'],
      ['#7a3f2a', arc(-0.48, 0.32, 0.09, 0.02, 0, Math.PI), 'straight'],
      ['#dfc48c', oval(-0.16, 0.36, 0.18, 0.06, 0.2)],
      ['#cfae72', oval(-0.16, 0.4, 0.1, 0.08)],
      ['#c9a35c', arc(0.16, 0.44, 0.045, 0.012), 'straight'],
      ['#c9a35c', bar([0.16, 0.4], [0.13, 0.24], 0.026), 'straight'],
      ['#8f969b', bar([0.17, 0.4], [0.2, 0.26], 0.026), 'straight'],
      ['#33504f', at('0.42,0.02 0.56,0.02 0.52,0.5 0.46,0.5'), 'straight'],
    ],
    false,
  ),
];

/** Two guitars side by side. */
export const hungGuitars: Model = [
  ...put(guitar, [-0.36, 0, 0]),
  ...put(guitar, [0.36, 0.06, 0], { size: 0.94 }),
];

/** Warm bulbs on a cord. */
export const stringOfLights: Model = Array.from({ length: 12 }, (_, index) => {
  const x = -1.1 + index * 0.2;
  const y = 0.24 - Math.sin((index / 11) * Math.PI * 2.5) * 0.1;
  const next = 0.24 - Math.sin(((index + 1) / 11) * Math.PI * 2.5) * 0.1;
  return [
    ...(index < 11 ? [pole([x, y + 0.05, 0], [x + 0.2, next + 0.05, 0], 0.012, '#3a3f43')] : []),
    ball([x, y - 0.02, 0], 0.065, '#ffdc8a'),
  ];
}).flat();
