import { material, type Texture } from '#builtin/illustrator/building/material.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { project, projectPolygon, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { type Color, color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import {
  convexHull,
  cross,
  dot,
  type PicturePoint,
  subtract,
  unit,
  type Vector,
} from '#builtin/illustrator/drawing/geometry.ts';
import { cushion } from '#builtin/illustrator/interiors/upholstery.ts';
import { lit, throughAir } from '#builtin/illustrator/light/light.ts';
import type { Palette } from '#builtin/illustrator/palette.ts';
import { type Stage, toWorld } from '#builtin/illustrator/stage.ts';

/**
 * One piece of a model: an upright box in which it lies, in metres, and how it is drawn there. Boxes are
 * all that is needed to draw near things over far ones, so nobody who describes a model cares for order.
 */
export type Solid = {
  readonly low: Vector;
  readonly high: Vector;
  readonly draw: (stage: Stage, low: Vector, high: Vector, turn: Turn) => void;
  readonly turn?: Turn;
  /** Light, glass and cloth in the air throw none. */
  readonly hasShadow?: false;
  /** A board or a counter on which something may stand. */
  readonly holds?: true;
  /** What most of it is colored in. */
  readonly tint?: Tint;
  /** What it is a part of, by name, and the color of most of that. */
  readonly part?: { readonly name: string; readonly main: Tint };
};

/** Quarter turns to the left: what looked at the viewer looks to the right after one, away after two. */
export type Turn = 0 | 1 | 2 | 3;

export const turnedBy = (turn: Turn, [x, z]: readonly [number, number]) =>
  (
    [
      [x, z],
      [-z, x],
      [-x, -z],
      [z, -x],
    ] as const
  )[turn];

/** A color of the palette, lighter (`wood+2`) or darker (`wood-1`), or a code (`#b9bec2`). */
export type Tint = keyof Palette | `${keyof Palette}${'+' | '-'}${number}` | `#${string}`;

export function tintOf({ palette, dyed }: Stage, tint: Tint): Color {
  const { name, shift } = splitTint(tint);
  const isDyed = dyed !== undefined && dyed.from === name;
  const base = isDyed
    ? color(dyed.to)
    : name.startsWith('#')
      ? color(name)
      : palette[name as keyof Palette];
  // What is dyed keeps its color where it is light: pale red would be pink.
  const amount = isDyed ? Math.min(0.16, shift) : shift;
  return amount > 0 ? lighter(base, amount) : amount < 0 ? darker(base, -amount) : base;
}

/** `wood+2` is wood, lighter by two tenths. */
export function splitTint(tint: Tint): { name: string; shift: number } {
  const [, name = '', sign, steps = '0'] = /^([A-Za-z]+)([+-])?(\d)?$/.exec(tint) ?? [];
  if (!name) return { name: tint, shift: 0 };
  return { name, shift: (sign === '-' ? -1 : 1) * (sign ? Number(steps) / 10 : 0) };
}

type Size = readonly [width: number, height: number, depth: number];

/** From the middle of its foot: where it stands and how large it is. */
const around = ([x, y, z]: Vector, [width, height, depth]: Size) => ({
  low: [x - width / 2, y, z - depth / 2] as Vector,
  high: [x + width / 2, y + height, z + depth / 2] as Vector,
});

/** A box with sharp edges. */
export function block(
  at: Vector,
  size: Size,
  tint: Tint,
  { texture, top, holds }: { texture?: Texture; top?: Tint; holds?: true } = {},
): Solid {
  return {
    ...around(at, size),
    tint,
    ...(holds && { holds }),
    draw: (stage, low, high) =>
      box(stage, low, high, material(tintOf(stage, tint), texture), {
        top: material(top ? tintOf(stage, top) : lighter(tintOf(stage, tint), 0.07)),
      }),
  };
}

/** A box with rounded edges: cloth, enamel, bodywork. */
export const soft = (at: Vector, size: Size, tint: Tint, roundness = 0.06): Solid => ({
  ...around(at, size),
  tint,
  draw: (stage, low, high) => cushion(stage, low, high, tintOf(stage, tint), roundness),
});

/** Something turned: rings of a share of its half width, from its foot to its top. */
export function turned(
  at: Vector,
  size: Size,
  tint: Tint,
  profile: readonly (readonly [radius: number, height: number])[] = [
    [1, 0],
    [1, 1],
  ],
  inside?: Tint,
): Solid {
  return {
    ...around(at, size),
    tint,
    draw: (stage, low, high) =>
      drawTurned(stage, low, high, tintOf(stage, tint), profile, inside && tintOf(stage, inside)),
  };
}

export const ball = (at: Vector, size: number, tint: Tint): Solid =>
  turned(at, [size, size, size], tint, ballProfile);

const ballProfile = Array.from({ length: 9 }, (_, index) => {
  const angle = (index / 8) * Math.PI;
  return [Math.max(0.02, Math.sin(angle)), (1 - Math.cos(angle)) / 2] as const;
});

function drawTurned(
  stage: Stage,
  low: Vector,
  high: Vector,
  base: Color,
  profile: readonly (readonly [number, number])[],
  inside?: Color,
) {
  const { canvas, camera, light } = stage;
  const [x, z] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
  const [rx, rz] = [(high[0] - low[0]) / 2, (high[2] - low[2]) / 2];
  const ring = ([share, height]: readonly [number, number]) =>
    Array.from({ length: 24 }, (_, index): PicturePoint => {
      const angle = (index / 24) * Math.PI * 2;
      const y = low[1] + (high[1] - low[1]) * height;
      const at: Vector = [x + Math.cos(angle) * rx * share, y, z + Math.sin(angle) * rz * share];
      return project(camera, toWorld(stage.frame, at));
    });
  const shade = throughAir(light, lit(light, base, [-0.35, 0.35, -0.8]), scaleDistance(stage, low));
  const rings = profile.map(ring);
  const outline = rings
    .slice(1)
    .map((upper, index) => convexHull([...(rings[index] ?? []), ...upper]));
  const all = rings.flat();
  const [left, right] = [Math.min(...all.map((p) => p[0])), Math.max(...all.map((p) => p[0]))];
  const paint = canvas.linear(
    [left, 0],
    [right, 0],
    [
      [0, shade],
      [0.3, lighter(shade, 0.14)],
      [0.62, darker(shade, 0.06)],
      [1, darker(shade, 0.34)],
    ],
  );
  for (const hull of outline) canvas.polygon(hull, paint, { outline: { paint, width: 0.6 } });
  const last = rings.at(-1);
  const isFromAbove = camera.position[1] > toWorld(stage.frame, high)[1];
  if (last && isFromAbove && (profile.at(-1)?.[0] ?? 0) > 0.1) {
    const top = lit(light, inside ?? lighter(base, 0.08), [0, 1, 0]);
    canvas.polygon(last, top);
  }
}

const scaleDistance = ({ camera, frame }: Stage, at: Vector) =>
  camera.focal / scaleAt(camera, toWorld(frame, at));

/** A body of flat facets, each a list of corners as shares of its box; those that look away are not seen. */
function faceted(
  at: Vector,
  size: Size,
  facets: readonly { corners: readonly Vector[]; tint: Tint }[],
): Solid {
  return {
    ...around(at, size),
    tint: facets[0]?.tint,
    draw(stage, low, high, turn) {
      const place = ([a, b, c]: Vector): Vector => {
        const [right, away] = turnedBy(turn, [a - 0.5, c - 0.5]);
        return [
          low[0] + (high[0] - low[0]) * (right + 0.5),
          low[1] + (high[1] - low[1]) * b,
          low[2] + (high[2] - low[2]) * (away + 0.5),
        ];
      };
      for (const { corners, tint } of facets) facet(stage, corners.map(place), tintOf(stage, tint));
    },
  };
}

/** One flat piece in the light it gets; its corners run clockwise for who looks at it. */
function facet(stage: Stage, local: readonly Vector[], base: Color) {
  const { canvas, camera, light, frame } = stage;
  const corners = local.map((corner) => toWorld(frame, corner));
  const [a, b, c] = corners;
  if (!a || !b || !c) return;
  const normal = unit(cross(subtract(b, a), subtract(c, a)));
  if (dot(subtract(camera.position, a), normal) <= 0) return;
  const shade = throughAir(light, lit(light, base, normal), camera.focal / scaleAt(camera, a));
  canvas.polygon(projectPolygon(camera, corners), shade, { outline: { paint: shade, width: 0.7 } });
}

/** A box whose top is smaller than its foot, or a ridge: what roofs, cabins of cars and shades are. */
export function tapered(
  at: Vector,
  size: Size,
  tint: Tint,
  { x = [0, 1], z = [0, 1], ends = tint, top = tint }: TaperLook,
): Solid {
  const [l, r] = x;
  const [n, f] = z;
  const [near, far]: [[Vector, Vector], [Vector, Vector]] = [
    [
      [l, 1, n],
      [r, 1, n],
    ],
    [
      [l, 1, f],
      [r, 1, f],
    ],
  ];
  return faceted(at, size, [
    { corners: [[1, 0, 1], far[1], far[0], [0, 0, 1]], tint },
    { corners: [near[1], far[1], [1, 0, 1], [1, 0, 0]], tint: ends },
    { corners: [far[0], near[0], [0, 0, 0], [0, 0, 1]], tint: ends },
    { corners: [near[0], far[0], far[1], near[1]], tint: top },
    { corners: [[0, 0, 0], near[0], near[1], [1, 0, 0]], tint },
  ]);
}

type TaperLook = {
  /** Where the top begins and ends, as shares of the width and of the depth. */
  x?: readonly [number, number];
  z?: readonly [number, number];
  ends?: Tint;
  top?: Tint;
};

/** Something drawn by hand at its place: a plant, a lamp's glow, an animal. */
export const drawn = (
  at: Vector,
  size: Size,
  draw: (stage: Stage, at: Vector, size: Size) => void,
  hasShadow?: false,
): Solid => ({
  ...around(at, size),
  hasShadow,
  draw(stage, low, high) {
    const foot: Vector = [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2];
    draw(stage, foot, [high[0] - low[0], high[1] - low[1], high[2] - low[2]]);
  },
});
