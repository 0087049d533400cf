import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import { pole } from '#builtin/illustrator/models/lines.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import { block, soft, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import { paintCan } from '#builtin/illustrator/models/table-things.ts';
import { cardboardBox } from '#builtin/illustrator/models/vehicles.ts';
import { roller } from '#builtin/illustrator/models/work-things.ts';
import type { Random } from '#builtin/random.ts';
import type { RoomPage, Standing } from './room-plan.ts';

/** A ladder that stands by itself, its steps towards the viewer. */
const stepLadder: Model = [
  ...[-1, 1].flatMap((side) => [
    pole([side * 0.34, 0, -0.3], [side * 0.22, 1.7, 0], 0.055, '#d9a23a'),
    pole([side * 0.34, 0, 0.36], [side * 0.22, 1.7, 0.02], 0.04, '#9aa1a6'),
  ]),
  ...[0.32, 0.66, 1, 1.34].map((y) =>
    block([0, y, -0.3 + y * 0.176], [0.66 - y * 0.12, 0.035, 0.12], '#c9ccce'),
  ),
  block([0, 1.7, 0], [0.52, 0.05, 0.26], '#c8433a'),
];

/** Two trestles with boards across them. */
const trestles: Model = [
  ...[-0.6, 0.6].flatMap((x) => [
    ...[-0.28, 0.28].map((z) => pole([x, 0, z], [x, 0.68, z * 0.25], 0.06, 'wood')),
    block([x, 0.66, 0], [0.1, 0.08, 0.6], 'wood-1'),
  ]),
  block([0, 0.74, 0.08], [1.9, 0.04, 0.26], 'wood+2'),
  block([0.06, 0.78, 0.1], [1.6, 0.035, 0.2], 'wood+1'),
  block([-0.3, 0.78, -0.16], [0.34, 0.05, 0.06], '#e0a92e'),
  soft([0.34, 0.815, 0.08], [0.28, 0.12, 0.12], '#d9772f', 0.04),
];

/** The frame of a wall, open, with a socket and its cable. */
const studs = (width: number, height: number): Model => [
  block([0, 0, 0.02], [width, height, 0.02], '#a98f6c'),
  ...Array.from(
    { length: Math.round(width / 0.42) + 1 },
    (_, index, all = Math.round(width / 0.42)) =>
      block([-width / 2 + (width / all) * index, 0, -0.04], [0.08, height, 0.09], '#dcbb8a'),
  ),
  ...[0, height * 0.5, height - 0.09].map((y) =>
    block([0, y, -0.03], [width, 0.08, 0.07], '#cfab78'),
  ),
  block([-width * 0.18, 0.42, -0.1], [0.14, 0.2, 0.05], '#3f6f9a'),
  pole([-width * 0.18, 0.62, -0.1], [-width * 0.18, height - 0.1, -0.1], 0.02, '#f0e3b0'),
];

/** Boards for the walls, leaning. */
const plasterboards: Model = [
  block([0, 0, 0.06], [1.3, 1.9, 0.05], '#cfcabf'),
  block([0.06, 0, 0], [1.3, 1.8, 0.05], '#e4dfd4'),
  block([0.14, 0, -0.06], [1.2, 1.7, 0.04], '#d8d3c8'),
];

const cloth: Model = [
  block([0, 0, 0], [3.6, 0.012, 1.9], '#d8cfbb', { top: '#e6decb' }),
  ...[
    [-1, -0.4],
    [0.7, 0.3],
    [1.2, -0.5],
    [-0.3, 0.5],
  ].map(([x = 0, z = 0]) => turned([x, 0.012, z], [0.14, 0.006, 0.1], '#7d9a8c')),
];

const bucket: Model = [
  turned(
    [0, 0, 0],
    [0.34, 0.36, 0.34],
    '#e8762c',
    [
      [0.82, 0],
      [1, 1],
    ],
    '#3a3f43',
  ),
  pole([-0.06, 0.26, 0], [-0.2, 0.62, 0.05], 0.035, 'wood'),
  pole([0.06, 0.26, 0], [0.12, 0.58, 0.03], 0.03, '#c8433a'),
  block([-0.2, 0.6, 0.05], [0.16, 0.06, 0.05], '#5c6368'),
];

/** A bulb on a cord, as long as there are no lamps. */
const bareBulb: Standing = [
  [
    turned([0, 0.12, 0], [0.02, 0.5, 0.02], '#2f3538'),
    turned([0, 0.1, 0], [0.06, 0.08, 0.06], '#2f3538'),
    turned([0, 0, 0], [0.11, 0.12, 0.11], '#ffe9b8', [
      [0.4, 0],
      [1, 0.4],
      [0.4, 1],
    ]),
    fixture.glow([0, 0.05, -0.1], 0.7),
  ],
  0.12,
  1.6,
  { y: 0.62, fromTop: true },
];

/** A box of a cabinet that has no doors yet. */
const openCabinet = (tint: Tint, height = 0.82): Model => [
  block([0, 0, 0.26], [0.84, height, 0.02], `${tint}` as Tint),
  ...[-0.41, 0.41].map((x) => block([x, 0, 0], [0.03, height, 0.54], tint)),
  ...[0, height * 0.5, height - 0.03].map((y) => block([0, y, 0], [0.82, 0.03, 0.54], tint)),
  block([0, 0.03, 0.24], [0.8, height - 0.06, 0.01], '#b9a58a'),
];

const cabinetTints: readonly [Tint, ...Tint[]] = ['#f1ede4', '#6f8a80', '#e4dccb', '#33504f'];

const bare: Pick<RoomPage, 'walls' | 'side' | 'floor' | 'paving'> = {
  walls: ['#dcd6ca', '#e2dfd8', '#d9d6cf'],
  side: ['#e2dfd8', '#d9d6cf'],
  floor: ['#b9a283', '#c2ad8c', '#a8977e'],
  paving: 'smooth',
};

export const renovation: RoomPage = {
  ...bare,
  windows: [[{ at: 0.7, width: 1.5, sill: 0.85, height: 1.5 }]],
  things: (random) => [
    [studs(2.3, 2.5), -1, 0.02],
    [plasterboards, 0.98, 0.1],
    [cloth, 0.05, 1],
    [stepLadder, -0.28, 0.9],
    [trestles, 0.5, 1.5],
    ...tools(random),
    bareBulb,
  ],
};

/** New paint on one part of a wall, with the edge a roller leaves. */
const freshPaint = (tint: Tint): Model => [
  block([-0.2, 0.14, 0], [2.7, 2.42, 0.006], tint),
  ...[1.9, 2.2, 1.5, 1.8, 1.1].map((tall, index) =>
    block([1.28 + index * 0.25, 2.36 - tall - index * 0.09, 0], [0.23, tall, 0.006], tint),
  ),
];

export const paintedRoom: RoomPage = {
  ...bare,
  floor: ['wood+2', '#c9a981', 'wood+1'],
  paving: 'boards',
  walls: ['#e9e4d8', '#efeae0', '#e6e2da'],
  windows: [
    [{ at: 0.8, width: 1.3, sill: 0.85, height: 1.5 }],
    [{ wall: 'left', at: 0.6, width: 1.7, sill: 0.8, height: 1.6 }],
  ],
  things: (random, { scene }) => {
    const anyPaint = random.pick<Tint>(['#8fa89a', '#8aa6bd', '#d9b08c', '#b7a5c4', '#c9bf8e']);
    const paint = (scene.colors?.walls as Tint | undefined) ?? anyPaint;
    return [
      [freshPaint(paint), -1, 0],
      [cloth, -0.1, 0.7, { size: 1.06 }],
      [stepLadder, -0.3, 0.6, { size: 1.08 }],
      [paintCan(paint), 0.06, 1.7, { size: 2 }],
      [paintCan('#f1ede4'), 0.2, 1.4, { size: 2 }],
      [roller(paint), -0.4, 1.9, { size: 1.6 }],
      [cardboardBox(0.6), 0.95, 0.3],
      bareBulb,
    ];
  },
};

/** Boards side by side from the left, their ends as they come, and the pack they are taken from. */
export const floorInstallation: RoomPage = {
  ...bare,
  windows: [
    [{ at: 0.5, width: 2, sill: 0.75, height: 1.6, panes: [3, 2] }],
    [{ at: 0.3, width: 1.4, sill: 0.75, height: 1.6 }],
  ],
  things: () => [
    [laidBoards, -1, 0.02],
    [boardsInPack, 0.72, 0.5],
    [put(boardsInPack, [0, 0, 0], { turn: 1 }), 0.98, 1.2],
    [mallet, 0.42, 1.8, { size: 1.3 }],
    [bucket, 0.9, 2.2, { size: 0.9 }],
  ],
};

const boardTints: readonly Tint[] = ['#b98450', '#c4915c', '#ae7846', '#bf8a56'];

const laidBoards: Model = Array.from({ length: 21 }, (_, row) => {
  const reach = 3.1 - ((row * 7) % 5) * 0.32;
  const joint = 0.9 + ((row * 11) % 7) * 0.2;
  return [
    [0, joint],
    [joint, reach],
  ].map(([from = 0, to = 0], part) =>
    block(
      [(from + to) / 2 - 1.55, 0, 1.5 - row * 0.16],
      [to - from - 0.012, 0.022, 0.15],
      boardTints[(row * 3 + part) % boardTints.length] ?? 'wood',
    ),
  );
}).flat();

const boardsInPack: Model = [0, 1, 2, 3].map((row) =>
  block([row % 2 ? 0.03 : 0, row * 0.04, 0], [1.5, 0.036, 0.34], boardTints[row] ?? 'wood'),
);

const mallet: Model = [
  pole([0, 0.05, 0], [0.4, 0.03, -0.16], 0.035, 'wood'),
  soft([-0.02, 0, 0.01], [0.13, 0.11, 0.2], '#2f3538', 0.03),
];

/** On the floor at the front. */
const tools = (random: Random): Standing[] => [
  [bucket, -0.82, 1.9],
  [paintCan(random.pick<Tint>(['#7d9a8c', '#c4715a', '#6f8ba3'])), -0.5, 2, { size: 1.5 }],
  [paintCan('#e9e2d0'), -0.62, 1.6, { size: 1.5 }],
];

export const kitchenRenovation: RoomPage = {
  ...bare,
  windows: [[{ at: 0.5, width: 1.2, sill: 1.15, height: 1.15, panes: [2, 1] }]],
  things: (random) => {
    const tint = random.pick(cabinetTints);
    return [
      [studs(1.5, 2.5), 1, 0.02],
      [fixture.counter(1.7, tint), -0.95, 0.04],
      [openCabinet(tint), -0.1, 0.04],
      [openCabinet(tint), 0.27, 0.04],
      [fixture.wallCabinets(0.84, tint), -0.92, 0.02, { y: 1.55 }],
      [put(openCabinet(tint, 0.7), [0, 0, 0], { size: 0.94 }), 0.62, 1.35],
      [cardboardBox(0.66), 0.96, 1],
      [cardboardBox(0.5), 0.94, 1.1, { y: 0.53 }],
      [cloth, -0.2, 0.95],
      [stepLadder, -0.42, 0.95],
      [trestles, 0.1, 1.9],
      ...tools(random),
      bareBulb,
    ];
  },
};
