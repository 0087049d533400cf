import { glass } from '#builtin/illustrator/building/glass.ts';
import { material } from '#builtin/illustrator/building/material.ts';
import { box, snowCap } from '#builtin/illustrator/building/wall.ts';
import { color, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import {
  type Face,
  frontFace,
  isSeen,
  paintOn,
  rectangle,
  rightFace,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import { boxCorners } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';

const width = 19;
const depth = 15;
const storey = 3.1;
const lobby = 4.6;
const dark = color('#343a3f');

/** A residential tower with balconies over a glazed lobby. */
export function condoTower({ random }: Stage): Home {
  const storeys = random.fork('tower').integer(9, 12);
  const height = lobby + storeys * storey;
  return {
    width,
    depth,
    height: height + 3,
    door: { x: width / 2, z: -1.4 },
    volumes: [
      boxCorners([0, 0, 0], [width, height, depth]),
      boxCorners([-3, 0, -1], [width + 2, lobby, depth]),
    ],
    beds: [
      { x: [-2.6, 6], z: -2 },
      { x: [13, width + 1.6], z: -2 },
    ],
    draw: (stage) => draw(stage, storeys),
  };
}

function draw(stage: Stage, storeys: number) {
  const { palette } = stage;
  const top = lobby + storeys * storey;
  const wall = material(mix(palette.walls, color('#e6e1d8'), 0.6), 'plain');
  const core = material(palette.accentWalls, 'plain');
  drawLobby(stage);
  box(stage, [0, lobby, 0], [width, top, depth], wall, { top: false });
  box(stage, [7.4, lobby, -0.4], [11.6, top + 1.6, 3], core, { top: false });
  for (let level = 0; level < storeys; level += 1) drawStorey(stage, lobby + level * storey);
  box(stage, [-0.4, top, -0.4], [width + 0.4, top + 0.5, depth], material(palette.trim));
  box(stage, [7.4, top, -0.4], [11.6, top + 1.6, 3], core);
  box(stage, [12.6, top + 0.5, 4], [16.6, top + 2.6, 8], material(dark));
  snowCap(stage, [-0.4, top, -0.4], [width + 0.4, top + 0.5, 0.4]);
}

function drawLobby(stage: Stage) {
  const { palette } = stage;
  box(stage, [-3, 0, -1], [width + 2, lobby - 0.4, depth], material(palette.stone, 'stone'), {
    top: false,
    foot: true,
  });
  const face = frontFace(stage, [-3, 0, -1]);
  band(stage, face, { u: 5, v: 0.2, width: 14, height: 3.2 }, 8);
  band(stage, rightFace(stage, [width + 2, 0, -1]), { u: 1, v: 0.2, width: 9, height: 3.2 }, 5);
  box(stage, [-3.3, lobby - 0.4, -1.4], [width + 2.3, lobby, depth], material(palette.trim));
  box(stage, [6.5, 3.2, -3.4], [12.5, 3.5, -1], material(palette.wood, 'slats'));
  for (const x of [6.8, 12.2]) box(stage, [x - 0.1, 0, -3.2], [x + 0.1, 3.2, -3], material(dark));
}

function drawStorey(stage: Stage, y: number) {
  const front = frontFace(stage, [0, y, 0]);
  band(stage, front, { u: 0.8, v: 0.55, width: 5.8, height: 2.1 }, 3);
  band(stage, front, { u: 12.4, v: 0.55, width: 5.8, height: 2.1 }, 3);
  band(stage, frontFace(stage, [7.4, y, -0.4]), { u: 1.2, v: 0.5, width: 1.8, height: 2.1 }, 1);
  const side = rightFace(stage, [width, y, 0]);
  for (const u of [1, 5.6, 10.2]) band(stage, side, { u, v: 0.55, width: 3.4, height: 2.1 }, 2);
  for (const x of [0.5, 12.1]) balcony(stage, x, y);
}

/** A row of panes in a dark frame. */
function band(
  stage: Stage,
  face: Face,
  pane: { u: number; v: number; width: number; height: number },
  columns: number,
) {
  if (!isSeen(stage, face)) return;
  const { u, v, width: wide, height } = pane;
  paintOn(stage, face, rectangle(u - 0.1, v - 0.1, wide + 0.2, height + 0.2), dark);
  const each = wide / columns;
  for (let column = 0; column < columns; column += 1) {
    const random = stage.random.fork(`band ${face.origin.join(' ')} ${u} ${column}`);
    glass(stage, face, { u: u + column * each + 0.05, v, width: each - 0.1, height }, random);
  }
}

function balcony(stage: Stage, x: number, y: number) {
  const { light, palette } = stage;
  const [right, front] = [x + 6.4, -1.5];
  const wall = frontFace(stage, [x, y, 0]);
  washOn(stage, wall, rectangle(0, 2.2, 6.4, 0.9), light.shadow, {
    opacity: light.shadowOpacity * 0.8,
  });
  box(stage, [x, y - 0.05, front], [right, y + 0.15, 0], material(palette.trim));
  const pane = lighter(mix(light.sky[1], light.sky[2], 0.5), 0.2);
  washOn(stage, rightFace(stage, [right, y + 0.15, front]), rectangle(0, 0, 1.5, 0.95), pane, {
    opacity: 0.36,
  });
  const face = frontFace(stage, [x, y + 0.15, front]);
  washOn(stage, face, rectangle(0, 0, 6.4, 0.95), pane, { opacity: 0.34 });
  paintOn(stage, face, rectangle(0, 0.93, 6.4, 0.07), dark);
}
