import { christmasTree, giftsUnderTree } from '#builtin/illustrator/models/christmas-tree.ts';
import { at, cutout, oval } from '#builtin/illustrator/models/cutout.ts';
import * as details from '#builtin/illustrator/models/details.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import { asOne, type Model, put } from '#builtin/illustrator/models/model.ts';
import { television } from '#builtin/illustrator/models/parlor-things.ts';
import { screen } from '#builtin/illustrator/models/room-things.ts';
import { block, soft, turned } from '#builtin/illustrator/models/solid.ts';
import { mug } from '#builtin/illustrator/models/table-things.ts';
import { cardboardBox } from '#builtin/illustrator/models/vehicles.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import type { RoomPage, Standing } from './room-plan.ts';

/** A lamp in the middle of the room, or a fan if one was asked for. */
const overhead = (stage: Stage, across: number, back: number): Standing =>
  asks(stage, 'ceiling-fan')
    ? [details.ceilingFan, across, back, { y: 0.5, fromTop: true, size: 1.2 }]
    : [fixture.pendant(0.5, '#e9dcc4', 0.5), across, back, { y: 0.75, fromTop: true }];

/** Three pictures in a row, or one large one. */
const onTheWall = (random: Random, across: number): Standing[] =>
  random.chance(0.5)
    ? [[fixture.picture(1.1, 0.8), across, 0, { y: 1.5 }]]
    : [-0.3, 0.3].map((aside) => [fixture.picture(0.55, 0.72), across + aside, 0, { y: 1.5 }]);

/** A bed for one, with one pillow before the other. */
const narrowBed: Model = furniture.bed
  .filter(({ low, high }) => high[1] < 0.6 || high[0] - low[0] > 1)
  .map((solid) => ({
    ...solid,
    low: [solid.low[0] * 0.56, solid.low[1], solid.low[2]] as const,
    high: [solid.high[0] * 0.56, solid.high[1], solid.high[2]] as const,
  }))
  .concat([
    soft([0, 0.6, 0.86], [0.7, 0.4, 0.2], '#fbf8f2', 0.1),
    soft([0, 0.6, 0.66], [0.5, 0.3, 0.15], 'accentFabric', 0.08),
  ]);

/** Four posts with a frame over the bed, and cloth at their tops. */
const canopy: Model = [
  ...[-0.98, 0.98].flatMap((x) =>
    [-1.02, 1.1].map((z) => block([x, 0, z], [0.07, 2.1, 0.07], 'wood-3')),
  ),
  ...[-1.02, 1.1].map((z) => block([0, 2.1, z], [2.04, 0.07, 0.07], 'wood-3')),
  ...[-0.98, 0.98].map((x) => block([x, 2.1, 0.04], [0.07, 0.07, 2.1], 'wood-3')),
  ...[-0.98, 0.98].map((x) => soft([x, 0.5, 1.06], [0.22, 1.6, 0.12], '#f6f1e6', 0.05)),
  soft([0, 1.92, 1.1], [1.9, 0.2, 0.05], '#f6f1e6', 0.04),
];

export const bedroom: RoomPage = {
  windows: [
    [
      { at: 0.86, width: 1.1, sill: 0.85, height: 1.5, hasCurtains: true },
      { wall: 'left', at: 0.7, width: 1.3, sill: 0.8, height: 1.5 },
    ],
    [{ wall: 'left', at: 0.6, width: 1.9, sill: 0.7, height: 1.7, panes: [3, 2] }],
  ],
  things: (random, stage) => [
    [furniture.rug(2.7, 1.9), -0.05, 1.15],
    ...(asks(stage, 'twin-beds')
      ? ([
          [asOne(narrowBed), -0.62, 0.03],
          [furniture.nightstand, -0.08, 0.06],
          [asOne(narrowBed), 0.44, 0.03],
        ] as Standing[])
      : ([
          [
            asOne(asks(stage, 'canopy') ? [...furniture.bed, ...canopy] : furniture.bed),
            -0.05,
            0.03,
          ],
          [furniture.nightstand, -0.8, 0.06],
          [furniture.nightstand, 0.73, 0.06],
        ] as Standing[])),
    ...onTheWall(random, -0.04),
    [fixture.plant(1.5, random.pick(['broad', 'blades'])), 0.96, 0.2],
    ...(asks(stage, 'twin-beds')
      ? []
      : ([[furniture.bench, -0.05, 2.22, { chance: 0.6 }]] as Standing[])),
    ...(asks(stage, 'desk')
      ? ([
          [[...furniture.desk, ...put(furniture.laptop, [0, 0.745, 0])], 1, 1.2, { turn: 3 }],
          [furniture.officeChair, 0.66, 1.4, { turn: 1, size: 0.9 }],
        ] as Standing[])
      : ([[furniture.armchair, 0.95, 1.4, { turn: 3, chance: 0.5 }]] as Standing[])),
    overhead(stage, -0.05, 1.4),
  ],
};

export const nursery: RoomPage = {
  walls: ['fabric+7', '#e9e4d8', '#dfe7e2', '#efe3d6'],
  windows: [
    [{ at: 0.84, width: 1.2, sill: 0.85, height: 1.5, hasCurtains: true }],
    [{ wall: 'left', at: 0.6, width: 1.7, sill: 0.8, height: 1.6 }],
  ],
  things: (random, stage) => [
    [furniture.rug(2.5, 1.8), -0.05, 1.2],
    [furniture.crib(random.pick(['trim', 'wood', 'wood+2'])), -0.66, 0.12],
    ...onTheWall(random, -0.5),
    [furniture.dresser, 0.5, 0.06],
    [fixture.plant(0.9, 'broad'), 0.96, 0.3],
    [
      asks(stage, 'rocking-chairs') ? details.rockingChair('wood+1') : furniture.armchair,
      0.8,
      1.5,
      { turn: 3, size: asks(stage, 'rocking-chairs') ? 1.1 : 1 },
    ],
    [fixture.basket, 0.3, 0.9],
    overhead(stage, -0.05, 1.4),
  ],
};

export const vase: Model = [
  turned([0, 0, 0], [0.2, 0.26, 0.2], 'accentFabric', [
    [0.6, 0],
    [1, 0.45],
    [0.5, 0.85],
    [0.6, 1],
  ]),
  ...put(fixture.plant(0.5, 'bush', 'accentFabric'), [0, 0.1, 0]),
];

export const homeOffice: RoomPage = {
  windows: [
    [{ at: 0.4, width: 1.7, sill: 0.95, height: 1.5, panes: [3, 2], hasCurtains: true }],
    [
      { wall: 'left', at: 0.65, width: 1.6, sill: 0.8, height: 1.6 },
      { at: 0.3, width: 1.1, sill: 1, height: 1.4 },
    ],
    [{ at: 0.5, width: 1.6, sill: 0.95, height: 1.5, panes: [3, 2] }],
    [{ wall: 'left', at: 0.6, width: 1.4, sill: 0.8, height: 1.5 }],
  ],
  layoutFor: (stage) =>
    asks(stage, 'under-stairs') ? 3 : asks(stage, 'built-ins') ? 2 : undefined,
  things: (random, stage) => [
    [furniture.rug(2.4, 1.6), -0.1, 1.3],
    [
      [
        ...furniture.desk,
        ...(asks(stage, 'two-monitors')
          ? [-0.4, 0.3].flatMap((x) => put(furniture.monitor, [x, 0.745, 0.14]))
          : [
              ...put(furniture.monitor, [0.02, 0.745, 0.14]),
              ...put(furniture.tableLamp, [-0.62, 0.745, 0.12]),
            ]),
        ...put(cupOnDesk, [0.62, 0.745, -0.14]),
      ],
      -0.2,
      0.3,
    ],
    [furniture.officeChair, asks(stage, 'two-monitors') ? 0.2 : -0.02, 1.5, { turn: 1 }],
    ...(asks(stage, 'under-stairs') ? ([[stairsOverhead, 0, 0.02]] as Standing[]) : []),
    ...(asks(stage, 'under-stairs')
      ? ([
          [furniture.shelves(0.8, 4), 0.62, 0.03],
          [fixture.plant(1, 'broad'), 0.96, 0.6],
        ] as Standing[])
      : asks(stage, 'built-ins')
        ? builtIns
        : ([
            [furniture.shelves(1.1, 5), 0.98, 0.03],
            [fixture.plant(1.4, 'broad'), -0.98, 0.2],
          ] as Standing[])),
    ...(random.chance(0.5) ? onTheWall(random, 0.3).slice(0, 1) : []),
    [furniture.armchair, 0.95, 1.7, { turn: 3, chance: 0.5 }],
  ],
};

/** Shelves up to the ceiling over cabinets, at both ends of a wall. */
const builtIn: Model = [
  block([0, 0, -0.02], [1.3, 0.72, 0.36], 'trim'),
  ...[-0.32, 0.32].flatMap((x) => [
    block([x, 0.08, -0.21], [0.6, 0.58, 0.02], 'trim-1'),
    block([x * 0.4, 0.36, -0.23], [0.02, 0.12, 0.02], 'metal'),
  ]),
  ...put(furniture.shelves(1.3, 4), [0, 0.74, 0]),
  block([0, 2.46, -0.02], [1.3, 0.12, 0.34], 'trim'),
];

const builtIns: Standing[] = [-1, 1].map((side) => [builtIn, side, 0.02]);

/** Steps along the wall up to the ceiling, and their rail. */
const stairsOverhead: Model = [
  ...Array.from({ length: 14 }, (_, index) => [
    block([-2.1 + index * 0.3, 0.19 * index, 0], [0.31, 0.2, 0.95], 'trim', { top: 'wood' }),
    block([-2.1 + index * 0.3, 0.19 * index - 0.16, -0.44], [0.31, 0.18, 0.06], 'wood-1'),
    ...(index < 10
      ? [block([-2.1 + index * 0.3, 0.19 * (index + 1), -0.44], [0.03, 0.7, 0.03], 'trim')]
      : []),
  ]).flat(),
];

const cupOnDesk: Model = [
  turned(
    [0, 0, 0],
    [0.09, 0.1, 0.09],
    '#f1ebdf',
    [
      [0.8, 0],
      [1, 1],
    ],
    '#6b452b',
  ),
];

export const livingRoom: RoomPage = {
  windows: [
    [
      { at: 0.78, width: 1.9, sill: 0.75, height: 1.7, panes: [3, 2], hasCurtains: true },
      { wall: 'left', at: 0.7, width: 1.5, sill: 0.8, height: 1.5 },
    ],
    [{ at: 0.24, width: 1.6, sill: 0.75, height: 1.7, hasCurtains: true }],
    [{ wall: 'left', at: 0.55, width: 2, sill: 0.6, height: 1.8, panes: [3, 2] }],
  ],
  hasCatBed: true,
  layoutFor: (stage) => (asks(stage, 'built-ins') || hasScreen(stage) ? 2 : undefined),
  things: (random, stage, layout) => [
    [furniture.rug(3, 2), -0.1, 1.1],
    ...(hasScreen(stage) ? beforeScreen(stage) : []),
    ...((
      [
        [
          [sofaOf(stage), -0.5, 0.12],
          ...onTheWall(random, -0.42),
          [furniture.floorLamp, 0.24, 0.2],
        ],
        [[sofaOf(stage), 0.5, 0.12], [furniture.floorLamp, -0.4, 0.2], ...onTheWall(random, 0.5)],
        [
          ...(hasScreen(stage) ? [] : ([[sofaOf(stage), 0, 0.12]] as Standing[])),
          ...(asks(stage, 'built-ins')
            ? builtIns
            : ([
                [furniture.floorLamp, 0.72, 0.2],
                ...(hasScreen(stage)
                  ? []
                  : ([[furniture.shelves(0.9, 5), -0.98, 0.03]] as Standing[])),
              ] as Standing[])),
        ],
      ] as Standing[][]
    )[layout] ?? []),
    ...(asks(stage, 'asleep') && asks(stage, 'cat')
      ? ([
          [
            details.sleepingCat,
            ([-0.34, 0.36, 0.04] as const)[layout] ?? 0,
            0.42,
            { y: 0.48, size: 1.15 },
          ],
        ] as Standing[])
      : []),
    [furniture.coffeeTable, asks(stage, 'sectional') ? 0.16 : -0.2, 1.6],
    [furniture.armchair, 0.9, 1.5, { turn: 3 }],
    ...(asks(stage, 'built-ins')
      ? []
      : ([
          [fixture.plant(1.6, random.pick(['broad', 'blades'])), -1, 0.3],
          [fixture.plant(1, 'blades', 'accentFabric'), 1, 0.3],
        ] as Standing[])),
    overhead(stage, 0, 1.5),
  ],
};

/** A sofa at the side of a screen that everybody sees. */
const beforeScreen = (stage: Stage): Standing[] => [
  [television, 0, 0.05],
  [sofaOf(stage), -1, 0.9, { turn: 1 }],
];

/** A sofa, with a plaid blanket over it where one was asked for. */
const sofaOf = (stage: Stage): Model => [
  ...furniture.sofa,
  ...(asks(stage, 'sectional') ? furniture.chaise : []),
  ...(asks(stage, 'blanket') ? plaidBlanket : []),
];

const hasScreen = ({ scene: { things = [] } }: Stage) =>
  things.includes('tv') || things.includes('wall-tv');

/** A hearth with a sofa at its side; stockings and a tree when it is time. */
export const fireplaceRoom: RoomPage = {
  windows: [[{ at: 0.88, width: 1, sill: 0.8, height: 1.6, hasCurtains: true }], []],
  layoutFor: (stage) => (asks(stage, 'built-ins') ? 1 : 0),
  things: (_, stage) => [
    [furniture.rug(2.6, 1.7), 0, 1.3],
    ...(asks(stage, 'built-ins') ? builtIns : []),
    [fixture.fireplace(asks(stage, 'stone-hearth') ? 'stone' : 'brick'), -0.1, 0.02],
    ...(stage.scene.holiday === 'winter'
      ? ([
          ...[-0.32, -0.2, 0, 0.12].map((x): Standing => [stocking, x, 0.58, { y: 0.86 }]),
          [[...christmasTree(2.1), ...giftsUnderTree], 0.98, 0.25],
        ] as Standing[])
      : ([[fixture.plant(1.4), 0.95, 0.3]] as Standing[])),
    [aboveMantel(stage), -0.1, 0.34, { y: 1.46 }],
    [sofaOf(stage), -0.98, 0.8, { turn: 1 }],
    [furniture.armchair, 0.8, 1.4, { turn: 3 }],
    [furniture.coffeeTable, -0.08, 2.0],
    ...(asks(stage, 'coffee')
      ? [-0.16, 0.02].map((x): Standing => [mug('#b23a33'), x, 2.3, { y: 0.43, size: 1.2 }])
      : []),
  ],
};

const aboveMantel = (stage: Stage): Model =>
  hasScreen(stage) ? screen(1.15) : asks(stage, 'wreath') ? hungWreath : fixture.picture(0.8, 0.62);

/** A ring of twigs with a red bow. */
const hungWreath: Model = cutout(
  [0.8, 0.8],
  [
    ...Array.from({ length: 18 }, (_, index) => {
      const angle = (index / 18) * Math.PI * 2;
      return [
        index % 2 ? '#4f7a48' : '#3f6a3e',
        oval(Math.cos(angle) * 0.28, 0.4 + Math.sin(angle) * 0.28, 0.11, 0.07, angle + 0.8),
      ] as const;
    }),
    ...[0.6, 1.9, 3.2, 4.4, 5.4].map(
      (angle) =>
        ['#c22f3a', oval(Math.cos(angle) * 0.27, 0.4 + Math.sin(angle) * 0.27, 0.03)] as const,
    ),
    ['#b8323a', at('0,0.12 -0.16,0.2 -0.16,0.04')],
    ['#b8323a', at('0,0.12 0.16,0.2 0.16,0.04')],
    ['#9a2730', oval(0, 0.12, 0.045)],
  ],
  false,
);

const stocking: Model = [
  soft([0, 0.06, 0], [0.12, 0.28, 0.06], '#b23a33', 0.03),
  soft([-0.05, 0, 0], [0.2, 0.1, 0.06], '#b23a33', 0.03),
  soft([0, 0.28, -0.005], [0.16, 0.08, 0.08], '#f6f2ea', 0.03),
];

/** From the back of a sofa over its seat and down to the floor, in red and dark green. */
const plaidBlanket: Model = [
  block([0.1, 0.5, 0.09], [0.66, 0.36, 0.03], '#a8352b'),
  block([0.1, 0.485, -0.14], [0.66, 0.02, 0.64], '#a8352b', { top: '#b23a33' }),
  block([0.1, 0.16, -0.465], [0.66, 0.35, 0.03], '#a8352b'),
  ...[-0.2, 0, 0.2].flatMap((x) => [
    block([0.1 + x, 0.5, 0.072], [0.08, 0.36, 0.004], '#2f4a3c'),
    block([0.1 + x, 0.506, -0.14], [0.08, 0.002, 0.64], '#2f4a3c'),
    block([0.1 + x, 0.16, -0.483], [0.08, 0.35, 0.004], '#2f4a3c'),
  ]),
  ...[0.58, 0.74].map((y) => block([0.1, y, 0.068], [0.66, 0.05, 0.003], '#e8d9b8')),
  ...[-0.36, -0.16, 0.04].map((z) => block([0.1, 0.509, z], [0.66, 0.002, 0.05], '#e8d9b8')),
  ...[0.22, 0.38].map((y) => block([0.1, y, -0.487], [0.66, 0.05, 0.003], '#e8d9b8')),
];

const chairsAround = (across: number, back: number): Standing[] => [
  ...[-0.42, 0, 0.42].map((x): Standing => [furniture.chair, across + x, back]),
];

const alongTable: Standing[] = [
  ...chairsAround(0, 0.75),
  [furniture.table(2.5, 1), 0, 1.2],
  ...[-0.42, 0.42].map((x): Standing => [furniture.chair, x, 2.1, { turn: 2 }]),
  [furniture.chair, -0.86, 1.5, { turn: 1 }],
  [furniture.chair, 0.86, 1.5, { turn: 3 }],
];

/** Four chairs around a round table. */
const aroundCircle: Standing[] = [
  [furniture.chair, 0, 0.6],
  [furniture.roundTable(1.5), 0, 0.95],
  [furniture.chair, -0.6, 1.4, { turn: 1 }],
  [furniture.chair, 0.6, 1.4, { turn: 3 }],
  [furniture.chair, 0.34, 2.25, { turn: 2 }],
];

export const diningRoom: RoomPage = {
  windows: [
    [{ at: 0.5, width: 2, sill: 0.8, height: 1.6, panes: [3, 2], hasCurtains: true }],
    [
      { at: 0.2, width: 1.1, sill: 0.8, height: 1.6 },
      { at: 0.8, width: 1.1, sill: 0.8, height: 1.6 },
    ],
  ],
  things: (random, stage) => [
    [furniture.rug(3.2, 2), 0, 0.85],
    ...(asks(stage, 'round-table') ? aroundCircle : alongTable),
    [vase, 0, 1.6, { y: 0.775 }],
    [
      random.chance(0.6) ? fixture.chandelier : fixture.pendant(0.6, 'accentFabric', 0.6),
      0,
      1.3,
      { y: 1.15, fromTop: true },
    ],
    [furniture.dresser, -1, 0.04, { chance: 0.5 }],
    [fixture.plant(1.5), 0.98, 0.25],
  ],
};

/** The first day in a new place: boxes in an empty room, one plant unpacked. */
export const movingBoxes: RoomPage = {
  seat: { across: 0.61, back: 0.3, y: 1.06, isHigh: true },
  windows: [
    [{ at: 0.5, width: 2.2, sill: 0.75, height: 1.5, panes: [3, 2] }],
    [
      { at: 0.26, width: 1.4, sill: 0.75, height: 1.5 },
      { wall: 'left', at: 0.6, width: 1.4, sill: 0.8, height: 1.5 },
    ],
  ],
  things: (random) => [
    ...(
      [
        [0.72, -0.95, 0.15, 0],
        [0.6, -0.92, 0.2, 0.576],
        [0.62, -0.48, 0.3, 0],
        [0.7, 0.6, 0.2, 0],
        [0.52, 0.62, 0.25, 0.56],
        [0.66, -0.8, 1.3, 0],
        [0.5, 0.2, 1.1, 0],
        [0.74, 0.95, 1.3, 0],
      ] as const
    ).map(
      ([size, x, back, y]): Standing => [
        cardboardBox(size * random.between(0.92, 1.06)),
        x,
        back,
        { y },
      ],
    ),
    [furniture.rug(2, 1.3), 0, 1.5, { chance: 0.5 }],
    [furniture.floorLamp, 0.96, 0.2],
    [fixture.plant(0.7), 0.2, 1.15, { y: 0.4 }],
    [furniture.chair, -0.2, 1.9, { turn: 1, chance: 0.5 }],
  ],
};
