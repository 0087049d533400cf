import { type Color, darker } from '#builtin/illustrator/drawing/color.ts';
import { frontFace, paintOn, rightFace } from '#builtin/illustrator/drawing/face.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { material, type SurfaceMaterial } from './material.ts';
import { box } from './wall.ts';

/** A square post with a base and a cap. */
export function porchPost(
  stage: Stage,
  [x, y, z]: Vector,
  height: number,
  width: number,
  look: SurfaceMaterial,
) {
  const half = width / 2;
  const flare = width * 0.22;
  box(stage, [x - half, y, z - half], [x + half, y + height, z + half], look);
  for (const [from, to] of [
    [0, 0.2],
    [height - 0.2, height],
  ] as const) {
    box(
      stage,
      [x - half - flare, y + from, z - half - flare],
      [x + half + flare, y + to, z + half + flare],
      look,
    );
  }
}

/** A tapered wooden column on a pier of stone, as craftsman porches have them. */
export function pierColumn(
  stage: Stage,
  [x, y, z]: Vector,
  height: number,
  looks: { pier: SurfaceMaterial; column: Color },
) {
  const pier = height * 0.42;
  box(stage, [x - 0.34, 0, z - 0.34], [x + 0.34, y + pier, z + 0.34], looks.pier);
  box(
    stage,
    [x - 0.4, y + pier, z - 0.4],
    [x + 0.4, y + pier + 0.1, z + 0.4],
    material(darker(looks.column, 0.06)),
  );
  const [low, high] = [0.27, 0.19];
  const rise = height - pier - 0.1;
  const front = frontFace(stage, [x, y + pier + 0.1, z - 0.24]);
  const side = rightFace(stage, [x + 0.23, y + pier + 0.1, z]);
  for (const face of [side, front]) {
    paintOn(
      stage,
      face,
      [
        [-low, 0],
        [low, 0],
        [high, rise],
        [-high, rise],
      ],
      looks.column,
    );
  }
  paintOn(
    stage,
    front,
    [
      [-low * 0.6, 0.12],
      [low * 0.6, 0.12],
      [high * 0.6, rise - 0.12],
      [-high * 0.6, rise - 0.12],
    ],
    darker(looks.column, 0.1),
  );
  box(
    stage,
    [x - 0.28, y + height - 0.12, z - 0.28],
    [x + 0.28, y + height, z + 0.28],
    material(looks.column),
  );
}
