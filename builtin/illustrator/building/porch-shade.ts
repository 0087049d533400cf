import { lighter, mix, multiply, scale } from '#builtin/illustrator/drawing/color.ts';
import {
  createFace,
  frontFace,
  gradientOn,
  isSeen,
  outlineOn,
  rectangle,
  scaleOn,
  seenOn,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { lampTop } from './glass.ts';

type Shelter = { x: readonly [number, number]; front: number; floor: number; ceiling: number };

/** The dimness under a porch roof: on the wall behind, on the deck, on the ceiling. By night its lamp. */
export function porchShade(stage: Stage, { x, front, floor, ceiling }: Shelter) {
  const { shadow, lamps, ambient } = stage.light;
  const width = x[1] - x[0];
  const wall = frontFace(stage, [x[0], floor, 0]);
  const height = ceiling - floor;
  const dim = 0.3 * (1 - lamps * 0.7);
  const paint = gradientOn(
    stage,
    wall,
    [0, height],
    [0, 0],
    [
      [0, shadow, dim + 0.26],
      [0.6, shadow, dim + 0.1],
      [1, shadow, dim * 0.5],
    ],
  );
  washOn(stage, wall, rectangle(0, 0, width, height), paint);
  const under = createFace(stage, [x[0], ceiling, front], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  if (isSeen(stage, under)) {
    const wood = mix(
      multiply(lighter(stage.palette.wood, 0.25), scale(ambient, 0.75)),
      [0.9, 0.62, 0.34],
      lamps * 0.55,
    );
    stage.canvas.polygon(outlineOn(stage, under, rectangle(0, 0, width, -front)), wood);
  }
  if (lamps < 0.3) return;
  const at = seenOn(stage, wall, [width / 2, height * 0.8], -front * 0.5);
  const reach = scaleOn(stage, wall, [0, 0]) * width * 0.55;
  const light = stage.canvas.radial([
    [0, lampTop, 0.42 * lamps],
    [0.5, lampTop, 0.16 * lamps],
    [1, lampTop, 0],
  ]);
  stage.canvas.ellipse(at, [reach, reach * 0.62], light);
}
