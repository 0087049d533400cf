import { mainLook, plainHouse, withRidge } from '#builtin/illustrator/homes/local-house.ts';
import { drawPool } from '#builtin/illustrator/homes/pool.ts';
import { dock, overWater } from '#builtin/illustrator/models/boats.ts';
import { mass, roof } from '#builtin/illustrator/models/building.ts';
import * as details from '#builtin/illustrator/models/details.ts';
import { fenceOf } from '#builtin/illustrator/models/fences.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import { flames } from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, type Solid, turned } from '#builtin/illustrator/models/solid.ts';
import type { Region, SceneSubject } from '#builtin/illustrator/scene.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { spots, trees } from './around.ts';
import { atPool, standingPool } from './pool-kinds.ts';
import { drawWaterTo } from './water.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** The back of a house: a wall with a wide glass door, windows and a roof over it. */
export const houseBack = (stage: Stage, width: number): Model => {
  const look = mainLook(stage.random.fork('house'), stage.scene);
  const back = plainHouse(
    look.ridge === 'away' ? withRidge(look, 'along') : look,
    [width, 2.9, 5],
    {
      front: [
        ['glazed', width * 0.5 - 1.2, 0.05, 1.15, 2.15],
        ['glazed', width * 0.5 + 0.05, 0.05, 1.15, 2.15],
        ['lantern', width * 0.5 - 1.6, 1.7],
        ['window', width * 0.14, 0.9, 1.5, 1.3],
        ['window', width * 0.76, 0.9, 1.5, 1.3],
      ],
      right: [['window', 1.6, 0.9, 1.3, 1.3]],
      left: [['window', 1.6, 0.9, 1.3, 1.3]],
    },
    2.1,
  );
  return put(back, [0, 0, -2.5]);
};

const isDry = ({ scene }: Stage) => scene.region === 'desert';

/** A hedge, or what grows instead of one where it is dry. */
const hedge = (stage: Stage, from: number, to: number, height = 0.9): Model =>
  isDry(stage)
    ? outdoor.row(outdoor.grass(height * 0.8), from, to, 1.1)
    : outdoor.row(outdoor.bush(height, true), from, to, height * 0.8);

const overlooksWater = new Set<SceneSubject>(['patio', 'deck', 'patio-dining']);

/** A lake or a canal behind the yard, where one was asked for. */
function drawWaterBehind(stage: Stage) {
  if (asks(stage, 'waterside')) drawWaterTo(stage, (x) => 9 + Math.sin(x * 0.4) * 0.3, 'lake');
}

/** A wall of fence behind the yard, with trees that look over it. */
export const behind = (stage: Stage, random: Random): Placed[] =>
  asks(stage, 'waterside') && overlooksWater.has(stage.scene.subject)
    ? farShore(stage, random)
    : fencedIn(stage, random);

/** What grows between a yard and the water it looks on. */
const farShore = (stage: Stage, random: Random): Placed[] => [
  ...trees(
    stage,
    random,
    [
      [-9, 9],
      [9.6, 9.4],
    ],
    7,
    false,
  ),
  ...[-7, -5.6, -3, 2.4, 4.4, 6.2, 8].map((x): Placed => [outdoor.grass(0.9), x, 8.8]),
  [overWater(dock([0, 9], [1.5, 4.5, 7.5])), 3.4, 9.4],
];

const fencedIn = (stage: Stage, random: Random): Placed[] =>
  asks(stage, 'vista') ? openBehind(stage, random) : closedBehind(stage, random);

/** Where one is to see far, nothing high stands between. */
const openBehind = (stage: Stage, random: Random): Placed[] => [
  ...trees(
    stage,
    random,
    [
      [-10, 13],
      [11, 13],
    ],
    8,
  ),
  [fenceOf('split-rail', 26), 0, 10],
];

const closedBehind = (stage: Stage, random: Random): Placed[] => [
  ...trees(stage, random, spots('-7.5,12.5 -2.5,13.5 3,13 8,12.5'), 8),
  [
    stage.scene.fence
      ? fenceOf(stage.scene.fence, 26, stage.scene.colors?.fence)
      : outdoor.fence(26, 1.7, random.pick(['wood', 'wood+1', 'trim'])),
    0,
    10,
  ],
  [hedge(stage, -9, 9), 0, 9.3],
];

export const patio: YardPage = {
  ground: drawWaterBehind,
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
    ...(asks(stage, 'outdoor-fireplace')
      ? ([[stoneFireplace, 0.4, 7]] as Placed[])
      : ([[outdoor.firePit, 0.2, 2.4]] as Placed[])),
    ...(stage.scene.extras?.includes('coffee')
      ? ([
          [[block([0, 0, 0], [0.5, 0.5, 0.5], 'wood')], -2.6, 1.4],
          [details.coffeeCup, -2.6, 1.4, { y: 0.5, size: 1.6 }],
        ] as Placed[])
      : []),
    [outdoor.deckChair, -1.8, 2.6, { turn: 1 }],
    [outdoor.deckChair, 2.2, 2.6, { turn: 3 }],
    ...(asks(stage, 'outdoor-fireplace')
      ? ([[[turned([0, 0, 0], [0.9, 0.4, 0.9], 'wood')], 0.2, 2.6]] as Placed[])
      : ([
          [outdoor.deckChair, -0.6, 4.3],
          [outdoor.deckChair, 1.0, 4.3],
        ] as Placed[])),
    [outdoor.gardenSofa, 3.6, 4.6, { chance: 0.6 }],
    [outdoor.pergola(3.6, 2.6), 3.4, 5, { chance: asks(stage, 'pergola') ? 1 : 0.4 }],
    [fixture.plant(1.1, 'broad', 'accentFabric'), 4.2, 0.8],
    [fixture.plant(0.8, 'blades'), -3.8, 0.9],
  ],
};

/** A hearth of stone out of doors, its chimney and a fire in it. */
const stoneFireplace: Model = [
  block([0, 0, 0.3], [3, 0.4, 1.7], 'stone+1', { texture: 'stone' }),
  block([0, 0.4, 0.4], [2.4, 1.9, 1.1], 'stone', { texture: 'stone' }),
  block([0, 0.5, -0.17], [1.3, 1.1, 0.04], '#241f1c'),
  block([0, 1.74, -0.2], [2.2, 0.18, 0.3], 'wood-2'),
  block([0, 2.3, 0.45], [1.3, 1.7, 0.9], 'stone', { texture: 'stone' }),
  block([0, 4, 0.45], [1.5, 0.14, 1.1], 'stone+2'),
  flames([0, 0.52, -0.2], 0.8),
];

/** Nobody fences off a view of the sea. */
export const hasSeaView = ({ scene }: Stage) =>
  scene.region === 'coast' || scene.region === 'tropics';

export const deck: YardPage = {
  ground: drawWaterBehind,
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
    ...tableForGuests(random, stage, 0.3),
    [outdoor.grill, 2.9, 3.9, { y: 0.3, size: 1.15 }],
    ...(asks(stage, 'string-lights') ? lightsOverDeck : []),
    [fixture.plant(1.1, 'broad', 'door'), -3.4, 3.8, { y: 0.3 }],
    [fixture.plant(0.8, 'bush', 'accentFabric'), 4.3, 1.2, { y: 0.3 }],
  ],
};

/** Posts at the corners of a deck and bulbs strung between them. */
const lightsOverDeck: Placed[] = [
  ...[-4.7, 4.7].flatMap((x): Placed[] =>
    [0.6, 5.2].map((z) => [[block([0, 0, 0], [0.12, 2.9, 0.12], 'wood-1')], x, z, { y: 0.3 }]),
  ),
  [
    [
      outdoor.lights([-4.7, 3.15, 5.2], [4.7, 3.15, 0.6], 15),
      outdoor.lights([4.7, 3.15, 5.2], [-4.7, 3.15, 0.6], 15),
      outdoor.lights([-4.7, 3.15, 5.2], [4.7, 3.15, 5.2], 13),
    ],
    0,
    0,
  ],
];

/** A table with chairs around it and a parasol over it, so many metres above the ground. */
const tableForGuests = (random: Random, { scene }: Stage, y: number): Placed[] => {
  const isLong = scene.extras?.includes('six-seats');
  return [
    [furniture.table(isLong ? 2.8 : 1.9, 1, 'wood-2'), 0.2, 2.4, { y }],
    ...(isLong ? [-0.75, 0.2, 1.15] : [-0.4, 0.8]).flatMap((x): Placed[] => [
      [furniture.chair, x, 3.3, { y }],
      [furniture.chair, x, 1.5, { y, turn: 2 }],
    ]),
    // No parasol where lights or beams are over the table.
    ...(scene.extras?.some((extra) => extra === 'string-lights' || extra === 'pergola')
      ? []
      : ([
          [outdoor.parasol(random.pick(['accentFabric', 'door', '#f1ede4'])), 0.2, 2.5, { y }],
        ] as Placed[])),
    [fixture.fruitBowl, 0.2, 2.1, { y: y + 0.78 }],
    ...(scene.extras?.includes('coffee')
      ? ([[details.coffeeCup, 0.7, 2.1, { y: y + 0.78, size: 1.5 }]] as Placed[])
      : []),
  ];
};

/** Paving behind a house with a table for guests on it. */
export const diningPatio: YardPage = {
  ground: drawWaterBehind,
  eye: [2, 2.5],
  paving: [{ x: [-5.5, 5.5], z: [-6, 6.4], tint: 'stone+3', texture: 'stone' }],
  pet: [1.9, 0, 0.2],
  horizon: 0.4,
  things: (random, stage) => [
    ...behind(stage, random),
    [houseBack(stage, 9), random.pick([-7.2, -6.6]), 9.4],
    ...(asks(stage, 'pergola') ? ([[outdoor.pergola(5.4, 3.8, 2.7), 0, 2.8]] as Placed[]) : []),
    ...tableForGuests(random, stage, 0),
    ...(asks(stage, 'string-lights') ? lightsOverDeck : []),
    [outdoor.gardenSofa, 4, 4.8, { chance: 0.5 }],
    [fixture.plant(1.1, 'broad', 'accentFabric'), 4.2, 1],
    [fixture.plant(0.9, 'bush', '#b5573a'), -3.6, 1.2],
    [fixture.plant(0.8, 'blades'), -3, 4.8],
  ],
};

export const garden: YardPage = {
  paving: [{ x: [-0.7, 0.7], z: [-6, 9], tint: '#c9bfae', texture: 'stone' }],
  pet: [0.1, 0, 0.4],
  things: (random, stage) => [
    ...behind(stage, random),
    ...[
      [-2.3, 0.6, stage.scene.season === 'summer' ? 'tomatoes' : 'leaves'],
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

const besideSea = new Set<Region>(['coast', 'tropics']);

/** Beside a pool over whose edge one looks far. */
const atTheEdge: readonly Placed[] = [
  [outdoor.lounger, 4.9, 2.6, { turn: 3 }],
  [outdoor.lounger, 4.9, 4, { turn: 3 }],
  [outdoor.parasol('accentFabric', 2.2), 5.4, 3.3],
  [outdoor.gardenSofa, -5.4, 3.2, { turn: 1 }],
  [fixture.plant(1.3, 'broad', 'trim'), -4.6, 1],
  [fixture.plant(1, 'blades', 'door'), 4.4, 1],
];

export const pool: YardPage = {
  eye: [2.2, 3],
  horizon: 0.34,
  zoom: 1.1,
  isBare: true,
  pet: [2.2, 0, -0.1],
  ground: (stage) => {
    const isOpen = asks(stage, 'infinity');
    if (isOpen && besideSea.has(stage.scene.region)) drawWaterTo(stage, () => 4.9, 'sea');
    if (!asks(stage, 'above-ground')) drawPool(stage, { x: [-3.6, 3.2], z: [-0.2, 4.6] });
  },
  things: (random, stage) =>
    asks(stage, 'infinity')
      ? atTheEdge
      : [
          ...behind(stage, random),
          [houseBack(stage, 10), random.pick([-5, 4.5]), 10.2],
          [outdoor.lounger, 1.4, 6.2],
          [outdoor.lounger, 2.6, 6.3],
          [outdoor.parasol('accentFabric', 2.4), 2, 6.9],
          [fixture.plant(1.3, 'broad', 'trim'), -4.4, 4.8],
          [fixture.plant(1, 'blades', 'door'), 3.9, 5.4],
          [outdoor.gardenSofa, -2.4, 6.6],
          [[turned([0, 0, 0], [0.7, 0.4, 0.7], 'wood')], -2.4, 5.6],
          ...atPool(stage),
          ...(asks(stage, 'above-ground')
            ? ([[standingPool, -0.6, 4.2, { size: 0.8 }]] as Placed[])
            : []),
        ],
};

/** Lanes for swimmers, loungers in rows under parasols and the house of the club. */
export const communityPool: YardPage = {
  eye: [2.8, 3.4],
  distance: [6, 7],
  horizon: 0.3,
  zoom: 1.05,
  isBare: true,
  pet: [3, 0, -0.4],
  ground: (stage) => drawPool(stage, { x: [-7, 7], z: [0, 8.6] }),
  things: (random, stage) => {
    const look = mainLook(random.fork('house'), stage.scene);
    return [
      ...behind(stage, random).map(([model, x, z, how]): Placed => [model, x * 1.6, z + 10, how]),
      [
        [
          ...plainHouse(
            withRidge(look, 'hip'),
            [15, 3.2, 6],
            {
              front: [2, 4.4, 6.4, 7.6, 9.6, 12].map((u) =>
                u > 6 && u < 8 ? ['glazed', u, 0.05, 1.1, 2.2] : ['tall', u, 0.6, 1.2, 1.8],
              ),
            },
            2.6,
          ),
          ...[-5, -2.5, 0, 2.5, 5].map((x) => block([x, 0, -1.5], [0.24, 2.9, 0.24], '#f6f2e9')),
          block([0, 2.9, -0.9], [11, 0.22, 1.8], '#f6f2e9'),
        ],
        0,
        14,
      ],
      ...[-6, -4.6, -2.4, -1, 1.2, 2.6, 4.8, 6.2].map((x): Placed => [outdoor.lounger, x, 10.4]),
      ...[-5.3, -1.7, 1.9, 5.5].map(
        (x, index): Placed => [outdoor.parasol(index % 2 ? '#f6f2e9' : '#3f6f9a', 2.6), x, 10.9],
      ),
      // Floats on lines between the lanes.
      ...[-4.2, -1.4, 1.4, 4.2].map(
        (x): Placed => [
          Array.from({ length: 17 }, (_, index) =>
            block([0, 0, index * 0.5], [0.14, 0.06, 0.4], index % 2 ? '#f6f2e9' : '#c8433a'),
          ).map((float): Solid => ({ ...float, hasShadow: false })),
          x,
          0.3,
          { y: 0.02 },
        ],
      ),
      [guardChair, 8.2, 4],
    ];
  },
};

/** A tall white chair with a ladder, from which one watches the water. */
const guardChair: Model = [
  ...[-0.4, 0.4].flatMap((x) =>
    [-0.4, 0.4].map((z) => block([x, 0, z], [0.1, 1.7, 0.1], '#f6f2e9')),
  ),
  ...[0.4, 0.8, 1.2].map((y) => block([0, y, -0.4], [0.8, 0.07, 0.08], '#f6f2e9')),
  block([0, 1.7, 0], [0.95, 0.1, 0.95], '#f6f2e9'),
  block([0, 1.8, 0.4], [0.95, 0.8, 0.08], '#c8433a'),
  ...[-0.44, 0.44].map((x) => block([x, 2, 0], [0.07, 0.07, 0.8], '#f6f2e9')),
];
