import { darker } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { material, type SurfaceMaterial } from './material.ts';
import { box, snowCap } from './wall.ts';

/** A chimney with a crown and a pot. */
export function chimney(stage: Stage, [x, y, z]: Vector, height: number, look: SurfaceMaterial) {
  box(stage, [x - 0.42, y, z - 0.42], [x + 0.42, y + height, z + 0.42], look);
  box(
    stage,
    [x - 0.52, y + height, z - 0.52],
    [x + 0.52, y + height + 0.16, z + 0.52],
    material(darker(look.color, 0.15)),
  );
  box(
    stage,
    [x - 0.2, y + height + 0.16, z - 0.2],
    [x + 0.2, y + height + 0.5, z + 0.2],
    material(darker(look.color, 0.35)),
  );
  snowCap(stage, [x - 0.52, y, z - 0.52], [x + 0.52, y + height + 0.16, z + 0.52]);
}
