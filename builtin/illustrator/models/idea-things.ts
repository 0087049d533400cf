import { arc, at, bar, cutout, lying, oval, rect } from './cutout.ts';
import { type Model, put } from './model.ts';
import { block, turned } from './solid.ts';

const heartShape = (x: number, y: number, size: number) =>
  at(
    '0,-0.5 0.32,-0.16 0.5,0.16 0.42,0.42 0.18,0.46 0,0.26 -0.18,0.46 -0.42,0.42 -0.5,0.16 -0.32,-0.16',
  ).map(([a, b]) => [x + a * size, y + b * size] as const);

/** A star of so many points, every second corner drawn in. */
const starShape = (y: number, points: number, reach: number, inner: number) =>
  Array.from({ length: points * 2 }, (_, index) => {
    const angle = Math.PI / 2 + (index / (points * 2)) * Math.PI * 2;
    const far = index % 2 ? inner : reach;
    return [Math.cos(angle) * far, y + Math.sin(angle) * far] as const;
  });

/** A heart of wood on a stand. */
export const woodenHeart: Model = cutout(
  [0.34, 0.38],
  [
    ['#7a5a3f', rect(0, 0, 0.2, 0.03), 'straight'],
    ['#7a5a3f', rect(0, 0.02, 0.02, 0.08), 'straight'],
    ['#a82a34', heartShape(0.008, 0.212, 0.31)],
    ['#c8323e', heartShape(0, 0.22, 0.3)],
    ['#e0727a', oval(-0.07, 0.28, 0.026, 0.018, 0.6)],
  ],
);

/** A cup of gold on a base. */
export const trophy: Model = [
  block([0, 0, 0], [0.2, 0.06, 0.16], '#3a2a22'),
  block([0, 0.06, 0], [0.15, 0.035, 0.12], '#4a352a'),
  ...cutout(
    [0.44, 0.44],
    [
      ['#c9982f', arc(-0.13, 0.29, 0.075, 0.02, Math.PI * 0.4, Math.PI * 1.5), 'straight'],
      ['#c9982f', arc(0.13, 0.29, 0.075, 0.02, -Math.PI * 0.5, Math.PI * 0.6), 'straight'],
    ],
    false,
  ),
  turned(
    [0, 0.095, -0.02],
    [0.24, 0.3, 0.24],
    '#d9a83a',
    [
      [0.4, 0],
      [0.14, 0.1],
      [0.14, 0.32],
      [0.6, 0.45],
      [0.92, 0.75],
      [1, 1],
    ],
    '#a87c24',
  ),
];

/** A ribbon with a star. */
export const award: Model = cutout(
  [0.34, 0.46],
  [
    ['#2f5a8a', at('-0.1,0 -0.03,0.05 0.01,0.24 -0.06,0.24'), 'straight'],
    ['#2f5a8a', at('0.1,0 0.03,0.05 -0.01,0.24 0.06,0.24'), 'straight'],
    ['#3f6f9a', starShape(0.3, 14, 0.155, 0.13), 'straight'],
    ['#f3e9cf', oval(0, 0.3, 0.1)],
    ['#e0a92e', starShape(0.3, 5, 0.08, 0.034), 'straight'],
  ],
);

/** A compass that lies: a red needle over its rose. */
export const compass: Model = [
  turned([0, 0, 0], [0.32, 0.045, 0.32], '#b08a3c', [
    [0.95, 0],
    [1, 1],
  ]),
  ...put(
    lying(
      [0.32, 0.32],
      [
        ['#8a6a2c', oval(0, 0, 0.158)],
        ['#fbf6e8', oval(0, 0, 0.136)],
        ...[0, 1, 2, 3].map((quarter) => {
          const [x, z] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)];
          return [
            '#8f7a45',
            bar([x * 0.1, z * 0.1], [x * 0.128, z * 0.128], 0.014),
            'straight',
          ] as const;
        }),
        ['#c8323e', at('0.03,-0.02 0.075,0.1 -0.03,0.02'), 'straight'],
        ['#3f5a70', at('-0.03,0.02 -0.075,-0.1 0.03,-0.02'), 'straight'],
        ['#3a2f20', oval(0, 0, 0.014)],
      ],
      0.002,
    ),
    [0, 0.046, 0],
  ),
];

/** A paper map with folds, roads, water and a pin in it. */
export const paperMap: Model = [
  ...lying(
    [0.62, 0.44],
    [
      ['#efe6cc', rect(0, -0.22, 0.62, 0.44), 'straight'],
      ['#cfe0b4', at('-0.31,0.22 -0.31,0.02 -0.16,0.06 -0.06,0.16 -0.08,0.22'), 'straight'],
      ['#a9cfe0', at('0.31,-0.22 0.31,0 0.2,-0.04 0.1,-0.12 0.12,-0.22'), 'straight'],
      ['#f6c66a', bar([-0.31, -0.1], [0.31, 0.12], 0.02), 'straight'],
      ['#ffffff', bar([-0.14, -0.22], [-0.05, 0.22], 0.016), 'straight'],
      ['#ffffff', bar([0.16, -0.16], [0.08, 0.22], 0.014), 'straight'],
      ['#ffffff', bar([-0.31, 0.04], [0.1, 0.19], 0.012), 'straight'],
      ...[-0.155, 0, 0.155].map(
        (x) => ['#dccfa8', rect(x, -0.22, 0.005, 0.44), 'straight'] as const,
      ),
    ],
    0.006,
  ),
  ...put(
    cutout(
      [0.12, 0.2],
      [
        ['#a82a34', at('-0.055,0.13 0.055,0.13 0,0'), 'straight'],
        ['#c8323e', oval(0, 0.14, 0.058)],
        ['#fdf3ee', oval(0, 0.142, 0.022)],
      ],
    ),
    [0.02, 0.006, 0.02],
  ),
];

/** Sand that runs between two bulbs of glass. */
export const hourglass: Model = cutout(
  [0.26, 0.4],
  [
    ['#7a4f30', rect(0, 0, 0.24, 0.03), 'straight'],
    ['#dfeaec', at('-0.09,0.03 0.09,0.03 0.085,0.1 0.014,0.2 -0.014,0.2 -0.085,0.1')],
    ['#dfeaec', at('-0.09,0.37 0.09,0.37 0.085,0.3 0.014,0.2 -0.014,0.2 -0.085,0.3')],
    ['#dba94f', at('-0.08,0.032 0.08,0.032 0.06,0.07 0,0.115 -0.06,0.07'), 'straight'],
    ['#dba94f', at('-0.062,0.28 0.062,0.28 0.012,0.205 -0.012,0.205'), 'straight'],
    ['#dba94f', rect(0, 0.1, 0.006, 0.11), 'straight'],
    ['#7a4f30', rect(0, 0.37, 0.24, 0.03), 'straight'],
    ['#8f6038', rect(-0.105, 0.03, 0.016, 0.34), 'straight'],
    ['#8f6038', rect(0.105, 0.03, 0.016, 0.34), 'straight'],
    ['#ffffff', bar([-0.06, 0.3], [-0.04, 0.35], 0.01), 'straight'],
  ],
);

/** A board of rings with an arrow in its middle. */
export const target: Model = cutout(
  [0.5, 0.5],
  [
    ['#7a5a3f', bar([-0.1, 0.12], [-0.18, 0], 0.03), 'straight'],
    ['#7a5a3f', bar([0.1, 0.12], [0.18, 0], 0.03), 'straight'],
    ...(['#c8323e', '#fbf8f1', '#c8323e', '#fbf8f1', '#c8323e'] as const).map(
      (tint, index) => [tint, oval(-0.02, 0.25, 0.22 - index * 0.045)] as const,
    ),
    ['#5a4030', bar([-0.02, 0.25], [0.2, 0.4], 0.014), 'straight'],
    ['#3f6f9a', at('0.17,0.36 0.25,0.38 0.24,0.46 0.2,0.42'), 'straight'],
  ],
);

/** What one calls out with. */
export const megaphone: Model = cutout(
  [0.5, 0.36],
  [
    ['#2f3538', at('-0.06,0.02 0.02,0.02 0.03,0.13 -0.06,0.12'), 'straight'],
    ['#c8473a', at('-0.18,0.12 -0.18,0.22 0.16,0.34 0.16,0.04'), 'straight'],
    ['#f3efe6', oval(0.165, 0.19, 0.045, 0.155)],
    ['#a93a30', oval(0.17, 0.19, 0.026, 0.11)],
    ['#2f3538', rect(-0.2, 0.12, 0.05, 0.1), 'straight'],
  ],
);

export const bell: Model = [
  turned([0, 0, 0], [0.26, 0.03, 0.26], '#5a3726'),
  turned([0, 0.03, 0], [0.22, 0.13, 0.22], '#d3a63e', [
    [1, 0],
    [0.9, 0.3],
    [0.6, 0.8],
    [0.2, 1],
  ]),
  turned([0, 0.16, 0], [0.04, 0.04, 0.04], '#b08a3c'),
];

/** A glass tube on a board, filled high with red. */
export const thermometer: Model = cutout(
  [0.24, 0.62],
  [
    ['#f1e8d8', at('-0.1,0 -0.1,0.6 0.1,0.6 0.1,0'), 'straight'],
    ['#b98c5c', at('-0.12,0 -0.12,0.03 0.12,0.03 0.12,0'), 'straight'],
    ...Array.from(
      { length: 9 },
      (_, index) =>
        [
          '#6b6258',
          bar([0.035, 0.16 + index * 0.047], [0.075, 0.16 + index * 0.047], 0.006),
          'straight',
        ] as const,
    ),
    ['#dfe7ea', bar([0, 0.1], [0, 0.55], 0.05), 'straight'],
    ['#d23a2f', bar([0, 0.1], [0, 0.48], 0.03), 'straight'],
    ['#d23a2f', oval(0, 0.1, 0.05)],
  ],
);

/** A ball of glass on its stand, a house in the mist inside. */
export const crystalBall: Model = [
  turned([0, 0, 0], [0.3, 0.1, 0.3], '#5a3a2a', [
    [1, 0],
    [0.7, 0.7],
    [0.85, 1],
  ]),
  ...put(
    cutout(
      [0.44, 0.46],
      [
        ['#9fb8dc', oval(0, 0.23, 0.21)],
        ['#b9cdea', oval(-0.03, 0.25, 0.17)],
        ['#e6d3b0', at('-0.08,0.12 -0.08,0.23 0.08,0.23 0.08,0.12'), 'straight'],
        ['#b5473a', at('-0.11,0.22 0,0.31 0.11,0.22'), 'straight'],
        ['#7a4a2e', at('-0.02,0.12 -0.02,0.19 0.03,0.19 0.03,0.12'), 'straight'],
        ['#dfe8f6', oval(0.02, 0.11, 0.13, 0.03)],
        ['#f4f8fd', oval(-0.09, 0.34, 0.04, 0.025, 0.6)],
      ],
    ),
    [0, 0.08, 0],
  ),
];

/** A plank over a wedge: a house on one end, coins on the other. */
export const seeSaw: Model = cutout(
  [0.9, 0.5],
  [
    ['#8a5a34', at('-0.1,0 0,0.15 0.1,0'), 'straight'],
    ['#c08e5c', bar([-0.42, 0.08], [0.42, 0.24], 0.035), 'straight'],
    ['#e6d3b0', at('-0.4,0.11 -0.4,0.27 -0.2,0.29 -0.2,0.14'), 'straight'],
    ['#b5473a', at('-0.44,0.26 -0.3,0.4 -0.16,0.29'), 'straight'],
    ['#2f6f6a', at('-0.33,0.12 -0.33,0.2 -0.27,0.21 -0.27,0.13'), 'straight'],
    ...[0, 1, 2, 3].map(
      (index) =>
        [index % 2 ? '#e0b23a' : '#c99a2a', oval(0.32, 0.26 + index * 0.03, 0.08, 0.026)] as const,
    ),
  ],
);
