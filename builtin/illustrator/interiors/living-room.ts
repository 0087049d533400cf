import { material } from '#builtin/illustrator/building/material.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { openLine } from '#builtin/illustrator/drawing/path.ts';
import { drawVignette } from '#builtin/illustrator/light/sky.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { bookcase } from './bookcase.ts';
import { art, books, coffeeTable, rug, vase } from './decor.ts';
import { floorLamp, lampShade } from './lamps.ts';
import { pottedPlant } from './plants.ts';
import { createRoom, drawShell, type Room } from './room.ts';
import { cushion, footShadow } from './upholstery.ts';
import { sunPatch, windowWithView } from './view.ts';

/** A living room made ready to be shown: sofa, armchair, rug, plants, a window with a view. */
export function drawLivingRoom(start: Stage) {
  const room = createRoom(start, { depth: 3.4 });
  const { stage, width, height, back, left, floor, depth } = room;
  const { palette, random } = stage;
  drawShell(room, {
    walls: palette.plaster,
    side: mix(palette.plaster, palette.fabric, random.chance(0.5) ? 0.22 : 0.06),
    floor: mix(palette.wood, color('#c9a274'), 0.4),
  });
  const wide = Math.min(2.5, width * 0.42);
  windowWithView(
    room,
    back,
    { u: width - wide - 0.75, v: 0.75, width: wide, height: height - 1.25 },
    { panes: [3, 2], curtains: lighter(palette.plaster, 0.35) },
  );
  windowWithView(
    room,
    left,
    { u: 2.2, v: 0.8, width: 1.5, height: height - 1.35 },
    { panes: [2, 2] },
  );
  const middle = (width - wide - 0.75) / 2;
  drawArt(room, middle);
  sunPatch(room, width * 0.12, 1.3, 1.5, 1.7);
  rug(
    stage,
    floor,
    { u: width * 0.16, v: 1.25, width: Math.min(3.4, width * 0.62), depth: 2 },
    lighter(palette.fabric, 0.5),
    palette.accentFabric,
  );
  const x = -width / 2;
  const sofa = Math.min(2.35, width * 0.46);
  pottedPlant(stage, [x + 0.42, 0, depth - 0.35], 1.75, 'broad');
  drawSofa(stage, [x + Math.max(0.75, middle - sofa / 2), 0, depth - 1.1], sofa);
  floorLamp(stage, [x + Math.max(0.75, middle - sofa / 2) + sofa + 0.28, 0, depth - 0.5], 1.55);
  pottedPlant(stage, [width / 2 - 0.4, 0, depth - 0.45], 1.1, 'blades', palette.accentFabric);
  bookcase(stage, width / 2, [1.75, depth - 0.75], Math.min(2.2, height - 0.6));
  drawArmchair(stage, [width / 2 - 1.5, 0, 1.35]);
  const table: Vector = [x + width * 0.3, 0, 0.9];
  coffeeTable(
    stage,
    table,
    Math.min(1.25, width * 0.26),
    0.65,
    mix(palette.wood, color('#8a5f3c'), 0.3),
  );
  books(stage, [table[0] + 0.12, 0.44, table[2] + 0.2], 0.32);
  vase(stage, [table[0] + 0.75, 0.44, table[2] + 0.35], 0.2, palette.accentFabric);
  drawPendant(room);
  drawVignette(stage);
}

function drawArt({ stage, back, height }: Room, middle: number) {
  const size = Math.min(0.85, middle * 0.5);
  const frame = stage.palette.wood;
  const v = Math.min(1.45, height - 1.4);
  art(stage, back, { u: middle - size - 0.06, v, width: size, height: size * 1.2 }, frame);
  art(
    { ...stage, random: stage.random.fork('second picture') },
    back,
    { u: middle + 0.06, v, width: size, height: size * 1.2 },
    frame,
  );
}

function drawSofa(stage: Stage, [x, y, z]: Vector, width: number) {
  const { palette, random } = stage;
  const cloth = palette.fabric;
  footShadow(stage, [x + width / 2, y, z + 0.3], width * 0.6, 0.7, 0.5);
  for (const at of [x + 0.06, x + width - 0.12])
    box(
      stage,
      [at, y, z + 0.05],
      [at + 0.06, y + 0.14, z + 0.11],
      material(darker(palette.wood, 0.3)),
    );
  cushion(stage, [x + 0.1, y + 0.3, z + 0.62], [x + width - 0.1, y + 0.86, z + 0.86], cloth);
  cushion(stage, [x, y + 0.13, z + 0.02], [x + width, y + 0.32, z + 0.86], darker(cloth, 0.08));
  const seats = width > 1.9 ? 3 : 2;
  const each = (width - 0.4) / seats;
  for (let seat = 0; seat < seats; seat += 1) {
    const left = x + 0.2 + seat * each;
    cushion(
      stage,
      [left + 0.01, y + 0.44, z + 0.5],
      [left + each - 0.01, y + 0.84, z + 0.66],
      lighter(cloth, 0.04),
      0.08,
    );
    cushion(
      stage,
      [left + 0.005, y + 0.3, z],
      [left + each - 0.005, y + 0.46, z + 0.56],
      lighter(cloth, 0.08),
      0.05,
    );
  }
  cushion(stage, [x, y + 0.16, z], [x + 0.2, y + 0.6, z + 0.84], cloth, 0.07);
  cushion(stage, [x + width - 0.2, y + 0.16, z], [x + width, y + 0.6, z + 0.84], cloth, 0.07);
  for (const [at, tone] of [
    [0.3, palette.accentFabric],
    [width - 0.72, lighter(palette.accentFabric, 0.4)],
    [width - 0.98, color('#f1e8d8')],
  ] as const) {
    cushion(
      stage,
      [x + at, y + 0.47, z + 0.3 + random.spread(0.03)],
      [x + at + 0.4, y + 0.82, z + 0.44],
      tone,
      0.09,
    );
  }
}

function drawArmchair(stage: Stage, [x, y, z]: Vector) {
  const { palette } = stage;
  const cloth = mix(palette.accentFabric, color('#d8cfc0'), 0.25);
  footShadow(stage, [x + 0.42, y, z + 0.35], 0.62, 0.6, 0.5);
  for (const at of [x + 0.08, x + 0.7])
    box(
      stage,
      [at, y, z + 0.06],
      [at + 0.05, y + 0.2, z + 0.11],
      material(darker(palette.wood, 0.2)),
    );
  cushion(stage, [x + 0.1, y + 0.3, z + 0.56], [x + 0.74, y + 0.95, z + 0.74], cloth, 0.09);
  cushion(
    stage,
    [x + 0.12, y + 0.2, z],
    [x + 0.72, y + 0.45, z + 0.62],
    lighter(cloth, 0.08),
    0.06,
  );
  cushion(stage, [x, y + 0.2, z + 0.04], [x + 0.14, y + 0.62, z + 0.68], cloth, 0.06);
  cushion(stage, [x + 0.7, y + 0.2, z + 0.04], [x + 0.84, y + 0.62, z + 0.68], cloth, 0.06);
  cushion(
    stage,
    [x + 0.24, y + 0.46, z + 0.38],
    [x + 0.6, y + 0.76, z + 0.5],
    lighter(palette.fabric, 0.4),
    0.09,
  );
}

function drawPendant({ stage, height }: Room) {
  const { canvas, camera, palette } = stage;
  const at: Vector = [0.1, height - 0.85, 1.6];
  canvas.stroke(
    openLine([project(camera, [at[0], height, at[2]]), project(camera, at)]),
    palette.metal,
    { width: 2 },
  );
  lampShade(stage, project(camera, at), scaleAt(camera, at), 0.26);
}
