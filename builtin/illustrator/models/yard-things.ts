import { mass, roof } from './building.ts';
import { arc, at, bar, cutout, oval, rect } from './cutout.ts';
import { pole } from './lines.ts';
import { asOne, type Model, put } from './model.ts';
import { firePit, shadeTree, tree } from './outdoors.ts';
import { lemonade } from './snacks.ts';
import { ball, block, tapered, turned } from './solid.ts';

/** A table with an awning in stripes, a jug and glasses on it, lemons on its front. */
export const lemonadeStand: Model = [
  block([0, 0, 0.3], [1.7, 0.86, 0.55], '#f6efdc', { texture: 'battens' }),
  block([0, 0.86, 0.28], [1.9, 0.07, 0.75], '#e0b23a'),
  ...[-0.5, 0, 0.5].flatMap((x) =>
    put(
      cutout(
        [0.34, 0.3],
        [
          ['#f0cf3a', at('-0.17,0.15 -0.1,0.26 0.08,0.27 0.18,0.15 0.1,0.03 -0.1,0.03')],
          ['#4f8a3c', at('0.02,0.28 0.14,0.33 0.12,0.24')],
        ],
        false,
      ),
      [x, 0.3, 0.01],
    ),
  ),
  ...put(lemonade, [0, 0.93, 0.2], { size: 1.35 }),
  ...[-0.85, 0.85].map((x) => block([x, 0, 0.5], [0.08, 2.1, 0.08], '#f6f2e9')),
  ...Array.from({ length: 8 }, (_, index) =>
    tapered(
      [-0.9 + index * 0.257, 2.05, 0.2],
      [0.257, 0.42, 1.1],
      index % 2 ? '#f6f2e9' : '#e0b23a',
      { z: [0.75, 1] },
    ),
  ),
];

/** Three balls of snow with coal, a carrot, a scarf and a hat. */
export const snowman: Model = asOne([
  ball([0, -0.1, 0], 1.1, '#eef3f8'),
  ball([0, 0.78, 0], 0.82, '#f2f6fa'),
  ball([0, 1.42, 0], 0.58, '#f6f9fc'),
  ...put(
    cutout(
      [1.9, 1.3],
      [
        ['#5a4030', bar([-0.36, 0.36], [-0.86, 0.74], 0.045), 'straight'],
        ['#5a4030', bar([-0.7, 0.62], [-0.74, 0.82], 0.035), 'straight'],
        ['#5a4030', bar([0.36, 0.36], [0.86, 0.7], 0.045), 'straight'],
        ['#5a4030', bar([0.7, 0.58], [0.78, 0.8], 0.035), 'straight'],
        ['#c8433a', at('-0.28,0.62 0.28,0.62 0.26,0.74 -0.26,0.74')],
        ['#b23a33', at('0.1,0.64 0.24,0.64 0.3,0.24 0.16,0.24'), 'straight'],
        ...[0.08, 0.26, 0.44].map((y) => ['#24282b', oval(0, y, 0.035)] as const),
        ['#24282b', oval(-0.1, 1.0, 0.035)],
        ['#24282b', oval(0.1, 1.0, 0.035)],
        ...[-0.12, -0.06, 0, 0.06, 0.12].map(
          (x) => ['#24282b', oval(x, 0.8 + x * x * 3, 0.018)] as const,
        ),
        ['#e07a2a', at('0,0.96 -0.26,0.9 0,0.88'), 'straight'],
      ],
      false,
    ),
    [0, 0.78, -0.5],
  ),
  turned([0, 1.92, 0], [0.7, 0.05, 0.7], '#24303a'),
  turned([0, 1.96, 0], [0.46, 0.4, 0.46], '#24303a'),
  turned([0, 1.97, 0], [0.47, 0.08, 0.47], '#b23a33'),
]);

/** A swing of a board on ropes under a tree's branch. */
export const treeSwing: Model = [
  ...put(shadeTree(6.6), [-0.6, 0, 0.6]),
  pole([-0.6, 2.5, -0.1], [2.3, 2.9, -0.2], 0.22, '#6b4f38'),
  ...[1, 2].map((x) => pole([x, 0.66, -0.5], [x, 2.85, -0.2], 0.06, '#d9c49a')),
  block([1.5, 0.58, -0.5], [1.25, 0.09, 0.4], '#c8433a'),
];

/** A hammock between two trees. */
export const hammock: Model = [
  ...put(shadeTree(6.6), [-2.7, 0, 0.3]),
  ...put(shadeTree(6.2), [2.7, 0, 0.3]),
  ...put(
    cutout(
      [5, 1.9],
      [
        ['#d9c49a', bar([-2.5, 1.8], [-1.6, 1.1], 0.04), 'straight'],
        ['#d9c49a', bar([2.5, 1.8], [1.6, 1.1], 0.04), 'straight'],
        [
          '#f1e4c8',
          at('-1.75,1.22 -0.9,0.8 0,0.7 0.9,0.8 1.75,1.22 1.2,0.66 0.5,0.36 -0.5,0.36 -1.2,0.66'),
        ],
        ...[-0.9, -0.3, 0.3, 0.9].map(
          (x) =>
            [
              '#c8574a',
              [
                [x - 0.12, 0.76 + x * x * 0.2],
                [x + 0.12, 0.76 + x * x * 0.2],
                [x + 0.1, 0.4 + x * x * 0.22],
                [x - 0.1, 0.4 + x * x * 0.22],
              ],
              'straight',
            ] as const,
        ),
        ['#4f8a9a', at('-1.4,1.12 -0.95,0.98 -0.9,0.78 -1.4,0.86')],
      ],
    ),
    [0, 0.1, -0.2],
  ),
];

/** A hut of boards up in a tree, with a ladder. */
export const treeHouse: Model = [
  ...tree('broadleaf', 7.4, false),
  ...[-1.1, 1.1].map((x) => block([x, 0, -0.4], [0.16, 2.2, 0.16], '#7a5a3f')),
  block([0, 2.1, -0.2], [3, 0.14, 2.2], '#a87c4c'),
  mass([0, 2.24, 0], [2.3, 1.6, 1.6], '#b5854f', {
    texture: 'boards',
    front: [
      ['plain', 0.3, 0.5, 0.7, 0.7],
      ['door', 1.35, 0.05, 0.7, 1.35],
    ],
  }),
  roof([0, 3.84, 0], [2.8, 0.9, 2.1], { tint: '#6b4a34', gable: '#b5854f' }),
  ...[-1.4, 1.4].map((x) => block([x, 2.24, -1.24], [0.06, 0.6, 0.06], '#8a6440')),
  block([-0.9, 2.76, -1.24], [1.1, 0.07, 0.06], '#8a6440'),
  ...[0.35, 0.85].map((x) => pole([x, 0, -2], [x, 2.2, -1.3], 0.07, '#a87c4c')),
  ...[0.3, 0.65, 1, 1.35, 1.7, 2].map((y) =>
    pole([0.35, y, -2 + y * 0.32], [0.85, y, -2 + y * 0.32], 0.06, '#a87c4c'),
  ),
];

export const trampoline: Model = [
  ...[-1.3, -0.45, 0.45, 1.3].map((x) =>
    turned([x, 0, x * x * 0.3 - 0.9], [0.06, 0.8, 0.06], '#5c6368'),
  ),
  turned([0, 0.78, 0], [3.4, 0.06, 3.4], '#2f6f9a', undefined, '#24303a'),
  turned([0, 0.85, 0], [2.9, 0.01, 2.9], '#24282b'),
];

/** A board and a hoop on a pole. */
export const basketballHoop: Model = [
  block([0, 0, 0.3], [0.9, 0.22, 0.6], '#2f3538'),
  turned([0, 0.2, 0.3], [0.14, 2.7, 0.14], '#3a4146'),
  pole([0, 2.8, 0.3], [0, 3.05, 0], 0.12, '#3a4146'),
  block([0, 2.6, 0], [1.5, 1, 0.06], '#f6f6f2'),
  ...put(
    cutout(
      [1.5, 1],
      [
        ['#c8433a', [...rect(0, 0.04, 1.46, 0.92)], 'straight'],
        ['#f9f9f5', rect(0, 0.1, 1.34, 0.8), 'straight'],
        ['#c8433a', rect(0, 0.16, 0.6, 0.42), 'straight'],
        ['#f9f9f5', rect(0, 0.21, 0.5, 0.32), 'straight'],
        ['#e0702a', arc(0, 0.06, 0.27, 0.05, Math.PI * 1.02, Math.PI * 1.98), 'straight'],
        ['#e0702a', bar([-0.28, 0.07], [0.28, 0.07], 0.05), 'straight'],
        ...[-0.22, -0.11, 0, 0.11, 0.22].flatMap((x) => [
          ['#ffffff', bar([x, 0.04], [x * 0.6 + 0.05, -0.4], 0.022), 'straight'] as const,
          ['#ffffff', bar([x, 0.04], [x * 0.6 - 0.05, -0.4], 0.022), 'straight'] as const,
        ]),
      ],
      false,
    ),
    [0, 2.6, -0.1],
  ),
  ball([0.9, 0, -0.5], 0.34, '#d9772f'),
];

/** A barrow full of earth, with a shovel in it. */
export const wheelbarrow: Model = [
  ...put(
    cutout(
      [2.2, 1.5],
      [
        ['#c9a36c', bar([0.2, 0.6], [0.62, 1.5], 0.06), 'straight'],
        ['#5a3f2c', at('-0.66,0.74 -0.3,1.02 0.1,1.1 0.4,0.96 0.62,0.74')],
        ['#3f8f5a', at('-0.86,0.84 0.72,0.76 0.42,0.36 -0.5,0.36'), 'straight'],
        ['#2f7048', at('-0.86,0.84 0.72,0.76 0.72,0.7 -0.84,0.77'), 'straight'],
        ['#a87c4c', bar([-0.7, 0.3], [1.1, 0.62], 0.07), 'straight'],
        ['#3a3f43', bar([0.42, 0.42], [0.5, 0], 0.06), 'straight'],
        ['#24282b', oval(-0.66, 0.23, 0.23)],
        ['#b9bec2', oval(-0.66, 0.23, 0.1)],
        ['#24282b', bar([0.98, 0.6], [1.12, 0.62], 0.1), 'straight'],
      ],
    ),
    [0, 0, 0],
  ),
];

/** A house for birds on a post, seed in its tray. */
export const birdFeeder: Model = [
  turned([0, 0, 0], [0.09, 1.5, 0.09], '#7a5a3f'),
  block([0, 1.5, 0], [0.7, 0.06, 0.5], '#a87c4c'),
  block([0, 1.56, 0], [0.34, 0.36, 0.26], '#dfe6e6'),
  block([0, 1.56, 0], [0.36, 0.16, 0.28], '#c9a35c'),
  roof([0, 1.92, 0], [0.74, 0.3, 0.6], { tint: '#7a4a34', gable: '#a87c4c', texture: 'plain' }),
  ...put(
    cutout(
      [0.3, 0.2],
      [
        ['#b5382f', at('-0.1,0.1 -0.02,0.16 0.06,0.12 0.16,0.04 0.04,0.01 -0.08,0.03')],
        ['#b5382f', oval(-0.08, 0.14, 0.05)],
        ['#b5382f', at('-0.09,0.18 -0.05,0.24 -0.03,0.17'), 'straight'],
        ['#e0a03a', at('-0.12,0.15 -0.17,0.13 -0.12,0.12'), 'straight'],
        ['#24201f', oval(-0.1, 0.13, 0.02)],
      ],
      false,
    ),
    [-0.26, 1.56, -0.14],
  ),
];

/** A small house of books on a post, behind glass. */
export const bookBox: Model = [
  block([0, 0, 0.04], [0.14, 1.1, 0.14], '#7a5a3f'),
  block([0, 1.1, 0], [0.8, 0.7, 0.5], '#3f7f86'),
  block([0, 1.16, -0.26], [0.66, 0.58, 0.01], '#24303a'),
  ...Array.from({ length: 9 }, (_, index) =>
    block(
      [-0.28 + index * 0.07, 1.18, -0.27],
      [0.056, 0.26 + ((index * 7) % 4) * 0.05, 0.02],
      (['#b5573a', '#e8dcc4', '#c9a35c', '#5f9ac0', '#8fa89a'] as const)[index % 5] ?? '#b5573a',
    ),
  ),
  roof([0, 1.8, 0], [1, 0.34, 0.66], { tint: '#7a4a34', gable: '#3f7f86', texture: 'plain' }),
];

/** A tent with its door open, a fire before it. */
export const campTent: Model = [
  ...put(
    cutout(
      [4, 2.3],
      [
        ['#d98a3a', at('-2,0 0,2.2 2,0'), 'straight'],
        ['#b56a2a', at('0,2.2 2,0 1.2,0'), 'straight'],
        ['#3a2f28', at('-0.1,1.9 0.72,0 -0.92,0'), 'straight'],
        ['#f0b566', at('-0.1,1.9 -0.5,0 -0.94,0'), 'straight'],
      ],
    ),
    [-0.9, 0, 1.4],
  ),
  ...put(firePit, [1.9, 0, 0]),
];
