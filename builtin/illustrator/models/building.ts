import { doorOn } from '#builtin/illustrator/building/door.ts';
import { trimEdge } from '#builtin/illustrator/building/eave-trim.ts';
import { garageDoorOn } from '#builtin/illustrator/building/garage-door.ts';
import { lanternOn } from '#builtin/illustrator/building/lantern.ts';
import {
  coveredAs,
  isSnowy,
  material,
  type SurfaceMaterial,
  snowColor,
  type Texture,
} from '#builtin/illustrator/building/material.ts';
import { box, surface } from '#builtin/illustrator/building/wall.ts';
import { archedWindowOn, windowOn } from '#builtin/illustrator/building/window.ts';
import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { darker, mix } from '#builtin/illustrator/drawing/color.ts';
import {
  createFace,
  type Face,
  frontFace,
  leftFace,
  rightFace,
} from '#builtin/illustrator/drawing/face.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { type Stage, toWorld } from '#builtin/illustrator/stage.ts';
import { type Solid, type Tint, type Turn, tintOf } from './solid.ts';

/** Something in a wall: from the left end of the wall, from its foot, its width and its height. */
export type Opening = readonly [
  kind:
    | 'window'
    | 'shutters'
    | 'flowers'
    | 'tall'
    | 'plain'
    | 'arched'
    | 'door'
    | 'glazed'
    | 'modern'
    | 'garage'
    | 'lantern',
  u: number,
  v: number,
  width?: number,
  height?: number,
];

/** What is in the walls of a mass. */
export type Walls = {
  front?: readonly Opening[];
  right?: readonly Opening[];
  left?: readonly Opening[];
};

/** A mass of a house: a box with windows and doors in its walls. */
export function mass(
  [x, y, z]: Vector,
  [width, height, depth]: Vector,
  tint: Tint,
  { texture, top, ...walls }: Walls & { texture?: Texture; top?: Tint } = {},
): Solid {
  return {
    low: [x - width / 2, y, z - depth / 2],
    high: [x + width / 2, y + height, z + depth / 2],
    draw(stage, low, high, turn) {
      const look = material(tintOf(stage, tint), texture);
      const roof = isSnowy(stage.scene) ? snowColor : top && tintOf(stage, top);
      box(stage, low, high, look, { foot: true, ...(roof && { top: material(roof) }) });
      (['front', 'right', 'left'] as const).forEach((side) => {
        const face = faceOf(stage, low, high, side, turn);
        if (face) for (const opening of walls[side] ?? []) open(stage, face, opening);
      });
    },
  };
}

const sides = { front: 0, right: 1, left: 3 } as const;

function faceOf(
  stage: Stage,
  low: Vector,
  high: Vector,
  side: keyof typeof sides,
  turn: Turn,
): Face | undefined {
  const looksTo = (sides[side] + turn) % 4;
  if (looksTo === 0) return frontFace(stage, low);
  if (looksTo === 1) return rightFace(stage, [high[0], low[1], low[2]]);
  return looksTo === 3 ? leftFace(stage, low) : undefined;
}

function open(stage: Stage, face: Face, [kind, u, v, width = 1, height = 1.3]: Opening) {
  const { palette } = stage;
  const pane = { u, v, width, height };
  const frame = palette.trim;
  if (kind === 'lantern') return lanternOn(stage, face, u, v);
  if (kind === 'garage') return garageDoorOn(stage, face, pane, { paint: frame, frame });
  if (kind === 'door' || kind === 'glazed' || kind === 'modern')
    return doorOn(stage, face, pane, {
      paint: palette.door,
      frame,
      kind: kind === 'door' ? 'panels' : kind,
    });
  if (kind === 'arched') return archedWindowOn(stage, face, pane, frame);
  windowOn(stage, face, pane, {
    frame,
    ...(kind === 'shutters' && { shutters: palette.shutters }),
    ...(kind === 'flowers' && { flowers: true }),
    panes: kind === 'tall' ? [1, 2] : kind === 'plain' ? [1, 1] : [2, 2],
  });
}

type RoofLook = {
  /** The ridge runs along the front or away from it; a hip slopes on all four sides. */
  ridge?: 'along' | 'away' | 'hip';
  tint?: Tint;
  gable?: Tint;
  texture?: Texture;
  gableTexture?: Texture;
};

/** A roof over a box: its foot is where the walls end, and it hangs over them a little. */
export function roof(
  [x, y, z]: Vector,
  [width, height, depth]: Vector,
  {
    ridge = 'along',
    tint = 'roof',
    gable = 'walls',
    texture = 'shingle',
    gableTexture,
  }: RoofLook = {},
): Solid {
  return {
    low: [x - width / 2, y, z - depth / 2],
    high: [x + width / 2, y + height, z + depth / 2],
    draw(stage, low, high, turn) {
      const isAcross = ridge === 'hip' || (turn % 2 === 0) === (ridge === 'along');
      const inset = ridge === 'hip' ? Math.min(width, depth) / 2 : 0;
      drawRoof(stage, low, high, isAcross, inset, {
        cover: isSnowy(stage.scene)
          ? material(snowColor, texture)
          : coveredAs(stage.scene, material(tintOf(stage, tint), texture)),
        wall: material(tintOf(stage, gable), gableTexture),
      });
    },
  };
}

/** Who stands lower than the eaves sees their underside, and no sky between wall and roof. */
function drawEaves(stage: Stage, [x0, y, z0]: Vector, [x1, , z1]: Vector, wall: SurfaceMaterial) {
  const { camera, canvas, frame, light } = stage;
  const foot: Vector[] = [
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ];
  const corners = foot.map((corner) => toWorld(frame, corner));
  if (camera.position[1] > (corners[0]?.[1] ?? 0)) return;
  const shade = mix(darker(lit(light, wall.color, [0, -0.4, -0.6]), 0.4), light.shadow, 0.2);
  canvas.polygon(projectPolygon(camera, corners), shade);
}

type RoofMaterials = { cover: ReturnType<typeof material>; wall: ReturnType<typeof material> };

/** Two slopes that meet at the ridge, and what closes them at its ends. */
function drawRoof(
  stage: Stage,
  low: Vector,
  high: Vector,
  isAcross: boolean,
  inset: number,
  { cover, wall }: RoofMaterials,
) {
  const [w, h, d] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const [long, deep] = isAcross ? [w, d] : [d, w];
  const slope = Math.hypot(deep / 2, h);
  const side: PicturePoint[] = [
    [0, 0],
    [long, 0],
    [long - inset, slope],
    [inset, slope],
  ];
  const rise = (run: number, flat: readonly [number, number]): Vector =>
    [flat[0] * run, h, flat[1] * run] as const;
  const [x0, y, z0] = low;
  const [x1, , z1] = high;
  const slopes: [Vector, Vector, Vector][] = isAcross
    ? [
        [[x1, y, z1], [-1, 0, 0], rise(d / 2, [0, -1])],
        [[x0, y, z0], [1, 0, 0], rise(d / 2, [0, 1])],
      ]
    : [
        [[x0, y, z1], [0, 0, -1], rise(w / 2, [1, 0])],
        [[x1, y, z0], [0, 0, 1], rise(w / 2, [-1, 0])],
      ];
  drawEaves(stage, low, high, wall);
  const end = Math.hypot(inset, h);
  const ends: [Vector, Vector, Vector][] = isAcross
    ? [
        [[x0, y, z1], [0, 0, -1], inset ? [inset, h, 0] : [0, 1, 0]],
        [[x1, y, z0], [0, 0, 1], inset ? [-inset, h, 0] : [0, 1, 0]],
      ]
    : [
        [
          [x1, y, z1],
          [-1, 0, 0],
          [0, 1, 0],
        ],
        [
          [x0, y, z0],
          [1, 0, 0],
          [0, 1, 0],
        ],
      ];
  for (const [origin, u, v] of ends)
    surface(
      stage,
      createFace(stage, origin, u, v),
      [
        [0, 0],
        [deep, 0],
        [deep / 2, inset ? end : h],
      ],
      inset ? cover : wall,
    );
  for (const [origin, u, v] of slopes) surface(stage, createFace(stage, origin, u, v), side, cover);
  const edgeOf = (...corners: [Vector, Vector]) => {
    const [one, other] = corners.map((corner) => toWorld(stage.frame, corner));
    if (one && other) trimEdge(stage, one, other);
  };
  const ridge: Vector = [(x0 + x1) / 2, y + h, z0];
  if (isAcross) edgeOf([x0, y, z0], [x1, y, z0]);
  else for (const x of [x0, x1]) edgeOf([x, y, z0], ridge);
  if (!isAcross) edgeOf([x1, y, z0], [x1, y, z1]);
}

/** A roof that leans on a wall: over a porch along the front, along the right side, or around their corner. */
export function leanTo(
  [x, y, z]: Vector,
  [width, height, depth]: Vector,
  side: 'front' | 'right' | 'corner',
  { tint = 'roof', texture = 'shingle' }: Pick<RoofLook, 'tint' | 'texture'> = {},
): Solid {
  return {
    low: [x - width / 2, y, z - depth / 2],
    high: [x + width / 2, y + height, z + depth / 2],
    draw(stage, [x0, y0, z0], [x1, y1, z1]) {
      const [w, h, d] = [x1 - x0, y1 - y0, z1 - z0];
      const cover = isSnowy(stage.scene)
        ? material(snowColor, texture)
        : coveredAs(stage.scene, material(tintOf(stage, tint), texture));
      const long = Math.hypot(h, d);
      if (side !== 'right') {
        const end = side === 'corner' ? w - d : w;
        const outline: PicturePoint[] = [
          [0, 0],
          [w, 0],
          [end, long],
          [0, long],
        ];
        surface(stage, createFace(stage, [x0, y0, z0], [1, 0, 0], [0, h, d]), outline, cover);
        trimEdge(stage, toWorld(stage.frame, [x0, y0, z0]), toWorld(stage.frame, [x1, y0, z0]));
      }
      const run = side === 'right' ? w : d;
      if (side === 'front') {
        const end: PicturePoint[] = [
          [0, 0],
          [d, 0],
          [d, h],
        ];
        surface(stage, rightFace(stage, [x1, y0, z0]), end, material(stage.palette.trim));
        return;
      }
      const outline: PicturePoint[] =
        side === 'corner'
          ? [
              [0, 0],
              [d, 0],
              [d, long],
            ]
          : [
              [0, 0],
              [d, 0],
              [d, Math.hypot(h, w)],
              [0, Math.hypot(h, w)],
            ];
      surface(stage, createFace(stage, [x1, y0, z0], [0, 0, 1], [-run, h, 0]), outline, cover);
      trimEdge(stage, toWorld(stage.frame, [x1, y0, z0]), toWorld(stage.frame, [x1, y0, z1]));
    },
  };
}
