import { lampTop } from '#builtin/illustrator/building/glass.ts';
import { material } from '#builtin/illustrator/building/material.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import {
  disc,
  frontFace,
  paintOn,
  rectangle,
  topFace,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, pathData } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { counter } from './kitchen-cabinets.ts';
import type { Room } from './room.ts';

/** A range with burners and an oven window, a hood over it. */
export function drawRange({ stage, width, depth, height }: Room) {
  const [left, right] = [-width / 2 + width * 0.23, -width / 2 + width * 0.39];
  const wide = right - left;
  const steel = color('#b9bec2');
  box(stage, [left, 0.06, depth - 0.7], [right, counter + 0.01, depth], material(steel), {
    top: material(color('#3a3e42')),
  });
  const face = frontFace(stage, [left, 0.06, depth - 0.7]);
  paintOn(stage, face, rectangle(wide * 0.1, 0.16, wide * 0.8, 0.42), color('#2e3439'));
  washOn(
    stage,
    face,
    rectangle(wide * 0.16, 0.22, wide * 0.68, 0.3),
    mix(color('#4a4038'), lampTop, 0.15 + stage.light.lamps * 0.2),
  );
  paintOn(stage, face, rectangle(wide * 0.1, 0.63, wide * 0.8, 0.03), lighter(steel, 0.4), {
    out: 0.05,
  });
  for (let knob = 0; knob < 5; knob += 1)
    paintOn(stage, face, disc([wide * (0.16 + knob * 0.17), 0.76], 0.026, 12), color('#3d4246'), {
      out: 0.02,
    });
  const top = topFace(stage, [left, counter + 0.015, depth - 0.7]);
  for (const [a, b] of [
    [0.27, 0.2],
    [0.73, 0.2],
    [0.27, 0.5],
    [0.73, 0.5],
  ] as const)
    paintOn(stage, top, disc([wide * a, b], 0.1, 18), color('#1f2225'));
  drawKettle(stage, [left + wide * 0.7, counter + 0.1, depth - 0.4]);
  drawHood(stage, [left, 1.6, depth - 0.5], wide, height);
}

function drawKettle(stage: Stage, at: Vector) {
  const kettle = project(stage.camera, at);
  const s = scaleAt(stage.camera, at);
  stage.canvas.shape(
    blob(stage.random.fork('kettle'), kettle, [s * 0.11, s * 0.1], 0.04, 8),
    lit(stage.light, stage.palette.accentFabric, [-0.3, 0.4, -0.7]),
  );
  stage.canvas.stroke(
    pathData`M${kettle[0] - s * 0.09} ${kettle[1] - s * 0.06}q${s * 0.09} ${-s * 0.16} ${s * 0.18} 0`,
    color('#2e3439'),
    { width: Math.max(1.4, s * 0.02) },
  );
}

function drawHood(stage: Stage, [left, low, z]: Vector, wide: number, height: number) {
  const hood = frontFace(stage, [left, low, z]);
  const plaster = stage.palette.trim;
  box(
    stage,
    [left - 0.04, low, z - 0.02],
    [left + wide + 0.04, low + 0.14, z + 0.5],
    material(mix(stage.palette.wood, plaster, 0.1)),
  );
  paintOn(
    stage,
    hood,
    [
      [0, 0.14],
      [wide, 0.14],
      [wide * 0.72, height - low],
      [wide * 0.28, height - low],
    ],
    plaster,
  );
  washOn(
    stage,
    hood,
    [
      [wide * 0.5, 0.14],
      [wide, 0.14],
      [wide * 0.72, height - low],
      [wide * 0.5, height - low],
    ],
    stage.light.shadow,
    { opacity: 0.1 },
  );
}
