import { createCamera, project, projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import {
  type Color,
  color,
  darker,
  lighter,
  mix,
  multiply,
} from '#builtin/illustrator/drawing/color.ts';
import {
  createFace,
  type Face,
  frontFace,
  gradientOn,
  leftFace,
  paintOn,
  rectangle,
  rightFace,
  topFace,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { openLine } from '#builtin/illustrator/drawing/path.ts';
import type { Light } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** A room whose near wall is taken away: its walls meet the edges of the picture. */
export type Room = {
  stage: Stage;
  /** The stage with the light of the world outside. */
  outside: Stage;
  width: number;
  height: number;
  depth: number;
  back: Face;
  left: Face;
  right: Face;
  floor: Face;
};

/** How wide and high a room is in a picture of this format. */
export function roomSize(canvas: { width: number; height: number }, high = 2.66) {
  const ratio = canvas.width / canvas.height;
  const height = ratio > 0.85 ? high : Math.max(high, 3.5);
  return { height, width: Math.max(3.9, height * ratio * 1.06) };
}

/** One-point perspective that fits any format: a wide picture gets a wide room, a tall one a high room. */
export function createRoom(
  outside: Stage,
  {
    depth,
    distance = 4.4,
    height: high = 2.66,
  }: { depth: number; distance?: number; height?: number },
): Room {
  const { canvas, random } = outside;
  const { width, height } = roomSize(canvas, high);
  const focal = Math.max((canvas.height * distance) / height, (canvas.width * distance) / width);
  const view = random.fork('view');
  const [eye, turn] = [view.between(1.3, 1.62), view.spread(0.09)];
  const camera = createCamera([view.spread(0.55), eye, -distance], turn, {
    focal,
    centerX: canvas.width / 2,
    horizon: canvas.height - (eye * focal) / distance + canvas.height * 0.015,
  });
  const stage = { ...outside, camera, light: indoors(outside.light) };
  return {
    stage,
    outside: { ...outside, camera },
    width,
    height,
    depth,
    back: frontFace(stage, [-width / 2, 0, depth]),
    left: rightFace(stage, [-width / 2, 0, -1]),
    right: leftFace(stage, [width / 2, 0, -1]),
    floor: topFace(stage, [-width / 2, 0, -1]),
  };
}

/** By day light falls in from the left; by night the lamps make everything warm. */
function indoors(light: Light): Light {
  const day = 1 - light.lamps;
  const ambient: Color = mix(color('#cfccc6'), color('#b89a80'), light.lamps);
  return {
    ...light,
    sun: [-0.62, 0.5, -0.6],
    sunColor: mix(color('#3d2f22'), mix(color('#4f4b44'), light.sunColor, 0.2), day),
    ambient: mix(ambient, light.ambient, 0.12 + light.lamps * 0.1),
    haze: light.haze,
    hazeDistance: 5000,
    shadow: mix(color('#2a2430'), light.shadow, 0.3),
    shadowOpacity: 0.3,
  };
}

type ShellLook = {
  walls: Color;
  side?: Color;
  floor: Color;
  paving?: 'boards' | 'tiles' | 'checkered' | 'smooth';
};

/** Walls, ceiling, skirting and a floor. */
export function drawShell(room: Room, look: ShellLook) {
  const { stage, width, height, depth, back, left, right } = room;
  const { walls, side = walls, floor, paving = 'boards' } = look;
  const length = depth + 1;
  const ceiling = createFace(stage, [-width / 2, height, -1], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  drawNearEnd(room, side, floor, walls);
  if (paving === 'boards') drawBoards(room, floor);
  else if (paving === 'checkered') drawCheckers(room);
  else drawSlabs(room, floor, paving === 'tiles' ? 0.45 : 2.2);
  shineOnFloor(room);
  // A white ceiling is lit by what the floor throws back.
  const white = multiply(lighter(walls, 0.6), mix(stage.light.ambient, [1, 0.97, 0.92], 0.45));
  washOn(
    stage,
    ceiling,
    rectangle(0, 0, width, length),
    gradientOn(
      stage,
      ceiling,
      [width / 2, length],
      [width / 2, 0],
      [
        [0, darker(white, 0.1)],
        [1, white],
      ],
    ),
  );
  paintOn(stage, back, rectangle(0, 0, width, height), walls);
  // The wall that looks away from the sun gets the light of the others.
  paintOn(stage, left, rectangle(0, 0, length, height), lighter(side, 0.14));
  paintOn(stage, right, rectangle(0, 0, length, height), lighter(side, 0.04));
  corners(room);
  for (const [face, long] of [
    [back, width],
    [left, length],
    [right, length],
  ] as const) {
    paintOn(stage, face, rectangle(0, 0, long, 0.13), stage.palette.trim);
    paintOn(stage, face, rectangle(0, 0.12, long, 0.015), darker(stage.palette.trim, 0.2));
    paintOn(stage, face, rectangle(0, height - 0.1, long, 0.1), stage.palette.trim);
  }
}

/**
 * Where the camera stands aside and looks back, it sees past the edge at which the walls begin: there they go on, plain.
 */
function drawNearEnd({ stage, width, height }: Room, side: Color, floor: Color, walls: Color) {
  const { camera, canvas, palette } = stage;
  const isSeen = (sign: number) => {
    const [x] = project(camera, [(sign * width) / 2, 0, -1]);
    return sign < 0 ? x > 0 : x < canvas.width;
  };
  const signs = [-1, 1].filter(isSeen);
  if (signs.length === 0) return;
  // A little under the wall, so that no line shows between them.
  const near = 2.05;
  const start = -3;
  const ceiling = createFace(stage, [-width / 2, height, start], [1, 0, 0], [0, 0, 1], [0, -1, 0]);
  paintOn(stage, ceiling, rectangle(0, 0, width, near), lighter(walls, 0.3));
  paintOn(stage, topFace(stage, [-width / 2, 0, start]), rectangle(0, 0, width, near), floor);
  for (const sign of signs) {
    const origin: Vector = [(sign * width) / 2, 0, start];
    const wall = sign < 0 ? rightFace(stage, origin) : leftFace(stage, origin);
    paintOn(stage, wall, rectangle(0, 0, near, height), lighter(side, sign < 0 ? 0.14 : 0.04));
    paintOn(stage, wall, rectangle(0, 0, near, 0.13), palette.trim);
    paintOn(stage, wall, rectangle(0, height - 0.1, near, 0.1), palette.trim);
  }
}

/** Roof that slants from low walls up to the ceiling, at the left and at the right. */
export function drawSlopes({ stage, width, height, depth }: Room, walls: Color) {
  const { camera, canvas, light } = stage;
  const base = multiply(lighter(walls, 0.5), mix(light.ambient, [1, 0.97, 0.92], 0.35));
  for (const side of [-1, 1]) {
    const low = (z: number): Vector => [(side * width) / 2, height * 0.42, z];
    const high = (z: number): Vector => [side * width * 0.2, height, z];
    const shade = darker(base, side < 0 ? 0.06 : 0.13);
    canvas.polygon(projectPolygon(camera, [low(-1), low(depth), high(depth), high(-1)]), shade);
    for (const edge of [low, high])
      canvas.stroke(
        openLine([project(camera, edge(depth)), project(camera, edge(-0.5))]),
        darker(shade, 0.16),
        { width: 2 },
      );
    canvas.polygon(
      projectPolygon(camera, [low(depth), high(depth), high(depth - 0.8), low(depth - 0.8)]),
      light.shadow,
      { opacity: 0.06 },
    );
  }
}

/** Light fades into the corners of a room. */
function corners({ stage, width, height, depth, back, left, right }: Room) {
  const { shadow } = stage.light;
  const soft = (
    face: Face,
    from: readonly [number, number],
    to: readonly [number, number],
    area: ReturnType<typeof rectangle>,
    strength: number,
  ) =>
    washOn(
      stage,
      face,
      area,
      gradientOn(stage, face, from, to, [
        [0, shadow, strength],
        [1, shadow, 0],
      ]),
    );
  soft(back, [0, 0], [0.9, 0], rectangle(0, 0, 0.9, height), 0.16);
  soft(back, [width, 0], [width - 0.9, 0], rectangle(width - 0.9, 0, 0.9, height), 0.13);
  soft(back, [0, height], [0, height - 0.8], rectangle(0, height - 0.8, width, 0.8), 0.12);
  soft(left, [depth + 1, 1.45], [depth, 1.45], rectangle(depth, 0, 1, height), 0.14);
  soft(right, [depth + 1, 1.45], [depth, 1.45], rectangle(depth, 0, 1, height), 0.12);
}

/** Floor boards that run towards the back, each of its own tone, with a soft shine. */
function drawBoards({ stage, width, depth, floor }: Room, base: Color) {
  const random = stage.random.fork('boards');
  const long = depth + 1;
  paintOn(stage, floor, rectangle(0, 0, width, long), base);
  const wide = 0.19;
  for (let u = 0; u < width; u += wide) {
    let v = random.next() * 1.4;
    const each = Math.min(wide, width - u);
    paintOn(stage, floor, rectangle(u, 0, each, v), tint(base, random.spread(0.16)));
    while (v < long) {
      const piece = Math.min(random.between(1, 2.2), long - v);
      paintOn(stage, floor, rectangle(u, v, each, piece), tint(base, random.spread(0.16)));
      paintOn(stage, floor, rectangle(u, v, each, 0.012), darker(base, 0.4));
      v += piece;
    }
    paintOn(stage, floor, rectangle(u, 0, 0.009, long), darker(base, 0.42));
  }
}

/** Large square tiles, or slabs of concrete. */
function drawSlabs({ stage, width, depth, floor }: Room, base: Color, size: number) {
  const random = stage.random.fork('slabs');
  const long = depth + 1;
  paintOn(stage, floor, rectangle(0, 0, width, long), darker(base, 0.22));
  const joint = 0.012;
  for (let u = 0; u < width; u += size)
    for (let v = 0; v < long; v += size)
      paintOn(
        stage,
        floor,
        rectangle(u, v, Math.min(size - joint, width - u), Math.min(size - joint, long - v)),
        tint(base, random.spread(0.07)),
      );
}

/** Black and white tiles by turns. */
function drawCheckers({ stage, width, depth, floor }: Room) {
  const [long, size] = [depth + 1, 0.36];
  const [white, black] = [color('#f1eee7'), color('#33373a')];
  paintOn(stage, floor, rectangle(0, 0, width, long), white);
  for (let row = 0; row * size < long; row += 1)
    for (let column = row % 2; column * size < width; column += 2) {
      const [u, v] = [column * size, row * size];
      paintOn(
        stage,
        floor,
        rectangle(u, v, Math.min(size, width - u), Math.min(size, long - v)),
        black,
      );
    }
}

function shineOnFloor({ stage, width, depth, floor }: Room) {
  const long = depth + 1;
  const { shadow, sky } = stage.light;
  washOn(
    stage,
    floor,
    rectangle(0, long - 1.2, width, 1.2),
    gradientOn(
      stage,
      floor,
      [0, long],
      [0, long - 1.2],
      [
        [0, shadow, 0.34],
        [1, shadow, 0],
      ],
    ),
  );
  washOn(
    stage,
    floor,
    rectangle(width * 0.3, 0, width * 0.5, long),
    gradientOn(
      stage,
      floor,
      [0, long],
      [0, 0.4],
      [
        [0, lighter(sky[2], 0.4), 0.26],
        [1, sky[2], 0],
      ],
    ),
  );
}

const tint = (base: Color, amount: number) =>
  amount < 0 ? darker(base, -amount) : lighter(base, amount);
