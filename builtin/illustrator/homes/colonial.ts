import { chimney } from '#builtin/illustrator/building/chimney.ts';
import { doorOn } from '#builtin/illustrator/building/door.ts';
import { lanternOn } from '#builtin/illustrator/building/lantern.ts';
import { material, type SurfaceMaterial } from '#builtin/illustrator/building/material.ts';
import { porchPost } from '#builtin/illustrator/building/porch.ts';
import { porchShade } from '#builtin/illustrator/building/porch-shade.ts';
import { drawSteps } from '#builtin/illustrator/building/railing.ts';
import { gableAcross, gableForward } from '#builtin/illustrator/building/roof.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { windowOn } from '#builtin/illustrator/building/window.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import { frontFace, paintOn, rectangle, rightFace } from '#builtin/illustrator/drawing/face.ts';
import { boxCorners } from '#builtin/illustrator/drawing/geometry.ts';
import { housesOf } from '#builtin/illustrator/regions.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';

const floor = 0.55;
const eave = 6.3;
const width = 13.4;
const depth = 8.6;
const middle = width / 2;

/** Two storeys, five windows wide, a portico in the middle, dormers and chimneys above. */
export function colonial({ random, scene }: Stage): Home {
  const isLocal = housesOf(scene) === 'brick';
  const isBrick =
    (isLocal || !scene.colors?.walls) && random.fork('colonial').chance(isLocal ? 1 : 0.4);
  return {
    width,
    depth,
    height: 10.2,
    door: { x: middle, z: -2.7 },
    volumes: [
      boxCorners([0, 0, 0], [width, eave, depth]),
      [
        [-0.4, eave, -0.4],
        [width + 0.4, eave, -0.4],
        [-0.4, 9.2, depth / 2],
        [width + 0.4, 9.2, depth / 2],
        [-0.4, eave, depth],
        [width + 0.4, eave, depth],
      ],
      boxCorners([middle - 1.6, 0, -1.9], [middle + 1.6, 3.8, 0]),
    ],
    beds: [
      { x: [0.2, middle - 1.9], z: -0.8 },
      { x: [middle + 1.9, width - 0.2], z: -0.8 },
    ],
    draw: (stage) => draw(stage, isBrick),
  };
}

function draw(stage: Stage, isBrick: boolean) {
  const { palette } = stage;
  const wall = isBrick
    ? material(stage.scene.colors?.walls ? palette.walls : palette.brick, 'brick')
    : material(stage.scene.colors?.walls ? palette.walls : color('#efe9dc'), 'clapboard');
  const trim = material(palette.trim);
  const covering = material(palette.roof, 'shingle');
  box(stage, [0, 0, 0], [width, floor, depth], material(palette.stone, 'stone'), { top: false });
  box(stage, [0, floor, 0], [width, eave, depth], wall, { top: false, eaves: 0.5, foot: true });
  drawWindows(
    stage,
    isBrick && !stage.scene.colors?.shutters ? color('#2b3a3f') : palette.shutters,
  );
  const stone = material(palette.brick, 'brick');
  chimney(stage, [1, 7.4, depth / 2], 3, stone);
  chimney(stage, [width - 1, 7.4, depth / 2], 3, stone);
  dentils(stage);
  gableAcross(stage, {
    x: [0, width],
    z: [0, depth],
    eave,
    rise: 2.9,
    overhang: 0.45,
    covering,
    trim,
    gable: wall,
  });
  for (const x of [2.2, middle, width - 2.2]) dormer(stage, x, covering);
  drawPortico(stage, covering);
}

function drawWindows(stage: Stage, shutters: Parameters<typeof material>[0]) {
  const { palette } = stage;
  const front = frontFace(stage, [0, floor, 0]);
  const look = { frame: palette.trim, panes: [3, 4] as const, shutters };
  for (const u of [1.05, 3.65, middle - 0.5, width - 4.65, width - 2.05]) {
    windowOn(stage, front, { u, v: 3.55, width: 1, height: 1.6 }, look);
    if (u !== middle - 0.5) windowOn(stage, front, { u, v: 0.65, width: 1, height: 1.75 }, look);
  }
  doorOn(
    stage,
    front,
    { u: middle - 0.52, v: 0, width: 1.04, height: 2.15 },
    { paint: palette.door, frame: palette.trim, sidelights: true, transom: true },
  );
  const side = rightFace(stage, [width, floor, 0]);
  for (const u of [1.5, 6]) {
    for (const v of [0.65, 3.55])
      windowOn(
        stage,
        side,
        { u, v, width: 1, height: 1.6 },
        { frame: palette.trim, panes: [3, 4] },
      );
  }
  windowOn(
    stage,
    side,
    { u: depth / 2 - 0.35, v: 6.35, width: 0.7, height: 1 },
    { frame: palette.trim, panes: [2, 2] },
  );
}

/** The row of small blocks under the eaves. */
function dentils(stage: Stage) {
  const face = frontFace(stage, [0, eave - 0.42, -0.02]);
  paintOn(stage, face, rectangle(0, 0, width, 0.24), stage.palette.trim);
  for (let u = 0.15; u < width; u += 0.42)
    paintOn(stage, face, rectangle(u, -0.12, 0.2, 0.14), stage.palette.trim, { out: 0.1 });
}

function dormer(stage: Stage, x: number, covering: SurfaceMaterial) {
  const { palette } = stage;
  const wall = material(palette.trim);
  box(stage, [x - 0.72, 7.0, 1.05], [x + 0.72, 8.2, 3.4], wall, { top: false });
  windowOn(
    stage,
    frontFace(stage, [x - 0.72, 7.0, 1.05]),
    { u: 0.32, v: 0.16, width: 0.8, height: 0.95 },
    { frame: palette.trim, panes: [3, 2] },
  );
  gableForward(stage, {
    x: [x - 0.72, x + 0.72],
    z: [1.05, 3.6],
    eave: 8.2,
    rise: 0.62,
    overhang: 0.18,
    covering,
    trim: wall,
    gable: wall,
  });
}

function drawPortico(stage: Stage, covering: SurfaceMaterial) {
  const { palette } = stage;
  const [left, right, front] = [middle - 1.6, middle + 1.6, -1.8];
  const stone = material(palette.brick, 'brick');
  box(stage, [left, 0, front], [right, floor, 0], stone, { top: material(palette.stone) });
  porchShade(stage, { x: [left, right], front, floor, ceiling: 3.1 });
  lanternOn(stage, frontFace(stage, [0, floor, 0]), middle + 1.25, 1.5);
  const column = material(palette.trim);
  box(stage, [left, 3.1, front], [right, 3.5, 0], column, { top: false });
  gableForward(stage, {
    x: [left, right],
    z: [front, 0],
    eave: 3.5,
    rise: 0.85,
    overhang: 0.2,
    covering,
    trim: column,
    gable: column,
  });
  for (const x of [left + 0.25, right - 0.25])
    porchPost(stage, [x, floor, front + 0.25], 2.56, 0.3, column);
  drawSteps(stage, [middle - 1, middle + 1], front, floor, material(palette.stone));
}
