import { color, darker } from '#builtin/illustrator/drawing/color.ts';
import { rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { overWater } from '#builtin/illustrator/models/boats.ts';
import { dune, seaOats } from '#builtin/illustrator/models/dunes.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, soft, turned } from '#builtin/illustrator/models/solid.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { drawWaterTo } from './water.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** Sand from the viewer to the horizon; water is drawn over it. */
export function drawSand(stage: Stage) {
  const { canvas, camera, light } = stage;
  const sand = lit(light, color('#e6d2a6'), [0, 0.95, 0]);
  canvas.polygon(
    rectangleBetween([0, camera.horizon], [canvas.width, canvas.height]),
    canvas.linear(
      [0, camera.horizon],
      [0, canvas.height],
      [
        [0, sand],
        [1, darker(sand, 0.1)],
      ],
    ),
  );
}

export function drawBeach(stage: Stage) {
  drawSand(stage);
  drawWaterTo(stage, (x) => 5.4 + Math.sin(x * 0.3) * 0.9 + x * 0.16, 'sea');
}

export const beach: YardPage = {
  horizon: 0.42,
  isBare: true,
  ground: drawBeach,
  pet: [0.2, 0, 1.2],
  things: (random, stage) => [
    ...(treeKindsOf(stage.scene).includes('palm')
      ? ([
          [outdoor.tree('palm', 6.5), -5.4, 3.4],
          [outdoor.tree('palm', 5.6), -6.6, 5.2],
        ] as Placed[])
      : []),
    ...(asks(stage, 'bonfire') ? ([[outdoor.firePit, 0.2, 1.2]] as Placed[]) : []),
    ...(asks(stage, 'boardwalk') || asks(stage, 'dunes')
      ? throughDunes(random, asks(stage, 'boardwalk'))
      : underParasol(random)),
    ...Array.from(
      { length: 12 },
      (_, index): Placed => [
        outdoor.grass(random.between(0.5, 0.95)),
        (index < 7 ? -3 : 3.2) + (index < 7 ? -1 : 1) * random.between(0.2, 2.6),
        random.between(-0.6, 1.8),
      ],
    ),
    [outdoor.fence(3, 0.8, '#d8c9a8', 0.06), -4.6, 2.4, { chance: 0.5 }],
  ],
};

/** Two loungers, a towel and a bucket. */
const underParasol = (random: Random): Placed[] => [
  [outdoor.parasol(random.pick(['door', 'accentFabric', '#d9542e']), 2.4), 1.8, 2.4],
  [outdoor.lounger, 1.2, 2.2],
  [outdoor.lounger, 2.6, 2.4],
  [[soft([0, 0, 0], [0.9, 0.03, 1.8], 'accentFabric+2', 0.02)], -0.8, 2],
  [
    [
      turned([0, 0, 0], [0.3, 0.28, 0.3], '#d9542e', [
        [0.7, 0],
        [1, 1],
      ]),
    ],
    -0.2,
    0.6,
  ],
];

/** Planks between rope rails down to the sand. */
const boardwalk: Placed = [
  overWater([
    ...Array.from({ length: 34 }, (_, index) =>
      block(
        [0, 0.2, -5.2 + index * 0.28],
        [1.7, 0.07, 0.25],
        (['wood+1', 'wood', 'wood+2', 'wood'] as const)[(index * 5) % 4] ?? 'wood',
      ),
    ),
    ...[-0.9, 0.9].flatMap((x) => [
      ...[-3.6, -1.8, 0, 1.8, 3.6].map((z) => block([x, 0, z], [0.12, 1.15, 0.12], 'wood-1')),
      block([x, 0.98, -0.4], [0.05, 0.06, 8.6], 'wood+1'),
      block([x, 0.62, -0.4], [0.04, 0.05, 8.6], 'wood+1'),
    ]),
  ]),
  0.3,
  0,
];

const dunesAt = [
  [-3.6, 0.2, 3.6, 0.9],
  [-6.4, 2.4, 5.4, 1.5],
  [-3.2, 3, 3, 0.8],
  [4.2, 0.6, 3.6, 1],
  [6.8, 2.8, 5.2, 1.5],
  [4, 3.4, 3, 0.8],
] as const;

/** Dunes with grass on both sides of the way to the water, planked where it was asked for. */
const throughDunes = (random: Random, hasWalk: boolean): Placed[] => [
  ...((hasWalk ? [boardwalk] : []) as Placed[]),
  ...dunesAt.flatMap(([x, z, width, height]): Placed[] => [
    [dune(width, height), x, z],
    ...[-0.26, -0.08, 0.1, 0.28].map(
      (share): Placed => [
        seaOats(random.between(0.7, 1.1)),
        x + share * width,
        z - 0.1 + random.spread(0.2),
        { y: height * (0.92 - Math.abs(share) * 1.3) },
      ],
    ),
    ...[-0.42, -0.2, 0.05, 0.3, 0.44].map(
      (share): Placed => [
        outdoor.grass(random.between(0.35, 0.6)),
        x + share * width,
        z - width * 0.3 * Math.sqrt(1 - share * share * 3.6) - 0.2,
      ],
    ),
  ]),
];
