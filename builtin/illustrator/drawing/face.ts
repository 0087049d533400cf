import { lit, throughAir } from '#builtin/illustrator/light/light.ts';
import { directionInWorld, type Stage, toWorld } from '#builtin/illustrator/stage.ts';
import { depthOf, project, projectPolygon, scaleAt } from './camera.ts';
import type { Fill, Paint, Stop } from './canvas.ts';
import type { Color } from './color.ts';
import {
  add,
  boundsOf,
  cross,
  dot,
  type PicturePoint,
  rectangleBetween,
  scaled,
  subtract,
  unit,
  type Vector,
} from './geometry.ts';

/** A flat piece of the world with its own measure: u to the right, v up (or away), in metres. */
export type Face = {
  readonly origin: Vector;
  readonly u: Vector;
  readonly v: Vector;
  readonly normal: Vector;
};

/** From local directions; they need not have length one. */
export function createFace(
  { frame }: Stage,
  origin: Vector,
  u: Vector,
  v: Vector,
  normal?: Vector,
) {
  const across = unit(u);
  const up = unit(v);
  const facing = unit(normal ?? cross(up, across));
  return {
    origin: toWorld(frame, origin),
    u: scaled(directionInWorld(frame, across), frame.size),
    v: scaled(directionInWorld(frame, up), frame.size),
    normal: directionInWorld(frame, facing),
  } satisfies Face;
}

/** A wall that looks at the viewer. */
export const frontFace = (stage: Stage, origin: Vector) =>
  createFace(stage, origin, [1, 0, 0], [0, 1, 0], [0, 0, -1]);

/** A wall that looks to the right; u runs away from the viewer. */
export const rightFace = (stage: Stage, origin: Vector) =>
  createFace(stage, origin, [0, 0, 1], [0, 1, 0], [1, 0, 0]);

/** A wall that looks to the left; u runs away from the viewer. */
export const leftFace = (stage: Stage, origin: Vector) =>
  createFace(stage, origin, [0, 0, 1], [0, 1, 0], [-1, 0, 0]);

/** A floor or a table top; v runs away from the viewer. */
export const topFace = (stage: Stage, origin: Vector) =>
  createFace(stage, origin, [1, 0, 0], [0, 0, 1], [0, 1, 0]);

export const pointOn = (
  { origin, u, v, normal }: Face,
  [across, up]: PicturePoint,
  out = 0,
): Vector => add(add(origin, add(scaled(u, across), scaled(v, up))), scaled(normal, out));

export const seenOn = (stage: Stage, face: Face, at: PicturePoint, out = 0): PicturePoint =>
  project(stage.camera, pointOn(face, at, out));

export const outlineOn = (stage: Stage, face: Face, points: readonly PicturePoint[], out = 0) =>
  projectPolygon(
    stage.camera,
    points.map((point) => pointOn(face, point, out)),
  );

export const isSeen = ({ camera }: Stage, { origin, normal }: Face) =>
  dot(subtract(camera.position, origin), normal) > 0.001;

/** Units on the picture of one metre on the face. */
export const scaleOn = (stage: Stage, face: Face, at: PicturePoint) =>
  scaleAt(stage.camera, pointOn(face, at)) * Math.hypot(face.u[0], face.u[1], face.u[2]);

/** What a colour looks like on the face, in this light and through this air. */
export function shadeOn(stage: Stage, face: Face, base: Color): Color {
  const shaded = lit(stage.light, base, face.normal);
  return throughAir(stage.light, shaded, depthOf(stage.camera, face.origin));
}

export const rectangle = (u: number, v: number, width: number, height: number): PicturePoint[] =>
  rectangleBetween([u, v], [u + width, v + height]);

/** Paints a piece of the face in a colour that takes the light. */
export function paintOn(
  stage: Stage,
  face: Face,
  points: readonly PicturePoint[],
  base: Color,
  { out = 0, ...fill }: Fill & { out?: number } = {},
) {
  stage.canvas.polygon(outlineOn(stage, face, points, out), shadeOn(stage, face, base), fill);
}

/** Paints a piece of the face as it is, without light: shadows, glass, glow. */
export function washOn(
  stage: Stage,
  face: Face,
  points: readonly PicturePoint[],
  paint: Paint,
  { out = 0, ...fill }: Fill & { out?: number } = {},
) {
  stage.canvas.polygon(outlineOn(stage, face, points, out), paint, fill);
}

/** A gradient from one point of the face to another. */
export const gradientOn = (
  stage: Stage,
  face: Face,
  from: PicturePoint,
  to: PicturePoint,
  stops: readonly Stop[],
) => stage.canvas.linear(seenOn(stage, face, from), seenOn(stage, face, to), stops);

/** A circle in the measure of a face. */
export function disc([u, v]: PicturePoint, radius: number, points = 28): PicturePoint[] {
  return Array.from({ length: points }, (_, index): PicturePoint => {
    const angle = (index / points) * Math.PI * 2;
    return [u + Math.cos(angle) * radius, v + Math.sin(angle) * radius];
  });
}

/** Whether anything of it is on the picture. */
export function isOnPicture({ canvas }: Stage, points: readonly PicturePoint[]): boolean {
  if (points.length === 0) return false;
  const { left, right, top, bottom } = boundsOf(points);
  return right > 0 && left < canvas.width && bottom > 0 && top < canvas.height;
}
