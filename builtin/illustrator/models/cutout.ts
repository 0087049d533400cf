import { project, projectPolygon, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { closedCurve, closedLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Model } from './model.ts';
import { drawn, type Tint, tintOf } from './solid.ts';

/** A flat shape in metres from the middle of the foot, y up; curved unless it is said to be straight. */
type Piece = readonly [tint: Tint, points: readonly PicturePoint[], kind?: 'straight'];

/** Something flat that stands and faces the viewer, made of shapes one over the other. */
export const cutout = (
  [width, height]: readonly [number, number],
  pieces: readonly Piece[],
  hasShadow?: false,
): Model => [
  {
    ...drawn(
      [0, 0, 0],
      [width, height, Math.min(0.5, width * 0.3)],
      (stage, at, [wide]) => {
        const { camera, canvas, light } = stage;
        const [x, y] = project(camera, at);
        const s = (scaleAt(camera, at) * wide) / width;
        for (const [tint, points, kind] of pieces) {
          const seen = points.map(([a, b]): PicturePoint => [x + a * s, y - b * s]);
          const paint = lit(light, tintOf(stage, tint), [-0.35, 0.8, -0.5]);
          canvas.shape(kind === 'straight' ? closedLine(seen) : closedCurve(seen), paint);
        }
      },
      hasShadow,
    ),
    tint: largest(pieces),
  },
];

/** The color of most of what is seen. */
function largest(pieces: readonly Piece[]): Tint {
  const areas = new Map<Tint, number>();
  for (const [tint, points] of pieces)
    areas.set(tint, (areas.get(tint) ?? 0) + Math.abs(areaOf(points)));
  return [...areas].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'wood';
}

const areaOf = (points: readonly PicturePoint[]) =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Something flat that lies: the same shapes, y running away from the viewer. */
export const lying = (
  [width, depth]: readonly [number, number],
  pieces: readonly Piece[],
  thick = 0.004,
): Model => [
  {
    ...drawn(
      [0, 0, 0],
      [width, thick, depth],
      (stage, [x, y, z], [wide]) => {
        const { camera, canvas, light } = stage;
        const size = wide / width;
        for (const [tint, points, kind] of pieces) {
          const seen = projectPolygon(
            camera,
            points.map(([a, b]): Vector => [x + a * size, y + thick * size, z + b * size]),
          );
          const paint = lit(light, tintOf(stage, tint), [0, 0.9, -0.3]);
          canvas.shape(kind === 'straight' ? closedLine(seen) : closedCurve(seen), paint);
        }
      },
      false,
    ),
    tint: largest(pieces),
  },
];

/** Points as they are written down: `-0.2,0 0,0.5 0.2,0`. */
export const at = (points: string): PicturePoint[] =>
  points.split(' ').map((pair): PicturePoint => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

export const oval = (x: number, y: number, rx: number, ry = rx, turn = 0): PicturePoint[] =>
  Array.from({ length: 14 }, (_, index): PicturePoint => {
    const angle = (index / 14) * Math.PI * 2;
    // A curve passes inside of its points.
    const [a, b] = [Math.cos(angle) * rx * 1.026, Math.sin(angle) * ry * 1.026];
    return [
      x + a * Math.cos(turn) - b * Math.sin(turn),
      y + a * Math.sin(turn) + b * Math.cos(turn),
    ];
  });

export const rect = (x: number, y: number, width: number, height: number): PicturePoint[] => [
  [x - width / 2, y],
  [x + width / 2, y],
  [x + width / 2, y + height],
  [x - width / 2, y + height],
];

/** A straight bar from one point to another. */
export const bar = ([ax, ay]: PicturePoint, [bx, by]: PicturePoint, thick: number) => {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(-(by - ay) / long) * (thick / 2), ((bx - ax) / long) * (thick / 2)];
  return [
    [ax + nx, ay + ny],
    [bx + nx, by + ny],
    [bx - nx, by - ny],
    [ax - nx, ay - ny],
  ] as PicturePoint[];
};

/** A ring as one shape: out along its rim and back along its inside. */
export const arc = (
  x: number,
  y: number,
  radius: number,
  thick: number,
  from = 0,
  to = Math.PI * 2,
): PicturePoint[] => {
  const steps = 24;
  const along = (reach: number) =>
    Array.from({ length: steps + 1 }, (_, index): PicturePoint => {
      const angle = from + ((to - from) * index) / steps;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
  return [...along(radius), ...along(radius - thick).reverse()];
};
