import { material } from '#builtin/illustrator/building/material.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** A few books lying flat: plain spines. */
export function books(stage: Stage, [x, y, z]: Vector, width: number) {
  const spines = ['#b5573a', '#e8dcc4', '#33695c'] as const;
  spines.forEach((code, index) => {
    const inset = index * 0.02;
    box(
      stage,
      [x + inset, y + index * 0.035, z + inset],
      [x + width - inset, y + (index + 1) * 0.035, z + 0.2],
      material(color(code)),
    );
  });
}
