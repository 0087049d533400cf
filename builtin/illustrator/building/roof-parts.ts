import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { darker, lighter, mix, multiply } from '#builtin/illustrator/drawing/color.ts';
import {
  createFace,
  frontFace,
  isSeen,
  paintOn,
  pointOn,
  rightFace,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import {
  type PicturePoint,
  rectangleBetween,
  type Vector,
} from '#builtin/illustrator/drawing/geometry.ts';
import { type Stage, toWorld } from '#builtin/illustrator/stage.ts';
import { trimEdge } from './eave-trim.ts';
import { coveredAs, isSnowy, type SurfaceMaterial, snowColor } from './material.ts';
import { surface } from './wall.ts';

/** The walls a roof sits on, and how it is built. */
export type Roof = {
  x: readonly [from: number, to: number];
  z: readonly [front: number, back: number];
  /** Height of the wall's top. */
  eave: number;
  /** From the eave to the ridge. */
  rise: number;
  overhang?: number;
  covering: SurfaceMaterial;
  trim: SurfaceMaterial;
  /** What fills the triangles under the ridge. */
  gable: SurfaceMaterial;
};

/** Thickness of what one sees at the edge of a roof. */
export const edge = 0.22;

export function slope(
  stage: Stage,
  origin: Vector,
  u: Vector,
  v: Vector,
  outline: PicturePoint[],
  usual: SurfaceMaterial,
  normal: Vector = [0, v[2], -v[1]],
) {
  const covering = coveredAs(stage.scene, usual);
  const face = createFace(stage, origin, u, v, normal);
  if (!isSeen(stage, face)) return;
  const isCovered = isSnowy(stage.scene) && stage.scene.weather !== 'fog';
  surface(stage, face, outline, isCovered ? { color: snowColor, texture: 'plain' } : covering);
  if (!isCovered) ridgeLight(stage, face, outline, covering);
}

/** The upper courses catch the sky. */
function ridgeLight(
  stage: Stage,
  face: ReturnType<typeof createFace>,
  outline: PicturePoint[],
  covering: SurfaceMaterial,
) {
  const top = Math.max(...outline.map(([, v]) => v));
  const [a, b] = outline.filter(([, v]) => v > top - 0.01);
  if (!a || !b) return;
  const band: PicturePoint[] = [a, b, [b[0], top - 0.14], [a[0], top - 0.14]];
  paintOn(stage, face, band, lighter(covering.color, 0.16));
}

/** The board along an eave with the gutter on it. */
export function fascia(
  stage: Stage,
  origin: Vector,
  length: number,
  trim: SurfaceMaterial,
  side: 'front' | 'right',
) {
  const make = side === 'front' ? frontFace : rightFace;
  const face = make(stage, [origin[0], origin[1] - edge, origin[2]]);
  if (!isSeen(stage, face)) return;
  paintOn(stage, face, rectangleBetween([0, 0], [length, edge]), trim.color);
  paintOn(stage, face, rectangleBetween([0, 0], [length, edge * 0.35]), darker(trim.color, 0.22));
  if (isSnowy(stage.scene))
    paintOn(
      stage,
      face,
      rectangleBetween([0, edge * 0.7], [length, edge * 1.5]),
      mix(snowColor, [0.8, 0.86, 0.95], 0.3),
    );
  trimEdge(stage, pointOn(face, [0, 0]), pointOn(face, [length, 0]));
}

/** The boards that follow the two slopes of a gable. */
export function rake(
  stage: Stage,
  face: ReturnType<typeof frontFace>,
  [low, top, far]: PicturePoint[],
  trim: SurfaceMaterial,
) {
  if (!low || !top || !far) return;
  const band = (from: PicturePoint): PicturePoint[] => [
    from,
    top,
    [top[0], top[1] - edge * 1.25],
    [from[0], from[1] - edge],
  ];
  paintOn(stage, face, band(far), darker(trim.color, 0.06));
  paintOn(stage, face, band(low), trim.color);
  for (const end of [low, far]) trimEdge(stage, pointOn(face, end), pointOn(face, top));
  if (!isSnowy(stage.scene)) return;
  const cap = (from: PicturePoint): PicturePoint[] => [
    from,
    top,
    [top[0], top[1] + 0.13],
    [from[0], from[1] + 0.13],
  ];
  for (const from of [far, low]) paintOn(stage, face, cap(from), snowColor);
}

/** What one sees of a roof from below, between the wall and the edge. */
export function underside({ canvas, camera, frame, light, palette }: Stage, ...corners: Vector[]) {
  const wood = multiply(
    mix(palette.trim, palette.wood, 0.35),
    mix(light.ambient, light.shadow, 0.25),
  );
  canvas.polygon(
    projectPolygon(
      camera,
      corners.map((corner) => toWorld(frame, corner)),
    ),
    wood,
  );
}

/** The shadow that a gable's overhang throws on the wall under it. */
export function gableShadow(stage: Stage, { x, z, eave, rise, overhang = 0.5 }: Roof) {
  const half = (x[1] - x[0]) / 2;
  const { shadow, shadowOpacity } = stage.light;
  const reach = overhang * 1.3;
  const band: PicturePoint[] = [
    [0, 0],
    [half, rise],
    [half * 2, 0],
    [half * 2 - reach * 0.6, 0],
    [half, rise - reach],
    [reach * 0.6, 0],
  ];
  washOn(stage, frontFace(stage, [x[0], eave, z[0]]), band, shadow, { opacity: shadowOpacity });
}
