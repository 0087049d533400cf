import { material } from '#builtin/illustrator/building/material.ts';
import { castShadows } from '#builtin/illustrator/building/shadow.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import { frontFace, paintOn, rectangle, topFace } from '#builtin/illustrator/drawing/face.ts';
import { boxCorners, type Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { rug } from '#builtin/illustrator/interiors/decor.ts';
import { floorLamp } from '#builtin/illustrator/interiors/lamps.ts';
import { pottedPlant } from '#builtin/illustrator/interiors/plants.ts';
import { createRoom, drawShell } from '#builtin/illustrator/interiors/room.ts';
import { footShadow } from '#builtin/illustrator/interiors/upholstery.ts';
import { sunPatch, windowWithView } from '#builtin/illustrator/interiors/view.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { drawVignette } from '#builtin/illustrator/light/sky.ts';
import { type Stage, withRandom } from '#builtin/illustrator/stage.ts';

const cardboard = color('#c99f6b');

/** Boxes by a window in an empty room: the first day in a new place. */
export function drawMovingBoxes(start: Stage) {
  const room = createRoom(start, { depth: 3 });
  const { stage, width, height, back, floor, depth } = room;
  const { palette } = stage;
  drawShell(room, {
    walls: palette.plaster,
    side: mix(palette.plaster, palette.fabric, 0.15),
    floor: mix(palette.wood, color('#c9a274'), 0.45),
  });
  const wide = Math.min(2.6, width * 0.5);
  windowWithView(
    room,
    back,
    { u: width * 0.5 - wide * 0.42, v: 0.75, width: wide, height: height - 1.2 },
    { panes: [3, 2] },
  );
  sunPatch(room, width * 0.3, 1.2, 1.8, 1.7);
  rug(
    stage,
    floor,
    { u: width * 0.36, v: 1.5, width: Math.min(2, width * 0.38), depth: 1.3 },
    lighter(palette.fabric, 0.45),
    palette.accentFabric,
  );
  floorLamp(stage, [width / 2 - 0.4, 0, depth - 0.4], 1.5);
  const x = -width / 2;
  const boxes = layBoxes(width, depth);
  castShadows(
    stage,
    boxes.map(({ low, high }) => boxCorners(low, high)),
    0.8,
  );
  for (const { low, high, isOpen } of boxes) carton(stage, low, high, isOpen);
  pottedPlant(withRandom(stage, 'plant'), [x + 1.62, 0.5, depth - 0.55], 0.7, 'broad');
  pottedPlant(
    withRandom(stage, 'grass'),
    [width / 2 - 0.42, 0, 0.9],
    0.95,
    'blades',
    palette.accentFabric,
  );
  drawVignette(stage);
}

type Carton = { low: Vector; high: Vector; isOpen: boolean };

/** Back to front: stacks at the wall, one pair to the right, an open one close by. */
function layBoxes(width: number, depth: number): Carton[] {
  const [left, right] = [-width / 2, width / 2];
  const place = ([x, y, z]: Vector, [w, h, d]: Vector, isOpen = false): Carton => ({
    low: [x, y, z],
    high: [x + w, y + h, z + d],
    isOpen,
  });
  return [
    place([left + 0.35, 0, depth - 0.95], [0.85, 0.62, 0.7]),
    place([left + 0.45, 0.62, depth - 0.9], [0.63, 0.48, 0.55]),
    place([left + 1.3, 0, depth - 0.85], [0.65, 0.5, 0.6]),
    place([right - 1.5, 0, 1.5], [0.75, 0.55, 0.6]),
    place([right - 1.4, 0.55, 1.55], [0.55, 0.4, 0.5]),
    place([left + 0.55, 0, 0.75], [0.75, 0.5, 0.6], true),
  ];
}

/** A box with tape along its seam; an open one shows its flaps and what is in it. */
function carton(stage: Stage, low: Vector, high: Vector, isOpen: boolean) {
  const [width, height, depth] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  footShadow(
    stage,
    [(low[0] + high[0]) / 2, low[1], low[2] + depth * 0.4],
    width * 0.62,
    depth * 0.6,
    0.3,
  );
  const look = material(cardboard);
  if (isOpen) return openCarton(stage, low, high);
  box(stage, low, high, look, { top: material(lighter(cardboard, 0.16)) });
  const tape = lighter(mix(cardboard, color('#e8d8b4'), 0.6), 0.1);
  const face = frontFace(stage, low);
  paintOn(stage, face, rectangle(width * 0.44, height * 0.72, width * 0.12, height * 0.28), tape);
  paintOn(
    stage,
    topFace(stage, [low[0], high[1], low[2]]),
    rectangle(width * 0.44, 0, width * 0.12, depth),
    lighter(tape, 0.1),
  );
  paintOn(
    stage,
    face,
    rectangle(width * 0.36, height * 0.5, width * 0.28, height * 0.1),
    darker(cardboard, 0.45),
  );
}

function openCarton(stage: Stage, low: Vector, high: Vector) {
  const { camera, canvas, light } = stage;
  const [x0, , z0] = low;
  const [x1, y1, z1] = high;
  const inner = lit(light, darker(cardboard, 0.4), [0, 1, 0]);
  box(stage, low, high, material(cardboard), { top: false });
  canvas.polygon(
    projectPolygon(camera, [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x0, y1, z1],
    ]),
    inner,
  );
  const flap = (points: Vector[], normal: Vector) =>
    canvas.polygon(projectPolygon(camera, points), lit(light, lighter(cardboard, 0.12), normal));
  flap(
    [
      [x0, y1, z1],
      [x1, y1, z1],
      [x1 + 0.04, y1 + 0.2, z1 + 0.12],
      [x0 - 0.04, y1 + 0.2, z1 + 0.12],
    ],
    [0, 0.4, -0.9],
  );
  for (const [offset, code] of [
    [0.12, '#e8dcc4'],
    [0.3, '#33695c'],
    [0.46, '#b5573a'],
  ] as const)
    box(
      stage,
      [x0 + offset, y1 - 0.1, z0 + 0.14],
      [x0 + offset + 0.13, y1 + 0.16, z0 + 0.4],
      material(color(code)),
    );
  flap(
    [
      [x0, y1, z0],
      [x0, y1, z1],
      [x0 - 0.2, y1 + 0.1, z1],
      [x0 - 0.2, y1 + 0.1, z0],
    ],
    [-0.5, 0.8, 0],
  );
  flap(
    [
      [x1, y1, z0],
      [x1, y1, z1],
      [x1 + 0.2, y1 + 0.1, z1],
      [x1 + 0.2, y1 + 0.1, z0],
    ],
    [0.5, 0.8, 0],
  );
  flap(
    [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1 - 0.18, z0 - 0.1],
      [x0, y1 - 0.18, z0 - 0.1],
    ],
    [0, 0.4, -0.9],
  );
}
