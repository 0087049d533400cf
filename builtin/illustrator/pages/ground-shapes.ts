import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { project } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { closedCurve } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** A round patch on the ground: a green, a bunker, a pond. */
export function drawEllipseOn(
  stage: Stage,
  [x, z]: readonly [number, number],
  [wide, deep]: readonly [number, number],
  code: string,
) {
  const { camera, canvas, light, scene } = stage;
  const points = Array.from({ length: 22 }, (_, index): PicturePoint => {
    const angle = (index / 22) * Math.PI * 2;
    const reach = 1 + Math.sin(index * 1.7) * 0.05;
    return project(camera, [
      x + Math.cos(angle) * wide * reach,
      0,
      z + Math.sin(angle) * deep * reach,
    ]);
  });
  const base = lit(light, mix(color(code), snowColor, isSnowy(scene) ? 0.6 : 0), [0, 0.95, 0]);
  canvas.shape(closedCurve(points), base, { outline: { paint: darker(base, 0.16), width: 1.4 } });
}
