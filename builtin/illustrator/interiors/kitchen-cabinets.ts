import { lampTop } from '#builtin/illustrator/building/glass.ts';
import { material } from '#builtin/illustrator/building/material.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import {
  type Face,
  frontFace,
  gradientOn,
  paintOn,
  rectangle,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { pathData } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Room } from './room.ts';

export const counter = 0.92;

/** A front of cabinets: doors in frames with handles. */
export function fronts(
  stage: Stage,
  face: Face,
  area: { u: number; v: number; width: number; height: number },
  count: number,
  paint: Color,
  handle: 'top' | 'foot',
) {
  const each = area.width / count;
  paintOn(stage, face, rectangle(area.u, area.v, area.width, area.height), darker(paint, 0.3));
  for (let index = 0; index < count; index += 1) {
    const u = area.u + index * each + 0.012;
    const wide = each - 0.024;
    paintOn(stage, face, rectangle(u, area.v + 0.012, wide, area.height - 0.024), paint);
    paintOn(
      stage,
      face,
      rectangle(u + 0.06, area.v + 0.075, wide - 0.12, area.height - 0.15),
      darker(paint, 0.14),
    );
    paintOn(
      stage,
      face,
      rectangle(u + 0.07, area.v + 0.075, wide - 0.13, area.height - 0.16),
      lighter(paint, 0.03),
    );
    const at = index % 2 ? u + 0.03 : u + wide - 0.045;
    const v = handle === 'top' ? area.v + area.height - 0.24 : area.v + 0.08;
    paintOn(stage, face, rectangle(at, v, 0.016, 0.15), color('#b89258'), { out: 0.02 });
  }
}

export function drawUppers({ stage, width, height, depth }: Room, paint: Color) {
  const [bottom, top] = [1.55, Math.min(2.45, height - 0.3)];
  const x = -width / 2;
  for (const [from, to] of [
    [0, width * 0.2],
    [width * 0.42, width * 0.55],
  ] as const) {
    washOn(
      stage,
      frontFace(stage, [x + from, 0, depth]),
      rectangle(0, bottom - 0.22, to - from, 0.22),
      stage.light.shadow,
      { opacity: 0.24 },
    );
    box(stage, [x + from, bottom, depth - 0.36], [x + to, top, depth], material(paint));
    fronts(
      stage,
      frontFace(stage, [x + from, bottom, depth - 0.36]),
      { u: 0, v: 0, width: to - from, height: top - bottom },
      Math.max(2, Math.round((to - from) / 0.45)),
      paint,
      'foot',
    );
    if (stage.light.lamps > 0.3) {
      const face = frontFace(stage, [x + from, 0, depth]);
      washOn(
        stage,
        face,
        rectangle(0, counter, to - from, bottom - counter),
        gradientOn(
          stage,
          face,
          [0, bottom],
          [0, counter],
          [
            [0, lampTop, 0.5 * stage.light.lamps],
            [1, lampTop, 0],
          ],
        ),
      );
    }
  }
}

export function drawBase({ stage, width, depth }: Room, paint: Color) {
  const x = -width / 2;
  const long = width * 0.86;
  box(stage, [x, 0, depth - 0.6], [x + long, 0.1, depth], material(darker(paint, 0.6)));
  box(stage, [x, 0.1, depth - 0.64], [x + long, counter - 0.04, depth], material(paint));
  fronts(
    stage,
    frontFace(stage, [x, 0.1, depth - 0.64]),
    { u: 0, v: 0, width: long, height: 0.6 },
    Math.round(long / 0.5),
    paint,
    'top',
  );
  fronts(
    stage,
    frontFace(stage, [x, 0.71, depth - 0.64]),
    { u: 0, v: 0, width: long, height: 0.16 },
    Math.round(long / 0.5),
    paint,
    'foot',
  );
  const stone = color('#ece7dd');
  box(
    stage,
    [x, counter - 0.04, depth - 0.68],
    [x + long + 0.02, counter, depth],
    material(stone),
    { top: material(lighter(stone, 0.2)) },
  );
  drawTap(stage, [x + width * 0.58 + Math.min(1.7, width * 0.26) / 2, counter, depth - 0.2]);
}

function drawTap({ canvas, camera, light }: Stage, at: Vector) {
  const [x, y] = project(camera, at);
  const s = scaleAt(camera, at);
  const metal = lit(light, color('#c7a468'), [-0.4, 0.4, -0.7]);
  canvas.stroke(
    pathData`M${x} ${y}v${-s * 0.28}q0 ${-s * 0.1} ${s * 0.09} ${-s * 0.1}q${s * 0.09} 0 ${s * 0.09} ${s * 0.12}`,
    metal,
    { width: Math.max(1.5, s * 0.028), cap: 'round' },
  );
}

/** The refrigerator at the end of the row. */
export function drawTall({ stage, width, depth }: Room, paint: Color) {
  const left = -width / 2 + width * 0.86;
  const right = width / 2;
  const steel = color('#c3c7c9');
  box(stage, [left, 0, depth - 0.75], [right, 2.05, depth], material(steel));
  const face = frontFace(stage, [left, 0, depth - 0.75]);
  const wide = right - left;
  washOn(
    stage,
    face,
    rectangle(0, 0, wide, 2.05),
    gradientOn(
      stage,
      face,
      [0, 0],
      [wide, 0],
      [
        [0, color('#ffffff'), 0.22],
        [0.4, color('#ffffff'), 0],
        [1, stage.light.shadow, 0.2],
      ],
    ),
  );
  for (const [v, h] of [
    [0, 0.012],
    [0.62, 0.014],
    [2.03, 0.02],
  ] as const)
    paintOn(stage, face, rectangle(0, v, wide, h), darker(steel, 0.45));
  paintOn(stage, face, rectangle(wide / 2 - 0.006, 0.62, 0.012, 1.42), darker(steel, 0.45));
  for (const u of [wide / 2 - 0.07, wide / 2 + 0.045])
    paintOn(stage, face, rectangle(u, 0.95, 0.025, 0.7), darker(steel, 0.3), { out: 0.04 });
  box(stage, [left, 2.08, depth - 0.62], [right, 2.45, depth], material(paint));
}
