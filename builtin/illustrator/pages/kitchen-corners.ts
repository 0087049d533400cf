import { roomSize } from '#builtin/illustrator/interiors/room.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import * as kitchen from '#builtin/illustrator/models/kitchen-things.ts';
import { type Model, part, put } from '#builtin/illustrator/models/model.ts';
import { block, soft, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import { wineGlass } from '#builtin/illustrator/models/tableware.ts';
import { floatingShelves } from '#builtin/illustrator/models/wall-things.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import type { RoomPage, Standing } from './room-plan.ts';
import { vase } from './rooms.ts';
import { counterTop } from './wet-rooms.ts';

const tintOfCabinets = ({ scene }: Stage, random: Random): Tint =>
  (scene.colors?.cabinets as Tint | undefined) ??
  random.pick<Tint>(['#f1ede4', '#33504f', '#6f8a80', '#2f3f52', '#e4dccb']);

/** Metres to the ceiling where a counter is seen from near. */
const low = 2.25;

/** How long the counters are at both sides of what stands in the middle. */
const besides = ({ canvas }: Stage, middle: number) =>
  (roomSize(canvas, low).width - middle) / 2 + 0.02;

/** A deep sink whose white front stands out from the cabinets, and its tall faucet. */
const apronSink: Model = [
  block([0, 0, -0.02], [0.86, 0.3, 0.66], '#f8f7f3', { top: '#fdfdfb' }),
  block([0, 0.301, 0.02], [0.72, 0.003, 0.46], '#c9d2d4'),
  turned([0, 0.3, 0.27], [0.06, 0.03, 0.06], '#b99a5b'),
  turned([0, 0.3, 0.27], [0.035, 0.4, 0.035], '#b99a5b'),
  block([0, 0.68, 0.15], [0.035, 0.035, 0.27], '#b99a5b'),
  block([0, 0.6, 0.03], [0.035, 0.11, 0.035], '#b99a5b'),
  block([0.13, 0.3, 0.27], [0.03, 0.12, 0.03], '#b99a5b'),
];

const soapBottle: Model = [
  turned([0, 0, 0], [0.1, 0.18, 0.1], '#c9955a', [
    [1, 0],
    [1, 0.8],
    [0.4, 1],
  ]),
  block([0, 0.18, -0.02], [0.02, 0.05, 0.09], '#2f3538'),
];

/** Seen from near: the sink under its window. */
export const kitchenSink: RoomPage = {
  depth: 1.5,
  height: low,
  distance: 2.9,
  tiled: [0.92, 1.16],
  seat: { across: 0.32, back: 0.06, y: 0.93, isHigh: true },
  windows: [[{ at: 0.5, width: 1.9, sill: 1.14, height: 0.9, panes: [2, 1] }]],
  things: (random, stage) => {
    const tint = tintOfCabinets(stage, random);
    return [
      [fixture.counter(besides(stage, 0.88), tint, undefined, counterTop(stage)), -1, 0.02],
      [fixture.counter(besides(stage, 0.88), tint, undefined, counterTop(stage)), 1, 0.02],
      [fixture.counter(0.9, tint, 2, counterTop(stage)), 0, 0.02],
      [apronSink, 0, 0, { y: 0.64 }],
      [soapBottle, 0.27, 0.3, { y: 0.93 }],
      [furniture.foldedCloth, -0.34, 0.22, { y: 0.93, size: 0.8 }],
      [fixture.plant(0.36, 'bush', 'accentFabric'), 0.52, 0.2, { y: 0.93 }],
      [kitchen.dishes, -0.66, 0.16, { y: 0.93, size: 1.2 }],
      [furniture.rug(1.6, 0.6), 0, 0.95],
    ];
  },
};

/** The range between its counters, a kettle and a pan on it. */
export const stove: RoomPage = {
  depth: 1.5,
  height: low,
  distance: 2.9,
  tiled: [0.92, 2],
  windows: [],
  things: (random, stage) => {
    const tint = tintOfCabinets(stage, random);
    return [
      [fixture.counter(besides(stage, 0.8), tint, undefined, counterTop(stage)), -1, 0.02],
      [fixture.counter(besides(stage, 0.8), tint, undefined, counterTop(stage)), 1, 0.02],
      [kitchen.stoveTop, 0, 0.02],
      [fixture.hood, 0, 0.02, { y: 1.55 }],
      [kitchen.vegetables, 0.55, 0.16, { y: 0.93, size: 1.2 }],
      [soapBottle, -0.34, 0.2, { y: 0.93 }],
      [fixture.plant(0.36, 'bush', 'accentFabric'), -0.64, 0.2, { y: 0.93 }],
      [furniture.rug(1.6, 0.6), 0, 0.95],
    ];
  },
};

/** Cups, a machine and shelves over a counter. */
export const coffeeBar: RoomPage = {
  depth: 1.5,
  height: low,
  distance: 2.9,
  windows: [[{ at: 0.86, width: 0.8, sill: 1.1, height: 0.9 }]],
  things: (random, stage) => [
    [fixture.counter(2.4, tintOfCabinets(stage, random)), -0.1, 0.02],
    [kitchen.coffeeMaker, -0.3, 0.16, { y: 0.93, size: 1.35 }],
    ...[-0.02, 0.08, 0.18].map((x): Standing => [cup, x, 0.3, { y: 0.93, size: 1.5 }]),
    [kitchen.kettle('#3f7f86'), 0.34, 0.18, { y: 0.93, size: 1.1 }],
    [floatingShelves, -0.1, 0.02, { y: 1.42 }],
    [fixture.plant(1.2, 'broad'), 0.98, 0.2],
    [furniture.rug(1.8, 0.6), -0.1, 0.95],
  ],
};

const cup: Model = [
  turned(
    [0, 0, 0],
    [0.1, 0.09, 0.1],
    '#f6f2e9',
    [
      [0.75, 0],
      [1, 1],
    ],
    '#5a3826',
  ),
];

const bottle = (tint: Tint): Model => [
  turned([0, 0, 0], [0.1, 0.34, 0.1], tint, [
    [1, 0],
    [1, 0.55],
    [0.35, 0.75],
    [0.35, 1],
  ]),
];

const bottleTints: Tint[] = ['#2f5a40', '#a8642a', '#dfe6e6', '#6b2f3a', '#8a5a2c', '#3f6f7a'];

export const shelfOfBottles: Model = [0, 0.52].flatMap((y, row) => [
  block([0, y, 0], [2, 0.045, 0.26], 'wood'),
  ...Array.from({ length: 8 }, (_, index) =>
    put(
      (index + row) % 4 === 3
        ? wineGlass()
        : bottle(bottleTints[(index * 2 + row) % 6] ?? '#2f5a40'),
      [-0.86 + index * 0.245, y + 0.045, 0],
    ),
  ).flat(),
]);

/** A counter with stools before shelves of bottles. */
export const homeBar: RoomPage = {
  depth: 2.6,
  height: 2.4,
  walls: ['#4f5f66', '#6b5a50', '#5a6f68', '#75706a'],
  side: ['#c9c2b4', '#d8d2c6'],
  windows: [],
  things: (random, stage) => {
    const tint = tintOfCabinets(stage, random);
    return [
      [part('bar', shelfOfBottles), 0, 0.03, { y: 1.22 }],
      [fixture.counter(2.6, tint), 0, 0.02],
      [fixture.faucet, -0.3, 0.2, { y: 0.93 }],
      [fixture.island(2.6, tint, '#8a5c3a'), 0, 1],
      ...[-0.1, 0.02].map((x): Standing => [wineGlass('#8a2f3a'), x, 1.4, { y: 0.94 }]),
      [bottle('#2f5a40'), -0.24, 1.4, { y: 0.94 }],
      [fixture.lemonBowl, 0.3, 1.4, { y: 0.94, size: 0.7 }],
      ...[-0.46, 0, 0.46].map((x): Standing => [furniture.stool, x, 2.05]),
      ...[-0.4, 0, 0.4].map(
        (x): Standing => [fixture.pendant(0.5, '#2f3538', 0.3), x, 1.4, { y: 0.72, fromTop: true }],
      ),
    ];
  },
};

/** A bench built around a corner, with cushions. */
const cornerBench: Model = [
  block([0, 0, 0.2], [2.6, 0.42, 0.5], 'trim'),
  ...[-0.86, 0, 0.86].map((x) => block([x, 0.06, -0.06], [0.8, 0.3, 0.01], 'trim-1')),
  soft([0, 0.42, 0.2], [2.56, 0.1, 0.5], 'accentFabric', 0.04),
  ...[-1, -0.5, 0.5, 1].map((x, index) =>
    soft([x, 0.5, 0.34], [0.42, 0.36, 0.14], index % 2 ? '#f1e8d8' : 'fabric', 0.08),
  ),
];

/** A round table before a bench under the window. */
export const breakfastNook: RoomPage = {
  depth: 2.6,
  height: 2.45,
  windows: [[{ at: 0.5, width: 2.6, sill: 0.95, height: 1.15, panes: [3, 2] }]],
  things: (random) => [
    [cornerBench, 0, 0.03],
    [furniture.roundTable(1.3), 0, 0.75],
    [vase, 0, 1.15, { y: 0.77 }],
    [cup, -0.16, 1.3, { y: 0.77, size: 1.2 }],
    [cup, 0.16, 1.3, { y: 0.77, size: 1.2 }],
    ...[-0.32, 0.32].map((x): Standing => [furniture.chair, x, 1.7, { turn: 2 }]),
    [
      fixture.pendant(0.6, random.pick<Tint>(['#e9dcc4', '#2f3538', '#a8803f']), 0.5),
      0,
      1,
      { y: 0.7, fromTop: true },
    ],
    [fixture.plant(1.2, 'broad'), 0.98, 0.3],
    [fixture.plant(1, 'blades'), -0.98, 0.4],
  ],
};
