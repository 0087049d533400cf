import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, mix } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { mass, type Opening, roof } from '#builtin/illustrator/models/building.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import {
  block,
  drawn,
  soft,
  type Tint,
  tapered,
  turned,
} from '#builtin/illustrator/models/solid.ts';
import { car, kayak } from '#builtin/illustrator/models/vehicles.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { streetLamp } from '#builtin/illustrator/streets/street-furniture.ts';
import type { Random } from '#builtin/random.ts';
import { drawWaterTo } from './water.ts';
import type { Placed, YardPage } from './yard-page.ts';

const wild = (
  stage: Stage,
  random: Random,
  places: readonly (readonly [number, number])[],
  size: number,
): Placed[] =>
  places.map(([x, z]) => {
    const kind = random.pick(treeKindsOf(stage.scene));
    return [
      outdoor.tree(kind, kind === 'saguaro' ? 3.6 : size * random.between(0.8, 1.25), false),
      x + random.spread(1),
      z + random.spread(1),
    ];
  });

const rock = (size: number): Model => [
  tapered([0, 0, 0], [size, size * 0.6, size * 0.8], 'stone', { x: [0.2, 0.7], z: [0.3, 0.8] }),
];

/** A path of trodden earth that winds away. */
function drawTrail(stage: Stage) {
  const { camera, canvas, light, scene } = stage;
  const earth = lit(light, mix(color('#c2a076'), snowColor, isSnowy(scene) ? 0.5 : 0), [0, 0.9, 0]);
  const bend = stage.random.fork('trail').pick([1, -1]);
  const at = (z: number) => bend * Math.sin(z * 0.2) * (0.4 + z * 0.12);
  const edge = (side: number) => {
    const points: Vector[] = [];
    for (let z = -4.6; z < 70; z += z < 12 ? 0.6 : 3)
      points.push([at(z) + side * (0.9 + 0.1 * Math.sin(z * 3)), 0, z]);
    return points;
  };
  canvas.polygon(
    projectPolygon(camera, [...edge(-1), ...edge(1).reverse()]),
    canvas.linear(
      [0, camera.horizon],
      [0, canvas.height],
      [
        [0, mix(earth, light.haze, 0.3)],
        [0.4, earth],
        [1, darker(earth, 0.16)],
      ],
    ),
    { outline: { paint: darker(earth, 0.22), width: 2 } },
  );
}

export const trail: YardPage = {
  horizon: 0.46,
  ground: drawTrail,
  pet: [-0.5, 0, 0.4],
  things: (random, stage) => [
    ...wild(
      stage,
      random,
      [
        [-5, 5],
        [4.6, 4],
        [-7, 10],
        [7, 9],
        [-4.5, 15],
        [5.5, 16],
        [-10, 18],
        [10, 20],
        [-3, 26],
        [6, 30],
        [-9, 32],
        [13, 30],
      ],
      7.5,
    ),
    [rock(0.9), -2, 0.8],
    [rock(0.6), 2.3, 1.8],
    [rock(1.2), 3.2, 6],
    ...[
      [-1.7, -0.6],
      [1.9, -0.2],
      [-2.4, 3],
      [2.6, 4.4],
      [-1.6, 5.6],
      [3.4, 0.8],
      [-3.4, 1.4],
    ].map(
      ([x, z]): Placed => [
        random.chance(0.6) ? outdoor.grass(0.7) : outdoor.bush(0.6, true),
        x ?? 0,
        z ?? 0,
      ],
    ),
    [waymark, random.pick([-1.6, 1.7]), 1.2],
  ],
};

/** A post with two plain arrows. */
const waymark: Model = [
  block([0, 0, 0], [0.14, 1.7, 0.14], 'wood-1'),
  block([0.2, 1.3, -0.09], [0.74, 0.2, 0.04], 'wood+1'),
  block([-0.2, 1.02, -0.09], [0.7, 0.2, 0.04], 'wood+1'),
];

export const lake: YardPage = {
  horizon: 0.46,
  eye: [1.8, 2.4],
  ground: (stage) =>
    drawWaterTo(stage, (x) => 1.6 + Math.sin(x * 0.25) * 0.7 + Math.abs(x) * 0.1, 'lake'),
  pet: [0.2, 0.42, 1.6],
  things: (random, stage) => [
    ...wild(
      stage,
      random,
      [
        [-9, 7],
        [-12, 12],
        [10, 8],
        [13, 13],
      ],
      8,
    ),
    [dock, 0.2, 4.2],
    [kayak(random.pick(['#d9772f', '#c8433a', '#e0b23a', '#3f8f86'])), 3.4, 2.6],
    [outdoor.deckChair, -0.4, 5.6, { y: 0.42, turn: 2 }],
    [outdoor.deckChair, 0.8, 5.6, { y: 0.42, turn: 2 }],
    [rock(1), -4, 1.6],
    [rock(0.7), -2.6, 1.0],
    ...[-5.4, -3.4, 4.8, 6].map((x): Placed => [outdoor.grass(0.9), x, 0.9]),
  ],
};

const dock: Model = [
  ...[-0.9, 0.9].flatMap((x) =>
    [-3, 0, 3].map((z) => turned([x, -0.3, z], [0.18, 1, 0.18], 'wood-3')),
  ),
  block([0, 0.3, 0], [1.9, 0.12, 7], 'wood', { texture: 'boards' }),
];

/** Sand between the viewer and the water. */
function drawSand(stage: Stage) {
  const { canvas, camera, light } = stage;
  const sand = lit(light, color('#e6d2a6'), [0, 0.95, 0]);
  canvas.polygon(
    rectangleBetween([0, camera.horizon], [canvas.width, canvas.height]),
    canvas.linear(
      [0, camera.horizon],
      [0, canvas.height],
      [
        [0, sand],
        [1, darker(sand, 0.1)],
      ],
    ),
  );
  drawWaterTo(stage, (x) => 5.4 + Math.sin(x * 0.3) * 0.9 + x * 0.16, 'sea');
}

export const beach: YardPage = {
  horizon: 0.42,
  isBare: true,
  ground: drawSand,
  pet: [-1.2, 0, 1.2],
  things: (random, stage) => [
    ...(treeKindsOf(stage.scene).includes('palm')
      ? ([
          [outdoor.tree('palm', 6.5), -5.4, 3.4],
          [outdoor.tree('palm', 5.6), -6.6, 5.2],
        ] as Placed[])
      : []),
    [outdoor.parasol(random.pick(['door', 'accentFabric', '#d9542e']), 2.4), 1.8, 2.4],
    [outdoor.lounger, 1.2, 2.2],
    [outdoor.lounger, 2.6, 2.4],
    [[soft([0, 0, 0], [0.9, 0.03, 1.8], 'accentFabric+2', 0.02)], -0.8, 2],
    [
      [
        turned([0, 0, 0], [0.3, 0.28, 0.3], '#d9542e', [
          [0.7, 0],
          [1, 1],
        ]),
      ],
      -0.2,
      0.6,
    ],
    ...Array.from(
      { length: 12 },
      (_, index): Placed => [
        outdoor.grass(random.between(0.5, 0.95)),
        (index < 7 ? -3 : 3.2) + (index < 7 ? -1 : 1) * random.between(0.2, 2.6),
        random.between(-0.6, 1.8),
      ],
    ),
    [outdoor.fence(3, 0.8, '#d8c9a8', 0.06), -4.6, 2.4, { chance: 0.5 }],
  ],
};

const shopTints: Tint[] = [
  'brick',
  '#c9a981',
  '#8fa39a',
  '#e3d6ba',
  '#7d8fa0',
  'brick-2',
  '#b9866a',
];

/** A house with a shop below: large panes, an awning, windows above. */
function shop(random: Random, width: number): Model {
  const tint = random.pick(shopTints);
  const floors = random.pick([2, 2, 3]);
  const height = 3.6 + (floors - 1) * 2.9;
  const cloth = random.pick<Tint>(['#b5473a', '#1f6a5a', '#d9a23a', '#3f6f9a', '#f1ede4']);
  const upper: Opening[] = Array.from({ length: (floors - 1) * 3 }, (_, index) => [
    'tall',
    width * (0.12 + (index % 3) * 0.3),
    4.1 + Math.floor(index / 3) * 2.9,
    1,
    1.7,
  ]);
  return [
    mass([0, 0, 4], [width, height, 8], tint, {
      texture: tint.startsWith('brick') ? 'brick' : 'plain',
      front: upper,
      left: [],
      right: [],
    }),
    block([0, height, 4], [width + 0.2, 0.4, 8.2], 'trim-1'),
    block([0, 0, -0.04], [width - 0.4, 0.5, 0.1], 'accentWalls-2'),
    shopWindow(width),
    block([0, 3.2, -0.1], [width, 0.34, 0.2], 'trim'),
    tapered([0, 2.5, -0.7], [width - 0.3, 0.75, 1.3], cloth, {
      z: [0.9, 1],
      ends: cloth,
      top: cloth,
    }),
    ...Array.from({ length: Math.floor((width - 0.3) / 0.7) }, (_, index) =>
      block(
        [-width / 2 + 0.5 + index * 0.7, 2.32, -1.34],
        [0.35, 0.2, 0.03],
        cloth === '#f1ede4' ? 'door' : '#f4ecdc',
      ),
    ),
  ];
}

const shopWindow = (width: number) =>
  mass([0, 0.5, -0.02], [width - 0.4, 2.5, 0.08], 'trim', {
    front: [
      ['plain', 0.2, 0.1, width * 0.34, 2.2],
      ['glazed', width * 0.41, -0.45, 1.05, 2.3],
      ['plain', width * 0.41 + 1.3, 0.1, width * 0.5 - 1.6, 2.2],
    ],
  });

/** A row of shops along the left or the right side of a street. */
const shopsOn = (random: Random, side: -1 | 1): Placed[] => {
  let z = 1.5;
  return Array.from({ length: 6 }, (_, index): Placed => {
    const width = random.between(6, 7.6);
    z += width;
    return [
      shop(random.fork(`${side} ${index}`), width),
      side * 7.4,
      z - width / 2,
      { turn: side < 0 ? 1 : 3 },
    ];
  });
};

const cafeTable: Model = [
  turned([0, 0, 0], [0.4, 0.03, 0.4], 'metal'),
  turned([0, 0.03, 0], [0.05, 0.7, 0.05], 'metal'),
  turned([0, 0.72, 0], [0.75, 0.03, 0.75], '#f1ede4'),
];

const lampPost: Model = [
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

export const downtown: YardPage = {
  eye: [1.9, 2.8],
  distance: [3.4, 4.6],
  horizon: 0.56,
  zoom: 1.1,
  turn: -0.34,
  isBare: true,
  ground: drawMainStreet,
  pet: [4.4, 0, 0.6],
  things: (random, stage) => [
    ...shopsOn(random.fork('left'), -1),
    ...shopsOn(random.fork('right'), 1),
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
    [car('#b5473a'), 2.5, 8, {}],
    [car('#5f7485'), -2.5, 15, { turn: 2 }],
    [car('#e4dccb'), 2.5, 21, { chance: 0.6 }],
    ...[1.4, 3.6].flatMap((z): Placed[] => [
      [cafeTable, -5.4, z],
      [furniture.chair, -5.4, z + 0.7, {}],
      [furniture.chair, -4.7, z, { turn: 3 }],
      [outdoor.parasol('accentFabric', 2), -5.4, z + 0.1],
    ]),
    [fixture.plant(1, 'bush', 'door'), 5, 2.2],
    [fixture.plant(1, 'bush', 'door'), 5, 5],
    [outdoor.bush(0.8, true), -3.9, 5.4],
    [outdoor.sandwichBoard, 5.2, 3.4, { turn: 3 }],
  ],
};

/** A small house as it is seen from the air. */
const roofTints: Tint[] = ['#6b5a4e', '#8a5a44', '#5b5f66', '#9a7a5a', '#4d5660', '#7a4a3c'];
function houseFromAbove(random: Random): Model {
  const tint = random.pick<Tint>(['#e9e2d0', '#d9cdb4', '#c8b7a0', '#b9c4c4', '#e6d6a8']);
  const cover = random.pick(roofTints);
  const [width, depth] = [random.between(9, 12), random.between(7, 8.5)];
  const wing = random.chance(0.6);
  return [
    mass([0, 0, 0], [width, 3.2, depth], tint, {
      front: [
        ['window', 1.2, 1, 1.6, 1.4],
        ['door', width * 0.45, 0, 1.1, 2.2],
        ['window', width * 0.7, 1, 1.6, 1.4],
      ],
    }),
    roof([0, 3.2, 0], [width + 1, 2.2, depth + 1], {
      tint: cover,
      gable: tint,
      ridge: random.pick(['along', 'hip']),
      texture: 'plain',
    }),
    ...(wing
      ? [
          mass([width * 0.28, 0, -depth / 2 - 1.4], [width * 0.42, 2.8, 2.8], tint, {
            front: [['garage', 0.5, 0, width * 0.42 - 1, 2.2]],
          }),
          roof([width * 0.28, 2.8, -depth / 2 - 1.2], [width * 0.42 + 0.8, 1.5, 3.6], {
            tint: cover,
            gable: tint,
            ridge: 'away',
            texture: 'plain',
          }),
        ]
      : []),
  ];
}

function drawBlocks(stage: Stage) {
  const { camera, canvas, light, scene } = stage;
  const ground = (code: string) =>
    lit(light, mix(color(code), snowColor, isSnowy(scene) ? 0.5 : 0), [0, 0.95, 0]);
  const strip = (x0: number, z0: number, x1: number, z1: number, code: string) =>
    canvas.polygon(
      projectPolygon(camera, [
        [x0, 0, z0],
        [x1, 0, z0],
        [x1, 0, z1],
        [x0, 0, z1],
      ]),
      ground(code),
    );
  for (const z of streetsAt) {
    strip(-160, z - 4.6, 160, z + 4.6, '#cfc7b8');
    strip(-160, z - 3, 160, z + 3, '#8a8d91');
  }
  strip(-24.6, -40, -15.4, 400, '#cfc7b8');
  strip(-23, -40, -17, 400, '#8a8d91');
}

const streetsAt = [26, 78, 130, 182, 234];

export const aerial: YardPage = {
  eye: [26, 34],
  distance: [26, 32],
  horizon: 0.08,
  zoom: 1.2,
  isBare: true,
  ground: drawBlocks,
  things: (random, stage) => {
    const places = [10, 44, 62, 96, 114, 148, 166, 200, 218, 252].flatMap((z, line) =>
      Array.from(
        { length: 9 },
        (_, index) => [-70 + index * 18.5 + (index > 2 ? 8 : 0), z, line] as const,
      ),
    );
    const [kind] = treeKindsOf(stage.scene);
    return places
      .filter(([x]) => x < -26 || x > -13)
      .flatMap(([x, z, line], index): Placed[] => {
        const own = random.fork(`house ${index}`);
        const looksNear = line % 2 === 1;
        return [
          [houseFromAbove(own), x, z, { turn: looksNear ? 0 : 2 }],
          ...(z < 70
            ? ([
                [-7.4, looksNear ? 7 : -6],
                [7.6, looksNear ? -5 : 5],
              ] as const)
            : ([[-7.4, 5]] as const)
          ).map(
            ([dx, dz]): Placed => [
              crown(kind === 'saguaro' ? 'palm' : kind, own.between(4.2, 6)),
              x + dx,
              z + dz,
            ],
          ),
          ...(own.chance(0.22) && z < 70
            ? ([[blue, x + 2, z + (looksNear ? 8 : -8)]] as Placed[])
            : []),
        ];
      });
  },
};

const blue: Model = [
  block([0, 0, 0], [5, 0.05, 3], '#e9e4d6', { top: '#e9e4d6' }),
  block([0, 0.05, 0], [4.4, 0.03, 2.4], '#4fb3c4', { top: '#5fc0cf' }),
];

/** A tree from above is its crown. */
const crown = (kind: 'palm' | 'broadleaf' | 'conifer', height: number): Model =>
  kind === 'conifer'
    ? [
        turned([0, 0, 0], [height * 0.6, height * 1.3, height * 0.6], '#3f6650', [
          [1, 0.1],
          [0.06, 1],
        ]),
      ]
    : [
        turned([0, 0, 0], [0.4, height * 0.4, 0.4], '#6b5440'),
        drawn([0, height * 0.2, 0], [height * 0.7, height * 0.7, height * 0.7], (stage, at) =>
          put(outdoor.bush(height * 0.8), at).forEach(({ low, high, draw }) => {
            draw(stage, low, high, 0);
          }),
        ),
      ];

export const balcony: YardPage = {
  eye: [1.6, 1.8],
  distance: [3.2, 3.8],
  horizon: 0.44,
  zoom: 1.05,
  isBare: true,
  level: 9,
  pet: [0.9, 9, -0.1],
  ground: (stage) => {
    if (stage.scene.region === 'tropics' || stage.scene.region === 'coast')
      drawWaterTo(stage, () => 30, 'sea');
  },
  paving: [{ x: [-4.5, 4.5], z: [-4, 2.2], tint: '#b9a48a', texture: 'boards', y: 9 }],
  things: (random, stage) => [
    ...[
      [-14, 20],
      [-6, 26],
      [5, 22],
      [13, 28],
      [-20, 34],
      [20, 36],
    ].map(
      ([x, z]): Placed => [
        outdoor.tree(treeKindsOf(stage.scene)[0], random.between(6.5, 8)),
        x ?? 0,
        z ?? 0,
        { y: 0 },
      ],
    ),
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
    [outdoor.gardenSofa, random.pick([-1.6, -1.4]), 1.4, { size: 0.9 }],
    [cafeTable, 0.5, 0.9],
    [furniture.armchair, 1.6, 1.1, { turn: 3, size: 0.95 }],
    [fixture.plant(1.5, 'broad', 'accentFabric'), 2.8, 1.6],
    [fixture.plant(1, 'blades'), -3, 1.5],
    [fixture.plant(0.7, 'bush', 'door'), 3.2, 0.6],
    [[block([0, 0, 0], [0.5, 3.4, 5], 'walls', { texture: 'stucco' })], random.pick([-4, 4]), 0.4],
    [[outdoor.lights([-4, 11.6, 1.8], [4, 11.6, 1.8], 13)], 0, 0, { chance: 0.6 }],
  ],
};
