import { chimney } from '#builtin/illustrator/building/chimney.ts';
import { doorOn } from '#builtin/illustrator/building/door.ts';
import { lanternOn } from '#builtin/illustrator/building/lantern.ts';
import { material } from '#builtin/illustrator/building/material.ts';
import { gableAcross, gableForward } from '#builtin/illustrator/building/roof.ts';
import type { Roof } from '#builtin/illustrator/building/roof-parts.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { windowOn } from '#builtin/illustrator/building/window.ts';
import { darker } from '#builtin/illustrator/drawing/color.ts';
import { frontFace, paintOn, rectangle, rightFace } from '#builtin/illustrator/drawing/face.ts';
import { boxCorners, rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { drawPorch, floor, porch } from './craftsman-porch.ts';
import type { Home } from './home.ts';

const eave = 3.7;

const width = 12.4;

const depth = 9;

/** A bungalow: low roof, wide gabled porch on tapered columns, a gabled dormer above. */
export function craftsman(): Home {
  return {
    width,
    depth,
    height: 7.4,
    door: { x: 5.4, z: porch.front - 1.3 },
    volumes: [
      boxCorners([0, 0, 0], [width, eave, depth]),
      [
        [-0.6, eave, -0.6],
        [width + 0.6, eave, -0.6],
        [-0.6, eave, depth],
        [width + 0.6, eave, depth],
        [-0.6, 6.9, depth / 2],
        [width + 0.6, 6.9, depth / 2],
      ],
      [
        ...boxCorners([porch.x[0] - 0.5, 3.3, porch.front - 0.6], [porch.x[1] + 0.5, 3.6, 0]),
        [4.15, 5.4, porch.front - 0.6],
      ],
      boxCorners([porch.x[0], 0, porch.front], [porch.x[1], floor + 0.6, 0]),
    ],
    beds: [
      { x: [8.6, width - 0.2], z: -0.8 },
      { x: [0.2, 3.9], z: porch.front - 0.7 },
      { x: [6.9, 8.2], z: porch.front - 0.7 },
    ],
    draw,
  };
}

function draw(stage: Stage) {
  const { palette } = stage;
  const siding = stage.scene.isBrick
    ? material(stage.scene.colors?.walls ? palette.walls : palette.brick, 'brick')
    : material(palette.walls, 'clapboard');
  const trim = material(palette.trim);
  const stone = material(palette.stone, 'stone');
  const covering = material(palette.roof, 'shingle');
  const gable = material(palette.accentWalls, 'shingle');
  box(stage, [0, 0, 0], [width, floor - 0.1, depth], stone, { top: false });
  box(stage, [0, floor - 0.1, 0], [width, eave, depth], siding, {
    top: false,
    eaves: 0.55,
    foot: true,
  });
  drawWalls(stage);
  chimney(stage, [9.8, 5.2, depth / 2 + 0.6], 2.4, stone);
  const main: Roof = {
    x: [0, width],
    z: [0, depth],
    eave,
    rise: 2.9,
    overhang: 0.7,
    covering,
    trim,
    gable,
  };
  gableAcross(stage, main);
  sideGable(stage);
  dormer(stage, covering.color);
  drawPorch(stage, {
    ...main,
    x: porch.x,
    z: [porch.front, 0.6],
    eave: 3.35,
    rise: 1.75,
    overhang: 0.55,
  });
}

function drawWalls(stage: Stage) {
  const { palette } = stage;
  const front = frontFace(stage, [0, floor, 0]);
  const side = rightFace(stage, [width, floor, 0]);
  for (const face of [front, side])
    paintOn(stage, face, rectangle(0, -0.12, face === front ? width : depth, 0.16), palette.trim);
  for (const u of [0, width - 0.2])
    paintOn(stage, front, rectangle(u, 0, 0.2, eave - floor), palette.trim);
  paintOn(stage, side, rectangle(0, 0, 0.2, eave - floor), palette.trim);
  const look = { frame: palette.trim, panes: [2, 2] as const };
  windowOn(stage, front, { u: 1.2, v: 0.75, width: 1.1, height: 1.5 }, look);
  windowOn(stage, front, { u: 2.45, v: 0.75, width: 1.1, height: 1.5 }, look);
  windowOn(stage, front, { u: 9.1, v: 0.75, width: 0.85, height: 1.5 }, look);
  windowOn(stage, front, { u: 10.1, v: 0.75, width: 1.2, height: 1.5 }, { ...look, panes: [1, 1] });
  windowOn(
    stage,
    front,
    { u: 11.45, v: 0.75, width: 0.6, height: 1.5 },
    { ...look, panes: [1, 2] },
  );
  windowOn(stage, side, { u: 1.5, v: 0.75, width: 1.2, height: 1.5 }, look);
  windowOn(stage, side, { u: 5.6, v: 0.75, width: 1.6, height: 1.5 }, { ...look, panes: [3, 2] });
  doorOn(
    stage,
    front,
    { u: 4.9, v: 0, width: 1.05, height: 2.1 },
    { paint: palette.door, frame: palette.trim, kind: 'craftsman', sidelights: true },
  );
  lanternOn(stage, front, 4.1, 1.55);
}

/** A window and the knee braces under the end of the roof. */
function sideGable(stage: Stage) {
  const { palette } = stage;
  const face = rightFace(stage, [width, eave, 0]);
  windowOn(
    stage,
    face,
    { u: depth / 2 - 0.55, v: 0.45, width: 1.1, height: 1.05 },
    { frame: palette.trim, panes: [3, 1] },
  );
  for (const u of [1.3, depth / 2, depth - 1.3]) {
    const v = u === depth / 2 ? 2.35 : 0.35;
    paintOn(
      stage,
      face,
      rectangleBetween([u - 0.08, v], [u + 0.08, v - 0.65]),
      darker(palette.trim, 0.06),
      { out: 0.3 },
    );
  }
}

function dormer(stage: Stage, covering: Parameters<typeof material>[0]) {
  const { palette } = stage;
  const [left, right, z, foot] = [8.7, 11.5, 1.4, 4.35];
  const wall = material(palette.accentWalls, 'shingle');
  box(stage, [left, foot, z], [right, 5.35, z + 3], wall, { top: false, eaves: 0.2 });
  const front = frontFace(stage, [left, foot, z]);
  windowOn(
    stage,
    front,
    { u: 0.4, v: 0.18, width: 0.85, height: 0.7 },
    { frame: palette.trim, panes: [2, 1] },
  );
  windowOn(
    stage,
    front,
    { u: 1.55, v: 0.18, width: 0.85, height: 0.7 },
    { frame: palette.trim, panes: [2, 1] },
  );
  gableForward(stage, {
    x: [left, right],
    z: [z, z + 3],
    eave: 5.35,
    rise: 0.95,
    overhang: 0.35,
    covering: material(covering, 'shingle'),
    trim: material(palette.trim),
    gable: wall,
  });
}
