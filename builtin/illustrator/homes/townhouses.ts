import { doorOn } from '#builtin/illustrator/building/door.ts';
import { lanternOn } from '#builtin/illustrator/building/lantern.ts';
import { material, type SurfaceMaterial } from '#builtin/illustrator/building/material.ts';
import { drawSteps, railing } from '#builtin/illustrator/building/railing.ts';
import { gableForward } from '#builtin/illustrator/building/roof.ts';
import { box, snowCap } from '#builtin/illustrator/building/wall.ts';
import { windowOn } from '#builtin/illustrator/building/window.ts';
import { color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import { frontFace, paintOn, rectangle, rightFace } from '#builtin/illustrator/drawing/face.ts';
import { boxCorners } from '#builtin/illustrator/drawing/geometry.ts';
import { housesOf } from '#builtin/illustrator/regions.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { type Home, raised, slopeOf } from './home.ts';

const each = 5.4;
const count = 4;
const depth = 10;
const floor = 0.9;

type Unit = {
  x: number;
  eave: number;
  hasBay: boolean;
  hasGable: boolean;
  wall: SurfaceMaterial;
  door: Parameters<typeof material>[0];
};

/** A row of narrow three-storey houses, each of its own brick, bay and door. */
export function townhouses(start: Stage): Home {
  const units = Array.from({ length: count }, (_, index) =>
    createUnit(start, index, start.random.fork(`unit ${index}`)),
  );
  const slope = slopeOf(start.scene);
  return {
    width: each * count,
    slope,
    depth,
    height: 12.4,
    door: { x: each * 2 + 1.3, z: -2.2 },
    volumes: units.map(({ x, eave }) => boxCorners([x, 0, -0.5], [x + each, eave + 1, depth])),
    beds: (slope ? [] : units).map(({ x }) => ({ x: [x + 2.6, x + 5] as const, z: -0.9 })),
    draw(stage) {
      for (const unit of units) drawUnit(raised(stage, slope * (unit.x + each / 2)), unit);
    },
  };
}

function createUnit({ palette, scene }: Stage, index: number, random: Random): Unit {
  const isBrick = ['rows', 'brick'].includes(housesOf(scene));
  const walls = [
    material(palette.brick, 'brick'),
    isBrick
      ? material(lighter(palette.brick, 0.14), 'brick')
      : material(palette.walls, 'clapboard'),
    material(darker(palette.brick, 0.18), 'brick'),
    isBrick
      ? material(
          scene.isBrick ? lighter(palette.brick, 0.06) : lighter(palette.stone, 0.1),
          'brick',
        )
      : material(lighter(palette.accentWalls, 0.18), 'clapboard'),
  ] as const;
  const doors = ['#1f5c4d', '#a53f2c', '#2f4a68', '#d09a3e'] as const;
  return {
    x: index * each,
    eave: random.pick([9.6, 10, 10.4]),
    hasBay: index % 2 === 1,
    hasGable: index % 2 === 0 && random.chance(0.7),
    wall: walls[index % walls.length] ?? walls[0],
    door: color(scene.colors?.door ?? doors[index % doors.length] ?? doors[0]),
  };
}

function drawUnit(stage: Stage, unit: Unit) {
  const { palette } = stage;
  const { x, eave, wall } = unit;
  box(stage, [x, 0, 0], [x + each, floor, depth], material(palette.stone, 'stone'), { top: false });
  box(stage, [x, floor, 0], [x + each, eave, depth], wall, { top: false, foot: true });
  const front = frontFace(stage, [x, floor, 0]);
  for (const v of [3.05, 6.1])
    paintOn(stage, front, rectangle(0, v - 0.12, each, 0.18), lighter(palette.stone, 0.25), {
      out: 0.05,
    });
  drawWindows(stage, unit);
  if (x + each >= each * count - 0.01) drawEnd(stage, unit);
  drawDoor(stage, unit);
  if (unit.hasGable) drawGable(stage, unit);
  else drawCornice(stage, unit);
}

function drawWindows(stage: Stage, { x, hasBay, wall }: Unit) {
  const { palette } = stage;
  const look = { frame: palette.trim, panes: [2, 2] as const };
  const face = frontFace(stage, [x, floor, 0]);
  for (const v of [3.7, 6.75]) {
    windowOn(stage, face, { u: 0.75, v, width: 1, height: 1.7 }, look);
    if (!hasBay) windowOn(stage, face, { u: 3.4, v, width: 1.2, height: 1.7 }, look);
  }
  if (!hasBay) {
    windowOn(stage, face, { u: 3.1, v: 0.7, width: 1.6, height: 1.8 }, { ...look, panes: [3, 2] });
    return;
  }
  const [left, right, front] = [x + 2.5, x + 4.9, -0.85];
  box(stage, [left, 0, front], [right, 9, 0], wall, { top: false, foot: true });
  for (const base of [0.75, 3.75, 6.75]) {
    windowOn(
      stage,
      frontFace(stage, [left, floor, front]),
      { u: 0.4, v: base, width: 1.6, height: 1.65 },
      { ...look, panes: [3, 2] },
    );
    windowOn(
      stage,
      rightFace(stage, [right, floor, front]),
      { u: 0.18, v: base, width: 0.48, height: 1.65 },
      { ...look, panes: [1, 2], casing: 0.08 },
    );
    box(
      stage,
      [left - 0.1, floor + base - 0.55, front - 0.1],
      [right + 0.1, floor + base - 0.35, 0],
      material(palette.trim),
      { top: false },
    );
  }
  box(stage, [left - 0.15, 9, front - 0.15], [right + 0.15, 9.25, 0], material(palette.trim));
}

/** The free side of the last house. */
function drawEnd(stage: Stage, { x }: Unit) {
  const side = rightFace(stage, [x + each, floor, 0]);
  for (const v of [0.8, 3.7, 6.75]) {
    for (const u of [1.6, 5.8])
      windowOn(stage, side, { u, v, width: 1, height: 1.6 }, { frame: stage.palette.trim });
  }
}

function drawDoor(stage: Stage, { x, door }: Unit) {
  const { palette } = stage;
  const stone = material(lighter(palette.stone, 0.1));
  const face = frontFace(stage, [x, floor, 0]);
  doorOn(
    stage,
    face,
    { u: 0.75, v: 0, width: 1.05, height: 2.15 },
    { paint: door, frame: palette.trim, transom: true },
  );
  lanternOn(stage, face, 2.15, 1.5);
  box(stage, [x + 0.5, 3.35 + 0.2, -0.6], [x + 2.05, 3.7, 0], material(palette.trim));
  box(stage, [x + 0.45, 0, -1], [x + 2.1, floor, 0], stone);
  drawSteps(stage, [x + 0.55, x + 2], -1, floor, stone);
  railing(stage, [x + 2.1, floor, -1], [x + 2.1, floor, -0.05], palette.metal);
}

function drawGable(stage: Stage, { x, eave, wall }: Unit) {
  const { palette } = stage;
  const trim = material(palette.trim);
  gableForward(stage, {
    x: [x, x + each],
    z: [0, depth],
    eave,
    rise: 2,
    overhang: 0.22,
    covering: material(palette.roof, 'shingle'),
    trim,
    gable: wall,
  });
  windowOn(
    stage,
    frontFace(stage, [x, eave, 0]),
    { u: each / 2 - 0.4, v: 0.3, width: 0.8, height: 0.8 },
    { frame: palette.trim },
  );
}

function drawCornice(stage: Stage, { x, eave, wall }: Unit) {
  const { palette } = stage;
  const trim = material(palette.trim);
  box(stage, [x, eave, 0], [x + each, eave + 0.6, depth], wall, { top: false });
  for (let at = x + 0.2; at < x + each - 0.1; at += 0.55)
    box(stage, [at, eave + 0.1, -0.3], [at + 0.18, eave + 0.45, 0], trim);
  box(stage, [x - 0.02, eave + 0.45, -0.45], [x + each + 0.02, eave + 0.72, 0.1], trim);
  snowCap(stage, [x, eave, -0.45], [x + each, eave + 0.72, 0.1]);
}
