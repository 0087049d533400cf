import { material } from '#builtin/illustrator/building/material.ts';
import { castShadows } from '#builtin/illustrator/building/shadow.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import { createFace, disc, paintOn, rectangle } from '#builtin/illustrator/drawing/face.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** A little house of painted wood. */
export function modelHouse(stage: Stage, [x, y, z]: Vector, size: number) {
  const { palette, canvas, camera } = stage;
  const [w, h, d] = [size, size * 0.62, size * 0.8];
  castShadows(stage, [
    [...corners(x, y, z, w, h, d)],
    [
      [x - w * 0.08, y + h, z + d / 2],
      [x + w * 1.08, y + h, z + d / 2],
      [x + w / 2, y + h * 1.85, z],
      [x + w / 2, y + h * 1.85, z + d],
    ],
  ]);
  box(stage, [x, y, z], [x + w, y + h, z + d], material(color('#f3ecdf')));
  const front = createFace(stage, [x, y, z], [1, 0, 0], [0, 1, 0], [0, 0, -1]);
  paintOn(
    stage,
    front,
    [
      [0, h],
      [w, h],
      [w / 2, h * 1.75],
    ],
    color('#f3ecdf'),
  );
  paintOn(stage, front, rectangle(w * 0.4, 0, w * 0.22, h * 0.62), palette.door);
  for (const u of [0.1, 0.7])
    paintOn(
      stage,
      front,
      rectangle(w * u, h * 0.35, w * 0.19, h * 0.32),
      mix(color('#f4c469'), color('#7fa0a8'), 1 - Math.max(0.5, stage.light.lamps)),
    );
  paintOn(
    stage,
    front,
    disc([w / 2, h * 1.2], w * 0.08, 16),
    mix(color('#f4c469'), color('#7fa0a8'), 0.4),
  );
  const roof = palette.brick;
  const slope = (side: number) => {
    const low = x + w / 2 + side * w * 0.62;
    const outline = projectPolygon(camera, [
      [low, y + h * 0.84, z - d * 0.08],
      [x + w / 2, y + h * 1.82, z - d * 0.08],
      [x + w / 2, y + h * 1.82, z + d],
      [low, y + h * 0.84, z + d],
    ]);
    canvas.polygon(outline, lit(stage.light, roof, [side * 0.7, 0.7, -0.1]));
    const edge = projectPolygon(camera, [
      [low, y + h * 0.84, z - d * 0.08],
      [x + w / 2, y + h * 1.82, z - d * 0.08],
      [x + w / 2, y + h * 1.95, z - d * 0.08],
      [low + side * w * 0.02, y + h * 0.94, z - d * 0.08],
    ]);
    canvas.polygon(edge, lit(stage.light, lighter(roof, 0.12), [0, 0.2, -0.9]));
  };
  slope(1);
  slope(-1);
}

const corners = (x: number, y: number, z: number, w: number, h: number, d: number): Vector[] =>
  [x, x + w].flatMap((a) => [y, y + h].flatMap((b) => [z, z + d].map((c): Vector => [a, b, c])));
