import type { Random } from '#builtin/random.ts';
import { round } from './canvas.ts';
import type { PicturePoint } from './geometry.ts';

export const openLine = (points: readonly PicturePoint[]) =>
  points.length < 2 ? '' : `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

export const closedLine = (points: readonly PicturePoint[]) =>
  points.length < 3 ? '' : `${openLine(points)}Z`;

/** Path data with its numbers rounded: pathData`M${x} ${y}h${width}`. */
export const pathData = (parts: TemplateStringsArray, ...values: number[]) =>
  parts.reduce((data, part, index) => data + round(values[index - 1] ?? 0) + part);

/** A closed curve that passes near its points, with the points as handles. */
export function closedCurve(points: readonly PicturePoint[]): string {
  const middles = points.map((point, index) => middle(point, points[(index + 1) % points.length]));
  const start = middles.at(-1);
  if (!start) return '';
  const curves = points.map(([x, y], index) => {
    const [endX, endY] = middles[index] ?? [x, y];
    return `Q${round(x)} ${round(y)} ${round(endX)} ${round(endY)}`;
  });
  return `M${round(start[0])} ${round(start[1])}${curves.join('')}Z`;
}

/** A soft open curve through the middles of its points, from the first to the last. */
export function openCurve(points: readonly PicturePoint[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const curves = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? last;
    const [x, y] = index + 3 === points.length ? last : middle(point, next);
    return `Q${round(point[0])} ${round(point[1])} ${round(x)} ${round(y)}`;
  });
  return `M${round(first[0])} ${round(first[1])}${curves.join('')}${curves.length === 0 ? `L${round(last[0])} ${round(last[1])}` : ''}`;
}

/** The same path, made of absolute points, a little to the side. */
export const shifted = (data: string, by: number) =>
  data.replace(
    /([MQL ])(-?[\d.]+) (-?[\d.]+)/g,
    (_, lead: string, x: string, y: string) => `${lead}${round(Number(x) + by)} ${y}`,
  );

const middle = ([x, y]: PicturePoint, next: PicturePoint = [x, y]): PicturePoint => [
  (x + next[0]) / 2,
  (y + next[1]) / 2,
];

/** An irregular rounded patch: the shape of a clump, a stain, a cloud of leaves. */
export function blob(
  random: Random,
  [x, y]: PicturePoint,
  [rx, ry]: PicturePoint,
  roughness = 0.22,
  points = 9,
) {
  const turn = random.next() * Math.PI;
  const outline = Array.from({ length: points }, (_, index): PicturePoint => {
    const angle = turn + (index / points) * Math.PI * 2;
    const reach = 1.08 + random.spread(roughness);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return closedCurve(outline);
}

/** One stroke of a brush that leaves a leaf: pointed at both ends, fuller on one side. */
export function dab([x, y]: PicturePoint, size: number, angle: number, fullness = 0.55): string {
  const cos = Math.cos(angle) * size;
  const sin = Math.sin(angle) * size;
  const across = (side: number) =>
    `${round(cos * 0.5 - sin * fullness * side)} ${round(sin * 0.5 + cos * fullness * side)}`;
  return `M${round(x - cos / 2)} ${round(y - sin / 2)}q${across(1)} ${round(cos)} ${round(sin)}q${negate(across(0.75))} ${round(-cos)} ${round(-sin)}z`;
}

const negate = (pair: string) =>
  pair
    .split(' ')
    .map((part) => round(-Number(part)))
    .join(' ');

/** A blade that rises from its foot and bends over. */
export function blade([x, y]: PicturePoint, height: number, width: number, lean: number): string {
  const tip = lean * height;
  return `M${round(x - width / 2)} ${round(y)}q${round(tip * 0.2)} ${round(-height * 0.6)} ${round(tip)} ${round(-height)}q${round(width * 0.4 - tip * 0.6)} ${round(height * 0.45)} ${round(width - tip)} ${round(height)}z`;
}
