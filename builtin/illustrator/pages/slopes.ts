import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { mass, roof } from '#builtin/illustrator/models/building.ts';
import { pole } from '#builtin/illustrator/models/lines.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, type Solid, turned } from '#builtin/illustrator/models/solid.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** How high the mountain is, so many metres away. */
const slopeAt = (z: number) => Math.max(0, z - 13) * 0.46;

/** A mountainside with two runs cut through its woods. */
const drawSlope = (stage: Stage) => {
  const { camera, canvas, light, scene } = stage;
  const isWhite = scene.season === 'winter' || scene.weather === 'snow';
  const face = (corners: readonly (readonly [number, number])[], code: string) =>
    canvas.polygon(
      projectPolygon(
        camera,
        corners.map(([x, z]) => [x, slopeAt(z), z] as const),
      ),
      lit(light, color(code), [0, 0.8, -0.55]),
    );
  const [wood, run] = isWhite ? ['#b9c6cf', '#eef3f8'] : ['#4f6b4a', '#8fae62'];
  face(
    [
      [-70, 13],
      [70, 13],
      [58, 66],
      [22, 92],
      [2, 82],
      [-24, 96],
      [-60, 68],
    ],
    wood,
  );
  for (const [foot, top] of [
    [-6, -20],
    [9, 4],
  ] as const)
    face(
      [
        [foot - 5.4, 13],
        [foot + 5.4, 13],
        [top + 4.6, 78],
        [top - 3, 78],
      ],
      run,
    );
};

/** Two seats under a bar. */
const chair: Model = [
  pole([0, 1.2, 0], [0, 2.6, 0], 0.08, '#4a4f52'),
  block([0, 0.7, 0], [1.3, 0.1, 0.5], '#3f464c'),
  block([0, 0.8, 0.24], [1.3, 0.5, 0.08], '#b23a33'),
];

const liftX = (z: number) => 2.4 - (z - 10) * 0.16;

/** Towers with a cable from one to the next and seats on it. */
const lift: Solid[] = [14, 27, 40, 53, 66]
  .flatMap((z, i, all): Solid[] => {
    const at = [liftX(z), slopeAt(z), z] as const;
    const next = all[i + 1];
    const high = 6.4;
    return [
      ...put(
        [
          turned([0, 0, 0], [0.34, high, 0.34], '#6b7176'),
          block([0, high, 0], [3.4, 0.24, 0.24], '#6b7176'),
        ],
        at,
      ),
      ...(next
        ? [-1.5, 1.5].flatMap((aside) => [
            pole(
              [at[0] + aside, at[1] + high, z],
              [liftX(next) + aside, slopeAt(next) + high, next],
              0.05,
              '#3f464c',
            ),
            ...put(chair, [
              (at[0] + liftX(next)) / 2 + aside,
              (at[1] + slopeAt(next)) / 2 + high - 2.7,
              (z + next) / 2,
            ]),
          ])
        : []),
    ];
  })
  .map((solid): Solid => ({ ...solid, hasShadow: false }));

const lodge: Model = [
  mass([0, 0, 3], [12, 3, 6], '#7a5436', {
    texture: 'clapboard',
    front: [
      ['plain', 0.8, 0.5, 2.6, 2],
      ['glazed', 3.8, 0.05, 1.2, 2.3],
      ['plain', 5.4, 0.5, 2.6, 2],
      ['plain', 8.6, 0.5, 2.6, 2],
    ],
    right: [['window', 2, 0.8, 1.6, 1.4]],
  }),
  roof([0, 3, 3], [13.4, 3.6, 7.8], { tint: '#4f5a4c', gable: '#7a5436', gableTexture: 'battens' }),
  block([3.6, 4.6, 3.6], [1.2, 3, 1.1], 'stone', { texture: 'stone' }),
  block([0, 0, -1], [12, 0.3, 2], 'wood', { texture: 'boards' }),
];

/** Runs between the trees, a chair lift over them and a lodge at their foot. */
export const skiSlope: YardPage = {
  distance: [8, 9],
  eye: [2.6, 3.2],
  horizon: 0.66,
  zoom: 1,
  ground: drawSlope,
  things: (random, stage) => {
    const woods = Array.from({ length: 120 }, (_, i): Placed | undefined => {
      const z = 76 - (i / 120) * 60;
      const x = random.spread(30);
      const isRun = [
        [-6, -20],
        [9, 4],
      ].some(([foot = 0, top = 0]) => Math.abs(x - (foot + ((top - foot) * (z - 13)) / 65)) < 5.6);
      return isRun || Math.abs(x - liftX(z)) < 2.4
        ? undefined
        : [outdoor.tree('conifer', random.between(5, 7.5), false), x, z, { y: slopeAt(z) }];
    });
    return [
      ...woods.filter((each) => each !== undefined),
      [lift, 0, 0],
      [lodge, -8.2, 8.4],
      ...(stage.scene.season === 'winter'
        ? [-3.4, -2.9, -2.2].map(
            (x, i): Placed => [
              [
                pole([0, 0, 0], [0.1, 1.7, 0.1], 0.09, i % 2 ? '#c8433a' : '#3f6f9a'),
                pole([0.14, 0, 0], [0.2, 1.7, 0.1], 0.09, i % 2 ? '#c8433a' : '#3f6f9a'),
              ],
              x,
              4.6,
            ],
          )
        : []),
    ];
  },
};
