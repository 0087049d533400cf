import { frontFace, isSeen, leftFace, rightFace } from '#builtin/illustrator/drawing/face.ts';
import {
  type PicturePoint,
  rectangleBetween,
  type Vector,
} from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { edge, fascia, gableShadow, type Roof, rake, slope, underside } from './roof-parts.ts';
import { surface } from './wall.ts';

/** A ridge from left to right: slopes to the front and the back, triangles at both ends. */
export function gableAcross(stage: Stage, roof: Roof) {
  const { x, z, eave, rise, overhang = 0.5, covering, trim } = roof;
  const half = (z[1] - z[0]) / 2;
  const drop = (rise / half) * overhang;
  gableEnd(stage, roof, x[1], 1);
  gableEnd(stage, roof, x[0], -1);
  const foot: Vector = [x[0] - overhang, eave - drop, z[0] - overhang];
  const run: Vector = [0, rise + drop, half + overhang];
  const width = x[1] - x[0] + overhang * 2;
  const outline = rectangleBetween([0, 0], [width, Math.hypot(run[1], run[2])]);
  slope(stage, foot, [1, 0, 0], run, outline, covering);
  fascia(stage, foot, width, trim, 'front');
}

/** The triangle at one end, the underside of the overhang before it, the boards along its edge. */
function gableEnd(stage: Stage, roof: Roof, wall: number, side: -1 | 1) {
  const { z, eave, rise, overhang = 0.5, trim, gable } = roof;
  const half = (z[1] - z[0]) / 2;
  const drop = (rise / half) * overhang;
  const at = wall + side * overhang;
  const make = side > 0 ? rightFace : leftFace;
  surface(stage, make(stage, [wall, eave, z[0]]), triangle(half, rise), gable);
  const face = make(stage, [at, eave, z[0]]);
  if (!isSeen(stage, face)) return;
  const [low, high, middle] = [eave - drop - edge, eave + rise - edge, z[0] + half];
  for (const end of [z[1] + overhang, z[0] - overhang]) {
    underside(stage, [wall, high, middle], [at, high, middle], [at, low, end], [wall, low, end]);
  }
  rake(stage, face, eaveToEave(half, rise, overhang, drop), trim);
}

/** A ridge from front to back: the triangle looks at the viewer. */
export function gableForward(stage: Stage, roof: Roof) {
  const { x, z, eave, rise, overhang = 0.5, covering, trim, gable } = roof;
  const half = (x[1] - x[0]) / 2;
  const drop = (rise / half) * overhang;
  const [front, low, up, span] = [z[0] - overhang, eave - drop, rise + drop, half + overhang];
  const outline = rectangleBetween([0, 0], [z[1] - front, Math.hypot(span, up)]);
  for (const side of [-1, 1]) {
    const foot: Vector = [side < 0 ? x[0] - overhang : x[1] + overhang, low, front];
    slope(stage, foot, [0, 0, 1], [-side * span, up, 0], outline, covering, [side * up, span, 0]);
  }
  fascia(stage, [x[1] + overhang, low, front], z[1] - front, trim, 'right');
  surface(stage, frontFace(stage, [x[0], eave, z[0]]), triangle(half, rise), gable);
  gableShadow(stage, roof);
  const [ridge, top, under] = [x[0] + half, eave + rise - edge, low - edge];
  for (const side of [x[0] - overhang, x[1] + overhang]) {
    underside(
      stage,
      [ridge, top, z[0]],
      [ridge, top, front],
      [side, under, front],
      [side, under, z[0]],
    );
  }
  const face = frontFace(stage, [x[0], eave, front]);
  rake(stage, face, eaveToEave(half, rise, overhang, drop), trim);
}

const triangle = (half: number, rise: number): PicturePoint[] => [
  [0, 0],
  [half * 2, 0],
  [half, rise],
];

/** The line of a gable's edge, from eave over ridge to eave. */
const eaveToEave = (half: number, rise: number, overhang: number, drop: number): PicturePoint[] => [
  [-overhang, -drop],
  [half, rise],
  [half * 2 + overhang, -drop],
];
