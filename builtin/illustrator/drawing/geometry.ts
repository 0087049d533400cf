/** On the picture: x to the right, y down. */
export type PicturePoint = readonly [x: number, y: number];

/** In the world, in metres: x to the right, y up, z away from the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scaled = (a: Vector, factor: number): Vector => [
  a[0] * factor,
  a[1] * factor,
  a[2] * factor,
];
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: Vector) => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vector): Vector => scaled(a, 1 / (length(a) || 1));

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The eight corners of an upright box. */
export function boxCorners(low: Vector, high: Vector): Vector[] {
  const corners: Vector[] = [];
  for (const x of [low[0], high[0]]) {
    for (const y of [low[1], high[1]]) {
      for (const z of [low[2], high[2]]) corners.push([x, y, z]);
    }
  }
  return corners;
}

/** The rectangle between two opposite corners. */
export const rectangleBetween = (
  [left, low]: PicturePoint,
  [right, high]: PicturePoint,
): PicturePoint[] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
];

/** Andrew's monotone chain; always turns the same way, so that overlapping hulls unite when filled. */
export function convexHull(points: readonly PicturePoint[]): PicturePoint[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: PicturePoint[]) => {
    const chain: PicturePoint[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnsLeft(
  a: PicturePoint | undefined,
  b: PicturePoint | undefined,
  c: PicturePoint,
): boolean {
  if (!a || !b) return true;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}

/** Where the level line `v` lies inside a convex outline, from the left to the right. */
export function spanAt(outline: readonly PicturePoint[], v: number): [number, number] | undefined {
  return crossing(outline, v, 1);
}

/** Where the upright line `u` lies inside a convex outline, from the bottom to the top. */
export function columnAt(
  outline: readonly PicturePoint[],
  u: number,
): [number, number] | undefined {
  return crossing(outline, u, 0);
}

function crossing(outline: readonly PicturePoint[], value: number, axis: 0 | 1) {
  const other = axis === 0 ? 1 : 0;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    if (from[axis] > value === to[axis] > value) return;
    const share = (value - from[axis]) / (to[axis] - from[axis]);
    const at = from[other] + (to[other] - from[other]) * share;
    low = Math.min(low, at);
    high = Math.max(high, at);
  });
  return high > low ? ([low, high] as [number, number]) : undefined;
}

export function boundsOf(points: readonly PicturePoint[]) {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, right, top, bottom };
}
