import { color, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { books } from '#builtin/illustrator/interiors/decor.ts';
import { pottedPlant } from '#builtin/illustrator/interiors/plants.ts';
import { drawVignette } from '#builtin/illustrator/light/sky.ts';
import { castSolidShadows, drawSolids, put } from '#builtin/illustrator/models/model.ts';
import { calculator } from '#builtin/illustrator/models/table-things.ts';
import { type Stage, withRandom } from '#builtin/illustrator/stage.ts';
import { barChart, ringChart } from './charts.ts';
import { drawCup } from './cup.ts';
import { keys } from './keys.ts';
import { modelHouse } from './model-house.ts';
import { documentSheet, floorPlan, swatches } from './papers.ts';
import { glasses, pen } from './pen.ts';
import { sheet } from './sheet.ts';
import { setTable } from './table.ts';

/** Keys in the middle, a small house behind them: the day one gets them. */
export function drawKeysDesk(start: Stage) {
  const stage = setTable(start);
  documentSheet(stage, [-0.3, 0, -0.2], 0.16, 0.26);
  pottedPlant(withRandom(stage, 'plant'), [-0.36, 0, 0.4], 0.3, 'bush', stage.palette.accentFabric);
  modelHouse(stage, [0.0, 0, 0.24], 0.2);
  drawCup(stage, [0.36, 0, 0.2], color('#f1ebdf'));
  pen(stage, [-0.2, 0.001, -0.14], 0.9, stage.palette.door);
  keys(stage, [0.12, 0, -0.1], -0.5, 1.7);
  drawVignette(stage);
}

/** Papers, spectacles and a pen: a loan to think about. */
export function drawFinanceDesk(start: Stage) {
  const stage = setTable(start);
  const isCalculated = start.random.fork('desk').chance(0.5);
  documentSheet(stage, [-0.16, 0, 0.02], -0.12, 0.24);
  documentSheet(stage, [-0.24, 0.001, -0.16], 0.1, 0.27);
  if (isCalculated) layCalculator(stage, [0.24, 0, -0.07], 1.2);
  else {
    ringChart(stage, [0.3, 0, -0.22], -0.14, 0.16);
    layCalculator(stage, [0.12, 0, -0.14], 1.2);
  }
  pottedPlant(
    withRandom(stage, 'plant'),
    [-0.4, 0, 0.34],
    0.34,
    'blades',
    stage.palette.accentFabric,
  );
  modelHouse(stage, [0.1, 0, 0.3], 0.15);
  drawCup(stage, [0.42, 0, 0.2], stage.palette.door);
  glasses(stage, [-0.06, 0.002, -0.02], 0.25);
  pen(stage, [-0.12, 0.002, -0.12], 0.7, color('#2b3a42'));
  keys(stage, [0.2, 0, 0.1], -2.4, 1.25);
  drawVignette(stage);
}

function layCalculator(stage: Stage, at: Vector, size: number) {
  const solids = put(calculator, at, { size });
  castSolidShadows(stage, solids, 0.8);
  drawSolids(stage, solids);
}

/** A floor plan, colour samples and a pencil: work to be done on a house. */
export function drawPlanDesk(start: Stage) {
  const stage = setTable(start);
  const { palette } = stage;
  floorPlan(stage, [-0.36, 0, -0.22], 0.07, 0.52);
  swatches(stage, [0.2, 0.001, -0.2], 0.2, [
    color('#7d9a8c'),
    color('#d8b07a'),
    color('#c4715a'),
    color('#6f8ba3'),
    palette.fabric,
  ]);
  tile(stage);
  pottedPlant(withRandom(stage, 'plant'), [-0.4, 0, 0.4], 0.32, 'broad', color('#d8cdb9'));
  drawCup(stage, [0.36, 0, 0.26], color('#f1ebdf'));
  pen(stage, [-0.02, 0.002, -0.14], 2.2, color('#e0a63a'));
  pen(stage, [0.02, 0.002, -0.18], 2.5, palette.door);
  drawVignette(stage);
}

/** Samples of tile and wood. */
function tile(stage: Stage) {
  for (const [x, z, turn, code] of [
    [0.02, 0.28, 0.3, '#e9e4da'],
    [0.13, 0.3, -0.2, '#6f8f8a'],
    [0.1, 0.2, 0.1, '#b98c5c'],
  ] as const) {
    sheet(stage, [x, 0.002, z], turn, 0.1, 0.1, color(code));
  }
}

/** Charts without a single letter: how the market moved. */
export function drawChartDesk(start: Stage) {
  const stage = setTable(start);
  ringChart(stage, [0.18, 0, -0.14], -0.16, 0.21);
  barChart(stage, [-0.33, 0.001, -0.2], 0.07, 0.46);
  pottedPlant(
    withRandom(stage, 'plant'),
    [-0.42, 0, 0.36],
    0.34,
    'bush',
    stage.palette.accentFabric,
  );
  books(stage, [-0.18, 0, 0.3], 0.26);
  modelHouse(stage, [0.14, 0, 0.32], 0.15);
  drawCup(stage, [0.42, 0, 0.16], lighter(mix(stage.palette.door, color('#ffffff'), 0.1), 0.1));
  pen(stage, [0.1, 0.002, -0.22], 1.1, stage.palette.door);
  drawVignette(stage);
}
