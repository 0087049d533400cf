import { material } from '#builtin/illustrator/building/material.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import { frontFace, paintOn, rectangle, seenOn } from '#builtin/illustrator/drawing/face.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { openLine } from '#builtin/illustrator/drawing/path.ts';
import { pottedPlant } from '#builtin/illustrator/interiors/plants.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { drawVignette } from '#builtin/illustrator/light/sky.ts';
import { type Stage, withRandom } from '#builtin/illustrator/stage.ts';
import { drawCup } from './cup.ts';
import { documentSheet, swatches } from './papers.ts';
import { flat } from './sheet.ts';
import { boxShadow, setTable } from './table.ts';

/** A box of tools, a hammer, a brush and a list: the yearly look after a house. */
export function drawToolbox(start: Stage) {
  const stage = setTable(start);
  documentSheet(stage, [-0.38, 0, -0.2], 0.18, 0.22);
  swatches(stage, [0.26, 0.001, -0.22], 0.1, [
    color('#7d9a8c'),
    color('#d8b07a'),
    color('#c4715a'),
  ]);
  pottedPlant(
    withRandom(stage, 'plant'),
    [-0.4, 0, 0.42],
    0.32,
    'bush',
    stage.palette.accentFabric,
  );
  drawBox(stage, [-0.2, 0, 0.14]);
  drawCup(stage, [0.4, 0, 0.26], color('#f1ebdf'));
  hammer(stage, [-0.16, 0, -0.06], 0.2);
  brush(stage, [0.02, 0, -0.24], 0.3);
  drawVignette(stage);
}

function drawBox(stage: Stage, [x, y, z]: Vector) {
  const paint = stage.palette.door;
  const [width, height, depth] = [0.44, 0.13, 0.2];
  boxShadow(stage, [x, y, z], [x + width, y + height + 0.06, z + depth]);
  const handle = material(stage.palette.wood);
  // Open at the top: what one sees in it is dark, and handle and tools come out of that.
  box(stage, [x, y, z], [x + width, y + height, z + depth], material(paint), {
    top: material(darker(paint, 0.55)),
  });
  for (const side of [x, x + width - 0.02])
    box(
      stage,
      [side, y + height, z + depth * 0.35],
      [side + 0.02, y + height + 0.1, z + depth * 0.65],
      material(darker(paint, 0.1)),
    );
  tools(stage, [x, y, z]);
  box(
    stage,
    [x + 0.01, y + height + 0.08, z + depth * 0.44],
    [x + width - 0.01, y + height + 0.11, z + depth * 0.56],
    handle,
  );
  const face = frontFace(stage, [x, y, z]);
  paintOn(stage, face, rectangle(0, height - 0.016, width, 0.016), lighter(paint, 0.2));
  for (const u of [0.08, 0.33])
    paintOn(stage, face, rectangle(u, height * 0.45, 0.03, 0.05), color('#d0b070'), { out: 0.004 });
}

/** Handles that look out of the box. */
function tools(stage: Stage, [x, y, z]: Vector) {
  const { canvas, light } = stage;
  const face = frontFace(stage, [x, y, z + 0.1]);
  const s = scaleAt(stage.camera, [x, y, z]);
  for (const [u, tall, code, wide] of [
    [0.06, 0.2, '#d9622f', 0.022],
    [0.11, 0.23, '#e0a63a', 0.02],
    [0.34, 0.22, '#2f5f78', 0.022],
    [0.39, 0.19, '#b98c5c', 0.026],
  ] as const) {
    const tone = lit(light, color(code), [-0.3, 0.3, -0.7]);
    canvas.stroke(
      openLine([seenOn(stage, face, [u, 0.135]), seenOn(stage, face, [u + 0.01, tall])]),
      tone,
      { width: s * wide, cap: 'round' },
    );
    canvas.stroke(
      openLine([seenOn(stage, face, [u - 0.004, 0.14]), seenOn(stage, face, [u + 0.006, tall])]),
      lighter(tone, 0.35),
      { width: s * wide * 0.25, cap: 'round' },
    );
  }
}

function hammer(stage: Stage, at: Vector, turn: number) {
  const { canvas, light } = stage;
  const face = flat(stage, [at[0], at[1] + 0.012, at[2]], turn);
  const s = scaleAt(stage.camera, at);
  const line = (from: readonly [number, number], to: readonly [number, number]) =>
    openLine([seenOn(stage, face, from), seenOn(stage, face, to)]);
  canvas.stroke(line([0.006, -0.016], [0.256, -0.016]), light.shadow, {
    width: s * 0.024,
    opacity: 0.34,
    cap: 'round',
  });
  const wood = lit(light, color('#c08a52'), [0, 1, 0]);
  canvas.stroke(line([0, 0], [0.25, 0]), wood, { width: s * 0.024, cap: 'round' });
  canvas.stroke(line([0, 0.004], [0.25, 0.004]), lighter(wood, 0.3), {
    width: s * 0.006,
    cap: 'round',
  });
  const steel = lit(light, color('#8d949a'), [0, 1, 0]);
  canvas.stroke(line([0.25, -0.045], [0.25, 0.04]), steel, { width: s * 0.032 });
  canvas.stroke(line([0.25, -0.06], [0.25, -0.04]), darker(steel, 0.2), { width: s * 0.042 });
  canvas.stroke(line([0.243, -0.045], [0.243, 0.05]), lighter(steel, 0.45), { width: s * 0.006 });
}

function brush(stage: Stage, at: Vector, turn: number) {
  const { canvas, light, palette } = stage;
  const face = flat(stage, [at[0], at[1] + 0.008, at[2]], turn);
  const s = scaleAt(stage.camera, at);
  const line = (from: number, to: number, v = 0) =>
    openLine([seenOn(stage, face, [from, v]), seenOn(stage, face, [to, v])]);
  canvas.stroke(line(0.005, 0.2, -0.014), light.shadow, { width: s * 0.03, opacity: 0.3 });
  canvas.stroke(line(0, 0.1), lit(light, color('#d9b483'), [0, 1, 0]), {
    width: s * 0.018,
    cap: 'round',
  });
  canvas.stroke(line(0.1, 0.13), lit(light, color('#b9bec2'), [0, 1, 0]), { width: s * 0.046 });
  canvas.stroke(line(0.13, 0.18), lit(light, color('#6b5138'), [0, 1, 0]), { width: s * 0.044 });
  canvas.stroke(line(0.17, 0.2), lit(light, lighter(palette.walls, 0.1), [0, 1, 0]), {
    width: s * 0.042,
  });
}
