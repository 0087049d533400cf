import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';

/** How large a model is, and where its middle lies across. */
export function sizeOf(model: Model) {
  const span = (axis: 0 | 1 | 2) =>
    [
      Math.min(...model.map(({ low }) => low[axis])),
      Math.max(...model.map(({ high }) => high[axis])),
    ] as const;
  const [[left, right], [, height], [near, far]] = [span(0), span(1), span(2)];
  return { width: right - left, height, depth: far - near, middle: (left + right) / 2 };
}

export type SolidBox = { low: Vector; high: Vector };

/** The box in which all of it lies. */
export function boxOf(model: Model): SolidBox {
  const end = (pick: (...values: number[]) => number, side: 'low' | 'high'): Vector => [
    pick(...model.map((solid) => solid[side][0])),
    pick(...model.map((solid) => solid[side][1])),
    pick(...model.map((solid) => solid[side][2])),
  ];
  return { low: end(Math.min, 'low'), high: end(Math.max, 'high') };
}
