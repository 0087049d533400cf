import { darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import {
  type Face,
  frontFace,
  gradientOn,
  isOnPicture,
  isSeen,
  leftFace,
  outlineOn,
  rectangle,
  rightFace,
  shadeOn,
  topFace,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import { boundsOf, type PicturePoint, type Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { hasStucco } from '#builtin/illustrator/regions.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { isSnowy, type SurfaceMaterial, snowColor } from './material.ts';
import { texture } from './texture.ts';

type Shading = {
  /** Metres of shadow that the eaves throw on the wall. */
  eaves?: number;
  /** Darkens the foot, where little light gets. On unless told. */
  foot?: boolean;
};

/** A piece of wall or roof: its colour in this light, its texture, and the softer shades on it. */
export function surface(
  stage: Stage,
  face: Face,
  outline: readonly PicturePoint[],
  built: SurfaceMaterial,
  { eaves = 0, foot = false }: Shading = {},
) {
  if (!isSeen(stage, face)) return;
  const material = asBuiltThere(stage, built);
  const base = shadeOn(stage, face, material.color);
  const { top, bottom, left } = boundsOf(outline);
  const seen = outlineOn(stage, face, outline);
  if (!isOnPicture(stage, seen)) return;
  if (isTiny(seen, stage.canvas.pixel)) return stage.canvas.polygon(seen, base);
  // Walls are a little lighter above, where they see more sky.
  const paint = gradientOn(
    stage,
    face,
    [left, top],
    [left, bottom],
    [
      [0, darker(base, 0.07)],
      [1, lighter(base, 0.035)],
    ],
  );
  stage.canvas.polygon(seen, paint, {
    outline: { paint: base, width: 0.7 },
  });
  texture(stage, face, outline, material);
  if (foot) shadeFoot(stage, face, outline);
  if (eaves > 0) shadeEaves(stage, face, outline, eaves);
}

const ofBoards: ReadonlySet<SurfaceMaterial['texture']> = new Set([
  ...(['clapboard', 'brick', 'stucco', 'battens'] as const),
]);

/** Boards and brick are stone where it was asked for, and stucco where houses are built so. */
const asBuiltThere = (stage: Stage, built: SurfaceMaterial): SurfaceMaterial => {
  const { scene, palette } = stage;
  if (scene.isStone && ofBoards.has(built.texture))
    return { color: scene.colors?.walls ? palette.walls : palette.stone, texture: 'stone' };
  return inStucco(stage, built);
};

const inStucco = ({ scene, palette }: Stage, built: SurfaceMaterial): SurfaceMaterial =>
  (built.texture === 'clapboard' || built.texture === 'brick') && hasStucco(scene)
    ? { color: built.texture === 'brick' ? palette.walls : built.color, texture: 'stucco' }
    : built;

/** Too small for anyone to see a gradient or a texture on it. */
function isTiny(seen: readonly PicturePoint[], pixel: number): boolean {
  const { left, right, top, bottom } = boundsOf(seen);
  return right - left < 22 * pixel && bottom - top < 22 * pixel;
}

function shadeFoot(stage: Stage, face: Face, outline: readonly PicturePoint[]) {
  const { top, left } = boundsOf(outline);
  const { shadow } = stage.light;
  const reach = 0.9;
  const strip = outline.map(([u, v]): PicturePoint => [u, Math.min(v, top + reach)]);
  const paint = gradientOn(
    stage,
    face,
    [left, top],
    [left, top + reach],
    [
      [0, shadow, 0.34],
      [1, shadow, 0],
    ],
  );
  washOn(stage, face, strip, paint);
}

function shadeEaves(stage: Stage, face: Face, outline: readonly PicturePoint[], reach: number) {
  const { left, right, bottom } = boundsOf(outline);
  const { shadow, shadowOpacity } = stage.light;
  const strength = Math.min(0.55, shadowOpacity + 0.06);
  const strip = rectangle(left, bottom - reach, right - left, reach);
  const paint = gradientOn(
    stage,
    face,
    [left, bottom],
    [left, bottom - reach],
    [
      [0, shadow, strength + 0.1],
      [0.8, shadow, strength * 0.8],
      [1, shadow, strength * 0.5],
    ],
  );
  washOn(stage, face, strip, paint);
}

type BoxLook = Shading & { top?: SurfaceMaterial | false; sides?: SurfaceMaterial };

/** An upright box: whatever of its sides and its top can be seen. */
export function box(
  stage: Stage,
  low: Vector,
  high: Vector,
  look: SurfaceMaterial,
  more: BoxLook = {},
) {
  const [width, height, depth] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const { top = look, sides = look, ...shading } = more;
  surface(
    stage,
    rightFace(stage, [high[0], low[1], low[2]]),
    rectangle(0, 0, depth, height),
    sides,
    shading,
  );
  surface(
    stage,
    leftFace(stage, [low[0], low[1], low[2]]),
    rectangle(0, 0, depth, height),
    sides,
    shading,
  );
  if (top) {
    const roof = topFace(stage, [low[0], high[1], low[2]]);
    surface(stage, roof, rectangle(0, 0, width, depth), top);
  }
  surface(stage, frontFace(stage, low), rectangle(0, 0, width, height), look, shading);
}

/** A thin layer of snow on a level ledge. */
export function snowCap(stage: Stage, low: Vector, high: Vector) {
  if (!isSnowy(stage.scene)) return;
  const thickness = 0.07;
  const look = { color: snowColor, texture: 'plain' } as const;
  box(stage, [low[0], high[1], low[2]], [high[0], high[1] + thickness, high[2]], look);
}
