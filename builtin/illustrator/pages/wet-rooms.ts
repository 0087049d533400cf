import { roomSize } from '#builtin/illustrator/interiors/room.ts';
import * as details from '#builtin/illustrator/models/details.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import { block, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import type { RoomPage, Standing } from './room-plan.ts';
import { vase } from './rooms.ts';
import { stoolWithTowels } from './service-rooms.ts';

const cabinetTints: Tint[] = ['#f1ede4', 'fabric-1', '#33504f', '#e4dccb', '#6f8a80', '#2f3f52'];

/** The color that was asked for, or one that suits. */
const cabinetTint = ({ scene }: Stage, random: Random): Tint =>
  (scene.colors?.cabinets as Tint | undefined) ?? random.pick(cabinetTints);

export const bathroom: RoomPage = {
  walls: ['plaster+3', 'fabric+7', '#e7ece9', '#f3efe8'],
  floor: ['#d9d6cf', '#b9c0c0', '#e6e1d6', '#8f979a'],
  paving: 'tiles',
  tiled: [0, 1.25],
  windows: [
    [{ at: 0.24, width: 1.3, sill: 1.3, height: 1.1 }],
    [
      { at: 0.3, width: 0.9, sill: 1.3, height: 1.2 },
      { wall: 'left', at: 0.6, width: 1.2, sill: 1.2, height: 1.2 },
    ],
  ],
  things: (random, stage) => [
    ...(asks(stage, 'powder')
      ? ([[fixture.toilet, -0.5, 0.1, { size: 1.1 }]] as Standing[])
      : ([
          [asks(stage, 'clawfoot') ? fixture.clawfootTub : fixture.bathtub, -0.55, 0.55],
        ] as Standing[])),
    [furniture.rug(1.2, 0.7), -0.4, 1.75],
    ...basins(stage, random),
    [fixture.plant(1.25, 'blades'), -0.98, 0.12],
    ...(asks(stage, 'double-vanity')
      ? []
      : ([[fixture.towelRail, 0.14, 0.02, { y: 0.85 }]] as Standing[])),
    [stoolWithTowels, asks(stage, 'double-vanity') ? 0.2 : 0.24, 1.3],
    ...(asks(stage, 'powder')
      ? []
      : ([[fixture.toilet, 1, 1.35, { turn: 3, chance: 0.6 }]] as Standing[])),
  ],
};

/** One basin with its mirror, or two of each side by side. */
const basins = (stage: Stage, random: Random): Standing[] =>
  asks(stage, 'double-vanity')
    ? [
        [fixture.vanity(2.1, cabinetTint(stage, random), 2), 0.98, 0.02],
        [fixture.mirror(0.7, 1, '#b99a5b'), 0.92, 0.02, { y: 1.25 }],
        [fixture.mirror(0.7, 1, '#b99a5b'), 0.28, 0.02, { y: 1.25 }],
      ]
    : [
        [fixture.vanity(1.35, cabinetTint(stage, random)), 0.86, 0.02],
        [
          random.chance(0.5) ? fixture.mirror(1.1, 0.95, '#b99a5b') : fixture.mirror(0.72, 1.1),
          0.78,
          0.02,
          { y: 1.25 },
        ],
      ];

/** Fridge, range and counters side by side along the wall, in one of three orders. */
const kitchenRows = (stage: Stage, tint: Tint, layout: number): Standing[] => {
  const isHigh = asks(stage, 'vaulted') || asks(stage, 'beams');
  const { width } = roomSize(stage.canvas, isHigh ? 3.3 : undefined);
  const end = width / 2;
  const [fridge, range] = [0.92, 0.78];
  const at = (x: number, model: Model, y = 0, back = 0.02): Standing => [
    model,
    x,
    back,
    { y, asPut: true },
  ];
  const counter = (from: number, to: number) =>
    at((from + to) / 2, fixture.counter(to - from, tint, undefined, counterTop(stage)));
  /** Above the counter as far as there is room for it, beside the window and the hood. */
  const above = (from: number, to: number): Standing[] => {
    const wide = Math.min(1.3, to - from - 0.06);
    if (wide < 0.3) return [];
    const model = asks(stage, 'open-shelves')
      ? openShelves(wide)
      : fixture.wallCabinets(wide, tint);
    return [at((from + to) / 2, model, 1.58)];
  };
  const cooking = (x: number) => [at(x, fixture.range), at(x, fixture.hood, 1.62)];
  const half = hoodWidth / 2;
  if (layout === 0)
    return [
      ...cooking(-end + half),
      counter(-end + half + range / 2, end - fridge - 0.02),
      at(0, fixture.faucet, 0.93, 0.2),
      at(end - fridge / 2, fixture.refrigerator, 0, 0.04),
      ...above(-end + hoodWidth, -0.56),
      ...above(0.56, end - fridge - 0.02),
    ];
  if (layout === 1) {
    const x = 0.1 - (end - 1.9) * 0.2;
    return [
      at(-end + fridge / 2, fixture.refrigerator, 0, 0.04),
      counter(-end + fridge + 0.02, x - range / 2),
      ...cooking(x),
      counter(x + range / 2, end),
      at(end * 0.72, fixture.faucet, 0.93, 0.2),
      ...above(-end + fridge + 0.02, x - half),
    ];
  }
  const left = Math.max(0.5, width * 0.22 - 0.7) - end;
  return [
    counter(-end, end - half - range / 2),
    at(left + 0.7, fixture.faucet, 0.93, 0.2),
    ...cooking(end - half),
    ...above(left + 1.5, end - hoodWidth),
  ];
};

const hoodWidth = 0.92;

export const counterTop = (stage: Stage): Tint | undefined =>
  asks(stage, 'butcher-block') ? '#c08a52' : (stage.scene.finishes?.counter as Tint | undefined);

/** Boards on brackets with plates, cups and jars. */
const openShelves = (width: number): Model =>
  [0.06, 0.5].flatMap((y, row) => [
    block([0, y, 0], [width, 0.05, 0.28], 'wood'),
    ...Array.from({ length: Math.max(2, Math.floor(width / 0.2)) }, (_, index) => {
      const high = 0.1 + ((index * 5 + row * 3) % 4) * 0.045;
      return turned(
        [-width / 2 + 0.12 + index * 0.2, y + 0.05, 0],
        [0.15, high, 0.15],
        (['#f4efe6', '#8fa89a', '#c9a35c', '#e3d6ba', '#5f7485'] as const)[(index * 3 + row) % 5] ??
          '#f4efe6',
      );
    }),
  ]);

export const kitchen: RoomPage = {
  floor: ['wood+2', '#c2a27c', 'wood', '#d2c6b2'],
  tiled: [0.92, 1.6],
  windows: [
    [{ at: 0.5, width: 1.05, sill: 1.15, height: 1.15, panes: [2, 1] }],
    [{ at: 0.84, width: 1.1, sill: 1.15, height: 1.15 }],
    [{ at: 0.22, width: 1.4, sill: 1.1, height: 1.2, panes: [3, 1] }],
  ],
  things: (random, stage, layout) => {
    const tint = cabinetTint(stage, random);
    const islandTint =
      (stage.scene.colors?.island as Tint | undefined) ??
      (stage.scene.colors?.cabinets
        ? tint
        : random.pick<Tint>(['accentFabric-3', '#3f5a56', 'wood-1', tint]));
    const { furniture: asked = [] } = stage.scene;
    const hasTable = asked.includes('table') && !asked.includes('island');
    const onIt = hasTable ? 0.775 : 0.94;
    const wide = random.pick([1.8, 2.3]);
    const across = random.between(-0.3, 0.3);
    const seats = wide > 2 ? [-0.46, 0, 0.46] : [-0.3, 0.3];
    const lamp = random.pick<Tint>(['#2f3538', '#e9dcc4', '#a8803f', 'door']);
    return [
      ...kitchenRows(stage, tint, layout),
      [fixture.plant(0.4, 'bush', 'accentFabric'), 0.32, 0.2, { y: 0.93 }],
      ...(hasTable
        ? tableInKitchen(across)
        : ([[fixture.island(wide, islandTint, counterTop(stage)), across, 1.25]] as Standing[])),
      [
        asks(stage, 'lemons') ? fixture.lemonBowl : fixture.fruitBowl,
        across - 0.2,
        1.6,
        { y: onIt, ...(asks(stage, 'lemons') && { size: 1.4 }) },
      ],
      ...(asks(stage, 'flyers')
        ? ([[flyers, across * 0.9 + 0.05, 1.95, { y: 0.94 }]] as Standing[])
        : []),
      [vase, across + 0.22, 1.6, { y: onIt }],
      ...(asks(stage, 'coffee')
        ? ([[details.coffeeCup, across * 0.9, 1.95, { y: 0.94, size: 1.3 }]] as Standing[])
        : []),
      ...(hasTable
        ? []
        : seats.map((aside): Standing => [furniture.stool, across * 0.55 + aside, 2.3])),
      ...seats.map(
        (aside): Standing => [
          fixture.pendant(0.6, lamp, random.chance(0.5) ? 0.36 : 0.3),
          across * 0.55 + aside * 0.84,
          1.6,
          { y: 0.95, fromTop: true },
        ],
      ),
      [fixture.plant(1.2, 'broad'), 1, 1.4, { chance: 0.5 }],
    ];
  },
};

/** A long table with its chairs where the island would stand. */
const tableInKitchen = (across: number): Standing[] => [
  [furniture.table(2.2, 0.95), across, 1.35],
  ...[-0.3, 0, 0.3].flatMap((x): Standing[] => [
    [furniture.chair, across * 0.72 + x, 1],
    [furniture.chair, across * 0.72 + x, 2.2, { turn: 2 }],
  ]),
];

/** Cabinets and an island at the back, the seats of the family before them. */
export const openPlan: RoomPage = {
  depth: 5.4,
  floor: ['wood+2', '#c2a27c', 'wood'],
  tiled: [0.92, 1.6],
  windows: [
    [
      { at: 0.26, width: 1.4, sill: 1.1, height: 1.2, panes: [3, 1] },
      { wall: 'left', at: 0.4, width: 2, sill: 0.5, height: 1.9, panes: [3, 2] },
    ],
  ],
  things: (random, stage) => {
    const tint = cabinetTint(stage, random);
    const lamp = random.pick<Tint>(['#2f3538', '#e9dcc4', '#a8803f']);
    return [
      ...kitchenRows(stage, tint, 2),
      [fixture.island(2.2, tint, counterTop(stage)), 0.1, 1.05],
      [fixture.fruitBowl, 0.16, 1.4, { y: 0.94 }],
      ...[-0.3, 0.1, 0.5].map((x): Standing => [furniture.stool, x, 2.05]),
      ...[-0.22, 0.1, 0.42].map(
        (x): Standing => [fixture.pendant(0.6, lamp, 0.34), x, 1.4, { y: 0.95, fromTop: true }],
      ),
      [furniture.rug(2.8, 1.8), 0.05, 3],
      [furniture.sofa, -1, 2.9, { turn: 1 }],
      [furniture.armchair, 0.98, 3.2, { turn: 3 }],
      [furniture.coffeeTable, 0.05, 3.5],
      [fixture.plant(1.5, 'broad'), 1, 2.2],
    ];
  },
};

/** A stack of printed sheets: a picture and lines of text nobody can read. */
const flyers: Model = [0, 1, 2].flatMap((index) => [
  block([index * 0.02, index * 0.006, index * 0.015], [0.24, 0.005, 0.3], '#f8f5ee'),
  ...(index === 2
    ? [
        block([0.04, 0.018, 0.09], [0.2, 0.002, 0.11], '#5f8fa8'),
        ...[0, 1, 2].map((line) =>
          block([0.04, 0.018, -0.02 - line * 0.04], [0.18, 0.002, 0.014], '#8f969b'),
        ),
      ]
    : []),
]);

export const laundry: RoomPage = {
  depth: 2.6,
  walls: ['fabric+5', 'accentFabric+6', 'plaster+2', '#dfe6e2'],
  floor: ['#d9d6cf', '#b9c0c0', '#cfc4b2'],
  paving: 'tiles',
  tiled: [0.96, 1.6],
  windows: [
    [{ wall: 'left', at: 0.7, width: 1.2, sill: 1, height: 1.2 }],
    [{ at: 0.84, width: 0.9, sill: 1.2, height: 1 }],
  ],
  things: (random, stage) => {
    const tint = cabinetTint(stage, random);
    return [
      [fixture.washer, -0.5, 0.06],
      [fixture.washer, -0.06, 0.06],
      [
        [block([0, 0, 0], [1.6, 0.05, 0.74], '#e8dcc8', { top: '#f3ebdc', holds: true })],
        -0.36,
        0.02,
        { y: 0.95 },
      ],
      [furniture.foldedCloth, -0.6, 0.2, { y: 1 }],
      [fixture.plant(0.35, 'bush', 'accentFabric'), -0.05, 0.2, { y: 1 }],
      [bottle, -0.3, 0.2, { y: 1 }],
      [fixture.wallCabinets(1.6, tint, 4), -0.36, 0.02, { y: 1.62 }],
      [fixture.counter(1.1, tint), 0.96, 0.02],
      [fixture.faucet, 0.8, 0.2, { y: 0.93 }],
      [furniture.foldedCloth, 0.55, 0.2, { y: 0.93 }],
      [fixture.basket, 0.35, 1.1],
      [fixture.basket, -0.8, 1.3, { chance: 0.5 }],
      [furniture.rug(1.6, 0.7), -0.2, 1.2],
      [fixture.pendant(0.4, '#f0e7d4', 0.34), 0.1, 1, { y: 0.6, fromTop: true }],
    ];
  },
};

const bottle: Model = [
  turned([0, 0, 0], [0.13, 0.28, 0.1], '#5f8fb0', [
    [0.9, 0],
    [1, 0.6],
    [0.35, 0.8],
    [0.4, 1],
  ]),
];
