import {
  houseLook,
  localHouse,
  plainHouse,
  withRidge,
} from '#builtin/illustrator/homes/local-house.ts';
import type { Opening } from '#builtin/illustrator/models/building.ts';
import { fenceOf } from '#builtin/illustrator/models/fences.ts';
import { mailbox } from '#builtin/illustrator/models/grounds.ts';
import { asOne, type Model, put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block, tapered, turned } from '#builtin/illustrator/models/solid.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import type { Scene } from '#builtin/illustrator/scene.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { homesBehind, layGround, layStrip, planting, spots, trees } from './around.ts';
import { drawEllipseOn } from './ground-shapes.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** A house as builders put them up now: two storeys, the garage in a gabled wing before it. */
function newHouse(random: Random, scene: Scene): Model {
  const look = houseLook(random, { ...scene, stories: scene.stories ?? 2 });
  const isFlat = look.ridge === 'flat';
  const high = look.floors > 1 && !isFlat ? 5.4 : 3;
  const kind: Opening[0] = look.texture === 'stucco' ? 'plain' : 'window';
  const above: Opening[] = high > 4 ? [1, 4, 7.6].map((u) => [kind, u, 3.4, 1.3, 1.4]) : [];
  const over: Opening[] = high > 4 ? [0.8, 3.3].map((u) => [kind, u, 3.3, 1.3, 1.3]) : [];
  return asOne([
    ...plainHouse(withRidge(look, 'along'), [10.4, high, 8], {
      front: [[kind, 0.7, 0.9, 1.6, 1.4], ['door', 3.2, 0.1, 1.1, 2.2], ...above],
      right: [[kind, 2, 0.9, 1.3, 1.3]],
      left: [[kind, 2, 0.9, 1.3, 1.3]],
    }),
    ...put(
      plainHouse(
        withRidge(look, 'away'),
        [5.6, high - 0.2, 2.8],
        { front: [['garage', 0.5, 0, 4.6, 2.3], ...over] },
        1.9,
      ),
      [2.4, 0, -2.8],
    ),
    block([-1.4, 0, -0.6], [1.8, 0.16, 1.2], 'stone+2'),
  ]);
}

/** A tree of two years, tied to its stakes. */
const youngTree = ({ scene }: Stage): Model => {
  const [kind] = treeKindsOf(scene);
  return [
    ...outdoor.tree(kind === 'saguaro' ? 'broadleaf' : kind, kind === 'palm' ? 3.4 : 2.9, true),
    ...[-0.4, 0.4].map((x) => block([x, 0, -0.1], [0.06, 1.2, 0.06], '#d9b27a')),
    turned([0, 0, 0], [1.1, 0.06, 1.1], '#7a5a40'),
  ];
};

/** A street of houses that have just been built, the grass laid and the trees still small. */
export const newStreet: YardPage = {
  distance: [11.5, 12.5],
  eye: [3.2, 4],
  horizon: 0.42,
  zoom: 1,
  turn: -0.16,
  hasGrass: (x, z) => z > 1.2 && [-21, -7, 7, 21].every((at) => Math.abs(x - at - 2.4) > 2.6),
  ground: (stage) => {
    layStrip(stage, -16, -0.8, '#8a8d91');
    layStrip(stage, -0.8, -0.55, '#e4ded2');
    layStrip(stage, 0.2, 1.1, '#d3cdc1');
    for (const at of [-35, -21, -7, 7, 21, 35])
      layGround(
        stage,
        [
          [at - 0.2, 0, -0.8],
          [at + 5, 0, -0.8],
          [at + 4.8, 0, 6],
          [at, 0, 6],
        ],
        '#cfc9bd',
      );
  },
  pet: [-1.6, 0, 0.6],
  things: (random, stage) => [
    ...[-35, -21, -7, 7, 21, 35].flatMap((x, index): Placed[] => [
      [newHouse(random.fork(`new ${index}`), stage.scene), x, 8.8],
      [newHouse(random.fork(`back ${index}`), stage.scene), x + 6, 34, { turn: 2 }],
      [youngTree(stage), x - 3, 3.2],
      ...[-4.2, -3.2, -2.3].map((aside): Placed => [planting(stage, 0.5), x + aside, 8]),
    ]),
    ...[-27, -13, 1, 15].map((x): Placed => [mailbox('#2f3538'), x + 4.6, -0.2]),
  ],
};

/** Houses around the round end of a street. */
export const culDeSac: YardPage = {
  distance: [8, 9],
  eye: [3.4, 4.2],
  horizon: 0.4,
  zoom: 1.05,
  hasGrass: (x, z) => (x / 11.4) ** 2 + ((z - 9) / 9) ** 2 > 1 && !(Math.abs(x) < 4.8 && z < 9),
  ground: (stage) => {
    const road = (half: number, code: string) =>
      layGround(
        stage,
        [
          [-half, 0, -9],
          [half, 0, -9],
          [half, 0, 6],
          [-half, 0, 6],
        ],
        code,
      );
    for (const [x, z, wide, deep] of [
      [-12, 16, 9, 1.6],
      [0, 18.4, 2.4, 4],
      [12, 16, 9, 1.6],
    ] as const)
      layGround(
        stage,
        [
          [x - wide / 2, 0, z - deep],
          [x + wide / 2, 0, z - deep],
          [x + wide / 2, 0, z + 4],
          [x - wide / 2, 0, z + 4],
        ],
        '#cfc9bd',
      );
    road(4.4, '#d3cdc1');
    drawEllipseOn(stage, [0, 9], [11, 8.6], '#d3cdc1');
    drawEllipseOn(stage, [0, 9], [10, 7.7], '#8a8d91');
    road(3.5, '#8a8d91');
  },
  pet: [1.4, 0, 0.8],
  things: (random, stage) => [
    ...trees(stage, random, spots('-8,36 7,36 -22,32 22,32 -30,22 30,22'), 9),
    [newHouse(random.fork('far left'), stage.scene), -14.5, 22],
    [newHouse(random.fork('far'), stage.scene), 0, 25],
    [newHouse(random.fork('far right'), stage.scene), 14.5, 22],
    [newHouse(random.fork('left'), stage.scene), -19, 9, { turn: 1 }],
    [newHouse(random.fork('right'), stage.scene), 19, 9, { turn: 3 }],
    ...trees(stage, random, spots('-12,2 12.5,2.4 -7,19.5 7.4,19.5'), 5),
    [mailbox('#2f3538'), -5.2, 1.4],
    [mailbox('#2f3538'), 5.2, 2],
  ],
};

/** A pillar of stone with a lantern on it. */
const gatePost: Model = [
  block([0, 0, 0], [1.1, 2.6, 1.1], 'stone', { texture: 'stone' }),
  block([0, 2.6, 0], [1.4, 0.22, 1.4], 'stone+2'),
  block([0, 2.82, 0], [0.36, 0.5, 0.36], '#ffe2a0'),
  tapered([0, 3.32, 0], [0.5, 0.26, 0.5], '#2b2f32', { x: [0.3, 0.7], z: [0.3, 0.7] }),
  block([0, 2.8, 0], [0.42, 0.06, 0.42], '#2b2f32'),
];

/** One leaf of an iron gate, higher where it meets the other one. */
const gateLeaf = (side: -1 | 1): Model => [
  ...Array.from({ length: 14 }, (_, i) => {
    const x = side * (0.12 + i * 0.19);
    return block([x, 0.12, 0], [0.04, 2.3 - (i / 14) ** 2 * 0.5, 0.04], '#2b2f32');
  }),
  ...[0.2, 1.1, 1.75].map((y) => block([side * 1.36, y, 0], [2.6, 0.07, 0.06], '#2b2f32')),
];

/** Iron gates between stone pillars, and the drive that leads to a large house. */
export const gatedEntrance: YardPage = {
  distance: [7, 8],
  eye: [1.8, 2.2],
  horizon: 0.52,
  zoom: 1.15,
  hasGrass: (x) => Math.abs(x) > 3,
  ground: (stage) =>
    layGround(
      stage,
      [
        [-3.2, 0, -9],
        [3.2, 0, -9],
        [2.6, 0, 40],
        [-2.6, 0, 40],
      ],
      '#c9bfae',
    ),
  pet: [-4.2, 0, 0.4],
  things: (random, stage) => {
    const look = houseLook(random.fork('house'), { ...stage.scene, stories: 2 });
    const windows = [1.4, 4.6, 15.6, 18.8].flatMap((u): Opening[] => [
      ['tall', u, 0.8, 1.5, 2],
      ['tall', u, 4, 1.5, 1.8],
    ]);
    return [
      [
        [
          ...plainHouse(withRidge(look, 'hip'), [22, 6.6, 9], { front: windows }, 3),
          ...put(
            plainHouse(
              withRidge(look, 'away'),
              [6.4, 6.8, 2],
              {
                front: [
                  ['door', 2.4, 0.2, 1.6, 2.8],
                  ['tall', 2.4, 4, 1.6, 1.9],
                ],
              },
              2.2,
            ),
            [0, 0, -2],
          ),
        ],
        0,
        40,
      ],
      ...[8, 14, 21, 29].flatMap((z): Placed[] =>
        [-5.4, 5.4].map((x) => [outdoor.tree(treeKindsOf(stage.scene)[0], 6.5, false), x, z]),
      ),
      ...trees(stage, random, spots('-14,14 14,15 -20,24 20,24'), 9),
      ...[-3.4, 3.4].map((x): Placed => [gatePost, x, 3.4]),
      ...([-1, 1] as const).map((side): Placed => [gateLeaf(side), 0, 3.4]),
      ...[-9.6, 9.6].flatMap((x): Placed[] => [
        [fenceOf('stone', 11), x, 3.6],
        [fenceOf('iron', 11), x, 3.6, { y: 0.8 }],
      ]),
      ...[-4.6, -5.7, -6.8, 4.6, 5.7, 6.8].map((x): Placed => [planting(stage, 0.8), x, 2.4]),
    ];
  },
};

/** A low wall of stone at the corner of a neighborhood, a board without lettering on it, flowers before it. */
export const entranceSign: YardPage = {
  distance: [7.6, 8.4],
  eye: [1.8, 2.2],
  horizon: 0.46,
  hasGrass: (x, z) => x < 4.4 || z > 60,
  ground: (stage) => {
    for (const [aside, code] of [
      [0.7, '#d3cdc1'],
      [0, '#8a8d91'],
    ] as const)
      layGround(
        stage,
        [
          [5 - aside, 0, -9],
          [11 + aside, 0, -9],
          [8 + aside, 0, 60],
          [3.4 - aside, 0, 60],
        ],
        code,
      );
  },
  things: (random, stage) => [
    ...homesBehind(stage, random, 22, [-24, -11]),
    [localHouse(random.fork('beyond'), stage.scene), 17, 20],
    ...trees(stage, random, spots('-8.5,9 -3,12 13.5,10'), 7.5),
    [
      [
        block([0, 0, 0], [6.4, 1.5, 0.6], 'stone', { texture: 'stone' }),
        block([0, 1.5, 0], [6.7, 0.16, 0.8], 'stone+2'),
        block([0, 0.38, -0.34], [4.2, 0.86, 0.08], '#2f4a45'),
        block([0, 0.44, -0.385], [4, 0.74, 0.01], '#38564f'),
        outdoor.houseMark([0, 0.54, -0.4], 0.5),
        ...[-3.7, 3.7].flatMap((x) => [
          block([x, 0, 0], [1, 2.1, 1], 'stone', { texture: 'stone' }),
          block([x, 2.1, 0], [1.2, 0.16, 1.2], 'stone+2'),
          block([x, 2.26, 0], [0.3, 0.4, 0.3], '#ffe2a0'),
        ]),
      ],
      -1.2,
      3.4,
    ],
    ...Array.from({ length: 12 }, (_, i): Placed => [planting(stage, 0.42), -5 + i * 0.68, 2.5]),
    ...Array.from(
      { length: 11 },
      (_, i): Placed => [
        stage.scene.region === 'desert' ? planting(stage, 0.4) : outdoor.bush(0.4, true),
        -4.8 + i * 0.7,
        1.8,
      ],
    ),
  ],
};
