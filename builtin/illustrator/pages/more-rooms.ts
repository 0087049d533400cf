import * as details from '#builtin/illustrator/models/details.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import * as thing from '#builtin/illustrator/models/room-things.ts';
import { ball, block, soft, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import { wineGlass } from '#builtin/illustrator/models/tableware.ts';
import { cardboardBox } from '#builtin/illustrator/models/vehicles.ts';
import { asks } from '#builtin/illustrator/stage.ts';
import type { RoomPage, Standing } from './room-plan.ts';
import { vase } from './rooms.ts';

export const pale: Tint[] = ['plaster+3', 'fabric+7', '#e7ece9', '#f3efe8'];

export const kidsRoom: RoomPage = {
  walls: ['fabric+7', '#dfe7e2', '#efe3d6', '#dbe6ee'],
  windows: [
    [{ at: 0.68, width: 1.3, sill: 0.9, height: 1.4, hasCurtains: true }],
    [{ wall: 'left', at: 0.6, width: 1.6, sill: 0.9, height: 1.4 }],
  ],
  things: (random, stage) => [
    [furniture.rug(2.6, 1.8), 0.1, 1.2],
    ...(asks(stage, 'playroom')
      ? ([
          [furniture.shelves(1.5, 3), -0.9, 0.05, { size: 0.8 }],
          [furniture.table(1, 0.7, '#e0b23a'), -0.5, 1.2, { size: 0.72 }],
          [furniture.stool, -0.76, 1.7, { size: 0.55 }],
          [furniture.stool, -0.24, 1.75, { size: 0.55 }],
          [thing.toys, 0.72, 1.5, { size: 1.3 }],
        ] as Standing[])
      : ([
          [
            thing.bunkBed(
              asks(stage, 'bunk-room') ? 'trim' : random.pick(['trim', 'wood', 'wood+2']),
            ),
            -0.85,
            0.05,
            { size: 1.1 },
          ],
        ] as Standing[])),
    ...(asks(stage, 'bunk-room')
      ? ([[thing.bunkBed('trim'), 0.98, 0.9, { turn: 3, size: 1.1 }]] as Standing[])
      : ([
          asks(stage, 'desk')
            ? [furniture.desk, 0.98, 0.06, { size: 0.8 }]
            : [furniture.shelves(0.9, 3), 0.92, 0.05, { size: 0.75 }],
        ] as Standing[])),
    [thing.toys, 0.3, 1.9, { size: 1.2 }],
    [fixture.basket, 0.75, 1.3],
    [fixture.pendant(0.5, '#e0b23a', 0.44), 0.1, 1.3, { y: 0.7, fromTop: true }],
  ],
};

export const emptyRoom: RoomPage = {
  walls: ['plaster+3', '#efeae0', '#e9e6de', '#e3e6e2'],
  floor: ['wood+1', 'wood', '#c9a981', '#b98c5c'],
  windows: [
    [
      { at: 0.3, width: 1.4, sill: 0.7, height: 1.7 },
      { at: 0.72, width: 1.4, sill: 0.7, height: 1.7 },
    ],
    [
      { at: 0.5, width: 2.2, sill: 0.7, height: 1.7, panes: [3, 2] },
      { wall: 'left', at: 0.6, width: 1.6, sill: 0.7, height: 1.7 },
    ],
  ],
  things: () => [[fixture.pendant(0.4, '#f0e7d4', 0.44), 0, 1.4, { y: 0.6, fromTop: true }]],
};

/** A pool table under two lamps. */
const poolCorner: Standing[] = [
  [thing.poolTable, 0.2, 1.3],
  [fixture.pendant(0.8, '#2f6a5a', 0.5), 0.02, 1.8, { y: 1.1, fromTop: true }],
  [fixture.pendant(0.8, '#2f6a5a', 0.5), 0.36, 1.8, { y: 1.1, fromTop: true }],
];

const seatsBeforeScreen: Standing[] = [
  [furniture.coffeeTable, -0.1, 1.6],
  [furniture.armchair, 0.72, 1.5, { turn: 3 }],
  [fixture.pendant(0.4, '#e9dcc4', 0.44), 0, 1.6, { y: 0.6, fromTop: true }],
];

export const recRoom: RoomPage = {
  walls: ['fabric+4', '#8fa3ad', '#b9c0ba', '#c9b8a0'],
  windows: [[{ at: 0.88, width: 1, sill: 1.7, height: 0.6, panes: [2, 1] }]],
  things: (_, { scene }) => [
    [thing.screen(2), -0.35, 0.02, { y: 1.15 }],
    [[block([0, 0, 0], [2.2, 0.45, 0.4], 'wood-2')], -0.38, 0.04],
    [furniture.rug(3.2, 2.2), 0, 0.8],
    [furniture.sofa, -0.99, 0.9, { turn: 1 }],
    ...(scene.furniture?.includes('pool-table') ? poolCorner : seatsBeforeScreen),
    [furniture.shelves(0.9, 4), 0.98, 0.03],
  ],
};

export const theater: RoomPage = {
  walls: ['#5f6b78', '#6b6570', '#57646a', '#75706a'],
  side: ['#68737f', '#6f6a74'],
  floor: ['#7c746a', '#6f6a66', '#857a6c'],
  paving: 'smooth',
  windows: [],
  things: () => [
    [thing.screen(2.7), 0, 0.02, { y: 0.85 }],
    [[block([0, 0, 0], [2.9, 0.42, 0.4], 'wood-2')], 0, 0.04],
    ...[-0.93, 0.93].map((x): Standing => [fixture.plant(1.3, 'blades'), x, 0.1]),
    [furniture.rug(3.4, 1.9), 0, 0.9],
    [furniture.sofa, -1, 1.1, { turn: 1 }],
    [furniture.armchair, 0.98, 0.9, { turn: 3 }],
    [furniture.armchair, 0.98, 2, { turn: 3 }],
    [furniture.coffeeTable, 0, 1.5],
    [fixture.pendant(0.3, '#e9dcc4', 0.5), 0, 1.7, { y: 0.5, fromTop: true }],
  ],
};

export const gym: RoomPage = {
  walls: ['plaster+2', '#d9dcd9', '#cfd6d6'],
  floor: ['#5c6368', '#4a5056', '#6b6a66'],
  paving: 'smooth',
  windows: [[{ wall: 'left', at: 0.6, width: 1.8, sill: 0.8, height: 1.5 }]],
  things: () => [
    [fixture.mirror(2.4, 1.7), 0.5, 0.02, { y: 0.5 }],
    [thing.treadmill, -0.62, 0.4, { size: 1.1 }],
    [thing.weightRack, 0.5, 0.1],
    [[soft([0, 0, 0], [0.7, 0.03, 1.7], 'accentFabric', 0.01)], 0.1, 1.3],
    [[ball([0, 0, 0], 0.62, 'door+2')], 0.86, 1.3],
    [furniture.bench, 0.62, 1.2, { size: 0.9 }],
    [fixture.plant(1.4, 'broad'), -0.98, 0.1],
  ],
};

export const wineCellar: RoomPage = {
  depth: 2.8,
  walls: ['#a3917a', '#8f8272', '#b0a48f'],
  floor: ['#8a7a68', '#7c6a58', '#9a8670'],
  paving: 'tiles',
  windows: [],
  things: () => [
    ...[-0.98, 0, 0.98].map((x): Standing => [thing.wineRack(1.5), x, 0.04]),
    [thing.barrel, 0.66, 1.1],
    [thing.barrel, -0.86, 1.2],
    [furniture.table(1.3, 0.7, 'wood-1'), -0.1, 1.3],
    [
      [
        turned([0, 0, 0], [0.1, 0.32, 0.1], '#2f4a3a', [
          [1, 0],
          [1, 0.55],
          [0.35, 0.75],
          [0.35, 1],
        ]),
      ],
      -0.16,
      1.5,
      { y: 0.775 },
    ],
    ...[0.04, 0.16].map((x): Standing => [wineGlass('#8a2f3a'), x, 1.55, { y: 0.775 }]),
    [fixture.pendant(0.5, '#a8803f', 0.36), -0.1, 1.4, { y: 0.7, fromTop: true }],
  ],
};

export const staircase: RoomPage = {
  depth: 3.2,
  walls: pale,
  windows: [[{ at: 0.16, width: 0.9, sill: 0.9, height: 1.6 }]],
  things: (random, stage) => [
    asks(stage, 'spiral') ? [thing.spiralStairs, 0.3, 0.3] : [thing.stairFlight, 0.5, 0.05],
    ...(asks(stage, 'boxes') ? boxesInHall : []),
    ...(asks(stage, 'round-table') ? tableInHall : []),
    [
      [
        block([0, 0, 0], [1.1, 0.06, 0.34], 'wood', { holds: true }),
        ...[-0.5, 0.5].map((x) => block([x, -0.76, 0], [0.06, 0.76, 0.3], 'wood-1')),
      ],
      -0.96,
      1.2,
      { y: 0.76 },
    ],
    [furniture.tableLamp, -0.92, 1.3, { y: 0.82 }],
    [fixture.plant(0.4, 'bush', 'accentFabric'), -0.74, 1.3, { y: 0.82 }],
    [furniture.rug(2, 1.2), -0.2, 1.6],
    [
      random.chance(0.5) ? fixture.chandelier : fixture.pendant(0.5, '#e9dcc4', 0.5),
      -0.2,
      1.4,
      { y: 0.9, fromTop: true },
    ],
    [fixture.plant(1.4), 0.98, 1.6],
  ],
};

const tableInHall: Standing[] = [
  [furniture.roundTable(1), -0.1, 1.3],
  [vase, -0.06, 1.6, { y: 0.77, size: 1.2 }],
];

const boxesInHall: Standing[] = (
  [
    [0.62, -0.5, 1.3, 0],
    [0.5, -0.48, 1.35, 0.5],
    [0.66, 0.1, 1.5, 0],
    [0.5, 0.62, 1.8, 0],
    [0.56, -0.1, 0.9, 0],
  ] as const
).map(([size, x, back, y]) => [cardboardBox(size), x, back, { y }]);

/** Brick, tall windows of many panes, a duct under the ceiling. */
export const loft: RoomPage = {
  height: 3.3,
  depth: 2.8,
  brick: true,
  side: ['#d8d2c6', '#c9c2b4'],
  floor: ['#a8835c', '#9a7650', '#8f8a82'],
  windows: [
    [
      { at: 0.27, width: 1.3, sill: 0.7, height: 2.1, panes: [3, 5] },
      { at: 0.73, width: 1.3, sill: 0.7, height: 2.1, panes: [3, 5] },
    ],
  ],
  things: (random) => [
    [[block([0, 0, 0], [12, 0.34, 0.34], '#b9bec2')], 0, 0.5, { y: 0.5, fromTop: true }],
    [furniture.rug(3.2, 2.2), -0.1, 1],
    [furniture.sofa, -0.1, 0.3],
    [furniture.coffeeTable, -0.14, 1.7],
    [furniture.armchair, 0.56, 1.4, { turn: 3 }],
    [furniture.floorLamp, -0.6, 0.3],
    [fixture.plant(1.8, random.pick(['broad', 'blades'])), 0.9, 0.4],
    [fixture.plant(1.2, 'blades', 'accentFabric'), -0.94, 0.5],
    ...[-0.3, 0.3].map(
      (x): Standing => [fixture.pendant(0.9, '#2f3538', 0.5), x, 1.4, { y: 1.2, fromTop: true }],
    ),
  ],
};

export const windowSeat: RoomPage = {
  walls: ['plaster+2', 'accentFabric+6', '#dfe6e2', 'fabric+5'],
  windows: [[{ at: 0.5, width: 2, sill: 0.95, height: 1.5, panes: [3, 2] }]],
  hasCatBed: true,
  seat: { across: 0.16, back: 0.2, y: 0.56 },
  things: (random, stage) => [
    [thing.windowBench(2.1), 0, 0.03],
    [furniture.shelves(0.78, 5), -1, 0.03],
    [furniture.shelves(0.78, 5), 1, 0.03],
    ...(asks(stage, 'asleep') && asks(stage, 'cat')
      ? ([[details.sleepingCat, 0.14, 0.2, { y: 0.56, size: 1.3 }]] as Standing[])
      : []),
    [furniture.rug(2.4, 1.6), 0, 1.1],
    [furniture.armchair, 0.86, 1.5, { turn: 3 }],
    [[turned([0, 0, 0], [0.5, 0.5, 0.5], 'wood')], 0.5, 1.9],
    [details.coffeeCup, 0.48, 2, { y: 0.5, size: asks(stage, 'coffee') ? 1.6 : 1.2 }],
    [furniture.floorLamp, 0.98, 0.9],
    [fixture.plant(1.3, random.pick(['broad', 'blades'])), -0.9, 1.2],
  ],
};

export const sunroom: RoomPage = {
  walls: ['#f3efe8', 'trim'],
  floor: ['#c4a58b', 'wood+2', '#d2c6b2'],
  paving: 'tiles',
  windows: [
    [
      { at: 0.17, width: 1.5, sill: 0.5, height: 2, panes: [2, 3] },
      { at: 0.5, width: 1.5, sill: 0.5, height: 2, panes: [2, 3] },
      { at: 0.83, width: 1.5, sill: 0.5, height: 2, panes: [2, 3] },
      { wall: 'left', at: 0.5, width: 2.4, sill: 0.5, height: 2, panes: [3, 3] },
    ],
  ],
  things: () => [
    [furniture.rug(2.8, 1.8), 0, 1.1],
    [thing.wickerChair, -0.6, 0.9],
    [thing.wickerChair, 0.6, 0.9],
    [[turned([0, 0, 0], [0.8, 0.45, 0.8], '#b98f5e')], 0, 1.4],
    [fixture.plant(0.4, 'bush', 'accentFabric'), 0, 1.6, { y: 0.45 }],
    [fixture.plant(1.7, 'broad'), -0.98, 0.2],
    [fixture.plant(1.5, 'blades'), 0.98, 0.2],
    [fixture.plant(0.9, 'bush', '#b5573a'), 0.95, 1.4],
    [details.ceilingFan, 0, 1.3, { y: 0.5, fromTop: true, size: 1.2 }],
  ],
};

/** A console by a wall, seen from near: what hangs over it is what the picture is about. */
export const consoleWall: RoomPage = {
  depth: 1.8,
  height: 2.1,
  distance: 3,
  windows: [[{ wall: 'left', at: 0.6, width: 1.2, sill: 0.8, height: 1.5 }]],
  things: (random) => [
    [furniture.dresser, 0, 0.05, { size: 0.8 }],
    [[block([0, 0, 0], [0.24, 0.05, 0.18], '#b5573a')], -0.2, 0.14, { y: 0.65 }],
    [[block([0, 0, 0], [0.22, 0.04, 0.16], '#e8dcc4')], -0.195, 0.14, { y: 0.7 }],
    [furniture.floorLamp, -0.86, 0.1],
    [fixture.plant(1.2, random.pick(['broad', 'blades'])), 0.92, 0.1],
    [furniture.rug(2.2, 0.9), 0, 0.8],
  ],
};
