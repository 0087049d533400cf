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
