import { isSeen, paintOn, rightFace } from '#builtin/illustrator/drawing/face.ts';
import {
  type PicturePoint,
  rectangleBetween,
  type Vector,
} from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Roof } from './roof-parts.ts';
import { edge, fascia, slope } from './roof-parts.ts';

/** Four slopes that meet in a ridge. */
export function hipRoof(stage: Stage, { x, z, eave, rise, overhang = 0.5, covering, trim }: Roof) {
  const [left, right, front, back] = [
    x[0] - overhang,
    x[1] + overhang,
    z[0] - overhang,
    z[1] + overhang,
  ];
  const half = (back - front) / 2;
  const width = right - left;
  const inset = Math.min(half, width / 2);
  const length = Math.hypot(half, rise);
  const side: PicturePoint[] = [
    [0, 0],
    [half * 2, 0],
    [half, Math.hypot(inset, rise)],
  ];
  slope(stage, [right, eave, front], [0, 0, 1], [-inset, rise, 0], side, covering, [
    rise,
    inset,
    0,
  ]);
  slope(stage, [left, eave, front], [0, 0, 1], [inset, rise, 0], side, covering, [-rise, inset, 0]);
  fascia(stage, [right, eave, front], back - front, trim, 'right');
  slope(
    stage,
    [left, eave, front],
    [1, 0, 0],
    [0, rise, half],
    [
      [0, 0],
      [width, 0],
      [width - inset, length],
      [inset, length],
    ],
    covering,
  );
  fascia(stage, [left, eave, front], width, trim, 'front');
}

/** One slope down to the front: over a porch or a dormer. */
export function shedRoof(stage: Stage, { x, z, eave, rise, overhang = 0.3, covering, trim }: Roof) {
  const [left, right, front] = [x[0] - overhang, x[1] + overhang, z[0] - overhang];
  const drop = (rise / (z[1] - z[0])) * overhang;
  const run: Vector = [0, rise + drop, z[1] - front];
  const length = Math.hypot(run[1], run[2]);
  const face = rightFace(stage, [right, eave - drop, front]);
  const thick: PicturePoint[] = [
    [0, 0],
    [run[2], run[1]],
    [run[2], run[1] - edge],
    [0, -edge],
  ];
  if (isSeen(stage, face)) paintOn(stage, face, thick, trim.color);
  slope(
    stage,
    [left, eave - drop, front],
    [1, 0, 0],
    run,
    rectangleBetween([0, 0], [right - left, length]),
    covering,
  );
  fascia(stage, [left, eave - drop, front], right - left, trim, 'front');
}
