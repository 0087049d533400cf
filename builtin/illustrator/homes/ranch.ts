import { chimney } from '#builtin/illustrator/building/chimney.ts';
import { doorOn } from '#builtin/illustrator/building/door.ts';
import { garageDoorOn } from '#builtin/illustrator/building/garage-door.ts';
import { hipRoof } from '#builtin/illustrator/building/hip-roof.ts';
import { lanternOn } from '#builtin/illustrator/building/lantern.ts';
import { material } from '#builtin/illustrator/building/material.ts';
import { porchPost } from '#builtin/illustrator/building/porch.ts';
import { porchShade } from '#builtin/illustrator/building/porch-shade.ts';
import { drawSteps } from '#builtin/illustrator/building/railing.ts';
import { gableForward } from '#builtin/illustrator/building/roof.ts';
import type { Roof } from '#builtin/illustrator/building/roof-parts.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { windowOn } from '#builtin/illustrator/building/window.ts';
import { frontFace, rightFace } from '#builtin/illustrator/drawing/face.ts';
import { boxCorners } from '#builtin/illustrator/drawing/geometry.ts';
import { drawSolids, put } from '#builtin/illustrator/models/model.ts';
import { block } from '#builtin/illustrator/models/solid.ts';
import { car } from '#builtin/illustrator/models/vehicles.ts';
import { hasStucco, housesOf } from '#builtin/illustrator/regions.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';

const floor = 0.3;
const eave = 3;
const width = 17;
const depth = 8.4;
const garage = { x: [11, 17], front: -2 } as const;

/** One long storey under a low hipped roof, with the garage turned to the street. */
export function ranch({ scene }: Stage): Home {
  const isTiled = hasStucco(scene);
  return {
    width,
    depth,
    height: 5.8,
    door: { x: 7.1, z: -1.9 },
    drive: { x: 14, width: 5, z: garage.front },
    volumes: [
      boxCorners([-0.6, 0, -0.6], [width, eave, depth]),
      [
        [4, 5.2, depth / 2],
        [12, 5.2, depth / 2],
        [0, eave, 0],
        [width, eave, depth],
      ],
      [
        ...boxCorners([garage.x[0] - 0.4, 0, garage.front - 0.5], [garage.x[1] + 0.4, eave, 2]),
        [14, 4.9, garage.front - 0.5],
      ],
    ],
    beds: [
      { x: [0.2, 5.4], z: -0.7 },
      { x: [8.7, 10.7], z: -0.8 },
    ],
    draw: (stage) => draw(stage, isTiled),
  };
}

function draw(stage: Stage, isTiled: boolean) {
  const { palette } = stage;
  const isBrick = !isTiled && housesOf(stage.scene) === 'brick';
  const wall = isBrick
    ? material(stage.scene.colors?.walls ? palette.walls : palette.brick, 'brick')
    : material(palette.walls, isTiled ? 'stucco' : 'clapboard');
  const wainscot = material(
    isTiled ? palette.accentWalls : palette.brick,
    isTiled ? 'stucco' : 'brick',
  );
  const trim = material(palette.trim);
  const covering = isTiled
    ? material(stage.scene.colors?.roof ? palette.roof : [0.68, 0.4, 0.29], 'tiles')
    : material(palette.roof, 'shingle');
  // Under a carport the roof goes on over posts where the walls end.
  const isOpen = asks(stage, 'carport');
  const end = isOpen ? garage.x[0] : width;
  box(stage, [0, 0, 0], [end, 1.05, depth], wainscot, { top: false, foot: true });
  box(stage, [0, 1.05, 0], [end, eave, depth], wall, { top: false, eaves: 0.6 });
  box(stage, [0, 1.0, -0.05], [end, 1.1, 0], trim);
  if (isOpen) drawCarport(stage, wall);
  drawFront(stage);
  chimney(stage, [4.2, 4.2, depth / 2], 1.9, material(palette.brick, 'brick'));
  const roof: Roof = {
    x: [0, width],
    z: [0, depth],
    eave,
    rise: 2.2,
    overhang: 0.7,
    covering,
    trim,
    gable: wall,
  };
  drawEntry(stage);
  hipRoof(stage, roof);
  if (isOpen) return;
  drawGarage(
    stage,
    {
      ...roof,
      x: garage.x,
      z: [garage.front, 4.6],
      rise: 1.75,
      overhang: 0.5,
      gable: material(palette.accentWalls, 'battens'),
    },
    wainscot,
    wall,
  );
}

function drawCarport(stage: Stage, wall: ReturnType<typeof material>) {
  const [left, right] = garage.x;
  box(stage, [left, 0, depth - 1], [right, eave, depth], wall, { top: false });
  drawSolids(stage, [
    ...put(car('#8fa3ad'), [(left + right) / 2, 0, 3.4], { turn: 1 }),
    ...[0.2, depth - 2].map((z) => block([right - 0.2, 0, z], [0.18, eave, 0.18], 'trim')),
    block([left + 0.4, 0, 0.2], [0.18, eave, 0.18], 'trim'),
    block([(left + right) / 2, eave - 0.3, 0.1], [right - left, 0.3, 0.2], 'trim'),
  ]);
}

function drawFront(stage: Stage) {
  const { palette } = stage;
  const face = frontFace(stage, [0, 0, 0]);
  const { shutters } = palette;
  windowOn(
    stage,
    face,
    { u: 1.2, v: 1.05, width: 1.3, height: 1.25 },
    { frame: palette.trim, shutters },
  );
  windowOn(
    stage,
    face,
    { u: 4, v: 0.75, width: 1.9, height: 1.6 },
    { frame: palette.trim, panes: [3, 2] },
  );
  windowOn(
    stage,
    face,
    { u: 9, v: 1.05, width: 1.3, height: 1.25 },
    { frame: palette.trim, shutters },
  );
  doorOn(
    stage,
    face,
    { u: 6.65, v: floor, width: 1, height: 2.1 },
    { paint: palette.door, frame: palette.trim, kind: 'glazed' },
  );
  lanternOn(stage, face, 8.1, 1.75);
}

function drawEntry(stage: Stage) {
  const { palette } = stage;
  const stone = material(palette.stone);
  box(stage, [5.9, 0, -1.5], [8.4, floor, 0], stone);
  porchShade(stage, { x: [5.9, 8.4], front: -0.7, floor, ceiling: 2.85 });
  drawSteps(stage, [6.4, 7.9], -1.5, floor, stone);
  for (const x of [6.05, 8.25])
    porchPost(stage, [x, floor, -0.55], 2.5, 0.16, material(palette.trim));
}

function drawGarage(
  stage: Stage,
  roof: Roof,
  wainscot: ReturnType<typeof material>,
  wall: ReturnType<typeof material>,
) {
  const { palette } = stage;
  const [left, right] = garage.x;
  box(stage, [left, 0, garage.front], [right, 1.05, 0.2], wainscot, { top: false, foot: true });
  box(stage, [left, 1.05, garage.front], [right, eave, 0.2], wall, { top: false, eaves: 0.3 });
  const face = frontFace(stage, [left, 0, garage.front]);
  garageDoorOn(
    stage,
    face,
    { u: 0.75, v: 0, width: 4.5, height: 2.25 },
    { paint: palette.trim, frame: palette.trim },
  );
  lanternOn(stage, face, 0.3, 1.6);
  windowOn(
    stage,
    rightFace(stage, [right, 0, 0]),
    { u: 3, v: 1.1, width: 1.5, height: 1.2 },
    { frame: palette.trim },
  );
  gableForward(stage, roof);
  const gable = frontFace(stage, [left, eave, garage.front]);
  windowOn(
    stage,
    gable,
    { u: 2.6, v: 0.4, width: 0.8, height: 0.55 },
    { frame: palette.trim, panes: [2, 1], sill: false },
  );
}
