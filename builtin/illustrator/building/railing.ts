import { type Color, lighter } from '#builtin/illustrator/drawing/color.ts';
import { frontFace, paintOn, rightFace, scaleOn } from '#builtin/illustrator/drawing/face.ts';
import { rectangleBetween, type Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { material, type SurfaceMaterial } from './material.ts';
import { box, snowCap } from './wall.ts';

/** A railing with balusters, along x or along z. */
export function railing(stage: Stage, from: Vector, to: Vector, paint: Color, height = 0.9) {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
  const length = Math.hypot(dx, dz);
  const count = Math.max(2, Math.round(length / 0.15));
  const isAcross = Math.abs(dx) > Math.abs(dz);
  const face = isAcross ? frontFace(stage, from) : rightFace(stage, from);
  const sense = isAcross ? Math.sign(dx) : Math.sign(dz);
  const isFar = scaleOn(stage, face, [0, 0]) * 0.15 < 1.6 * stage.canvas.pixel;
  for (let index = 0; index < (isFar ? 0 : count); index += 1) {
    const u = ((index + 0.5) / count) * length * sense;
    paintOn(stage, face, rectangleBetween([u - 0.022, 0.1], [u + 0.022, height]), paint);
  }
  const end = length * sense;
  paintOn(
    stage,
    face,
    rectangleBetween([0, height - 0.05], [end, height + 0.04]),
    lighter(paint, 0.1),
  );
  paintOn(stage, face, rectangleBetween([0, 0.08], [end, 0.15]), paint);
}

/** Steps that come down towards the viewer from a floor of the given height. */
export function drawSteps(
  stage: Stage,
  x: readonly [number, number],
  z: number,
  height: number,
  look: SurfaceMaterial,
) {
  const count = Math.max(1, Math.round(height / 0.18));
  for (let index = count; index >= 1; index -= 1) {
    const step = count - index;
    const top = height - (step * height) / count;
    const front = z - (step + 1) * 0.32;
    box(stage, [x[0], 0, front], [x[1], top, front + 0.32], look, {
      top: material(lighter(look.color, 0.14)),
    });
    snowCap(stage, [x[0], 0, front], [x[1], top, front + 0.32]);
  }
}
