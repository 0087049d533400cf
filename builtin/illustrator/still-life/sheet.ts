import { type Color, color } from '#builtin/illustrator/drawing/color.ts';
import {
  createFace,
  type Face,
  paintOn,
  rectangle,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** Something flat on the table, turned by an angle; its own measure starts at its near left corner. */
export function flat(stage: Stage, [x, y, z]: Vector, turn: number): Face {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return createFace(stage, [x, y, z], [cos, 0, sin], [-sin, 0, cos], [0, 1, 0]);
}

/** A sheet of paper with a soft edge of shadow. */
export function sheet(
  stage: Stage,
  at: Vector,
  turn: number,
  width: number,
  depth: number,
  paint: Color = color('#fbf8f1'),
): Face {
  const face = flat(stage, at, turn);
  washOn(stage, face, rectangle(0.006, -0.008, width, depth), stage.light.shadow, {
    opacity: 0.24,
  });
  paintOn(stage, face, rectangle(0, 0, width, depth), paint);
  return { ...face, origin: [face.origin[0], face.origin[1] + 0.0005, face.origin[2]] };
}

/** Grey bars where lines would be: nothing that could be read. */
export function printedLines(
  stage: Stage,
  face: Face,
  area: { u: number; v: number; width: number; depth: number },
  count: number,
) {
  const random = stage.random.fork(`lines ${area.u} ${face.origin[0]}`);
  const ink = color('#b9b6b1');
  for (let index = 0; index < count; index += 1) {
    const v = area.v + area.depth - ((index + 0.6) * area.depth) / count;
    const share = index % 5 === 4 ? random.between(0.3, 0.6) : random.between(0.86, 1);
    paintOn(
      stage,
      face,
      rectangle(area.u, v, area.width * share, Math.min(0.006, (area.depth / count) * 0.4)),
      ink,
    );
  }
}

/** Points around an upright cylinder, for its shadow. */
export function around(x: number, y: number, z: number, radius: number, height: number): Vector[] {
  return Array.from({ length: 14 }, (_, index): Vector => {
    const angle = (index / 14) * Math.PI * 2;
    return [
      x + Math.cos(angle) * radius,
      y + (index % 2 ? height : 0),
      z + Math.sin(angle) * radius,
    ];
  }).concat(
    Array.from({ length: 14 }, (_, index): Vector => {
      const angle = (index / 14) * Math.PI * 2;
      return [x + Math.cos(angle) * radius, y + height, z + Math.sin(angle) * radius];
    }),
  );
}
