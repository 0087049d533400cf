import { at, bar, cutout, oval } from '#builtin/illustrator/models/cutout.ts';
import { pole } from '#builtin/illustrator/models/lines.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { ball, block, type Solid, turned } from '#builtin/illustrator/models/solid.ts';
import { basketballHoop } from '#builtin/illustrator/models/yard-things.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { layGround, trees } from './around.ts';
import type { Placed, YardPage } from './yard-page.ts';

type Point = readonly [x: number, z: number];

/** Lines painted on the ground, each through its points. */
function paintLines(
  stage: Stage,
  lines: readonly (readonly Point[])[],
  code = '#f6f4ee',
  wide = 0.14,
) {
  for (const points of lines)
    points.slice(1).forEach((point, index) => {
      const corners = bar(points[index] ?? point, point, wide);
      layGround(
        stage,
        corners.map(([x, z]) => [x, 0, z] as const),
        code,
      );
    });
}

const box = (left: number, right: number, near: number, far: number): Point[] => [
  [left, near],
  [right, near],
  [right, far],
  [left, far],
  [left, near],
];

const ring = (x: number, z: number, radius: number): Point[] =>
  Array.from({ length: 25 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, z + Math.sin(angle) * radius] as const;
  });

const lay = (stage: Stage, left: number, right: number, near: number, far: number, code: string) =>
  layGround(
    stage,
    box(left, right, near, far)
      .slice(0, 4)
      .map(([x, z]) => [x, 0, z] as const),
    code,
  );

const bleachers: Solid[] = Array.from({ length: 5 }, (_, row) =>
  block([0, 0, row * 0.8], [12, 0.5 + row * 0.45, 0.8], '#b9bec2', { top: '#d8dadb' }),
);

const floodlight: Model = [
  turned([0, 0, 0], [0.26, 10, 0.26], '#8f969b'),
  block([0, 10, 0], [2.6, 1.1, 0.3], '#e4e2dc'),
];

const farSide = (stage: Stage, random: Stage['random'], z: number): Placed[] => [
  ...trees(
    stage,
    random,
    [
      [-24, z + 9],
      [-13, z + 11],
      [-2, z + 12],
      [9, z + 11],
      [20, z + 9],
      [31, z + 12],
      [-34, z + 12],
    ],
    9,
  ),
  [bleachers, 9, z + 3],
  [bleachers, -9, z + 3],
  ...[-19, 19].map((x): Placed => [floodlight, x, z + 2.4]),
];

/** A frame of white pipe, its net as lines. */
const goal: Model = [
  ...[-3.6, 3.6].map((x) => block([x, 0, 0], [0.14, 2.4, 0.14], '#fbfaf6')),
  block([0, 2.4, 0], [7.34, 0.14, 0.14], '#fbfaf6'),
  ...Array.from({ length: 18 }, (_, index) => {
    const x = -3.4 + index * 0.4;
    return pole([x, 0, 1.6], [x, 2.4, 0.1], 0.02, '#e4e6e4');
  }),
  ...[0.4, 0.8, 1.2, 1.6, 2].map((y) =>
    pole([-3.6, y, 1.6 - y * 0.6], [3.6, y, 1.6 - y * 0.6], 0.02, '#e4e6e4'),
  ),
];

const patch = (x: number, y: number, size: number) =>
  Array.from({ length: 5 }, (_, index) => {
    const angle = Math.PI / 2 + (index / 5) * Math.PI * 2;
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size] as const;
  });

const soccerBall: Model = cutout(
  [0.5, 0.5],
  [
    ['#fbfaf6', oval(0, 0.25, 0.25)],
    ['#2b2f33', patch(0, 0.25, 0.085), 'straight'],
    ...[0, 1, 2, 3, 4].map((index) => {
      const angle = Math.PI / 2 + (index / 5) * Math.PI * 2;
      return ['#2b2f33', oval(Math.cos(angle) * 0.2, 0.25 + Math.sin(angle) * 0.2, 0.042)] as const;
    }),
  ],
);

export const soccerField: YardPage = {
  eye: [3, 3.6],
  distance: [9, 10],
  horizon: 0.34,
  isBare: true,
  ground: (stage) => {
    for (let z = -10; z < 34; z += 4)
      lay(stage, -60, 60, z, z + 4, (z / 2) % 4 ? '#6fa348' : '#7fb356');
    paintLines(stage, [
      box(-22, 22, -12, 24),

      box(-11, 11, 12, 24),
      box(-5, 5, 19, 24),
      ring(0, 0, 5),
    ]);
    paintLines(stage, [at('-22,0 22,0')]);
  },
  pet: [3, 0, -2],
  things: (random, stage) => [
    ...farSide(stage, random, 28),
    [goal, 0, 24, { size: 1.3 }],
    [soccerBall, 0.8, -2.4],
  ],
};

export const footballField: YardPage = {
  eye: [3, 3.6],
  distance: [9, 10],
  horizon: 0.36,
  isBare: true,
  ground: (stage) => {
    lay(stage, -60, 60, -12, 40, '#639a44');
    lay(stage, -16, 16, 22, 28, '#8f3a33');
    for (let z = -10; z <= 22; z += 4)
      paintLines(
        stage,
        [
          [
            [-16, z],
            [16, z],
          ],
        ],
        '#f6f4ee',
        0.2,
      );
    for (let z = -10; z < 22; z += 0.8)
      paintLines(
        stage,
        [
          [
            [-5, z],
            [-4.4, z],
          ],
          [
            [4.4, z],
            [5, z],
          ],
        ],
        '#f6f4ee',
        0.1,
      );
    paintLines(
      stage,
      [at('-16,-12 -16,28'), at('16,-12 16,28'), at('-16,28 16,28')],
      '#f6f4ee',
      0.3,
    );
  },
  things: (random, stage) => [
    ...farSide(stage, random, 32),
    [
      [
        turned([0, 0, 0], [0.3, 3, 0.3], '#f0c23a'),
        block([0, 3, 0], [6, 0.22, 0.22], '#f0c23a'),
        ...[-2.9, 2.9].map((x) => block([x, 3, 0], [0.2, 6, 0.2], '#f0c23a')),
      ],
      0,
      28.6,
    ],
  ],
};

const net = (width: number): Model => [
  ...[-width / 2, width / 2].map((x) => turned([x, 0, 0], [0.12, 1.1, 0.12], '#3a4146')),
  block([0, 0.95, 0], [width, 0.1, 0.04], '#fbfaf6'),
  ...Array.from({ length: Math.floor(width / 0.25) }, (_, index) =>
    pole(
      [-width / 2 + index * 0.25, 0.02, 0],
      [-width / 2 + index * 0.25, 0.98, 0],
      0.012,
      '#4a5258',
    ),
  ),
  ...[0.2, 0.4, 0.6, 0.8].map((y) => pole([-width / 2, y, 0], [width / 2, y, 0], 0.012, '#4a5258')),
];

/** A court with a net across it, for tennis or for pickleball. */
export const tennisCourt: YardPage = {
  eye: [2.6, 3.2],
  distance: [7, 8],
  horizon: 0.36,
  isBare: true,
  ground: (stage) => {
    lay(stage, -60, 60, -10, 26, '#4f8a5c');
    lay(stage, -5.5, 5.5, -8, 17, '#3f6f9a');
    paintLines(stage, [
      box(-5.5, 5.5, -8, 17),
      at('-4.1,-8 -4.1,17'),
      at('4.1,-8 4.1,17'),
      at('-4.1,-2 4.1,-2'),
      at('-4.1,11 4.1,11'),
      at('0,-2 0,11'),
    ]);
  },
  things: (random, stage) => [
    ...trees(stage, random, at('-16,30 -6,32 5,32 15,30 -26,30 25,31'), 8),
    ...Array.from(
      { length: 15 },
      (_, index): Placed => [[turned([0, 0, 0], [0.1, 3, 0.1], '#3f5a4a')], -21 + index * 3, 22],
    ),
    ...[0.6, 1.4, 2.2, 2.9].map(
      (y): Placed => [[block([0, y, 0], [42, 0.03, 0.03], '#5c7a68')], 0, 22],
    ),
    [net(12), 0, 4.5],
    [[ball([0, 0, 0], 0.16, '#d8e04a')], 1.6, -1.4],
  ],
};

export const basketballCourt: YardPage = {
  eye: [1.9, 2.4],
  distance: [7, 8],
  horizon: 0.48,
  isBare: true,
  ground: (stage) => {
    lay(stage, -60, 60, -10, 40, '#7aa353');
    lay(stage, -9, 9, -10, 12, '#a8594a');
    lay(stage, -2.4, 2.4, 5, 11, '#3f6f9a');
    paintLines(stage, [
      box(-8.6, 8.6, -12, 11.4),
      box(-2.4, 2.4, 5, 11.4),
      ring(0, 5, 2.4),
      ring(0, 9, 6.6).slice(12),
    ]);
  },
  things: (random, stage) => [
    ...trees(stage, random, at('-14,18 -5,20 6,20 15,18 -24,19 24,19'), 8),
    [outdoor.fence(44, 1.2, '#8f969b', 0.1), 0, 15],
    [basketballHoop, 0, 10.4, { size: 1.25 }],
  ],
};
