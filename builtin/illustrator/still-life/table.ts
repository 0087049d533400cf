import { castShadows } from '#builtin/illustrator/building/shadow.ts';
import { createCamera, project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import {
  gradientOn,
  paintOn,
  rectangle,
  topFace,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import {
  boxCorners,
  rectangleBetween,
  type Vector,
} from '#builtin/illustrator/drawing/geometry.ts';
import { closedLine, openCurve, pathData } from '#builtin/illustrator/drawing/path.ts';
import { drawGround } from '#builtin/illustrator/landscape/ground.ts';
import { drawLandscape } from '#builtin/illustrator/landscape/landscape.ts';
import type { Light } from '#builtin/illustrator/light/light.ts';
import { drawSky } from '#builtin/illustrator/light/sky.ts';
import { drawWeatherBehindGlass } from '#builtin/illustrator/light/weather.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';

/** How far the table reaches from the middle, in metres. */
const tableBack = 0.62;

/** A desk seen from a chair: metres are small here, a cup is 9 cm wide. */
export function setTable(start: Stage): Stage {
  const { canvas } = start;
  const isTall = canvas.height > canvas.width * 1.1;
  const camera = createCamera([0, 0.62, -1.15], 0, {
    focal: Math.min(canvas.width * 1.55, canvas.height * 1.62),
    centerX: canvas.width / 2,
    horizon: canvas.height * (isTall ? 0.16 : -0.05),
  });
  const stage = { ...start, camera, light: deskLight(start.light) };
  drawBackdrop(
    { ...start, camera: { ...camera, horizon: canvas.height * (isTall ? 0.26 : 0.2) } },
    stage,
  );
  drawTop(stage);
  return stage;
}

function deskLight(light: Light): Light {
  return {
    ...light,
    sun: [-0.6, 0.62, 0.5],
    sunColor: mix(color('#7d7260'), color('#6b4a2c'), light.lamps),
    ambient: mix(color('#cbc8c2'), color('#b08c68'), light.lamps),
    hazeDistance: 9000,
    shadow: mix(color('#2b2233'), light.shadow, 0.25),
    shadowOpacity: 0.34,
  };
}

/** A window behind the desk with the world in it, and the wall around it. */
function drawBackdrop(outside: Stage, stage: Stage) {
  const { canvas, light, palette } = stage;
  const { width } = canvas;
  const [, edge] = project(stage.camera, [0, 0, tableBack]);
  const wall = mix(palette.plaster, palette.fabric, 0.16);
  const shade = [
    wall[0] * light.ambient[0] * 1.15,
    wall[1] * light.ambient[1] * 1.15,
    wall[2] * light.ambient[2] * 1.15,
  ] as const;
  canvas.polygon(
    rectangleBetween([0, 0], [width, edge]),
    canvas.linear(
      [0, 0],
      [width, 0],
      [
        [0, lighter(shade, 0.12)],
        [1, darker(shade, 0.2)],
      ],
    ),
  );
  const [left, right] = isSill(stage) ? [-40, width + 40] : [width * 0.08, width * 0.62];
  canvas.polygon(rectangleBetween([left - 14, -10], [right + 14, edge - 12]), lighter(shade, 0.34));
  canvas.clipped(closedLine(rectangleBetween([left, -10], [right, edge - 26])), () => {
    drawSky(outside);
    drawLandscape(outside);
    drawGround(outside);
    // The eye rests on the desk, so the view is a little pale.
    canvas.polygon(rectangleBetween([left, 0], [right, edge]), lighter(outside.light.haze, 0.4), {
      opacity: 0.36,
    });
    drawWeatherBehindGlass(outside, [left, 0], [right, edge - 26]);
  });
  if (asks(stage, 'counter')) drawTiles(stage, right + 30, edge);
  const bar = (x: number, wide: number) =>
    canvas.polygon(rectangleBetween([x, -10], [x + wide, edge - 12]), lighter(shade, 0.34));
  bar((left + right) / 2 - 5, 10);
  canvas.polygon(
    rectangleBetween([left - 30, edge - 26], [right + 30, edge - 8]),
    lighter(shade, 0.42),
  );
  canvas.polygon(rectangleBetween([left - 30, edge - 8], [right + 30, edge]), darker(shade, 0.3));
}

const isSill = ({ scene }: Stage) => scene.subject === 'window-sill';

/** A white board under the glass, seen from the room, and the wall below it. */
function drawSill(stage: Stage) {
  const { canvas, camera, light, palette } = stage;
  const { width, height } = canvas;
  const [, edge] = project(camera, [0, 0, tableBack]);
  const [, front] = project(camera, [0, 0, -0.3]);
  const white = mix(palette.trim, color('#fbf9f4'), 0.6);
  canvas.polygon(
    rectangleBetween([0, edge], [width, front]),
    canvas.linear(
      [0, edge],
      [0, front],
      [
        [0, darker(white, 0.12)],
        [0.25, white],
        [1, lighter(white, 0.3)],
      ],
    ),
  );
  const lip = height * 0.035;
  canvas.polygon(rectangleBetween([0, front], [width, front + lip]), darker(white, 0.12));
  canvas.polygon(
    rectangleBetween([0, front + lip], [width, height]),
    darker(mix(palette.plaster, light.shadow, 0.12), 0.06),
  );
  canvas.polygon(rectangleBetween([0, front + lip], [width, front + lip * 1.7]), light.shadow, {
    opacity: 0.16,
  });
}

function drawTop(stage: Stage) {
  if (isSill(stage)) return drawSill(stage);
  const { palette, light } = stage;
  const random = stage.random.fork('table');
  const wood = mix(
    palette.wood,
    random.pick([color('#caa67a'), color('#8a5c3a'), color('#b98c5c')]),
    0.55,
  );
  const face = topFace(stage, [-1.5, 0, -0.75]);
  const deep = tableBack + 0.75;
  const isStone = asks(stage, 'counter');
  paintOn(
    stage,
    face,
    rectangle(0, 0, 3, deep),
    isStone ? color(stage.scene.finishes?.counter ?? '#e9e6e0') : wood,
  );
  if (isStone) veins(stage);
  for (let v = 0; v < deep && !isStone; v += 0.16) {
    const tone = random.spread(0.14);
    paintOn(
      stage,
      face,
      rectangle(0, v, 3, Math.min(0.16, deep - v)),
      tone < 0 ? darker(wood, -tone) : lighter(wood, tone),
    );
    paintOn(stage, face, rectangle(0, v, 3, 0.003), darker(wood, 0.4));
    grain(stage, v, wood);
  }
  washOn(
    stage,
    face,
    rectangle(0, 0, 3, deep),
    gradientOn(
      stage,
      face,
      [1, deep],
      [2, 0],
      [
        [0, lighter(light.sky[3], 0.4), 0.34 * (1 - light.lamps * 0.6)],
        [0.5, light.sky[3], 0],
        [1, light.shadow, 0.26],
      ],
    ),
  );
}

/** Gray lines through pale stone. */
function veins(stage: Stage) {
  const { camera, canvas } = stage;
  const random = stage.random.fork('veins');
  for (let index = 0; index < 9; index += 1) {
    let [x, z] = [random.between(-1.3, 0.9), random.between(-0.7, 0.5)];
    const points = Array.from({ length: 7 }, () => {
      x += random.between(0.04, 0.14);
      z += random.spread(0.06);
      return project(camera, [x, 0, Math.min(z, tableBack - 0.02)]);
    });
    canvas.stroke(openCurve(points), color('#a9a9a6'), {
      width: random.between(0.8, 2.4),
      opacity: 0.45,
    });
  }
}

/** Glazed tiles behind a counter. */
function drawTiles({ canvas, light }: Stage, left: number, edge: number) {
  const tile = mix(color('#f2f0ea'), light.ambient, 0.2);
  const [wide, tall] = [canvas.width * 0.07, canvas.width * 0.026];
  canvas.polygon(rectangleBetween([left, -10], [canvas.width, edge]), darker(tile, 0.16));
  for (let row = 0; edge - (row + 1) * tall > -tall - 10; row += 1)
    for (let x = left - (row % 2 ? wide / 2 : 0); x < canvas.width; x += wide)
      canvas.polygon(
        rectangleBetween(
          [Math.max(left, x) + 1.5, edge - (row + 1) * tall + 1.5],
          [Math.max(left, x + wide) - 1.5, edge - row * tall - 1.5],
        ),
        darker(tile, (row * 7 + Math.round(x)) % 5 ? 0.02 : 0.05),
      );
}

/** Lines in the wood that run with the board. */
function grain(stage: Stage, v: number, wood: ReturnType<typeof color>) {
  const { random, camera, canvas } = stage;
  let data = '';
  for (let index = 0; index < 5; index += 1) {
    const z = -0.75 + v + random.between(0.015, 0.145);
    let x = random.between(-1.4, -0.6);
    while (x < 1.2) {
      const long = random.between(0.2, 0.6);
      const [ax, ay] = project(camera, [x, 0, z]);
      const [bx, by] = project(camera, [x + long, 0, z + random.spread(0.01)]);
      data += pathData`M${ax} ${ay}Q${(ax + bx) / 2} ${ay + random.spread(3)} ${bx} ${by}`;
      x += long + random.between(0.05, 0.4);
    }
  }
  const depth = scaleAt(camera, [0, 0, -0.75 + v]);
  canvas.stroke(data, darker(wood, 0.3), { width: Math.max(0.5, depth * 0.0009), opacity: 0.4 });
}

/** A shadow on the table of something as large as a box. */
export const boxShadow = (stage: Stage, low: Vector, high: Vector, strength = 1) =>
  castShadows(stage, [boxCorners(low, high)], strength);
