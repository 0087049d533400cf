import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { cutout, oval } from './cutout.ts';
import { type Model, put } from './model.ts';
import { block, type Solid, soft, turned } from './solid.ts';

/** A shower on a wall of boards, its floor of slats. */
export const outdoorShower: Model = [
  block([0, 0, 0.5], [1.8, 2.1, 0.1], 'wood+1', { texture: 'boards' }),
  block([-0.9, 0, 0], [0.1, 2.1, 1.1], 'wood', { texture: 'boards' }),
  block([0, 0, -0.1], [1.5, 0.08, 1.1], 'wood-1', { texture: 'boards' }),
  block([0.1, 0.5, 0.42], [0.06, 1.9, 0.06], '#8f969b'),
  block([0.1, 2.36, 0.2], [0.06, 0.06, 0.5], '#8f969b'),
  turned([0.1, 2.26, -0.06], [0.34, 0.08, 0.34], '#a4aab0'),
  turned([0.1, 1.1, 0.4], [0.2, 0.12, 0.12], '#c2c6c9'),
  soft([0.66, 1.2, 0.4], [0.4, 0.7, 0.06], '#6fa3b8', 0.02),
  ...[-0.06, 0.06, 0.18, 0.28].map((x) => block([x, 0.2, -0.08], [0.012, 2, 0.012], '#d3e6ee')),
];

/** The wall of a house behind something small: it reaches beyond the picture, and counts as no wider than that. */
function houseWall([x, y, z]: Vector): Solid {
  const seen = block([x, y, z], [2.4, 2, 0.2], '#cfc8ba', { texture: 'clapboard' });
  const foot = block([x, y, z], [2.4, 0.3, 0.24], '#9a958c');
  return {
    ...seen,
    hasShadow: false,
    draw(stage, low, high, turn) {
      seen.draw(stage, [low[0] - 6, low[1], low[2]], [high[0] + 6, high[1] + 4, high[2]], turn);
      foot.draw(
        stage,
        [low[0] - 6, low[1], low[2] - 0.04],
        [high[0] + 6, low[1] + 0.3, high[2]],
        turn,
      );
    },
  };
}

/** A piece of wall with the hood of a vent, gray fluff before its slats. */
export const dryerVent: Model = [
  houseWall([0, 0, 0.3]),
  block([0, 0.9, 0.14], [0.8, 0.74, 0.1], '#f4f2ec'),
  ...[0.98, 1.16, 1.34].map((y) => block([0, y, 0.05], [0.66, 0.1, 0.08], '#d8d5cc')),
  ...put(
    cutout(
      [1, 0.9],
      [
        ['#8a8580', oval(-0.1, 0.56, 0.3, 0.16)],
        ['#9a958f', oval(0.14, 0.4, 0.26, 0.18)],
        ['#7d7873', oval(-0.04, 0.22, 0.16, 0.14)],
        ['#8f8a84', oval(0.1, 0.02, 0.2, 0.06)],
      ],
      false,
    ),
    [0, 0.5, -0.1],
  ),
  soft([0.1, 0, -0.3], [0.5, 0.12, 0.3], '#a8a39d', 0.06),
];

/** It comes down from a gutter above the picture. */
function tallPipe(foot: Vector): Solid {
  const pipe = block(foot, [0.16, 0.4, 0.14], '#f4f2ec');
  return {
    ...pipe,
    hasShadow: false,
    draw: (stage, low, high, turn) => pipe.draw(stage, low, [high[0], high[1] + 5, high[2]], turn),
  };
}

/** A barrel on blocks, the spout of the gutter over it. */
export const rainBarrel: Model = [
  houseWall([0, 0, 0.7]),
  tallPipe([0.3, 1.5, 0.5]),
  block([0.16, 1.4, 0.3], [0.16, 0.16, 0.5], '#f4f2ec'),
  ...[-0.3, 0.3].map((x) => block([x, 0, 0], [0.4, 0.3, 0.8], '#a9a6a0')),
  turned(
    [0, 0.3, 0],
    [1, 1.1, 1],
    '#8a5c36',
    [
      [0.84, 0],
      [1, 0.5],
      [0.84, 1],
    ],
    '#6f9fb4',
  ),
  ...[0.5, 1.12].map((y) => turned([0, y, 0], [0.99, 0.07, 0.99], '#4a5056')),
  block([0, 0.5, -0.55], [0.08, 0.08, 0.2], '#c9a24a'),
];
