import { doorOn } from '#builtin/illustrator/building/door.ts';
import { trimEdge } from '#builtin/illustrator/building/eave-trim.ts';
import { glass, lampLow } from '#builtin/illustrator/building/glass.ts';
import { isSnowy, material, type SurfaceMaterial } from '#builtin/illustrator/building/material.ts';
import { box, snowCap } from '#builtin/illustrator/building/wall.ts';
import { color, lighter } from '#builtin/illustrator/drawing/color.ts';
import {
  type Face,
  frontFace,
  isSeen,
  paintOn,
  rectangle,
  rightFace,
  scaleOn,
  seenOn,
} from '#builtin/illustrator/drawing/face.ts';
import { boxCorners, type Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { drawSolids, put } from '#builtin/illustrator/models/model.ts';
import { lounger } from '#builtin/illustrator/models/outdoors.ts';
import { type Stage, toWorld } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';
import { drawPool } from './pool.ts';

const width = 16.5;
const depth = 9;
const dark = color('#2d3236');

/** Stacked volumes under flat roofs: glass, plaster, stone and warm wood; a pool for the luxurious. */
export function modern({ scene, random }: Stage): Home {
  const isAsked = scene.extras?.includes('pool');
  const hasPool =
    isAsked || (!isSnowy(scene) && (scene.mood === 'luxury' || random.fork('pool').chance(0.35)));
  return {
    width,
    depth,
    height: 7.6,
    door: { x: 5.1, z: -1 },
    volumes: [
      boxCorners([0, 0, 0], [width, 3.3, depth]),
      boxCorners([2.8, 3.2, -1.6], [11.6, 6.9, depth]),
      boxCorners([-0.8, 3.2, -1.2], [width + 0.8, 3.5, 0]),
    ],
    beds: hasPool
      ? [{ x: [0, 3.4], z: -0.9 }]
      : [
          { x: [0, 3.4], z: -0.9 },
          { x: [7, 10.6], z: -0.9 },
        ],
    draw(stage) {
      draw(stage);
      if (hasPool) {
        drawPool(stage, { x: [7.4, 15.6], z: [-8, -3.4] });
        const loungers = [8.7, 10.3].flatMap((x) => put(lounger, [x, 0, -2.3]));
        drawSolids(stage, loungers);
      }
    },
  };
}

function draw(stage: Stage) {
  const { palette } = stage;
  const plaster = material(lighter(palette.walls, 0.1), 'stucco');
  const accent = material(palette.accentWalls, 'stucco');
  const wood = material(palette.wood, 'slats');
  const stone = material(palette.stone, 'stone');
  box(stage, [0, 0, 0], [width, 3.3, depth], plaster, { top: false, eaves: 0.5, foot: true });
  box(stage, [0, 0, -0.25], [3.4, 3.3, 0], stone, { top: false, foot: true });
  drawGroundFloor(stage);
  box(stage, [3.4, 0, -0.12], [4.4, 3.3, 0], wood, { top: false });
  box(stage, [5.9, 0, -0.12], [6.9, 3.3, 0], wood, { top: false });
  slab(stage, [-0.9, 3.3, -1.3], [width + 0.9, 3.62, depth], material(dark));
  box(stage, [2.8, 3.62, -1.7], [11.6, 6.75, depth - 0.5], accent, { top: false });
  drawUpperFloor(stage, wood);
  slab(stage, [2.2, 6.75, -2.5], [12.2, 7.05, depth - 0.3], material(lighter(palette.trim, 0.1)));
  box(stage, [15.2, 0, -1.1], [15.6, 3.3, -0.7], material(dark));
}

function drawGroundFloor(stage: Stage) {
  const { palette } = stage;
  const front = frontFace(stage, [0, 0, 0]);
  doorOn(
    stage,
    front,
    { u: 4.55, v: 0.1, width: 1.2, height: 2.6 },
    { paint: palette.wood, frame: dark, kind: 'modern' },
  );
  glazing(stage, front, { u: 7.3, v: 0.15, width: 7.6, height: 2.85 }, 5);
  const side = rightFace(stage, [width, 0, 0]);
  glazing(stage, side, { u: 0.6, v: 0.15, width: 4, height: 2.85 }, 3);
}

function drawUpperFloor(stage: Stage, wood: SurfaceMaterial) {
  const front = frontFace(stage, [2.8, 3.62, -1.7]);
  box(stage, [2.8, 3.62, -1.82], [5.9, 6.75, -1.7], wood, { top: false });
  glazing(stage, front, { u: 3.4, v: 0.75, width: 5, height: 2.1 }, 3);
  glazing(
    stage,
    frontFace(stage, [2.8, 3.62, -1.83]),
    { u: 0.9, v: 0.9, width: 1.2, height: 1.6 },
    1,
  );
  glazing(
    stage,
    rightFace(stage, [11.6, 3.62, -1.7]),
    { u: 1.2, v: 0.75, width: 3.4, height: 2.1 },
    2,
  );
  // A glass balustrade over the entrance side.
  const rail = frontFace(stage, [11.9, 3.62, -1]);
  stage.canvas.polygon(
    rectangle(0, 0, 4.8, 0.95).map((at) => seenOn(stage, rail, at)),
    lighter(stage.light.sky[2], 0.4),
    { opacity: 0.28 },
  );
  paintOn(stage, rail, rectangle(0, 0.93, 4.8, 0.06), dark);
}

/** A wall of glass in dark frames, and its glow at night. */
function glazing(
  stage: Stage,
  face: Face,
  pane: { u: number; v: number; width: number; height: number },
  columns: number,
) {
  if (!isSeen(stage, face)) return;
  const { u, v, width: wide, height } = pane;
  paintOn(stage, face, rectangle(u - 0.08, v - 0.08, wide + 0.16, height + 0.16), dark);
  const each = wide / columns;
  for (let column = 0; column < columns; column += 1) {
    const random = stage.random.fork(`glazing ${u} ${column} ${face.origin[1]}`);
    glass(stage, face, { u: u + column * each + 0.04, v, width: each - 0.08, height }, random);
  }
  const strength = stage.light.lamps - 0.35;
  if (strength <= 0) return;
  const scale = scaleOn(stage, face, [u, v]);
  const paint = stage.canvas.radial([
    [0, lampLow, 0.32 * strength],
    [1, lampLow, 0],
  ]);
  stage.canvas.ellipse(
    seenOn(stage, face, [u + wide / 2, v + height / 2]),
    [scale * wide * 0.7, scale * height * 0.95],
    paint,
  );
}

function slab(stage: Stage, low: Vector, high: Vector, look: SurfaceMaterial) {
  box(stage, low, high, look);
  snowCap(stage, low, high);
  const corner = (x: number, z: number) => toWorld(stage.frame, [x, low[1], z]);
  trimEdge(stage, corner(low[0], low[2]), corner(high[0], low[2]));
  trimEdge(stage, corner(high[0], low[2]), corner(high[0], high[2]));
}
