import { parkBench, playSet } from '#builtin/illustrator/models/grounds.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, type Solid, turned } from '#builtin/illustrator/models/solid.ts';
import { bicycle } from '#builtin/illustrator/models/vehicles.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { homesBehind, layGround, planting, spots, trees } from './around.ts';
import { drawEllipseOn } from './ground-shapes.ts';
import { drawRiver, isOffRiver } from './river.ts';
import { lampPost } from './town.ts';
import type { Placed, YardPage } from './yard-page.ts';

export const playground: YardPage = {
  eye: [1.7, 2.2],
  distance: [7, 8],
  horizon: 0.46,
  zoom: 1,
  hasGrass: (x, z) => (x / 8.6) ** 2 + ((z - 5) / 4.4) ** 2 > 1,
  ground: (stage) => drawEllipseOn(stage, [0, 5], [8.6, 4.4], '#c9a36c'),
  pet: [2, 0, -0.6],
  things: (random, stage) => [
    ...homesBehind(stage, random, 24, [-26, -12, 2, 16, 30]),
    ...trees(stage, random, spots('-11,12 11,12 -3,15 5,15'), 8),
    [playSet, 0.4, 5, { size: 1.1 }],
    [parkBench, -5.6, 1.8],
  ],
};

const bleachers: Solid[] = Array.from({ length: 4 }, (_, row) =>
  block([0, 0, row * 0.8], [8, 0.5 + row * 0.45, 0.8], '#b9bec2', { top: '#d8dadb' }),
);

/** A diamond of earth in the grass, with its bases, a backstop and stands. */
export const ballField: YardPage = {
  eye: [3.4, 4.2],
  distance: [8, 9],
  horizon: 0.36,
  hasGrass: (_, z) => z > 20,
  ground: (stage) => {
    layGround(
      stage,
      [
        [0, 0, -2],
        [10.5, 0, 8.5],
        [0, 0, 19],
        [-10.5, 0, 8.5],
      ],
      '#c08a58',
    );
    layGround(
      stage,
      [
        [0, 0, 1],
        [7.4, 0, 8.5],
        [0, 0, 16],
        [-7.4, 0, 8.5],
      ],
      '#7fb04e',
    );
    drawEllipseOn(stage, [0, 8.5], [1.3, 1.1], '#c08a58');
    drawEllipseOn(stage, [0, -1], [2.6, 1.6], '#c08a58');
    for (const side of [-1, 1])
      layGround(
        stage,
        [
          [side * 0.1, 0, -1],
          [side * 0.25, 0, -1],
          [side * 21.2, 0, 20],
          [side * 20.9, 0, 20],
        ],
        '#f6f2e9',
      );
  },
  things: (random, stage) => [
    ...trees(stage, random, spots('-24,36 -12,38 0,40 12,38 24,36'), 9),
    [outdoor.fence(60, 1.4, '#3f6f5a'), 0, 31],
    ...[
      [9, 8.5],
      [0, 17.5],
      [-9, 8.5],
    ].map(([x = 0, z = 0]): Placed => [[block([0, 0, 0], [0.7, 0.1, 0.7], '#ffffff')], x, z]),
    [[block([0, 0, 0], [0.6, 0.02, 0.6], '#ffffff')], 0, -0.8],
    [bleachers, -14, 9, { turn: 1 }],
    ...[-17, 17].map(
      (x): Placed => [
        [turned([0, 0, 0], [0.24, 9, 0.24], '#8f969b'), block([0, 9, 0], [2.4, 1, 0.3], '#e4e2dc')],
        x,
        26,
      ],
    ),
  ],
};

const river = (z: number) => [5.2 + Math.sin(z * 0.1) * 1.4, 3.2] as const;

const pathMiddle = (z: number) => -2.6 + Math.sin(z * 0.14) * 0.9;

function drawPath(stage: Stage) {
  drawRiver(stage, river);
  const edge = (side: number) =>
    Array.from({ length: 34 }, (_, index) => {
      const z = -5 + (index < 20 ? index * 0.9 : 18 + (index - 20) * 3.4);
      return [pathMiddle(z) + side * 1.25, 0, z] as const;
    });
  layGround(stage, [...edge(-1), ...edge(1).reverse()], '#9a9c9e');
  for (let z = -4; z < 30; z += 2.4)
    layGround(
      stage,
      [
        [pathMiddle(z) - 0.05, 0, z],
        [pathMiddle(z) + 0.05, 0, z],
        [pathMiddle(z + 1) + 0.05, 0, z + 1],
        [pathMiddle(z + 1) - 0.05, 0, z + 1],
      ],
      '#f0d27a',
    );
}

export const riverPath: YardPage = {
  eye: [1.7, 2.1],
  horizon: 0.46,
  hasGrass: (x, z) => isOffRiver(river)(x, z) && Math.abs(x - pathMiddle(z)) > 1.4,
  ground: drawPath,
  pet: [-2.4, 0, 0.8],
  things: (random, stage) => [
    ...trees(
      stage,
      random,
      spots('-6.6,3.4 -7,9 -7.6,15 -9,22 11.5,10 13,16 14,24 -12,8 0.4,34'),
      7.5,
      false,
    ),
    ...[2, 10, 19].map((z): Placed => [lampPost, 0.3, z]),
    [parkBench, -4.9, 4, { turn: 1, size: 0.9 }],
    ...(stage.scene.extras?.includes('bikes')
      ? ([[bicycle('#b23a33'), -2.4, 1.6]] as Placed[])
      : []),
    ...Array.from(
      { length: 10 },
      (_, index): Placed => [outdoor.grass(0.6), 1.3 + (index % 2) * 0.3, 0.4 + index * 1.3],
    ),
    ...[-4.8, -5.4, -4.6].map((x, index): Placed => [planting(stage, 0.6), x, 0.4 + index * 0.8]),
  ],
};
