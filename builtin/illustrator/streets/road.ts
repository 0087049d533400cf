import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** Half widths in metres, measured from the middle of the road. */
export const roadEdge = 3.5;
const walkFrom = 5.6;
export const walkTo = 7.2;

const far = 150;

/** A road that runs away from the viewer, with kerbs and sidewalks. */
export function drawRoad(stage: Stage, { isPaved = false } = {}) {
  const { light, scene } = stage;
  const wet = scene.weather === 'rain' ? 0.3 : 0;
  const snowy = isSnowy(scene) ? 0.5 : 0;
  const ground = (base: Color) => lit(light, mix(darker(base, wet), snowColor, snowy), [0, 0.9, 0]);
  const asphalt = ground(isPaved ? color('#b3a18c') : color('#7c7f84'));
  const concrete = ground(color('#c6c0b4'));
  band(stage, -roadEdge, roadEdge, asphalt);
  for (const side of [-1, 1]) {
    band(stage, side * (roadEdge + 0.18), side * roadEdge, lighter(concrete, 0.1));
    band(stage, side * walkFrom, side * walkTo, concrete);
    joints(stage, side * walkFrom, side * walkTo, darker(concrete, 0.22), 1.5);
  }
  if (isPaved) joints(stage, -roadEdge, roadEdge, darker(asphalt, 0.14), 1.2);
  else if (snowy === 0) dashes(stage, lighter(asphalt, 0.4));
  if (wet) shine(stage);
}

function band(stage: Stage, from: number, to: number, paint: Color) {
  const { camera, canvas, light } = stage;
  const outline = projectPolygon(camera, [
    [from, 0, -9],
    [to, 0, -9],
    [to, 0, far],
    [from, 0, far],
  ]);
  const fill = canvas.linear(
    [0, camera.horizon],
    [0, canvas.height],
    [
      [0, mix(paint, light.haze, 0.5)],
      [0.25, paint],
      [1, darker(paint, 0.2)],
    ],
  );
  canvas.polygon(outline, fill);
}

function joints(stage: Stage, from: number, to: number, paint: Color, spacing: number) {
  for (let z = -6; z < 45; z += spacing) {
    stage.canvas.polygon(
      projectPolygon(stage.camera, [
        [from, 0, z],
        [to, 0, z],
        [to, 0, z + 0.05],
        [from, 0, z + 0.05],
      ]),
      paint,
      { opacity: 0.55 },
    );
  }
}

function dashes(stage: Stage, paint: Color) {
  for (let z = -5; z < 70; z += 6) {
    const strip: Vector[] = [
      [-0.07, 0, z],
      [0.07, 0, z],
      [0.07, 0, z + 3],
      [-0.07, 0, z + 3],
    ];
    stage.canvas.polygon(projectPolygon(stage.camera, strip), paint, { opacity: 0.75 });
  }
}

/** A wet road mirrors the sky at its far end. */
function shine({ canvas, camera, light }: Stage) {
  const paint = canvas.radial([
    [0, lighter(light.sky[3], 0.25), 0.5],
    [1, light.sky[3], 0],
  ]);
  canvas.ellipse(
    [camera.centerX, camera.horizon + canvas.height * 0.12],
    [canvas.width * 0.2, canvas.height * 0.12],
    paint,
  );
}
