import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import {
  type Face,
  frontFace,
  gradientOn,
  isSeen,
  leftFace,
  outlineOn,
  rectangle,
  rightFace,
  shadeOn,
  topFace,
} from '#builtin/illustrator/drawing/face.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** A box with rounded edges and a soft fall of light: upholstery. */
export function cushion(stage: Stage, low: Vector, high: Vector, cloth: Color, roundness = 0.06) {
  const [width, height, depth] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const scale = scaleAt(stage.camera, low);
  const r = Math.min(roundness, width / 3, height / 3);
  const sides: [Face, PicturePoint[], number][] = [
    [
      rightFace(stage, [high[0], low[1], low[2]]),
      rectangle(r, r, depth - 2 * r, height - 2 * r),
      -r,
    ],
    [leftFace(stage, [low[0], low[1], low[2]]), rectangle(r, r, depth - 2 * r, height - 2 * r), -r],
    [topFace(stage, [low[0], high[1], low[2]]), rectangle(r, r, width - 2 * r, depth - 2 * r), -r],
    [frontFace(stage, low), rectangle(r, r, width - 2 * r, height - 2 * r), 0],
  ];
  for (const [face, outline, out] of sides) {
    if (!isSeen(stage, face)) continue;
    const base = shadeOn(stage, face, cloth);
    const [from = [0, 0], , , to = [0, 0]] = outline;
    const paint = gradientOn(stage, face, from, to, [
      [0, darker(base, 0.16)],
      [1, lighter(base, 0.07)],
    ]);
    stage.canvas.polygon(outlineOn(stage, face, outline, out), paint, {
      outline: { paint, width: r * 2 * scale },
    });
  }
}

/** A soft dark patch on the floor under a piece of furniture. */
export function footShadow(
  { canvas, camera, light }: Stage,
  [x, y, z]: Vector,
  wide: number,
  deep: number,
  strength = 0.5,
) {
  const scale = scaleAt(camera, [x, y, z]);
  const [px, py] = project(camera, [x, y, z]);
  const [, near] = project(camera, [x, y, z - deep]);
  const paint = canvas.radial([
    [0, light.shadow, strength],
    [0.6, light.shadow, strength * 0.6],
    [1, light.shadow, 0],
  ]);
  canvas.ellipse([px, py], [wide * scale, Math.max(3, near - py)], paint);
}
