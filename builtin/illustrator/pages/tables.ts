import { drawVignette } from '#builtin/illustrator/light/sky.ts';
import * as feast from '#builtin/illustrator/models/celebrations.ts';
import { toyHouse } from '#builtin/illustrator/models/desk-things.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import { laptop } from '#builtin/illustrator/models/furniture.ts';
import { pole } from '#builtin/illustrator/models/lines.ts';
import {
  castSolidShadows,
  drawSolids,
  type Model,
  put,
} from '#builtin/illustrator/models/model.ts';
import { pumpkin } from '#builtin/illustrator/models/outdoors.ts';
import { block, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import * as thing from '#builtin/illustrator/models/table-things.ts';
import * as ware from '#builtin/illustrator/models/tableware.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { setTable } from '#builtin/illustrator/still-life/table.ts';
import type { Random } from '#builtin/random.ts';

/** A thing on a table, in metres from its middle. */
export type Laid = readonly [
  model: Model,
  x: number,
  z: number,
  how?: { y?: number; turn?: 0 | 1 | 2 | 3; size?: number },
];

export type TablePage = { things: (random: Random, stage: Stage) => readonly Laid[] };

/** Draws a table from a chair at it, and what lies on it. */
export const drawTablePage = (page: TablePage) => (start: Stage) => {
  const stage = setTable(start);
  const random = stage.random.fork('laid');
  const solids = page
    .things(random, stage)
    .flatMap(([model, x, z, { y = 0, ...how } = {}]) => put(model, [x, y, z], how));
  castSolidShadows(stage, solids, 0.8);
  drawSolids(stage, solids);
  drawVignette(stage);
};

export const laptopTable: TablePage = {
  things: (random) => [
    [laptop, random.between(-0.1, 0.04), 0.06, { size: 1.15 }],
    [ware.cup(random.pick(['#f1ebdf', 'door', 'accentFabric'])), 0.34, -0.04],
    [ware.notebook, random.pick([-0.36, -0.38]), -0.1],
    [ware.phone, 0.3, -0.24],
    [fixture.plant(0.3, 'bush', 'accentFabric'), -0.42, 0.36],
    [fixture.plant(0.24, 'blades', '#e9e2d4'), 0.44, 0.4],
    ...(random.chance(0.6) ? ([[ware.keyRing(-0.6, 1.2), 0.2, -0.16]] as Laid[]) : []),
  ],
};

const settings = (napkin: Tint): Laid[] => [
  [ware.placeSetting(napkin), -0.3, -0.18],
  [ware.placeSetting(napkin), 0.3, -0.18],
  [ware.placeSetting(napkin), -0.32, 0.42, { size: 0.94 }],
  [ware.placeSetting(napkin), 0.32, 0.42, { size: 0.94 }],
  [ware.wineGlass(), -0.1, -0.04],
  [ware.wineGlass(), 0.52, -0.02],
];

const runner = (tint: Tint): Laid => [[block([0, 0, 0], [2.6, 0.003, 0.26], tint)], 0, 0.12];

export const thanksgiving: TablePage = {
  things: (random) => [
    runner(random.pick(['#b5673a', '#8a4a2c', '#c9a35c'])),
    ...settings('#b5573a'),
    [ware.roast, 0, 0.2, { size: 0.8 }],
    [pumpkin(0.16), -0.42, 0.16],
    [pumpkin(0.11, '#e3d2a8'), -0.54, 0.1],
    [pumpkin(0.13), 0.46, 0.18],
    [ware.pie, 0.6, 0.4],
    [ware.candle(0.16), -0.28, 0.2],
    [ware.candle(0.2), 0.31, 0.22],
  ],
};

export const christmasTable: TablePage = {
  things: (random) => [
    runner('#b23a33'),
    ...settings(random.pick(['#b23a33', '#2f5a40'])),
    [ware.garland(0.9), 0, 0.14],
    [ware.candle(0.18, '#b23a33'), -0.2, 0.16],
    [ware.candle(0.24, '#f6efdf'), 0, 0.18],
    [ware.candle(0.18, '#b23a33'), 0.2, 0.16],
    [ware.gift('#2f5a40', '#e0b23a'), 0.56, 0.3, { size: 0.6 }],
    [ware.gift('#b23a33', '#f6efdf'), -0.56, 0.28, { size: 0.5 }],
  ],
};

export const setForDinner: TablePage = {
  things: (random) => [
    runner('fabric+3'),
    ...settings(random.pick(['accentFabric', 'fabric', 'door+2'])),
    [fixture.plant(0.3, 'bush', 'accentFabric'), 0, 0.16],
    [ware.candle(0.16), -0.24, 0.18],
    [ware.candle(0.2), 0.24, 0.18],
    [fixture.fruitBowl, 0.52, 0.24, { size: 0.5 }],
  ],
};

const savedCoins = (x: number, z: number, count: number): Laid => [thing.coins(count), x, z];

export const savingsTable: TablePage = {
  things: (random) => [
    [thing.piggyBank, -0.04, 0.1, { size: 1.5 }],
    savedCoins(0.26, 0.06, 4),
    savedCoins(0.35, 0.04, 7),
    savedCoins(0.44, 0.02, 11),
    ...[-0.3, -0.22, 0.14].map((x, index): Laid => savedCoins(x, -0.16 - index * 0.04, 1)),
    [ware.notebook, random.pick([-0.44, 0.1]), -0.14],
    [fixture.plant(0.3, 'bush', 'accentFabric'), -0.46, 0.38],
  ],
};

export const brunch: TablePage = {
  things: (random) => [
    runner(random.pick(['fabric+4', '#f1e8d8', 'accentFabric+5'])),
    [thing.pancakes, -0.24, -0.1, { size: 1.1 }],
    [thing.pancakes, 0.3, 0.26, { size: 0.95 }],
    [thing.drink('#e8a13a'), 0.02, 0.02],
    [thing.drink('#e8a13a'), 0.5, 0.02],
    [ware.cup('#f1ebdf'), 0.3, -0.14],
    [fixture.fruitBowl, -0.5, 0.24, { size: 0.6 }],
    [fixture.plant(0.32, 'bush', '#e9e2d4'), 0, 0.4],
  ],
};

export const paintCans: TablePage = {
  things: (random) => {
    const paints = random.some<Tint>(
      ['#7d9a8c', '#d8b07a', '#c4715a', '#6f8ba3', '#e3d6ba', '#8f7a9a'],
      3,
    );
    const [first = '#7d9a8c', second = '#d8b07a', third = '#6f8ba3'] = paints;
    return [
      [thing.paintCan(first), -0.2, 0.16, { size: 1.15 }],
      [thing.paintCan(second), 0.06, 0.24, { size: 1.15 }],
      [thing.paintCan(third), 0.3, 0.14],
      [thing.brush(first), -0.1, -0.1, { size: 1.3 }],
      [thing.colorCards(['#e9e2d4', first, second, third, '#c9b79f']), 0.16, -0.16],
      [ware.cup('#f1ebdf'), 0.52, 0.02],
      [fixture.plant(0.3, 'bush', 'accentFabric'), -0.48, 0.36],
    ];
  },
};

export const champagne: TablePage = {
  things: () => [
    [feast.champagneBottle, -0.16, 0.22, { size: 1.15 }],
    [feast.flute, 0.1, 0.12, { size: 1.15 }],
    [feast.flute, 0.26, 0.08, { size: 1.15 }],
    [ware.keyRing(-0.6, 1.5), 0.02, -0.16],
    [fixture.plant(0.3, 'bush', 'accentFabric'), -0.46, 0.36],
    [ware.candle(0.14), 0.46, 0.26],
  ],
};

/** Tulips in three colors, upright in a glass. */
export const vaseOfTulips: Model = [
  turned([0, 0, 0], [0.13, 0.16, 0.13], '#bcd8df', [
    [0.8, 0],
    [0.9, 0.5],
    [1, 1],
  ]),
  ...(['#e8638c', '#f2c14e', '#b48ac2', '#f08a6a', '#e8638c'] as const).flatMap((petal, index) => {
    const x = (index - 2) * 0.05;
    const y = 0.3 - Math.abs(index - 2) * 0.025;
    return [
      pole([x * 0.3, 0.1, 0], [x, y, 0], 0.012, '#5f8f4a'),
      turned([x, y, 0], [0.055, 0.075, 0.055], petal, [
        [0.4, 0],
        [1, 0.45],
        [0.7, 1],
      ]),
    ];
  }),
  pole([0.01, 0.14, -0.03], [0.09, 0.25, -0.03], 0.02, '#6f9f58'),
  pole([-0.01, 0.14, -0.03], [-0.09, 0.24, -0.03], 0.02, '#6f9f58'),
];

export const easterTable: TablePage = {
  things: () => [
    runner('#e6efdc'),
    [feast.eggBasket, -0.06, 0.14, { size: 1.3 }],
    ...[0.28, 0.38, 0.34].map(
      (x, index): Laid => [
        [feast.egg([0, 0, 0], index + 2)],
        x,
        0.02 - index * 0.09,
        { size: 1.2 },
      ],
    ),
    ...([-0.42, 0.46] as const).map((x): Laid => [vaseOfTulips, x, 0.3]),
    ...([-0.34, 0.3] as const).map((x): Laid => [ware.placeSetting('#c9b3d8'), x, -0.2]),
    [ware.candle(0.14), -0.24, 0.1],
  ],
};

export const valentine: TablePage = {
  things: () => [
    [feast.roses, 0.06, 0.24, { size: 1.2 }],
    ...(
      [
        [-0.24, -0.06, 0.2],
        [0.3, -0.12, 0.15],
        [-0.02, -0.16, 0.13],
        [-0.42, 0.12, 0.12],
        [0.44, 0.08, 0.11],
      ] as const
    ).map(
      ([x, z, size], index): Laid => [feast.heart(size, index % 2 ? '#d0505a' : '#b8323a'), x, z],
    ),
    [ware.candle(0.16, '#d88f80'), -0.2, 0.26],
    [ware.candle(0.12, '#d88f80'), 0.32, 0.26],
    [ware.gift('#b8323a', '#f6efdf'), -0.5, 0.3, { size: 0.6 }],
  ],
};

export const menorahTable: TablePage = {
  things: () => [
    [feast.menorah, 0, 0.2, { size: 1.15 }],
    ...[-0.34, 0.36].map((x): Laid => [ware.gift('#3f6f9a', '#e4e2dc'), x, 0, { size: 0.5 }]),
    savedCoins(0.16, -0.14, 2),
    savedCoins(0.24, -0.1, 1),
  ],
};

export const cocoa: TablePage = {
  things: (random) => [
    runner(random.pick(['#b23a33', '#e9dcc4', '#6f8a80'])),
    [thing.mug('#b23a33'), -0.12, 0.02, { size: 1.3 }],
    [thing.mug('#f1ebdf'), 0.18, 0.08, { size: 1.3 }],
    [ware.placeSetting('#b23a33'), 0.46, -0.08, { size: 0.6 }],
    ...[0.42, 0.5, 0.46].map(
      (x, index): Laid => [
        [turned([0, 0, 0], [0.09, 0.014, 0.09], '#c98f45')],
        x,
        -0.1 + index * 0.04,
        { y: 0.03 + index * 0.012 },
      ],
    ),
    [ware.candle(0.16), -0.42, 0.24],
    [fixture.plant(0.3, 'bush', 'accentFabric'), -0.5, 0.38],
  ],
};

/** What an inspector brings. */
export const inspection: TablePage = {
  things: () => [
    [thing.clipboard, -0.08, 0.06, { size: 1.25 }],
    [thing.tapeMeasure, 0.32, -0.12, { size: 1.35 }],
    [thing.flashlight, 0.34, 0.14, { size: 1.3 }],
    [toyHouse, -0.44, 0.3, { size: 1.2 }],
    [[block([0, 0, 0], [0.17, 0.012, 0.014], 'door')], -0.1, -0.24],
    [ware.cup('#f1ebdf'), 0.5, 0.34],
  ],
};
