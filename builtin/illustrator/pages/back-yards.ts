import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { darker } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { ceilingFan, rockingChair } from '#builtin/illustrator/models/details.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import * as grounds from '#builtin/illustrator/models/grounds.ts';
import { monument } from '#builtin/illustrator/models/landmarks.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, type Solid, soft, tintOf, turned } from '#builtin/illustrator/models/solid.ts';
import { housesOf } from '#builtin/illustrator/regions.ts';
import { asks } from '#builtin/illustrator/stage.ts';
import { planting, spots, trees } from './around.ts';
import { builtInGrill, stoneCounter } from './outdoor-cooking.ts';
import { shop } from './shops.ts';
import type { Placed, YardPage } from './yard-page.ts';
import { behind, hasSeaView, houseBack } from './yards.ts';

/** The underside of a roof of boards. */
const ceiling: Solid = {
  low: [-9, 3.04, -9],
  high: [9, 3.1, 0.1],
  hasShadow: false,
  draw(stage, low, high) {
    const { camera, canvas, light } = stage;
    const at = (x: number, z: number): Vector => [x, low[1], z];
    const wood = lit(light, darker(tintOf(stage, 'wood'), 0.1), [0, -0.6, -0.4]);
    canvas.polygon(
      projectPolygon(camera, [
        at(low[0], low[2]),
        at(high[0], low[2]),
        at(high[0], high[2]),
        at(low[0], high[2]),
      ]),
      wood,
    );
    for (let x = low[0]; x < high[0]; x += 0.6)
      canvas.polygon(
        projectPolygon(camera, [
          at(x, low[2]),
          at(x + 0.04, low[2]),
          at(x + 0.04, high[2]),
          at(x, high[2]),
        ]),
        darker(wood, 0.25),
      );
  },
};

/** Seen from under its roof: posts, a fan, a sofa, the garden beyond. */
export const coveredPatio: YardPage = {
  eye: [1.5, 1.7],
  distance: [3.6, 4.2],
  horizon: 0.46,
  zoom: 1.05,
  paving: [{ x: [-5, 5], z: [-6, 4.4], tint: 'stone+3', texture: 'stone' }],
  pet: [1.4, 0, 0.4],
  things: (random, stage) => [
    ...(hasSeaView(stage)
      ? trees(
          stage,
          random,
          [
            [-8, 12],
            [8, 13],
          ],
          8,
        )
      : behind(stage, random)),
    [[block([0, 2.75, 0], [10.4, 0.3, 0.3], '#f6f2e9'), ceiling], 0, 4.2],
    ...[-4.4, -1.5, 1.5, 4.4].map(
      (x): Placed => [[block([0, 0, 0], [0.26, 2.75, 0.26], '#f6f2e9')], x, 4.2],
    ),
    [ceilingFan, 0, 2.2, { y: 2.5, size: 1.5 }],
    ...(asks(stage, 'rocking-chairs')
      ? [-1.9, 0.4].map((x): Placed => [rockingChair(), x, 3, { turn: 2, size: 1.3 }])
      : ([
          [outdoor.gardenSofa, asks(stage, 'cooking') ? -1.9 : -0.6, 3.1, { size: 1.15 }],
        ] as Placed[])),
    ...(asks(stage, 'cooking')
      ? ([
          [stoneCounter(3.4), 2.6, 3.4],
          [builtInGrill, 2.8, 3.3, { y: 0.7 }],
          [furniture.stool, 1.6, 2.4, { size: 1.1 }],
          [furniture.stool, 2.6, 2.3, { size: 1.1 }],
        ] as Placed[])
      : ([[outdoor.gardenSofa, 2.9, 1.8, { turn: 3 }]] as Placed[])),
    [[turned([0, 0, 0], [1, 0.4, 1], 'wood')], -0.8, 1.6],
    [fixture.plant(0.4, 'bush', 'accentFabric'), -0.8, 1.6, { y: 0.4 }],
    [fixture.plant(1.4, 'broad', 'accentFabric'), -3.4, 3],
    [fixture.plant(1.1, 'blades'), 4, 3.4],
  ],
};

export const hotTubPatio: YardPage = {
  eye: [2, 2.4],
  horizon: 0.38,
  paving: [{ x: [-5, 5], z: [-6, 5.4], tint: 'wood+1', texture: 'boards', y: 0.1 }],
  pet: [2.4, 0.1, 0.2],
  things: (random, stage) => [
    ...(hasSeaView(stage) ? [] : behind(stage, random)),
    [houseBack(stage, 8), -8.6, 7],
    [grounds.hotTub, 0.2, 2.4, { y: 0.1 }],
    [outdoor.lounger, 3.6, 2.6, { y: 0.1 }],
    [
      [
        soft([0, 0, 0], [0.5, 0.1, 0.36], '#f6f2e9', 0.03),
        soft([0, 0.1, 0], [0.46, 0.1, 0.34], 'accentFabric', 0.03),
      ],
      -1.9,
      1.4,
      { y: 0.55 },
    ],
    [[block([0, 0, 0], [0.7, 0.45, 0.5], 'wood')], -1.9, 1.4, { y: 0.1 }],
    [fixture.plant(1.2, 'blades', 'door'), -3.2, 4.2, { y: 0.1 }],
    [fixture.plant(0.9, 'bush', 'accentFabric'), 2.2, 4.6, { y: 0.1 }],
    [[outdoor.lights([-4.6, 3, 5.2], [4.6, 3, 5.2], 15)], 0, 0],
  ],
};

/** Walls of stucco around it in the Southwest, shops around a square elsewhere. */
export const fountainCourt: YardPage = {
  eye: [1.9, 2.4],
  distance: [6, 7],
  horizon: 0.46,
  isBare: true,
  paving: [{ x: [-40, 40], z: [-8, 40], tint: '#c9b79c', texture: 'stone' }],
  pet: [2.6, 0, 0.4],
  things: (random, stage) => {
    const isSouthwest = ['adobe', 'stucco'].includes(housesOf(stage.scene));
    return [
      ...(isSouthwest
        ? ([
            ...trees(stage, random, spots('-8,14 8,14 3,16'), 6),
            [[block([0, 0, 0], [26, 2.8, 0.6], 'walls', { texture: 'stucco' })], 0, 11],
            ...[-9, 9].map(
              (x): Placed => [
                [block([0, 0, 0], [0.6, 2.8, 14], 'walls', { texture: 'stucco' })],
                x,
                5,
              ],
            ),
            [[block([0, 0, 0], [1.6, 2.3, 0.1], 'door')], -3, 10.6],
          ] as Placed[])
        : ([-13, -6, 1, 8, 15].map(
            (x): Placed => [shop(random.fork(`shop ${x}`), stage.scene, 7), x, 15],
          ) as Placed[])),
      ...(isSouthwest
        ? []
        : trees(
            stage,
            random,
            [
              [-8, 9],
              [8.5, 9.4],
            ],
            5,
          )),
      ...(asks(stage, 'monument')
        ? ([[monument, 0, 5.4, { size: 0.62 }]] as Placed[])
        : ([[grounds.fountain(), 0, 4.4]] as Placed[])),
      ...[-4.8, 4.8].map((x): Placed => [fixture.plant(1.2, 'blades', '#b5573a'), x, 3]),
      ...[-6, 6].map((x): Placed => [fixture.plant(0.9, 'bush', '#b5573a'), x, 6]),
      ...[-4.4, 4.4].map(
        (x): Placed => [
          [
            block([0, 0.3, 0], [1.7, 0.12, 0.5], 'wood'),
            block([-0.7, 0, 0], [0.12, 0.3, 0.4], 'stone'),
            block([0.7, 0, 0], [0.12, 0.3, 0.4], 'stone'),
          ],
          x,
          6.4,
        ],
      ),
    ];
  },
};

export const greenhouse: YardPage = {
  horizon: 0.44,
  paving: [{ x: [-0.7, 0.7], z: [-6, 4], tint: '#c9bfae', texture: 'stone' }],
  things: (random, stage) => [
    ...behind(stage, random),
    [
      grounds.glassHouse(
        [-1.6, -0.8, 0, 0.8, 1.6].flatMap((x) => put(outdoor.bush(0.7, true), [x, 0.9, 0.9])),
      ),
      0.4,
      4.4,
      { size: 1.25 },
    ],
    [outdoor.raisedBed(2.2, 1.2, 'leaves'), -3, 1.2],
    [outdoor.raisedBed(2.2, 1.2, 'flowers'), 3.2, 1.4],
    [outdoor.wateringCan, 1, 0],
    [fixture.plant(0.6, 'bush', '#b5573a'), -1.1, 2.6],
  ],
};

export const henYard: YardPage = {
  horizon: 0.44,
  things: (random, stage) => [
    ...behind(stage, random),
    [houseBack(stage, 8), -9, 9],
    [grounds.coop, -0.6, 3.6, { size: 1.15 }],
    [grounds.hen(), -1.6, 1],
    [grounds.hen('#f1ede4'), 0.8, 0.8],
    [grounds.hen('#7a4a30'), 1.8, 1.6],
    [grounds.hen('#f1ede4'), -2.6, 1.9],
    [planting(stage, 0.7), 4.4, 2.4],
    [outdoor.raisedBed(2, 1.1, 'leaves'), 4, 4.4],
  ],
};
