import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import { boxCorners, type Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { blob } from '#builtin/illustrator/drawing/path.ts';
import { mass, type Opening, roof } from '#builtin/illustrator/models/building.ts';
import { drawSolids, type Model } from '#builtin/illustrator/models/model.ts';
import { block, drawn, type Solid, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import type { Palette } from '#builtin/illustrator/palette.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import type { Home } from './home.ts';

type Plan = Omit<Home, 'draw' | 'volumes'> & {
  solids: Model;
  /** Colors of its own, where the ones of the picture would be wrong. */
  paint?: Partial<Palette>;
};

/** A home described as solids. */
const built = ({ solids, paint, ...home }: Plan): Home => ({
  ...home,
  volumes: solids
    .filter(({ hasShadow }) => hasShadow !== false)
    .map(({ low, high }) => boxCorners(low, high)),
  draw: (stage) => drawSolids({ ...stage, palette: { ...stage.palette, ...paint } }, solids),
});

/** Steps down from a door towards the viewer. */
const stairs = (x: number, z: number, width: number, height: number, tint: Tint): Solid[] => {
  const count = Math.max(2, Math.round(height / 0.18));
  return Array.from({ length: count }, (_, index) =>
    block([x, 0, z - 0.15 - index * 0.3], [width, height * (1 - index / count), 0.3], tint),
  );
};

export function adobe({ random }: Stage): Home {
  const own = random.fork('adobe');
  const wall = own.pick(['#c98f63', '#d3a077', '#bd8258', '#dcb28a']);
  const tint: Tint = `#${wall.slice(1)}`;
  const tower = own.pick([3, 10.6]);
  const vigas = (from: number, to: number, y: number, z: number): Solid[] =>
    Array.from({ length: Math.floor((to - from) / 0.8) }, (_, index) =>
      block([from + 0.4 + index * 0.8, y, z - 0.22], [0.17, 0.17, 0.46], '#6b4a30'),
    );
  return built({
    width: 14,
    depth: 9,
    height: 4.6,
    door: { x: 7.2, z: -2 },
    beds: [
      { x: [0.3, 4], z: -0.8 },
      { x: [10.4, 13.6], z: -0.8 },
    ],
    paint: {
      trim: color(own.pick(['#2f8f8c', '#3a6f8f', '#7a4a30'])),
      door: color(own.pick(['#2f7f86', '#8a4a2c', '#2d5f8a'])),
    },
    solids: [
      mass([7, 0, 4.5], [14, 3.2, 9], tint, {
        texture: 'stucco',
        front: [
          ['plain', 1.2, 1, 1.1, 1.1],
          ['plain', 3.1, 1, 1.1, 1.1],
          ['door', 6.6, 0.05, 1.15, 2.1],
          ['plain', 11.4, 1, 1.3, 1.1],
        ],
        right: [
          ['plain', 2, 1, 1.2, 1.1],
          ['plain', 5.4, 1, 1.2, 1.1],
        ],
      }),
      block([7, 3.2, 4.5], [14.2, 0.3, 9.2], tint, { texture: 'stucco' }),
      ...vigas(0.2, 5, 2.72, 0),
      ...vigas(9.6, 13.8, 2.72, 0),
      mass([tower, 3.5, 5.6], [5.4, 1.1, 5], tint, { texture: 'stucco' }),
      // The covered walk before the door.
      ...[5.1, 6.3, 8.5, 9.5].map((x) => block([x, 0, -1.7], [0.24, 2.4, 0.24], '#6b4a30')),
      block([7.3, 2.4, -1.7], [4.9, 0.3, 0.34], '#6b4a30'),
      block([7.3, 2.7, -0.95], [5.2, 0.5, 1.9], tint, { texture: 'stucco' }),
      block([7.3, 0, -0.9], [5, 0.06, 1.8], '#b5765a'),
      turned([4.6, 0, -1.3], [0.6, 0.7, 0.6], '#b5573a', [
        [0.6, 0],
        [1, 0.6],
        [0.7, 0.9],
        [0.8, 1],
      ]),
      turned([10.2, 0, -1.2], [0.5, 0.55, 0.5], '#2f7f86', [
        [0.6, 0],
        [1, 0.6],
        [0.7, 0.9],
        [0.8, 1],
      ]),
    ],
  });
}

const painted: readonly (readonly [Tint, Tint, Tint])[] = [
  ['#9fb8c4', '#f4efe2', '#c77f56'],
  ['#e3c27a', '#fbf6ea', '#6f8f86'],
  ['#d99a8a', '#f7efe4', '#7a5a78'],
  ['#a9bf9a', '#fbf6ea', '#b3624a'],
  ['#b7a5c4', '#f7f2ea', '#5f7f9a'],
  ['#e7dcc6', '#ffffff', '#3f6f78'],
];

/** One tall narrow house with a bay, brackets and a steep gable. */
function lady(x: number, [wall, trim, accent]: readonly [Tint, Tint, Tint]): Solid[] {
  const bayWindows: Opening[] = [1.5, 4.7, 7.6].flatMap((v): Opening[] => [
    ['tall', 0.35, v, 0.75, 1.7],
    ['tall', 1.5, v, 0.75, 1.7],
  ]);
  return [
    mass([x, 0, 5], [6, 10, 10], wall, {
      texture: 'clapboard',
      front: [
        ['tall', 4.2, 5, 0.9, 1.8],
        ['tall', 4.2, 8, 0.9, 1.5],
        ['door', 4, 1.5, 1.15, 2.3],
      ],
      right: [
        ['tall', 2, 5, 1, 1.8],
        ['tall', 5, 5, 1, 1.8],
      ],
    }),
    mass([x - 1.2, 0, -0.5], [2.6, 9.6, 1], wall, { texture: 'clapboard', front: bayWindows }),
    ...[1.1, 4.2, 7.2].map((y) => block([x - 1.2, y, -0.55], [2.8, 0.22, 1.2], accent)),
    block([x - 1.2, 9.6, -0.5], [3, 0.3, 1.4], trim),
    block([x, 9.9, -0.3], [6.3, 0.35, 0.8], trim),
    roof([x, 10.2, 4.8], [6.6, 3.2, 10.6], {
      ridge: 'away',
      gable: accent,
      gableTexture: 'shingle',
    }),
    block([x, 10.2, -0.6], [1, 1.3, 0.08], trim),
    block([x + 1.6, 0, -0.7], [2.4, 1.5, 1.4], accent),
    ...[x + 0.6, x + 2.6].map((at) => block([at, 1.5, -1.3], [0.16, 2.6, 0.16], trim)),
    block([x + 1.6, 4.1, -0.7], [2.6, 0.35, 1.6], trim),
    ...stairs(x + 1.6, -1.4, 1.8, 1.5, '#cfc6b6'),
  ];
}

/** Two or three painted ladies side by side. */
export function victorian({ random }: Stage): Home {
  const own = random.fork('ladies');
  // The row goes on beyond the picture on both sides.
  const looks = own.some(painted, 6);
  const units = looks.map((_, index) => 3 + (index - 2) * 6.4);
  return built({
    width: 19,
    depth: 10,
    height: 13.4,
    door: { x: 3 + 6.4 + 1.6, z: -3.6 },
    beds: [],
    paint: { trim: color('#fbf6ea'), roof: color(own.pick(['#5b5f66', '#6b5a4e'])) },
    solids: units.flatMap((x, index) => lady(x, looks[index] ?? ['#e7dcc6', '#ffffff', '#3f6f78'])),
  });
}

/** A row of houses of dark stone, each with a stoop up to its door. */
export function brownstone({ random }: Stage): Home {
  const own = random.fork('row');
  const stones = ['#7d5240', '#8a5d49', '#6f4a3d', '#94684f', '#a3543f'];
  const wide = 5.6;
  // The row goes on beyond the picture on both sides.
  const units = own.some([...stones, ...stones], 8).flatMap((stone, index): Solid[] => {
    const x = wide * (index - 2 + 0.5);
    const tint: Tint = `#${stone.slice(1)}`;
    const floors = [2.2, 5.4, 8.4].flatMap((v, floor): Opening[] =>
      (floor === 0 ? [0.5, 1.9] : [0.5, 2.2, 3.9]).map((u) => [
        'tall',
        u,
        v,
        1.05,
        floor === 0 ? 2.2 : 1.9,
      ]),
    );
    return [
      mass([x, 0, 5], [wide, 11.2, 10], tint, {
        texture: stone === '#a3543f' ? 'brick' : 'plain',
        front: [
          ...floors,
          ['plain', 0.6, 0.3, 1, 0.9],
          ['plain', 2, 0.3, 1, 0.9],
          ['door', 4, 1.7, 1.1, 2.5],
        ],
        right: [],
      }),
      ...[1.5, 4.8, 7.9].map((y) => block([x, y, -0.06], [wide, 0.16, 0.12], `#${stone.slice(1)}`)),
      block([x, 11.2, -0.2], [wide, 0.5, 0.6], '#3f3430'),
      ...Array.from({ length: 7 }, (_, each) =>
        block([x - wide / 2 + 0.4 + each * 0.8, 10.9, -0.25], [0.16, 0.32, 0.4], '#3f3430'),
      ),
      block([x + 1.75, 4.3, -0.2], [1.7, 0.3, 0.4], tint),
      ...stairs(x + 1.75, 0, 1.5, 1.7, '#8f7466'),
      ...[0.95, 2.55].flatMap((side) => [
        block([x + side, 0, -1.5], [0.1, 0.8, 0.1], '#2b2b2c'),
        block([x + side, 1.7, -0.1], [0.1, 0.9, 0.1], '#2b2b2c'),
      ]),
      block([x - 1.2, 0, -1.1], [2.6, 0.8, 0.05], '#2b2b2c', { texture: 'slats' }),
    ];
  });
  return built({
    width: wide * 3.4,
    depth: 10,
    height: 11.8,
    door: { x: wide * 1.5 + 1.75, z: -2.6 },
    beds: [],
    paint: { trim: color('#e8dccb') },
    solids: units,
  });
}

/** A manufactured home: long and low, on a skirting, with steps and an awning. */
export function mobileHome({ random }: Stage): Home {
  const own = random.fork('mobile');
  const wall = own.pick<Tint>(['#e9e4d6', '#cfdcdc', '#e6d6b8', '#d5dccb']);
  return built({
    width: 16,
    depth: 5,
    height: 4.1,
    door: { x: 9.4, z: -1.6 },
    drive: { x: 18.4, width: 3, z: 1 },
    beds: [
      { x: [0.4, 7.6], z: -0.7 },
      { x: [11.6, 15.6], z: -0.7 },
    ],
    solids: [
      block([8, 0, 2.5], [16, 0.7, 5], 'stone', { texture: 'battens' }),
      mass([8, 0.7, 2.5], [16, 2.4, 5], wall, {
        texture: 'clapboard',
        front: [
          ['shutters', 1.2, 0.8, 1.3, 1.1],
          ['shutters', 4.6, 0.8, 1.3, 1.1],
          ['door', 8.9, 0.05, 0.95, 2],
          ['shutters', 12, 0.8, 1.7, 1.1],
        ],
        right: [['window', 1.8, 0.8, 1.3, 1.1]],
      }),
      block([8, 1.35, -0.03], [16.02, 0.22, 0.05], 'door'),
      roof([8, 3.1, 2.5], [16.6, 0.95, 5.8], { tint: '#9aa0a3', gable: wall, texture: 'seams' }),
      block([9.4, 0, -0.8], [2.4, 0.7, 1.5], 'wood'),
      ...stairs(9.4, -1.55, 1.4, 0.7, 'wood'),
      ...[8.3, 10.5].map((x) => block([x, 0.7, -1.45], [0.1, 2.1, 0.1], 'trim')),
      block([9.4, 2.8, -0.8], [2.8, 0.12, 1.8], 'door'),
      // The carport.
      ...[17, 20].flatMap((x) =>
        [0.4, 4.6].map((z) => block([x, 0, z], [0.12, 2.5, 0.12], 'trim')),
      ),
      block([18.5, 2.5, 2.5], [3.6, 0.16, 5.2], '#b9bec0'),
    ],
  });
}

/** Smoke from a chimney, thinner the higher it is. */
const smoke = (at: Vector): Solid =>
  drawn(
    at,
    [0.3, 2.6, 0.3],
    ({ canvas, camera, random }, foot) => {
      const own = random.fork('smoke');
      for (let index = 0; index < 7; index += 1) {
        const place: Vector = [foot[0] + index * 0.22, foot[1] + index * 0.42, foot[2]];
        const s = scaleAt(camera, place) * (0.24 + index * 0.11);
        canvas.shape(blob(own, project(camera, place), [s, s * 0.8], 0.2, 9), color('#eef0f2'), {
          opacity: 0.5 - index * 0.06,
        });
      }
    },
    false,
  );

/** A house of logs with a stone chimney and a porch. */
export function cabin({ random }: Stage): Home {
  const own = random.fork('cabin');
  const log = own.pick<Tint>(['#8a5f3c', '#7a5236', '#9a6c44']);
  const chimney = own.pick([1.6, 8.6]);
  return built({
    width: 10,
    depth: 8,
    height: 6.6,
    door: { x: 5, z: -2.6 },
    beds: [
      { x: [0.2, 3], z: -2.8 },
      { x: [7, 9.8], z: -2.8 },
    ],
    paint: {
      trim: color(own.pick(['#5b3d28', '#3f5a4a', '#7a3d2a'])),
      door: color(own.pick(['#7a3d2a', '#3d5a4a', '#5b3d28'])),
    },
    solids: [
      block([5, 0, 4], [10.2, 0.4, 8.2], 'stone', { texture: 'stone' }),
      mass([5, 0.4, 4], [10, 2.6, 8], log, {
        texture: 'clapboard',
        front: [
          ['window', 1.2, 0.8, 1.3, 1.2],
          ['door', 4.5, 0.05, 1.05, 2.05],
          ['window', 7.4, 0.8, 1.3, 1.2],
        ],
        right: [
          ['window', 2, 0.8, 1.2, 1.2],
          ['window', 5.2, 0.8, 1.2, 1.2],
        ],
      }),
      roof([5, 3, 4], [11, 3.6, 9], {
        gable: log,
        gableTexture: 'clapboard',
        tint: own.pick(['#5e534a', '#4f5a4c', '#6b3f33']),
      }),
      block([chimney, 0, 9.05], [1.1, 7.4, 0.9], 'stone', { texture: 'stone' }),
      smoke([chimney, 7.4, 9.05]),
      block([5, 0, -1.2], [10, 0.42, 2.4], 'wood', { texture: 'boards' }),
      ...[0.4, 3.5, 6.5, 9.6].map((x) => turned([x, 0.42, -2.2], [0.26, 2.4, 0.26], log)),
      block([5, 2.82, -2.2], [10, 0.24, 0.26], log),
      roof([5, 3.02, -1.2], [10.8, 0.5, 2.8], { tint: '#5e534a', gable: log }),
      ...stairs(5, -2.4, 1.8, 0.42, 'wood-1'),
      ...[1.2, 2.2].map((x) => block([x, 0.42, -0.9], [0.7, 0.5, 0.6], 'wood-2')),
    ],
  });
}

/** A plain house such as stands beside another one: no more than one sees in passing. */
export function neighbor(random: Random): Model {
  const tint = random.pick<Tint>([
    'walls',
    'accentWalls',
    '#d9cdb4',
    '#c8b7a0',
    '#e9e2d0',
    '#9aa8ad',
    '#b7a48a',
  ]);
  const [width, depth] = [random.between(8.5, 11.5), random.between(7, 9)];
  const isTall = random.chance(0.45);
  const height = isTall ? 5.4 : 2.9;
  const front: Opening[] = [
    ['window', width * 0.1, 0.9, 1.3, 1.3],
    ['door', width * 0.45, 0.1, 1, 2.05],
    ['window', width * 0.68, 0.9, 1.5, 1.3],
    ...(isTall
      ? ([
          ['window', width * 0.12, 3.4, 1.2, 1.3],
          ['window', width * 0.43, 3.4, 1.2, 1.3],
          ['window', width * 0.72, 3.4, 1.2, 1.3],
        ] as Opening[])
      : []),
  ];
  return [
    mass([0, 0, depth / 2], [width, height, depth], tint, {
      texture: 'clapboard',
      front,
      right: [['window', 2, 0.9, 1.3, 1.3]],
      left: [['window', 2, 0.9, 1.3, 1.3]],
    }),
    roof([0, height, depth / 2], [width + 0.8, random.between(1.8, 2.8), depth + 0.8], {
      gable: tint,
      ridge: random.pick(['along', 'away', 'hip']),
    }),
  ];
}
