import { motorBoat, sailboat } from '#builtin/illustrator/models/boats.ts';
import { picnicTable } from '#builtin/illustrator/models/grounds.ts';
import * as landmark from '#builtin/illustrator/models/landmarks.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { layStrip, trees } from './around.ts';
import { rock } from './nature.ts';
import { drawRiver, isOffRiver } from './river.ts';
import { drawWaterTo } from './water.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** Bushes, stones and trees on both banks. */
const bothBanks = (stage: Stage, random: Random): Placed[] => [
  ...trees(
    stage,
    random,
    [
      [-11, 11],
      [-15, 16],
      [11.5, 12],
      [15, 17],
      [-8, 22],
      [8, 24],
      [0, 30],
      [-18, 26],
      [18, 28],
    ],
    9,
    false,
  ),
  ...[-5.4, -4.6, 4.8, 5.6].map(
    (x, index): Placed => [rock(0.6 + (index % 3) * 0.3), x, 0.6 + index * 1.2],
  ),
  ...[-7, -6, 6, 7.2, -8.4, 8.6].map(
    (x, index): Placed => [outdoor.grass(0.8), x, 0.4 + (index % 3)],
  ),
];

export const creekBridge: YardPage = {
  eye: [2, 2.6],
  distance: [9, 11],
  horizon: 0.5,
  zoom: 0.95,
  hasGrass: isOffRiver(),
  ground: drawRiver,
  things: (random, stage) => [
    ...bothBanks(stage, random),
    [
      landmark.coveredBridge(
        (stage.scene.colors?.barn as Tint | undefined) ??
          random.pick(['#a8352b', '#a03a2e', '#8a4a34']),
      ),
      0,
      9,
    ],
  ],
};

export const bridge: YardPage = {
  eye: [1.8, 2.2],
  distance: [7, 8],
  horizon: 0.46,
  zoom: 1,
  hasGrass: isOffRiver(),
  ground: drawRiver,
  things: (random, stage) => [
    ...bothBanks(stage, random),
    [
      [
        ...[-4.2, 4.2].map((x) =>
          block([x, -0.6, 0], [2, 1.4, 2.2], 'stone', { texture: 'stone' }),
        ),
        block([0, 0.8, 0], [11, 0.22, 2], 'wood', { texture: 'boards' }),
        ...[-0.95, 0.95].flatMap((z) => [
          block([0, 1.75, z], [11, 0.1, 0.1], 'wood-1'),
          ...Array.from({ length: 10 }, (_, index) =>
            block([-5 + index * 1.11, 0.98, z], [0.1, 0.8, 0.1], 'wood-1'),
          ),
        ]),
      ],
      0,
      6,
    ],
  ],
};

/** Boats side by side on their moorings, seen from a pier. */
export const marina: YardPage = {
  eye: [2.4, 3],
  distance: [6, 7],
  horizon: 0.5,
  zoom: 0.9,
  isBare: true,
  ground: (stage) => drawWaterTo(stage, () => -4.5, 'sea'),
  things: (random, stage) => [
    ...trees(
      stage,
      random,
      [
        [-26, 44],
        [-18, 46],
        [20, 45],
        [28, 44],
      ],
      6,
    ),
    ...[5, 10.5, 17, 25].flatMap((z, line): Placed[] => [
      [[block([0, 0.2, 0], [60, 0.14, 1], 'wood+1', { texture: 'boards' })], 0, z + 1.6],
      ...[-2, -1, 0, 1, 2].map((place): Placed => {
        const x = place * (7.4 + line * 0.4) + (line % 2) * 3 + random.spread(0.5);
        return [
          (place + line) % 3 === 0
            ? motorBoat
            : sailboat(random.pick(['#f6f2e9', '#2f4a68', '#f6f2e9', '#a8352b'])),
          x,
          z,
        ];
      }),
    ]),
    [[block([0, 0.5, 0], [9, 0.2, 2.2], 'wood', { texture: 'boards' })], 2, -0.4],
    ...[-2, 1, 4].map((x): Placed => [[turned([0, -0.4, 0], [0.3, 1.8, 0.3], 'wood-2')], x, 0.8]),
  ],
};

export const lighthousePoint: YardPage = {
  eye: [1.8, 2.4],
  distance: [12, 14],
  horizon: 0.72,
  turn: -0.05,
  zoom: 0.8,
  ground: (stage) => {
    drawWaterTo(stage, (x) => 16 + Math.sin(x * 0.3) * 2 - x * 0.2, 'sea');
    layStrip(stage, 30, 30.1, '#8fab62');
  },
  things: (random) => [
    [landmark.lighthouse, -2.5, 7],
    ...Array.from(
      { length: 16 },
      (_, index): Placed => [
        rock(random.between(1, 2.6)),
        -14 + index * 2 + random.spread(0.6),
        12 + random.spread(1.4),
      ],
    ),
    ...Array.from(
      { length: 9 },
      (_, index): Placed => [
        rock(random.between(0.5, 1.2)),
        -9 + index * 2.4,
        1 + random.spread(1.5),
      ],
    ),
    ...Array.from(
      { length: 12 },
      (_, index): Placed => [
        outdoor.grass(0.7),
        -11 + index * 2 + random.spread(0.5),
        3 + random.spread(2),
      ],
    ),
    [outdoor.fence(9, 0.8, '#f6f2e9', 0.09), 5, 4],
    [picnicTable, 8, 6],
  ],
};
