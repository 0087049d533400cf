import { drawVignette } from '#builtin/illustrator/light/sky.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import { laptop } from '#builtin/illustrator/models/furniture.ts';
import {
  castSolidShadows,
  drawSolids,
  type Model,
  put,
} from '#builtin/illustrator/models/model.ts';
import { pumpkin } from '#builtin/illustrator/models/outdoors.ts';
import { block, type Tint } from '#builtin/illustrator/models/solid.ts';
import * as ware from '#builtin/illustrator/models/tableware.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { setTable } from '#builtin/illustrator/still-life/table.ts';
import type { Random } from '#builtin/random.ts';

/** A thing on a table, in metres from its middle. */
type Laid = readonly [
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
