import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, mix } from '#builtin/illustrator/drawing/color.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { mass, type Opening } from '#builtin/illustrator/models/building.ts';
import { christmasTree } from '#builtin/illustrator/models/christmas-tree.ts';
import { coffeeCup } from '#builtin/illustrator/models/details.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import { flagPole } from '#builtin/illustrator/models/flag.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import { clockTower, waterTower } from '#builtin/illustrator/models/landmarks.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { ball, block, drawn, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import { car } from '#builtin/illustrator/models/vehicles.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { streetLamp } from '#builtin/illustrator/streets/street-furniture.ts';
import type { Random } from '#builtin/random.ts';
import { layStrip } from './around.ts';
import { shopsOn } from './shops.ts';
import { drawWaterTo } from './water.ts';
import type { Placed, YardPage } from './yard-page.ts';

export const cafeTable: Model = [
  turned([0, 0, 0], [0.4, 0.03, 0.4], 'metal'),
  turned([0, 0.03, 0], [0.05, 0.7, 0.05], 'metal'),
  turned([0, 0.72, 0], [0.75, 0.03, 0.75], '#f1ede4'),
];

export const lampPost: Model = [
  drawn([0, 0, 0], [0.2, 4, 0.2], (stage, at) => streetLamp(stage, at, 3.7)),
];

/** Sidewalks and a road between two rows of shops. */
function drawMainStreet(stage: Stage) {
  const { camera, canvas, light, scene } = stage;
  const band = (from: number, to: number, code: string) => {
    const base = lit(light, mix(color(code), snowColor, isSnowy(scene) ? 0.4 : 0), [0, 0.9, 0]);
    canvas.polygon(
      projectPolygon(camera, [
        [from, 0, -8],
        [to, 0, -8],
        [to, 0, 120],
        [from, 0, 120],
      ]),
      canvas.linear(
        [0, camera.horizon],
        [0, canvas.height],
        [
          [0, mix(base, light.haze, 0.4)],
          [0.3, base],
          [1, darker(base, 0.16)],
        ],
      ),
    );
  };
  band(-7.4, -3.6, '#cfc7b8');
  band(3.6, 7.4, '#cfc7b8');
  band(-3.6, 3.6, '#7c7f84');
  for (let z = -6; z < 70; z += 5)
    canvas.polygon(
      projectPolygon(camera, [
        [-0.08, 0, z],
        [0.08, 0, z],
        [0.08, 0, z + 2.4],
        [-0.08, 0, z + 2.4],
      ]),
      color('#e9e4d6'),
      { opacity: 0.7 },
    );
}

const isFestive = ({ scene }: Stage) => scene.holiday === 'winter';

/** A wreath with a bow, as it hangs on a lamp post. */
const ringOfFir: Model = [
  ...Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * Math.PI * 2;
    return ball([Math.cos(angle) * 0.3, 0.3 + Math.sin(angle) * 0.3, 0], 0.24, '#3f7048');
  }),
  ball([0, -0.06, -0.1], 0.2, '#c8433a'),
];

/** A basket that hangs from a lamp post, full of flowers. */
const hangingBasket: Model = [
  ...Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2;
    return ball([Math.cos(angle) * 0.2, -0.02, Math.sin(angle) * 0.2], 0.26, '#4f7f45');
  }),
  ...Array.from({ length: 20 }, (_, index) => {
    const angle = index * 2.4;
    const reach = 0.06 + (index / 20) * 0.24;
    return ball(
      [Math.cos(angle) * reach, 0.2 - reach * 0.5, Math.sin(angle) * reach - 0.04],
      0.09,
      (['#d9486a', '#f0b23a', '#e9e2ee', '#a34fa0'] as const)[index % 4] ?? '#d9486a',
    );
  }),
];

export const downtown: YardPage = {
  eye: [1.9, 2.8],
  distance: [3.4, 4.6],
  horizon: 0.56,
  zoom: 1.1,
  turn: -0.34,
  isBare: true,
  ground: drawMainStreet,
  things: (random, stage) => [
    ...shopsOn(random.fork('left'), stage.scene, -1),
    ...shopsOn(random.fork('right'), stage.scene, 1),
    ...[3, 12, 22, 33].flatMap((z): Placed[] => [-4.2, 4.2].map((x) => [lampPost, x, z])),
    ...[7.5, 17, 27, 37].flatMap((z): Placed[] =>
      [-4.3, 4.3].map((x) => [
        outdoor.tree(
          treeKindsOf(stage.scene)[0] === 'palm' ? 'palm' : 'broadleaf',
          random.between(3.6, 4.4),
        ),
        x,
        z,
      ]),
    ),
    ...(asks(stage, 'water-tower') ? ([[waterTower, -9, 52]] as Placed[]) : []),
    ...(asks(stage, 'clock-tower') ? ([[clockTower, -7, 46, { size: 0.9 }]] as Placed[]) : []),
    [car('#b5473a'), 2.5, 8, {}],
    [car('#5f7485'), -2.5, 15, { turn: 2 }],
    [car('#e4dccb'), 2.5, 21, { chance: 0.6 }],
    ...(isFestive(stage)
      ? ([
          ...[3, 12, 22, 33].flatMap((z): Placed[] =>
            [-4.2, 4.2].map((x) => [ringOfFir, x, z - 0.2, { y: 2.3 }]),
          ),
          ...[2, 6, 10.5].flatMap((z): Placed[] =>
            [-5.4, 5.4].map((x) => [christmasTree(2.2), x, z]),
          ),
        ] as Placed[])
      : []),
    ...(isFestive(stage) || isSnowy(stage.scene) ? [] : [1.4, 3.6]).flatMap((z): Placed[] => [
      [cafeTable, -5.4, z],
      [furniture.chair, -5.4, z + 0.7, {}],
      [furniture.chair, -4.7, z, { turn: 3 }],
      [outdoor.parasol('accentFabric', 2), -5.4, z + 0.1],
    ]),
    ...(isFestive(stage) || stage.scene.extras?.includes('string-lights')
      ? [4, 9, 15, 22].map((z): Placed => [[outdoor.lights([-7, 5.2, 0], [7, 5.2, 0], 17)], 0, z])
      : []),
    ...(asks(stage, 'flags') || stage.scene.holiday === 'july'
      ? [3, 12, 22, 33].flatMap((z): Placed[] =>
          [-4.2, 4.1].map((x) => [flagPole(3.9, 1.5), x + 0.1, z - 0.3]),
        )
      : []),
    ...(asks(stage, 'flower-pots')
      ? [3, 12, 22, 33].flatMap((z): Placed[] =>
          [-4.2, 4.2].flatMap((x): Placed[] =>
            [-0.42, 0.42].map((aside) => [hangingBasket, x + aside, z, { y: 2.15, size: 1.2 }]),
          ),
        )
      : []),
    [fixture.plant(1, 'bush', 'door'), 5, 2.2],
    [fixture.plant(1, 'bush', 'door'), 5, 5],
    [outdoor.bush(0.8, true), -3.9, 5.4],
    [outdoor.sandwichBoard, 5.2, 3.4, { turn: 3 }],
  ],
};

const isByWater = ({ scene }: Stage) => scene.region === 'tropics' || scene.region === 'coast';

/** The blocks of a city, seen from above their roofs. */
const roofsBelow = (random: Random): Placed[] =>
  Array.from({ length: 22 }, (_, index): Placed => {
    const [column, line] = [index % 6, Math.floor(index / 6)];
    const height = random.between(3.4, 6.2) + line * 1.5;
    const tint = random.pick<Tint>([
      '#a3543f',
      '#b9aea0',
      '#8f969b',
      '#c9b79f',
      '#9a6a58',
      '#a9b0b4',
    ]);
    return [
      [
        mass([0, 0, 0], [8.4, height, 8], tint, {
          top: '#8a8d91',
          front: [1, 3.2, 5.4].flatMap((u): Opening[] =>
            Array.from(
              { length: Math.floor(height / 2.6) },
              (_, floor): Opening => ['plain', u, height - 2.1 - floor * 2.5, 1.4, 1.4],
            ),
          ),
        }),
        block([random.spread(2), height, 1], [1.6, 0.9, 1.4], '#b9bec2'),
      ],
      -27 + column * 10.6 + (line % 2) * 4,
      17 + line * 13,
      { y: 0 },
    ];
  });

export const balcony: YardPage = {
  eye: [1.6, 1.8],
  distance: [3.2, 3.8],
  horizon: 0.44,
  zoom: 1.05,
  isBare: true,
  level: 9,
  pet: [0.9, 9, -0.1],
  ground: (stage) => {
    if (isByWater(stage)) drawWaterTo(stage, () => 30, 'sea');
    else if (asks(stage, 'lake-view')) drawWaterTo(stage, () => 26, 'sea');
    else if (stage.scene.region === 'city') layStrip(stage, 2, 400, '#7f858b');
  },
  paving: [{ x: [-4.5, 4.5], z: [-4, 2.2], tint: '#b9a48a', texture: 'boards', y: 9 }],
  things: (random, stage) => [
    // None where one looks down on water.
    ...(stage.scene.region === 'city' && !isByWater(stage)
      ? roofsBelow(random).filter(([, , z]) => z < 24 || !asks(stage, 'lake-view'))
      : []),
    ...(isByWater(stage) || stage.scene.region === 'city'
      ? []
      : [
          [-14, 20],
          [-6, 26],
          [5, 22],
          [13, 28],
          [-20, 34],
          [20, 36],
        ]
    ).map(
      ([x, z]): Placed => [
        outdoor.tree(treeKindsOf(stage.scene)[0], random.between(6.5, 8)),
        x ?? 0,
        z ?? 0,
        { y: 0 },
      ],
    ),
    [[block([0, -0.34, 0], [9, 0.34, 6.3], '#b9a48a', { texture: 'boards' })], 0, -0.9],
    // The edge of the floor, and glass between posts.
    [[block([0, -0.3, 0], [9, 0.32, 0.12], 'trim-2')], 0, 2.24],
    ...Array.from(
      { length: 7 },
      (_, index): Placed => [
        [block([0, 0, 0], [0.06, 1.06, 0.06], 'metal')],
        -4.2 + index * 1.4,
        2.1,
      ],
    ),
    [[block([0, 1.04, 0], [9, 0.06, 0.1], 'metal')], 0, 2.1],
    [
      [
        drawn(
          [0, 0.06, 0],
          [9, 0.95, 0.02],
          ({ canvas, camera, light }, at) =>
            canvas.polygon(
              projectPolygon(camera, [
                [at[0] - 4.5, at[1], at[2]],
                [at[0] + 4.5, at[1], at[2]],
                [at[0] + 4.5, at[1] + 0.96, at[2]],
                [at[0] - 4.5, at[1] + 0.96, at[2]],
              ]),
              light.sky[2],
              { opacity: 0.28 },
            ),
          false,
        ),
      ],
      0,
      2.12,
    ],
    asks(stage, 'chairs')
      ? [furniture.armchair, -0.7, 1.1, { turn: 1, size: 0.95 }]
      : [outdoor.gardenSofa, random.pick([-1.6, -1.4]), 1.4, { size: 0.9 }],
    [cafeTable, 0.5, 0.9],
    ...(stage.scene.extras?.includes('coffee')
      ? ([
          [coffeeCup, 0.42, 0.85, { y: 9.75, size: 1.6 }],
          [coffeeCup, 0.66, 1, { y: 9.75, size: 1.6 }],
        ] as Placed[])
      : []),
    [furniture.armchair, 1.6, 1.1, { turn: 3, size: 0.95 }],
    [fixture.plant(1.5, 'broad', 'accentFabric'), 2.8, 1.6],
    [fixture.plant(1, 'blades'), -3, 1.5],
    [fixture.plant(0.7, 'bush', 'door'), 3.2, 0.6],
    [[block([0, 0, 0], [0.5, 3.4, 5], 'walls', { texture: 'stucco' })], random.pick([-4, 4]), 0.4],
    [
      [outdoor.lights([-4, 11.6, 1.8], [4, 11.6, 1.8], 13)],
      0,
      0,
      { chance: asks(stage, 'string-lights') ? 1 : 0.4 },
    ],
  ],
};
