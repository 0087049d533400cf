import { houseLook, houseRoof } from '#builtin/illustrator/homes/local-house.ts';
import { drawPool } from '#builtin/illustrator/homes/pool.ts';
import { mass, roof } from '#builtin/illustrator/models/building.ts';
import * as details from '#builtin/illustrator/models/details.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, turned } from '#builtin/illustrator/models/solid.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { trees } from './around.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** The back of a house: a wall with a wide glass door, windows and a roof over it. */
export const houseBack = (stage: Stage, width: number): Model => {
  const look = houseLook(stage.random.fork('house'), stage.scene);
  return [
    mass([0, 0, 0], [width, 2.9, 5], look.wall, {
      texture: look.texture,
      front: [
        ['glazed', width * 0.5 - 1.2, 0.05, 1.15, 2.15],
        ['glazed', width * 0.5 + 0.05, 0.05, 1.15, 2.15],
        ['lantern', width * 0.5 - 1.6, 1.7],
        ['window', width * 0.14, 0.9, 1.5, 1.3],
        ['window', width * 0.76, 0.9, 1.5, 1.3],
      ],
      right: [['window', 1.6, 0.9, 1.3, 1.3]],
      left: [['window', 1.6, 0.9, 1.3, 1.3]],
    }),
    houseRoof(
      look.ridge === 'away' ? { ...look, ridge: 'along' } : look,
      [0, 2.9, 0],
      [width + 0.9, 2.1, 6],
    ),
  ];
};

const isDry = ({ scene }: Stage) => scene.region === 'desert';

/** A hedge, or what grows instead of one where it is dry. */
const hedge = (stage: Stage, from: number, to: number, height = 0.9): Model =>
  isDry(stage)
    ? outdoor.row(outdoor.grass(height * 0.8), from, to, 1.1)
    : outdoor.row(outdoor.bush(height, true), from, to, height * 0.8);

/** A wall of fence behind the yard, with trees that look over it. */
export const behind = (stage: Stage, random: Random): Placed[] => [
  ...trees(
    stage,
    random,
    [
      [-7.5, 12.5],
      [-2.5, 13.5],
      [3, 13],
      [8, 12.5],
    ],
    8,
  ),
  [outdoor.fence(26, 1.7, random.pick(['wood', 'wood+1', 'trim'])), 0, 10],
  [hedge(stage, -9, 9), 0, 9.3],
];

export const patio: YardPage = {
  paving: [{ x: [-5.5, 5.5], z: [-6, 6.4], tint: 'stone+3', texture: 'stone' }],
  pet: [1.1, 0, -0.2],
  horizon: 0.4,
  things: (random, stage) => [
    ...behind(stage, random),
    [houseBack(stage, 9), random.pick([-7.2, -6.6]), 9.4],
    ...[-4.6, 4.6].flatMap((x): Placed[] =>
      [1.2, 6.2].map((z) => [[block([0, 0, 0], [0.12, 3, 0.12], 'wood-1')], x, z]),
    ),
    [
      [
        outdoor.lights([-4.6, 2.95, 6.2], [4.6, 2.95, 1.2], 15),
        outdoor.lights([4.6, 2.95, 6.2], [-4.6, 2.95, 1.2], 15),
        outdoor.lights([-4.6, 2.95, 6.2], [4.6, 2.95, 6.2], 13),
      ],
      0,
      0,
    ],
    [outdoor.firePit, 0.2, 2.4],
    ...(stage.scene.extras?.includes('coffee')
      ? ([
          [[block([0, 0, 0], [0.5, 0.5, 0.5], 'wood')], -2.6, 1.4],
          [details.coffeeCup, -2.6, 1.4, { y: 0.5, size: 1.6 }],
        ] as Placed[])
      : []),
    [outdoor.deckChair, -1.8, 2.6, { turn: 1 }],
    [outdoor.deckChair, 2.2, 2.6, { turn: 3 }],
    [outdoor.deckChair, -0.6, 4.3],
    [outdoor.deckChair, 1.0, 4.3],
    [outdoor.gardenSofa, 3.6, 4.6, { chance: 0.6 }],
    [outdoor.pergola(3.6, 2.6), 3.4, 5, { chance: 0.4 }],
    [fixture.plant(1.1, 'broad', 'accentFabric'), 4.2, 0.8],
    [fixture.plant(0.8, 'blades'), -3.8, 0.9],
  ],
};

/** Nobody fences off a view of the sea. */
export const hasSeaView = ({ scene }: Stage) =>
  scene.region === 'coast' || scene.region === 'tropics';

export const deck: YardPage = {
  eye: [2.1, 2.6],
  paving: [{ x: [-5, 5], z: [-6, 5.4], tint: 'wood+1', texture: 'boards', y: 0.3 }],
  pet: [1.2, 0.3, -0.1],
  horizon: 0.38,
  things: (random, stage) => [
    ...(hasSeaView(stage) ? [] : behind(stage, random)),
    [houseBack(stage, 8), -8.4, 6.4],
    [[block([0, 0, 0], [10, 0.3, 0.06], 'wood-1')], 0, 5.42],
    ...Array.from(
      { length: 8 },
      (_, index): Placed => [
        [block([0, 0, 0], [0.1, 1, 0.1], 'trim')],
        -4.9 + index * 1.4,
        5.3,
        { y: 0.3 },
      ],
    ),
    [
      [
        block([0, 1, 0], [10, 0.09, 0.14], 'trim'),
        block([0, 0.2, 0], [10, 0.05, 0.05], 'trim'),
        block([0, 0.6, 0], [10, 0.03, 0.03], 'trim'),
      ],
      0,
      5.3,
      { y: 0.3 },
    ],
    [
      furniture.table(stage.scene.extras?.includes('six-seats') ? 2.8 : 1.9, 1, 'wood-2'),
      0.2,
      2.4,
      { y: 0.3 },
    ],
    ...(stage.scene.extras?.includes('coffee')
      ? ([[details.coffeeCup, 0.7, 2.1, { y: 1.08, size: 1.5 }]] as Placed[])
      : []),
    ...(stage.scene.extras?.includes('six-seats') ? [-0.75, 0.2, 1.15] : [-0.4, 0.8]).flatMap(
      (x): Placed[] => [
        [furniture.chair, x, 3.3, { y: 0.3 }],
        [furniture.chair, x, 1.5, { y: 0.3, turn: 2 }],
      ],
    ),
    [outdoor.parasol(random.pick(['accentFabric', 'door', '#f1ede4'])), 0.2, 2.5, { y: 0.3 }],
    [outdoor.grill, 2.7, 4.5, { y: 0.3 }],
    [fixture.plant(1.1, 'broad', 'door'), -3.4, 3.8, { y: 0.3 }],
    [fixture.plant(0.8, 'bush', 'accentFabric'), 4.3, 1.2, { y: 0.3 }],
    [fixture.fruitBowl, 0.2, 2.1, { y: 1.08 }],
  ],
};

export const garden: YardPage = {
  paving: [{ x: [-0.7, 0.7], z: [-6, 9], tint: '#c9bfae', texture: 'stone' }],
  pet: [0.1, 0, 0.4],
  things: (random, stage) => [
    ...behind(stage, random),
    ...[
      [-2.3, 0.6, 'leaves'],
      [2.3, 0.8, 'flowers'],
      [-2.5, 3.4, 'tall'],
      [2.5, 3.6, 'leaves'],
      [-2.6, 6.4, 'flowers'],
      [2.6, 6.6, 'tall'],
    ].map(
      ([x, z, crop]): Placed => [
        outdoor.raisedBed(
          2.5,
          1.3,
          stage.scene.extras?.includes('seedlings') ? 'seedlings' : (crop as 'leaves'),
        ),
        x as number,
        z as number,
      ],
    ),
    [outdoor.wateringCan, 0.9, -1.2],
    [shed, random.pick([5.6, -5.6]), 8],
    [outdoor.bush(1, true), -4.6, 2],
    [outdoor.bush(0.9, true), 4.7, 1.4],
  ],
};

const shed: Model = [
  mass([0, 0, 0], [2.6, 2.1, 2.2], 'accentWalls', {
    texture: 'battens',
    front: [['door', 0.8, 0, 0.95, 1.85]],
  }),
  roof([0, 2.1, 0], [3, 0.9, 2.6], { ridge: 'away', gable: 'accentWalls' }),
];

export const pool: YardPage = {
  eye: [2.2, 3],
  horizon: 0.34,
  zoom: 1.1,
  isBare: true,
  pet: [2.2, 0, -0.1],
  ground: (stage) => drawPool(stage, { x: [-3.6, 3.2], z: [-0.2, 4.6] }),
  things: (random, stage) => [
    ...behind(stage, random),
    [houseBack(stage, 10), random.pick([-5, 4.5]), 10.2],
    [outdoor.lounger, 1.4, 6.2],
    [outdoor.lounger, 2.6, 6.3],
    [outdoor.parasol('accentFabric', 2.4), 2, 6.9],
    [fixture.plant(1.3, 'broad', 'trim'), -4.4, 4.8],
    [fixture.plant(1, 'blades', 'door'), 3.9, 5.4],
    [outdoor.gardenSofa, -2.4, 6.6],
    [[turned([0, 0, 0], [0.7, 0.4, 0.7], 'wood')], -2.4, 5.6],
  ],
};
