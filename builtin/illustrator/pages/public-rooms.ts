import { at, cutout, oval } from '#builtin/illustrator/models/cutout.ts';
import * as details from '#builtin/illustrator/models/details.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as thing from '#builtin/illustrator/models/room-things.ts';
import { block, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import { whiteboard } from '#builtin/illustrator/models/wall-things.ts';
import { asks } from '#builtin/illustrator/stage.ts';
import type { RoomPage, Standing } from './room-plan.ts';

/** Two doors of steel in their frame, lights over them. */
const elevator: Model = [
  block([0, 0, 0], [1.5, 2.35, 0.08], '#c9bfae'),
  block([-0.3, 0, -0.05], [0.58, 2.1, 0.03], '#a4aab0', { top: '#8f969b' }),
  block([0.3, 0, -0.05], [0.58, 2.1, 0.03], '#b4babf', { top: '#8f969b' }),
  block([0, 2.18, -0.06], [0.34, 0.1, 0.02], '#2f3538'),
  ...cutout([0.2, 0.1], [['#f0c24a', at('-0.05,0 0,0.08 0.05,0'), 'straight']], false).map(
    (solid) => ({ ...solid, low: [-0.1, 2.19, -0.1] as const, high: [0.1, 2.29, -0.09] as const }),
  ),
  block([0.68, 1, -0.06], [0.1, 0.2, 0.02], '#8f969b'),
];

/** Small doors in rows, a lock in each. */
const wallOfMailboxes: Model = [
  block([0, 0, 0], [1.5, 1.24, 0.1], '#8a7a5c'),
  ...Array.from({ length: 20 }, (_, index) => {
    const [x, y] = [-0.57 + (index % 5) * 0.285, 0.04 + Math.floor(index / 5) * 0.3];
    return block([x, y, -0.06], [0.26, 0.27, 0.02], index % 3 ? '#c2a86a' : '#b89c5c');
  }),
  ...Array.from({ length: 20 }, (_, index) =>
    block(
      [-0.49 + (index % 5) * 0.285, 0.15 + Math.floor(index / 5) * 0.3, -0.075],
      [0.03, 0.03, 0.01],
      '#5a4a30',
    ),
  ),
];

/** A counter behind which somebody receives guests. */
const frontDesk = (tint: Tint): Model => [
  block([0, 0, 0], [2.2, 1.06, 0.6], tint),
  ...[-0.8, -0.4, 0, 0.4, 0.8].map((x) => block([x, 0.06, -0.31], [0.03, 0.94, 0.02], 'wood-2')),
  block([0, 1.06, -0.04], [2.36, 0.06, 0.74], '#e9e4d8', { holds: true }),
];

export const lobby: RoomPage = {
  height: 3,
  depth: 3.4,
  walls: ['#d9cdb8', '#cfd3cf', '#e3d9c6'],
  floor: ['#d8d2c6', '#cfc8ba', '#bdb8ae'],
  paving: 'tiles',
  windows: [[{ wall: 'left', at: 0.55, width: 2.6, sill: 0.2, height: 2.4, panes: [3, 2] }]],
  things: (random) => [
    [elevator, -0.5, 0.05],
    [elevator, 0.02, 0.05],
    [wallOfMailboxes, 0.54, 0.04, { y: 0.7 }],
    [
      frontDesk(random.pick<Tint>(['wood', '#33504f', 'wood-1', '#4a5056'])),
      0.82,
      1.7,
      { turn: 3 },
    ],
    [furniture.laptop, 0.84, 1.9, { y: 1.12, turn: 3 }],
    [fixture.plant(0.4, 'bush', '#e9e2d4'), 0.82, 1.1, { y: 1.12 }],
    [furniture.rug(2, 1.4), -0.5, 1.4],
    [furniture.armchair, -0.92, 1.2, { turn: 1 }],
    [[turned([0, 0, 0], [0.7, 0.42, 0.7], 'wood')], -0.6, 1.8],
    [fixture.plant(1.7, random.pick(['broad', 'blades'])), -0.97, 0.2],
    ...[-0.4, 0.3].map(
      (x): Standing => [fixture.pendant(0.7, '#e9dcc4', 0.5), x, 1.8, { y: 0.9, fromTop: true }],
    ),
  ],
};

/** A long table with chairs around it before a screen or a board. */
export const meetingRoom: RoomPage = {
  depth: 3.2,
  walls: ['#e7ece9', '#dfe3e4', '#e9e4d8'],
  floor: ['#8f969b', '#a59c8e', '#7f868a'],
  paving: 'smooth',
  windows: [
    [{ wall: 'left', at: 0.55, width: 2.4, sill: 0.5, height: 1.9, panes: [3, 1] }],
    [
      { at: 0.86, width: 1, sill: 0.5, height: 1.9 },
      { wall: 'left', at: 0.55, width: 2.4, sill: 0.5, height: 1.9, panes: [3, 1] },
    ],
  ],
  things: (random, _stage, layout) => [
    random.chance(0.5)
      ? [whiteboard, -0.1, 0.03, { y: 1.1, size: 1.4 }]
      : [thing.screen(1.9), -0.1, 0.02, { y: 1.05 }],
    ...[-0.52, -0.14, 0.24].map((x): Standing => [furniture.officeChair, x, 0.75]),
    [furniture.table(3, 1.1, random.pick<Tint>(['wood', 'wood+1', '#e9e4d8'])), -0.14, 1.3],
    [furniture.laptop, -0.4, 1.6, { y: 0.775 }],
    [details.coffeeCup, 0.1, 1.6, { y: 0.775, size: 1.2 }],
    ...[-0.5, -0.14, 0.22].map(
      (x): Standing => [furniture.officeChair, x, 2.5, { turn: 2, size: 0.9 }],
    ),
    ...(layout === 0
      ? ([[fixture.plant(1.6, random.pick(['broad', 'blades'])), 0.94, 0.3]] as Standing[])
      : []),
    ...[-0.4, 0.12].map(
      (x): Standing => [fixture.pendant(0.6, '#2f3538', 0.5), x, 1.7, { y: 0.7, fromTop: true }],
    ),
  ],
};

/** Glass in a frame, with two doors that reach down to the floor. */
const patioDoors = { sill: 0.03, height: 2.25, panes: [4, 2] } as const;

/** A wall with doors of glass to the garden, seats beside them. */
export const glassDoors: RoomPage = {
  height: 2.8,
  windows: [
    [{ ...patioDoors, at: 0.5, width: 2.5 }],
    [
      { ...patioDoors, at: 0.56, width: 2.2 },
      { wall: 'left', at: 0.6, width: 1.4, sill: 0.8, height: 1.4 },
    ],
  ],
  things: (random, stage) => [
    [furniture.rug(2.4, 1.5), 0, 1],
    [handles, 0, 0.04, { y: 0.95 }],
    [furniture.armchair, -0.9, 1, { turn: 1 }],
    [furniture.sideTable, -0.66, 0.5],
    [fixture.plant(0.4, 'bush', 'accentFabric'), -0.66, 0.55, { y: 0.56 }],
    [furniture.armchair, 0.9, 1.1, { turn: 3 }],
    [fixture.plant(1.6, random.pick(['broad', 'blades'])), 0.97, 0.2],
    ...(asks(stage, 'ceiling-fan')
      ? []
      : ([
          [fixture.pendant(0.5, '#e9dcc4', 0.44), 0, 1.4, { y: 0.6, fromTop: true }],
        ] as Standing[])),
  ],
};

const handles: Model = cutout(
  [0.3, 0.3],
  [
    ['#3a3f43', oval(-0.06, 0.15, 0.02, 0.09)],
    ['#3a3f43', oval(0.06, 0.15, 0.02, 0.09)],
  ],
  false,
);
