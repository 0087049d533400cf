import { dot, type PicturePoint, subtract, type Vector } from './geometry.ts';

/**
 * Looks level, as an architect's camera with a shifted lens does: uprights stay upright, and the
 * horizon may lie anywhere on the picture.
 */
export type Camera = {
  readonly position: Vector;
  readonly right: Vector;
  readonly forward: Vector;
  /** Units on the picture of one metre at one metre's distance. */
  readonly focal: number;
  readonly centerX: number;
  readonly horizon: number;
};

/** `turn` in radians: positive looks to the right. */
export function createCamera(
  position: Vector,
  turn: number,
  lens: { focal: number; centerX: number; horizon: number },
): Camera {
  return {
    position,
    right: [Math.cos(turn), 0, -Math.sin(turn)],
    forward: [Math.sin(turn), 0, Math.cos(turn)],
    ...lens,
  };
}

/** Nothing nearer than this is drawn, in metres. */
const nearest = 0.35;

export const depthOf = (camera: Camera, at: Vector) =>
  dot(subtract(at, camera.position), camera.forward);

/** Units on the picture of one metre at a point. */
export const scaleAt = (camera: Camera, at: Vector) =>
  camera.focal / Math.max(nearest, depthOf(camera, at));

export function project(camera: Camera, at: Vector): PicturePoint {
  const away = subtract(at, camera.position);
  const scale = camera.focal / Math.max(nearest, dot(away, camera.forward));
  return [camera.centerX + dot(away, camera.right) * scale, camera.horizon - away[1] * scale];
}

/** A polygon on the picture; what is behind the viewer is cut off. */
export function projectPolygon(camera: Camera, points: readonly Vector[]): PicturePoint[] {
  const kept: Vector[] = [];
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const [depth, next] = [depthOf(camera, from), depthOf(camera, to)];
    if (depth >= nearest) kept.push(from);
    if (depth >= nearest === next >= nearest) return;
    const share = (nearest - depth) / (next - depth);
    kept.push([
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ]);
  });
  return kept.map((point) => project(camera, point));
}

/** The point of the ground that is seen at a place of the picture below the horizon. */
export function groundAt(camera: Camera, [x, y]: PicturePoint): Vector {
  const below = Math.max(1, y - camera.horizon);
  const depth = (camera.focal * camera.position[1]) / below;
  const across = ((x - camera.centerX) * depth) / camera.focal;
  const { position, right, forward } = camera;
  return [
    position[0] + forward[0] * depth + right[0] * across,
    0,
    position[2] + forward[2] * depth + right[2] * across,
  ];
}
