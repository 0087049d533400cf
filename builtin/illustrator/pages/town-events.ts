import { christmasTree } from '#builtin/illustrator/models/christmas-tree.ts';
import { at, bar, cutout, oval } from '#builtin/illustrator/models/cutout.ts';
import { parkBench } from '#builtin/illustrator/models/grounds.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, soft, type Tint, tapered, turned } from '#builtin/illustrator/models/solid.ts';
import { bicycle } from '#builtin/illustrator/models/vehicles.ts';
import { layStrip, spots, trees } from './around.ts';
import { shop } from './shops.ts';
import { lampPost } from './town.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** A stage under a roof of cloth, loudspeakers at its sides. */
const bandStage = (cloth: Tint): Model => [
  block([0, 0, 0], [8, 1, 4], '#4a4038', { top: '#8a6a4a' }),
  block([0, 1, 1.9], [8, 3.2, 0.1], '#3a4046'),
  ...[-3.9, 3.9].flatMap((x) => [
    block([x, 0, -1.9], [0.16, 4.4, 0.16], '#8f969b'),
    block([x, 0, 1.9], [0.16, 4.4, 0.16], '#8f969b'),
  ]),
  tapered([0, 4.3, 0], [8.8, 1.4, 4.8], cloth, { x: [0.12, 0.88], z: [0.5, 0.52] }),
  ...[-2.6, -0.9, 0.9, 2.6].map((x, index) =>
    turned([x, 4, -1.6], [0.26, 0.3, 0.26], index % 2 ? '#f0d46a' : '#e8742a'),
  ),
  ...[-4.8, 4.8].flatMap((x) =>
    [0, 0.95, 1.9].map((y) => block([x, y, -1], [0.9, 0.9, 0.8], '#24282b')),
  ),
  // Drums and microphones wait for the band.
  turned([0, 1, 0.6], [1, 0.7, 1], '#b23a33', undefined, '#f6f2e9'),
  ...[-0.8, 0.8].map((x) => turned([x, 1, 0.5], [0.6, 0.6, 0.6], '#c8433a', undefined, '#f6f2e9')),
  ...[-1.8, 0, 1.8].flatMap((x) => [
    block([x, 1, -1.2], [0.05, 1.4, 0.05], '#b9bec2'),
    turned([x, 2.4, -1.2], [0.14, 0.16, 0.14], '#24282b'),
  ]),
];

export const concert: YardPage = {
  eye: [1.9, 2.4],
  distance: [9, 10],
  horizon: 0.54,
  zoom: 1,
  pet: [2.6, 0, 0.2],
  things: (random, stage) => [
    ...trees(stage, random, spots('-16,18 -9,22 9,22 16,18 -21,15 21,15'), 9),
    [bandStage(random.pick<Tint>(['#f6f2e9', '#3f8f86', '#d9542e'])), 0, 10],
    [
      [outdoor.lights([-9, 4.6, 4], [0, 4.2, 5], 14), outdoor.lights([0, 4.2, 5], [9, 4.6, 4], 14)],
      0,
      0,
    ],
    ...[-9, 9].map((x): Placed => [[block([0, 0, 0], [0.14, 4.8, 0.14], 'wood-1')], x, 4]),
    ...(
      [
        [-4.2, 0.6, '#b5473a'],
        [-1.4, 2, '#3f6f9a'],
        [1.2, 0.4, '#e0b23a'],
        [4.4, 1.8, '#3f8f6a'],
      ] as const
    ).flatMap(([x, z, tint]): Placed[] => [
      [[soft([0, 0, 0], [1.9, 0.05, 1.3], tint, 0.02)], x, z],
      [outdoor.deckChair, x + 0.3, z + 0.3, { size: 0.8, turn: 2 }],
    ]),
  ],
};

/** Cut trees in rows under strings of light, a small hut where they are sold. */
export const treeLot: YardPage = {
  eye: [1.7, 2],
  distance: [5.4, 6.2],
  horizon: 0.46,
  zoom: 1.1,
  pet: [1, 0, 0.2],
  things: (random, stage) => [
    ...trees(stage, random, spots('-16,22 -7,25 5,24 15,21'), 8, false),
    ...[1.6, 3.6, 5.8, 8.2].flatMap((z, row) =>
      Array.from({ length: 12 }, (_, index): Placed => {
        const x = -10 + index * 1.75 + (row % 2) * 0.8 + random.spread(0.3);
        return [
          outdoor.tree('conifer', random.between(1.8, 2.7), false),
          // A path between them leads to the hut.
          Math.abs(x) < 1 ? x + (x < 0 ? -1.1 : 1.1) : x,
          z + random.spread(0.3),
        ];
      }),
    ),
    [
      [
        block([0, 0, 0], [3, 2.2, 2], '#a8432f', { texture: 'boards' }),
        block([0, 1, -1.02], [1.8, 0.8, 0.06], '#3a2c22'),
        block([0, 0.9, -1.15], [2.1, 0.08, 0.4], 'wood+1'),
        tapered([0, 2.2, 0], [3.6, 0.9, 2.6], '#5a4a3e', {
          x: [0, 1],
          z: [0.48, 0.52],
          ends: '#a8432f',
        }),
        outdoor.lights([-1.8, 2.2, -1.3], [1.8, 2.2, -1.3], 10),
      ],
      5.6,
      7,
    ],
    ...[-6.4, 0, 6.4].map((x): Placed => [[block([0, 0, 0], [0.12, 3.6, 0.12], 'wood-1')], x, 2.4]),
    [
      [
        outdoor.lights([-6.4, 3.5, 2.4], [0, 3.3, 2.4], 12),
        outdoor.lights([0, 3.3, 2.4], [6.4, 3.5, 2.4], 12),
      ],
      0,
      0,
    ],
    [wreathStand, -3.4, 0.8],
  ],
};

const wreathStand: Model = [
  ...[-0.7, 0.7].map((x) => block([x, 0, 0], [0.09, 1.5, 0.09], 'wood')),
  block([0, 1.42, 0], [1.7, 0.09, 0.09], 'wood'),
  ...[-0.4, 0.4].flatMap((x) =>
    put(
      cutout(
        [0.6, 0.6],
        [
          ['#3f6f46', oval(0, 0.3, 0.28)],
          ['#c9b79f', oval(0, 0.3, 0.15)],
          ['#c8433a', at('-0.1,0.04 0,0.12 0.1,0.04 0.06,0 0,0.06 -0.06,0')],
        ],
        false,
      ),
      [x, 0.74, -0.08],
    ),
  ),
];

/** A tall lit tree on a square between shops. */
export const townTree: YardPage = {
  eye: [1.8, 2.2],
  distance: [9, 10],
  horizon: 0.62,
  zoom: 1,
  isBare: true,
  ground: (stage) => layStrip(stage, -10, 30, '#c4b69c'),
  pet: [3, 0, 0.2],
  things: (random, stage) => [
    ...[-20, -13, -6, 1, 8, 15].map(
      (x): Placed => [shop(random.fork(`shop ${x}`), stage.scene, 7), x, 16],
    ),
    [[turned([0, 0, 0], [4.2, 0.5, 4.2], 'stone')], 0, 8],
    [christmasTree(8.4), 0, 8, { y: 0.4 }],
    ...[0, 1, 2, 3].map((level): Placed => {
      const [half, y] = [2.3 - level * 0.5, 2 + level * 1.5];
      return [[outdoor.lights([-half, y, 6.4], [half, y + 0.8, 6.4], 14 - level * 2)], 0, 0];
    }),
    ...[-7, 7].flatMap((x): Placed[] => [
      [lampPost, x, 6],
      [[outdoor.lights([x, 3.6, 6], [x > 0 ? 1.4 : -1.4, 6.4, 8], 12)], 0, 0],
    ]),
    ...[-4.2, 4.2].map((x): Placed => [parkBench, x, 3.4]),
    ...[-2.6, 2.6].map((x): Placed => [christmasTree(1.6), x, 9.6]),
  ],
};

/** Hills, a sun and large flowers, painted on bricks. */
const painting = (random: { pick: <T>(items: readonly [T, ...T[]]) => T }): Model => {
  const [sky, sun, hill] = random.pick<readonly [Tint, Tint, Tint]>([
    ['#3f8fa8', '#f0b43a', '#2f6f6a'],
    ['#e8907a', '#f6e2a0', '#7a4a7a'],
    ['#6fb0a0', '#e8663a', '#2f5f7a'],
  ]);
  const flower = (x: number, y: number, tint: Tint) => [
    ['#2f5a40', bar([x, 0.1], [x, y], 0.1), 'straight'] as const,
    ...[0, 1, 2, 3, 4, 5].map((leaf) => {
      const angle = (leaf / 6) * Math.PI * 2;
      return [tint, oval(x + Math.cos(angle) * 0.34, y + Math.sin(angle) * 0.34, 0.28)] as const;
    }),
    ['#f0d46a', oval(x, y, 0.24)] as const,
  ];
  return cutout(
    [9, 5],
    [
      [sky, at('-4.4,0 -4.4,4.7 4.4,4.7 4.4,0'), 'straight'],
      [sun, oval(1.9, 3.2, 1)],
      [hill, at('-4.4,0 -4.4,1.6 -2.4,2.6 -0.6,1.5 1.2,2.3 3,1.5 4.4,2 4.4,0'), 'straight'],
      ['#8fbf6a', at('-4.4,0 -4.4,0.7 -1.6,1.2 1.4,0.6 4.4,1.1 4.4,0'), 'straight'],
      ...flower(-3.2, 2.4, '#e8567a'),
      ...flower(-1.4, 1.7, '#f6f0e2'),
      ...flower(0.6, 2, '#f0a23a'),
      ...flower(3, 1.6, '#c86ab0'),
    ],
    false,
  );
};

/** The side of a brick building with a picture painted on it. */
export const mural: YardPage = {
  eye: [1.7, 2],
  distance: [7.2, 8],
  horizon: 0.56,
  zoom: 1,
  isBare: true,
  ground: (stage) => {
    layStrip(stage, -10, 1.2, '#85888c');
    layStrip(stage, 1.2, 6, '#cfc8ba');
  },
  pet: [1.6, 0, 1.6],
  things: (random, stage) => [
    ...[-18, 12.4, 19].map((x): Placed => [shop(random.fork(`shop ${x}`), stage.scene, 7), x, 9]),
    [
      [
        block([0, 0, 0], [12, 7.4, 8], 'brick', { texture: 'brick' }),
        block([0, 7.4, 0], [12.3, 0.3, 8.3], '#cfc4b0'),
      ],
      0,
      10,
    ],
    [painting(random), 0, 5.9, { y: 1.1, size: 1.2 }],
    ...[-6.6, 6.6].map((x): Placed => [lampPost, x, 2.4]),
    [bicycle(random.pick<Tint>(['#c8433a', '#3f8f86', '#e0b23a'])), -3.6, 3.4],
    [parkBench, 3.2, 3.6],
  ],
};
