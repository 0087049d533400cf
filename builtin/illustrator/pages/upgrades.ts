import { project } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import { openLine } from '#builtin/illustrator/drawing/path.ts';
import {
  localHouse,
  mainLook,
  plainHouse,
  withRidge,
} from '#builtin/illustrator/homes/local-house.ts';
import { pole } from '#builtin/illustrator/models/lines.ts';
import { block, type Solid, soft } from '#builtin/illustrator/models/solid.ts';
import { car } from '#builtin/illustrator/models/vehicles.ts';
import { asks } from '#builtin/illustrator/stage.ts';
import { homesBehind, layGround, planting, spots, trees } from './around.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** Two rows of dark panes on the slope that looks at the viewer. */
const solarPanels: readonly Solid[] = Array.from({ length: 12 }, (_, index): Solid => {
  const [column, row] = [index % 6, Math.floor(index / 6)];
  const x = -4.2 + column * 1.45;
  const at = (share: number) => ({ y: 3 + 2.7 * share + 0.06, z: -0.5 + 4 * share - 0.05 });
  const [low, high] = [at(0.18 + row * 0.34), at(0.18 + row * 0.34 + 0.31)];
  return {
    low: [x, low.y, low.z],
    high: [x + 1.36, high.y, high.z],
    hasShadow: false,
    draw(stage, from, to) {
      const corner = (u: number, v: number) =>
        project(stage.camera, [
          from[0] + (to[0] - from[0]) * u,
          from[1] + (to[1] - from[1]) * v,
          from[2] + (to[2] - from[2]) * v,
        ]);
      stage.canvas.polygon(
        [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)],
        color('#24364f'),
        {
          outline: { paint: color('#9fb0c0'), width: 1.4 },
        },
      );
      for (const share of [0.33, 0.66])
        stage.canvas.stroke(openLine([corner(share, 0), corner(share, 1)]), color('#4f6a8a'), {
          width: 1,
        });
      stage.canvas.stroke(openLine([corner(0, 0.5), corner(1, 0.5)]), color('#4f6a8a'), {
        width: 1,
      });
    },
  };
});

export const solar: YardPage = {
  distance: [8, 9],
  eye: [3.4, 4.2],
  horizon: 0.46,
  things: (random, stage) => {
    const look = mainLook(random.fork('house'), stage.scene);
    const cover = look.ridge === 'flat' ? ({ ...look, cover: '#b9a58c' } as const) : look;
    return [
      ...homesBehind(stage, random, 18, [-18, 19]),
      [
        [
          ...plainHouse(
            { ...cover, ridge: 'along' },
            [12, 3, 7],
            {
              front: [
                ['window', 1, 0.9, 1.5, 1.3],
                ['door', 3.8, 0.1, 1, 2.1],
                ['garage', 7, 0, 4, 2.3],
              ],
            },
            2.7,
          ),
          ...solarPanels,
        ],
        0,
        5,
      ],
      ...[-5, -4, 0.4].map((x): Placed => [planting(stage, 0.7), x, 4.4]),
    ];
  },
};

export const evCharger: YardPage = {
  distance: [7, 8],
  horizon: 0.48,
  hasGrass: (x, z) => x < -1.7 || x > 5.6 || z > 6,
  ground: (stage) =>
    layGround(
      stage,
      [
        [-1.6, 0, -8],
        [5.4, 0, -8],
        [5.4, 0, 6],
        [-1.6, 0, 6],
      ],
      '#b5afa4',
    ),
  things: (random, stage) => {
    const look = mainLook(random.fork('house'), stage.scene);
    return [
      ...homesBehind(stage, random, 18, [-20, 20]),
      [
        plainHouse(withRidge(look, 'along'), [13, 3, 7], {
          front: [
            ['window', 1.2, 0.9, 1.5, 1.3],
            ['door', 4, 0.1, 1, 2.1],
            ['garage', 6.6, 0, 4.6, 2.3],
          ],
        }),
        -0.6,
        6,
      ],
      [car('#f1efe9'), 2.8, 2.4],
      [
        [
          block([0, 1.1, 0], [0.36, 0.6, 0.14], '#f6f2e9'),
          block([0, 1.42, -0.08], [0.2, 0.06, 0.02], '#3fae6a'),
        ],
        -0.3,
        5.9,
      ],
      [
        [
          pole([-0.3, 1.2, 5.8], [-0.1, 0.34, 4.8], 0.05, '#2f3538'),
          pole([-0.1, 0.34, 4.8], [1.86, 0.7, 3.2], 0.05, '#2f3538'),
        ],
        0,
        0,
      ],
      ...[-5.6, -4.6].map((x): Placed => [planting(stage, 0.7), x, 5.4]),
    ];
  },
};

/** Boards over the windows and sandbags at the door. */
export const storm: YardPage = {
  distance: [8, 9],
  horizon: 0.5,
  things: (random, stage) => {
    const look = mainLook(random.fork('house'), stage.scene);
    return [
      ...trees(stage, random, spots('-9,13 9,14 2,16'), 9),
      [
        [
          ...plainHouse(withRidge(look, 'hip'), [12, 3, 7], {
            front: [['door', 5.5, 0.1, 1, 2.1]],
          }),
          ...[-4, -2.2, 2.4, 4.2].map((x) =>
            block([x, 0.8, -0.05], [1.5, 1.5, 0.08], '#c9a36c', { texture: 'boards' }),
          ),
          ...[-4, -2.2, 2.4, 4.2].flatMap((x) =>
            [0.95, 2.05].map((y) => block([x, y, -0.1], [1.66, 0.12, 0.05], '#a8834e')),
          ),
        ],
        0,
        5,
      ],
      ...Array.from({ length: 20 }, (_, index): Placed => {
        const line = Math.floor(index / 7);
        return [
          [soft([0, 0, 0], [0.62, 0.24, 0.4], index % 2 ? '#c9b48c' : '#bda67c', 0.09)],
          -1.9 + (index % 7) * 0.6 + (line % 2) * 0.3,
          4,
          { y: line * 0.22 },
        ];
      }),
      ...[-5, 5].map((x): Placed => [planting(stage, 0.6), x, 4.2]),
    ];
  },
};

/** A garage of its own at the end of the drive, its house at the side. */
export const detachedGarage: YardPage = {
  distance: [8, 9],
  horizon: 0.5,
  hasGrass: (x, z) => x < -3.4 || x > 3.8 || z > 6,
  ground: (stage) =>
    layGround(
      stage,
      [
        [-3.4, 0, -9],
        [3.8, 0, -9],
        [3.4, 0, 6],
        [-3, 0, 6],
      ],
      '#b5afa4',
    ),
  things: (random, stage) => {
    const look = mainLook(random.fork('house'), stage.scene);
    return [
      ...homesBehind(stage, random, 19, [22]),
      ...trees(
        stage,
        random,
        [
          [6, 13],
          [-3, 15],
        ],
        9,
      ),
      [localHouse(random.fork('house'), stage.scene, { wide: 11, isMain: true }), -11.5, 4],
      [
        plainHouse(
          withRidge(look, 'away'),
          [7.4, asks(stage, 'rooms-above') ? 5.6 : 3, 7],
          {
            front: [
              ['garage', 0.5, 0, 3, 2.3],
              ['garage', 3.9, 0, 3, 2.3],
              ['lantern', 3.7, 2],
              ...(asks(stage, 'rooms-above')
                ? ([
                    ['flowers', 1.4, 3.5, 1.2, 1.3],
                    ['flowers', 4.8, 3.5, 1.2, 1.3],
                  ] as const)
                : []),
            ],
            left: [['door', 3, 0.05, 1, 2.1]],
            right: [['window', 2, 1, 1.2, 1.1]],
          },
          2.6,
        ),
        0.2,
        6,
      ],
      ...[4.6, 5.4].map((x): Placed => [planting(stage, 0.8), x, 5.6]),
    ];
  },
};
