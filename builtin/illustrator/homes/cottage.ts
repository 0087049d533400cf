import { chimney } from '#builtin/illustrator/building/chimney.ts';
import { doorOn } from '#builtin/illustrator/building/door.ts';
import { lanternOn } from '#builtin/illustrator/building/lantern.ts';
import { material } from '#builtin/illustrator/building/material.ts';
import { porchPost } from '#builtin/illustrator/building/porch.ts';
import { drawSteps } from '#builtin/illustrator/building/railing.ts';
import { gableAcross, gableForward } from '#builtin/illustrator/building/roof.ts';
import type { Roof } from '#builtin/illustrator/building/roof-parts.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { windowOn } from '#builtin/illustrator/building/window.ts';
import { frontFace, paintOn, rightFace } from '#builtin/illustrator/drawing/face.ts';
import { boxCorners, rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';

const floor = 0.35;
const eave = 2.95;
const width = 9.6;
const depth = 7.2;
const entry = { x: [4.9, 7.9], front: -1.4 } as const;

/** A small house under a steep roof: shutters, a gabled entry, a stone chimney, a picket fence. */
export function cottage(): Home {
  return {
    width,
    depth,
    height: 6.9,
    door: { x: 6.4, z: entry.front - 0.7 },
    volumes: [
      boxCorners([0, 0, 0], [width, eave, depth]),
      [
        [-0.4, eave, -0.4],
        [width + 0.4, eave, -0.4],
        [-0.4, 6.3, depth / 2],
        [width + 0.4, 6.3, depth / 2],
        [width + 0.4, eave, depth],
      ],
      [
        ...boxCorners([entry.x[0], 0, entry.front], [entry.x[1], eave, 0]),
        [6.4, 5.2, entry.front - 0.3],
      ],
    ],
    beds: [
      { x: [0.1, 4.6], z: -0.7 },
      { x: [8.1, width], z: -0.6 },
    ],
    draw,
  };
}

function draw(stage: Stage) {
  const { palette } = stage;
  const wall = stage.scene.isBrick
    ? material(stage.scene.colors?.walls ? palette.walls : palette.brick, 'brick')
    : material(palette.walls, stage.scene.isStone ? 'clapboard' : 'shingle');
  const trim = material(palette.trim);
  const covering = material(palette.roof, 'shingle');
  const stone = material(palette.stone, 'stone');
  box(stage, [0, 0, 0], [width, floor, depth], stone, { top: false });
  box(stage, [0, floor, 0], [width, eave, depth], wall, { top: false, eaves: 0.45, foot: true });
  drawWindows(stage);
  const roof: Roof = {
    x: [0, width],
    z: [0, depth],
    eave,
    rise: 3.3,
    overhang: 0.4,
    covering,
    trim,
    gable: wall,
  };
  chimney(stage, [1.5, 4.4, depth / 2 + 0.4], 2.6, stone);
  gableAcross(stage, roof);
  const side = rightFace(stage, [width, eave, 0]);
  windowOn(
    stage,
    side,
    { u: depth / 2 - 0.5, v: 0.5, width: 1, height: 1.15 },
    { frame: palette.trim, panes: [2, 3], shutters: palette.shutters },
  );
  dormer(stage, 2.7, roof);
  drawEntry(stage, roof);
  pickets(stage);
}

function drawWindows(stage: Stage) {
  const { palette } = stage;
  const front = frontFace(stage, [0, floor, 0]);
  const look = {
    frame: palette.trim,
    panes: [2, 3] as const,
    shutters: palette.shutters,
    flowers: true,
  };
  windowOn(stage, front, { u: 1, v: 0.8, width: 0.95, height: 1.35 }, look);
  windowOn(stage, front, { u: 3.2, v: 0.8, width: 0.95, height: 1.35 }, look);
  const side = rightFace(stage, [width, floor, 0]);
  windowOn(stage, side, { u: 1.2, v: 0.8, width: 0.95, height: 1.35 }, look);
  windowOn(stage, side, { u: 4.6, v: 0.8, width: 1.4, height: 1.35 }, { ...look, panes: [3, 3] });
}

function dormer(stage: Stage, x: number, roof: Roof) {
  const { palette } = stage;
  const wall = material(palette.walls, 'shingle');
  box(stage, [x - 0.7, 3.75, 0.9], [x + 0.7, 4.75, 3], wall, { top: false });
  windowOn(
    stage,
    frontFace(stage, [x - 0.7, 3.75, 0.9]),
    { u: 0.3, v: 0.12, width: 0.8, height: 0.8 },
    { frame: palette.trim, panes: [2, 2] },
  );
  gableForward(stage, {
    ...roof,
    x: [x - 0.7, x + 0.7],
    z: [0.9, 3],
    eave: 4.75,
    rise: 0.85,
    overhang: 0.22,
  });
}

function drawEntry(stage: Stage, roof: Roof) {
  const { palette } = stage;
  const [left, right] = entry.x;
  const plaster = material(palette.accentWalls, 'battens');
  box(stage, [left, 0, entry.front], [right, floor, 0], material(palette.stone, 'stone'));
  box(stage, [left, floor, entry.front], [right, eave - 0.1, 0], plaster, {
    top: false,
    foot: true,
  });
  const face = frontFace(stage, [left, floor, entry.front]);
  doorOn(
    stage,
    face,
    { u: 1, v: 0, width: 1, height: 2.1 },
    { paint: palette.door, frame: palette.trim, kind: 'craftsman' },
  );
  lanternOn(stage, face, 0.5, 1.5);
  gableForward(stage, {
    ...roof,
    x: entry.x,
    z: [entry.front, 3],
    eave: eave - 0.1,
    rise: 2.35,
    overhang: 0.35,
    gable: plaster,
  });
  windowOn(
    stage,
    frontFace(stage, [left, eave, entry.front]),
    { u: 1.2, v: 0.55, width: 0.6, height: 0.75 },
    { frame: palette.trim, panes: [2, 2] },
  );
  drawSteps(stage, [5.7, 7.1], entry.front, floor, material(palette.stone));
}

/** A low white fence on both sides of the walk. */
function pickets(stage: Stage) {
  const { palette } = stage;
  const z = -4.6;
  for (const [from, to] of [
    [-3.5, 4.9],
    [7.4, 12.4],
  ] as const) {
    const face = frontFace(stage, [from, 0, z]);
    const length = to - from;
    for (const v of [0.25, 0.62])
      paintOn(stage, face, rectangleBetween([0, v], [length, v + 0.07]), palette.trim);
    for (let u = 0.1; u < length; u += 0.2) {
      paintOn(
        stage,
        face,
        [
          [u - 0.05, 0.08],
          [u + 0.05, 0.08],
          [u + 0.05, 0.8],
          [u, 0.9],
          [u - 0.05, 0.8],
        ],
        palette.trim,
        { out: 0.03 },
      );
    }
    for (const x of [from, to]) porchPost(stage, [x, 0, z], 1.05, 0.13, material(palette.trim));
  }
}
