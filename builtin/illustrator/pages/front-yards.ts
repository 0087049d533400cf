import { project, projectPolygon, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { blob } from '#builtin/illustrator/drawing/path.ts';
import { houseWithGarage, mainLook, plainHouse } from '#builtin/illustrator/homes/local-house.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import * as grounds from '#builtin/illustrator/models/grounds.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, drawn, type Solid, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import { asks } from '#builtin/illustrator/stage.ts';
import { homesBehind, layGround, layStrip, mainHouse, planting, trees } from './around.ts';
import type { Placed, YardPage } from './yard-page.ts';

export const curbside: YardPage = {
  distance: [4, 4.8],
  eye: [1.4, 1.7],
  horizon: 0.46,
  hasGrass: (_, z) => z > -0.6,
  ground: (stage) => {
    layStrip(stage, -6, -1, '#8a8d91');
    layStrip(stage, -1, -0.7, '#d8d2c6');
  },
  things: (random, stage) => [
    ...mainHouse(stage, random, 4.5, 17),
    [
      outdoor.fence(30, 0.95, (stage.scene.colors?.fence as Tint | undefined) ?? '#f6f2e9', 0.09),
      0,
      4.2,
    ],
    [
      grounds.mailbox(
        (stage.scene.colors?.mailbox as Tint | undefined) ??
          random.pick(['door', '#2f4a68', '#b23a33']),
      ),
      -0.2,
      0.3,
      { size: 1.5 },
    ],
    ...(asks(stage, 'letters')
      ? ([[grounds.lettersInBox, -0.2, 0.3, { size: 1.5 }]] as Placed[])
      : []),
    ...[-1.5, -1, 0.5, 1, -0.6, 1.4].map(
      (x, index): Placed => [planting(stage, 0.5 + (index % 3) * 0.08), x, 0.2 + (index % 2) * 0.5],
    ),
    ...[-7, -5, 2, 4, 6.4].map((x): Placed => [planting(stage, 0.8), x, 3.8]),
  ],
};

export const rakedYard: YardPage = {
  horizon: 0.44,
  things: (random, stage) => [
    ...mainHouse(stage, random, 2, 13),
    ...trees(stage, random, [[-6.5, 6]], 8),
    [grounds.leafPile(2.6), -1.6, 1.4],
    [grounds.leafPile(1.8), 2.2, 3.4],
    [grounds.leafPile(1.5), -4.6, 4.4],
    [grounds.gardenRake, 0.2, 1.1, { size: 1.15 }],
    [
      [
        turned(
          [0, 0, 0],
          [0.7, 0.7, 0.7],
          '#c79a63',
          [
            [0.75, 0],
            [1, 1],
          ],
          '#b44f2b',
        ),
      ],
      1.9,
      0.9,
    ],
  ],
};

/** A gutter along the eave, so full that leaves stand over its rim and hang from it. */
const fullGutter: readonly Solid[] = [
  block([0, 2.62, -0.6], [12, 0.3, 0.26], '#f6f2e9', { top: '#7a4a2a' }),
  block([0, 2.6, -0.735], [12, 0.05, 0.02], '#a9a49a'),
  block([0, 2.87, -0.735], [12, 0.05, 0.02], '#c4bfb4'),
  ...Array.from({ length: 34 }, (_, index) =>
    grounds.leafPile(0.3 + ((index * 7) % 5) * 0.06).map((heap) => ({
      ...heap,
      low: [heap.low[0] - 5.8 + index * 0.35, 2.92, -0.66] as const,
      high: [heap.high[0] - 5.8 + index * 0.35, 3.05, -0.5] as const,
      hasShadow: false as const,
    })),
  ).flat(),
];

/** Packs of shingles in their paper, one on the other. */
const bundles = (count: number): Solid[] =>
  Array.from({ length: count }, (_, index) => [
    block([0, index * 0.17, 0], [1, 0.15, 0.42], '#5b5f66', { top: '#6b7078' }),
    block([0, index * 0.17 + 0.02, -0.215], [0.5, 0.11, 0.01], '#d9772f'),
  ]).flat();

/** Felt on one half of the roof, new shingles on the other, packs of them up there. */
const roofInWork: readonly Solid[] = [
  block([0, 2.72, -0.6], [12.4, 0.2, 0.14], '#f6f2e9'),
  drawn(
    [0, 2.9, -0.62],
    [12, 2.5, 0.02],
    ({ canvas, camera, light }, [x, y, z]) => {
      const on = (across: number, up: number): Vector => [
        x + across,
        y + 0.06 + up * 2.32,
        z + 0.1 + up * 3.9,
      ];
      const piece = (from: number, to: number, low: number, high: number, code: string) =>
        canvas.polygon(
          projectPolygon(camera, [on(from, low), on(to, low), on(to, high), on(from, high)]),
          lit(light, color(code), [0, 0.8, -0.5]),
        );
      piece(-0.6, 5.9, 0.02, 0.94, '#b8ad9c');
      for (const up of [0.2, 0.42, 0.64, 0.84]) piece(-0.6, 5.9, up, up + 0.012, '#9a8f7e');
      for (let course = 0; course < 9; course += 1)
        for (let tab = 0; tab < 12 - course; tab += 1)
          piece(
            -0.7 + tab * 0.36 + (course % 2) * 0.18,
            -0.37 + tab * 0.36 + (course % 2) * 0.18,
            0.02 + course * 0.075,
            0.088 + course * 0.075,
            (['#4d545c', '#5a626b', '#434a52'] as const)[(tab * 5 + course * 3) % 3] ?? '#4d545c',
          );
    },
    false,
  ),
  ...put(bundles(2), [4.2, 3.5, 0.2]),
  ...put(bundles(3), [2.6, 4.2, 1.4]),
];

/** Cans of paint on a drop cloth, one of them open with a brush across it. */
const cansOfPaint: readonly Solid[] = [
  block([0, 0, 0], [2.4, 0.02, 1.3], '#efe7d6'),
  ...(
    [
      [-0.6, '#5f86a0', 0.5],
      [0, '#f4efe2', 0.5],
      [0.62, '#5f86a0', 0.44],
    ] as const
  ).flatMap(([x, paint, high]) => [
    turned([x, 0.02, 0.1], [0.46, high, 0.46], '#c4c9cc', undefined, paint),
    turned([x, 0.12, 0.1], [0.47, high * 0.5, 0.47], paint),
  ]),
  block([0, 0.53, 0.1], [0.62, 0.04, 0.08], '#b07a49'),
  block([-0.36, 0.52, 0.1], [0.2, 0.06, 0.14], '#5f86a0'),
];

/** A ladder at the gutter of a house, and the leaves that were taken out of it. */
export const ladder: YardPage = {
  distance: [5.6, 6],
  eye: [2.4, 2.8],
  horizon: 0.44,
  zoom: 1.1,
  things: (random, stage) => {
    const look = mainLook(random.fork('house'), stage.scene);
    const isPainted = asks(stage, 'painting');
    return [
      ...trees(
        stage,
        random,
        [
          [-9, 9],
          [8.5, 10],
        ],
        8,
      ),
      [
        [
          ...plainHouse({ ...look, ridge: 'along' }, [11, 2.9, 7], {
            front: [
              ['window', 1, 0.9, 1.5, 1.3],
              ['door', 4.2, 0.1, 1, 2.1],
              ['window', 8.4, 0.9, 1.5, 1.3],
            ],
          }),
          ...(asks(stage, 'shingles') && !asks(stage, 'gutters')
            ? roofInWork
            : asks(stage, 'gutters')
              ? fullGutter
              : []),
          turned([5.2, 0, -0.3], [0.12, 2.8, 0.12], '#f6f2e9'),
        ],
        0,
        3,
      ],
      [grounds.leaningLadder(3.3, 1.1), 1.5, 1.3],
      [
        [
          turned(
            [0, 0, 0],
            [0.36, 0.34, 0.36],
            '#3f6f9a',
            [
              [0.8, 0],
              [1, 1],
            ],
            '#7a5a3a',
          ),
        ],
        2.3,
        1,
      ],
      ...((asks(stage, 'gutters')
        ? [
            [grounds.leafPile(1.1), 0.4, 1.2],
            [grounds.leafPile(0.7), 2.9, 1.5],
          ]
        : isPainted
          ? [[cansOfPaint, 0.2, 0.8]]
          : [
              [bundles(3), -0.7, 1],
              [bundles(2), 3.4, 1.2],
            ]) as Placed[]),
      ...[-4.6, -3.6, 3.8, 4.8].map((x): Placed => [planting(stage, 0.7), x, 2.5]),
    ];
  },
};

/** A drive cleared between banks of snow. */
export const shovel: YardPage = {
  horizon: 0.46,
  ground: (stage) =>
    layGround(
      { ...stage, scene: { ...stage.scene, season: 'autumn', weather: 'clear' } },
      [
        [-1.7, 0, -8],
        [2.1, 0, -8],
        [3.4, 0, 11],
        [0.2, 0, 11],
      ],
      '#8f9296',
    ),
  things: (random, stage) => {
    const look = mainLook(random.fork('house'), stage.scene);
    return [
      ...homesBehind(stage, random, 17, [-17, 18]),
      [houseWithGarage(look), -1.3, 11],
      ...[-2.5, 3].flatMap((x, side): Placed[] =>
        Array.from(
          { length: 9 },
          (_, index): Placed => [
            [snowBank(0.9 + ((index * 7) % 3) * 0.2)],
            x + (side ? 1 : 0.4) * index * 0.15 + 0.1,
            -1 + index * 1.3,
          ],
        ),
      ),
      [grounds.snowShovel, -2.1, 2.6, { y: 0.1, size: 1.2 }],
      ...trees(stage, random, [[-8, 9]], 7),
    ];
  },
};

const snowBank = (size: number): Solid =>
  drawn([0, 0, 0], [size, size * 0.5, size * 0.6], ({ canvas, camera, light, random }, at) => {
    const own = random.fork(`bank ${at[0]} ${at[2]}`);
    const [x, y] = project(camera, at);
    const s = scaleAt(camera, at) * size;
    canvas.shape(blob(own, [x, y - s * 0.16], [s * 0.66, s * 0.3], 0.14, 12), color('#c9d3e2'));
    canvas.shape(blob(own, [x - s * 0.08, y - s * 0.24], [s * 0.52, s * 0.2], 0.14, 12), [
      0.93 * light.ambient[0] + 0.08,
      0.95 * light.ambient[1] + 0.08,
      0.97 * light.ambient[2] + 0.08,
    ]);
  });

export const mower: YardPage = {
  horizon: 0.44,
  things: (random, stage) => [
    ...mainHouse(stage, random, 1, 12),
    [grounds.lawnMower, -1, 0.4, { size: 1.25 }],
    ...[-4.5, -3.6, 5, 6].map((x): Placed => [planting(stage, 0.7), x, 11.2]),
  ],
};
