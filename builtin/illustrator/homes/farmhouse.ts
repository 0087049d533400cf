import { chimney } from '#builtin/illustrator/building/chimney.ts';
import { doorOn } from '#builtin/illustrator/building/door.ts';
import { shedRoof } from '#builtin/illustrator/building/hip-roof.ts';
import { lanternOn } from '#builtin/illustrator/building/lantern.ts';
import { material } from '#builtin/illustrator/building/material.ts';
import { porchPost } from '#builtin/illustrator/building/porch.ts';
import { porchShade } from '#builtin/illustrator/building/porch-shade.ts';
import { drawSteps, railing } from '#builtin/illustrator/building/railing.ts';
import { gableAcross, gableForward } from '#builtin/illustrator/building/roof.ts';
import type { Roof } from '#builtin/illustrator/building/roof-parts.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { windowOn } from '#builtin/illustrator/building/window.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import { frontFace, rightFace } from '#builtin/illustrator/drawing/face.ts';
import { boxCorners } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';

const floor = 0.6;
const wing = { x: [6, 14.6], eave: 5.2, depth: 7 } as const;
const front = { x: [0, 6.2], z: -2.2, eave: 5.6 } as const;
const porch = { x: [6.2, 14.6], z: -2.3 } as const;

/** A steep front gable and a long wing with a porch: board and batten, metal roofs, dark windows. */
export function farmhouse(): Home {
  return {
    width: 14.6,
    depth: wing.depth,
    height: 9.4,
    door: { x: 8, z: porch.z - 1.1 },
    volumes: [
      boxCorners([wing.x[0], 0, 0], [wing.x[1], wing.eave, wing.depth]),
      [
        [6, wing.eave, -0.5],
        [15, wing.eave, -0.5],
        [6, 8.2, 3.5],
        [15, 8.2, 3.5],
        [15, wing.eave, 7.4],
      ],
      [
        ...boxCorners([0, 0, front.z], [front.x[1], front.eave, 6]),
        [3.1, 9.2, front.z - 0.4],
        [3.1, 9.2, 6],
      ],
      boxCorners([porch.x[0], 0, porch.z - 0.3], [porch.x[1] + 0.3, 3.1, 0]),
    ],
    beds: [
      { x: [0.2, 5.8], z: front.z - 0.8 },
      { x: [9.8, 14.4], z: porch.z - 0.8 },
    ],
    draw,
  };
}

function draw(stage: Stage) {
  const { palette, scene } = stage;
  const { walls, roof: asked } = scene.colors ?? {};
  const isPainted = scene.mood === 'rustic' || walls;
  const wall = material(isPainted ? palette.walls : color('#f3efe6'), 'battens');
  const trim = material(scene.mood === 'rustic' ? palette.trim : color('#fbf8f1'));
  const covering = material(palette.roof, 'shingle');
  const metal = material(asked ? palette.roof : color('#565d63'), 'seams');
  const roof: Roof = {
    x: wing.x,
    z: [0, wing.depth],
    eave: wing.eave,
    rise: 3,
    overhang: 0.5,
    covering: metal,
    trim,
    gable: wall,
  };
  box(stage, [wing.x[0], 0, 0], [wing.x[1], wing.eave, wing.depth], wall, {
    top: false,
    eaves: 0.5,
    foot: true,
  });
  drawWing(stage);
  chimney(stage, [11.6, 6.6, 4], 2.6, material(palette.brick, 'brick'));
  gableAcross(stage, roof);
  // Only as far as the wing: what lies behind it would hide the front door.
  box(stage, [front.x[0], 0, front.z], [front.x[1], front.eave, 0], wall, {
    top: false,
    foot: true,
  });
  gableForward(stage, {
    ...roof,
    x: front.x,
    z: [front.z, wing.depth],
    eave: front.eave,
    rise: 3.6,
    covering,
  });
  drawFront(stage);
  drawPorch(stage, { ...roof, x: porch.x, z: [porch.z, 0], eave: 3.05, rise: 0.95, overhang: 0.3 });
}

const dark = color('#2c3236');

function drawWing(stage: Stage) {
  const face = frontFace(stage, [wing.x[0], floor, 0]);
  const look = { frame: dark, casing: 0.09, panes: [2, 2] as const };
  for (const u of [1.5, 4.1, 6.7]) windowOn(stage, face, { u, v: 3, width: 1, height: 1.35 }, look);
  for (const u of [4, 6.4]) windowOn(stage, face, { u, v: 0.55, width: 1.2, height: 1.7 }, look);
  doorOn(
    stage,
    face,
    { u: 1.5, v: 0, width: 1.05, height: 2.15 },
    { paint: stage.palette.door, frame: stage.palette.trim, kind: 'craftsman' },
  );
  lanternOn(stage, face, 3.05, 1.5);
  const side = rightFace(stage, [wing.x[1], floor, 0]);
  for (const u of [1.4, 4.6]) {
    windowOn(stage, side, { u, v: 0.6, width: 1, height: 1.6 }, look);
    windowOn(stage, side, { u, v: 3, width: 1, height: 1.35 }, look);
  }
}

function drawFront(stage: Stage) {
  const face = frontFace(stage, [0, floor, front.z]);
  const look = { frame: dark, casing: 0.09, panes: [2, 3] as const };
  for (const u of [1.35, 2.6, 3.85])
    windowOn(stage, face, { u, v: 0.5, width: 1.05, height: 1.85 }, look);
  for (const u of [1.9, 3.3]) windowOn(stage, face, { u, v: 3.3, width: 1.05, height: 1.6 }, look);
  windowOn(stage, face, { u: 2.72, v: 6.1, width: 0.75, height: 0.95 }, { ...look, panes: [2, 2] });
  lanternOn(stage, face, 5.4, 1.7);
}

function drawPorch(stage: Stage, roof: Roof) {
  const { palette } = stage;
  const [left, right] = porch.x;
  const white = material(color('#fbf8f1'));
  box(stage, [left, 0, porch.z], [right, floor, 0], material(palette.stone, 'stone'), {
    top: material(palette.wood),
  });
  porchShade(stage, { x: porch.x, front: porch.z, floor, ceiling: 2.9 });
  for (const x of [11.2, 12.6]) {
    box(stage, [x, floor, -1.2], [x + 0.65, floor + 0.42, -0.6], material(dark));
    box(stage, [x, floor, -0.62], [x + 0.65, floor + 1.15, -0.52], material(dark));
  }
  railing(stage, [right - 0.15, floor, porch.z + 0.15], [right - 0.15, floor, -0.1], white.color);
  const posts = [left + 0.2, 9.1, 11.9, right - 0.15];
  posts.forEach((x, index) => {
    const next = posts[index + 1];
    porchPost(stage, [x, floor, porch.z + 0.15], 2.3, 0.18, white);
    if (index > 0 && next)
      railing(
        stage,
        [x + 0.1, floor, porch.z + 0.15],
        [next - 0.1, floor, porch.z + 0.15],
        white.color,
      );
  });
  box(stage, [left, 2.85, porch.z], [right, 3.05, porch.z + 0.3], white, { top: false });
  shedRoof(stage, roof);
  drawSteps(stage, [7.1, 8.9], porch.z, floor, material(palette.wood));
}
