import { doorOn } from '#builtin/illustrator/building/door.ts';
import { lampTop } from '#builtin/illustrator/building/glass.ts';
import { lanternOn } from '#builtin/illustrator/building/lantern.ts';
import { material } from '#builtin/illustrator/building/material.ts';
import { porchPost } from '#builtin/illustrator/building/porch.ts';
import { drawSteps } from '#builtin/illustrator/building/railing.ts';
import { box, surface } from '#builtin/illustrator/building/wall.ts';
import { windowOn } from '#builtin/illustrator/building/window.ts';
import { createCamera, projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import {
  frontFace,
  gradientOn,
  paintOn,
  rectangle,
  scaleOn,
  seenOn,
  topFace,
  washOn,
} from '#builtin/illustrator/drawing/face.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { drawGround, drawTurf } from '#builtin/illustrator/landscape/ground.ts';
import { drawLandscape } from '#builtin/illustrator/landscape/landscape.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { drawSky, drawVignette } from '#builtin/illustrator/light/sky.ts';
import { drawWeather } from '#builtin/illustrator/light/weather.ts';
import { ristra } from '#builtin/illustrator/models/details.ts';
import { plant } from '#builtin/illustrator/models/fixtures.ts';
import { castSolidShadows, drawSolids, put } from '#builtin/illustrator/models/model.ts';
import type { Solid } from '#builtin/illustrator/models/solid.ts';
import { hasStucco, housesOf } from '#builtin/illustrator/regions.ts';
import { asks, type Stage, withRandom } from '#builtin/illustrator/stage.ts';
import { onDoors } from '#builtin/illustrator/things/shown-things.ts';
import { isAt } from '#builtin/illustrator/things/things.ts';
import { drawDryPlanting, drawPlanting, planter, wreath } from './front-door-planting.ts';
import { pottedPlant } from './plants.ts';

const floor = 0.5;

/** What stands on the doorstep besides, and how close one looks at it. */
type Doorstep = { things?: readonly Solid[]; isClose?: boolean };

/** A front door that says welcome: steps, planters, lanterns, a wreath, windows on both sides. */
export function drawFrontDoor(start: Stage, { things = [], isClose = false }: Doorstep = {}) {
  const { canvas } = start;
  const view = start.random.fork('view');
  const isTall = canvas.height > canvas.width;
  const distance = view.between(6.6, 8.2);
  const isNear = start.scene.things?.some((thing) => isAt(thing, 'door')) ?? false;
  const shown = (isClose ? 3.1 : isNear ? 4.3 : isTall ? 5.4 : 5.2) * view.between(0.94, 1.06);
  const focal = isTall ? (canvas.width * distance) / shown : (canvas.height * distance) / shown;
  // Who is to see a mat looks down on it.
  const down = asks(start, 'mat') ? 0.9 : 0;
  const camera = createCamera(
    [view.spread(isClose ? 0.35 : isNear ? 0.7 : 1.6), view.between(1.5, 2) + down, -distance],
    0,
    {
      focal,
      centerX: canvas.width / 2,
      horizon:
        canvas.height * ((isClose ? 0.46 : isNear ? 0.53 : isTall ? 0.62 : 0.6) - down * 0.2),
    },
  );
  const stage = { ...start, camera };
  drawSky(stage);
  drawLandscape(stage);
  drawGround(stage);
  drawWalls(stage);
  drawEntrance(stage);
  drawWalk(stage);
  drawTurf(stage, ([x, z]) => Math.abs(x) > 1.6 && z < -1.2);
  if (start.scene.region === 'desert') drawDryPlanting(stage);
  else drawPlanting(stage);
  castSolidShadows(
    stage,
    things.filter(({ low }) => low[1] < 0.1),
  );
  drawSolids(stage, things);
  drawWeather(stage);
  drawVignette(stage);
}

function drawWalls(stage: Stage) {
  const { palette, random, light } = stage;
  const isEarth = stage.scene.region === 'desert';
  const isBrick =
    !hasStucco(stage.scene) &&
    random.fork('front').chance(['brick', 'rows'].includes(housesOf(stage.scene)) ? 0.85 : 0.3);
  const wall = isBrick ? material(palette.brick, 'brick') : material(palette.walls, 'clapboard');
  const face = frontFace(stage, [-9, 0, 0]);
  surface(
    stage,
    face,
    rectangle(0, 0, 18, floor),
    isEarth ? wall : material(palette.stone, 'stone'),
  );
  surface(stage, face, rectangle(0, floor, 18, 6.5), wall, { foot: true });
  if (!isEarth) paintOn(stage, face, rectangle(0, floor - 0.06, 18, 0.12), palette.trim);
  for (const u of [4.9, 11.4])
    windowOn(
      stage,
      face,
      { u, v: 1.2, width: 1.7, height: 1.75 },
      isEarth
        ? { frame: palette.wood, panes: [2, 1] }
        : { frame: palette.trim, panes: [3, 3], shutters: palette.shutters },
    );
  for (const u of [2, 14.3])
    windowOn(
      stage,
      face,
      { u, v: 1.2, width: 1.5, height: 1.75 },
      isEarth ? { frame: palette.wood, panes: [2, 1] } : { frame: palette.trim, panes: [3, 3] },
    );
  // The shade of the roof over the door.
  washOn(
    stage,
    face,
    rectangle(7, floor, 4, 3.1),
    gradientOn(
      stage,
      face,
      [9, 3.6],
      [9, floor],
      [
        [0, light.shadow, light.shadowOpacity],
        [1, light.shadow, light.shadowOpacity * 0.3],
      ],
    ),
  );
}

function drawEntrance(stage: Stage) {
  const { palette, light, canvas } = stage;
  const isEarth = stage.scene.region === 'desert';
  const face = frontFace(stage, [-9, floor, 0]);
  const stone = material(lighter(palette.stone, 0.12));
  doorOn(
    stage,
    face,
    { u: 8.45, v: 0, width: 1.1, height: 2.2 },
    isEarth
      ? { paint: palette.door, frame: palette.wood, kind: 'panels' }
      : {
          paint: palette.door,
          frame: palette.trim,
          kind: 'panels',
          sidelights: true,
          transom: true,
        },
  );
  const isDecorated = stage.scene.things?.some(
    (thing) => onDoors.has(thing) && thing !== 'doorbell' && thing !== 'lockbox',
  );
  if (!isDecorated && (!isEarth || stage.scene.holiday === 'winter'))
    wreath(stage, seenOn(stage, face, [9, 1.62]), scaleOn(stage, face, [9, 1.6]) * 0.27);
  lanternOn(stage, face, 7.6, 1.55);
  lanternOn(stage, face, 10.4, 1.55);
  const [left, right, front] = [-1.75, 1.75, -1.5];
  box(stage, [left, 0, front], [right, floor, 0], stone, {
    top: material(lighter(palette.stone, 0.28)),
  });
  if (asks(stage, 'mat')) drawWelcomeMat(stage);
  else {
    const mat = topFace(stage, [-0.6, floor + 0.01, -0.75]);
    paintOn(stage, mat, rectangle(0, 0, 1.2, 0.55), color('#7a6246'));
    paintOn(stage, mat, rectangle(0.07, 0.06, 1.06, 0.43), color('#94795a'));
  }
  if (light.lamps > 0.3) {
    const at = seenOn(stage, face, [9, 0.4], 0.8);
    canvas.ellipse(
      at,
      [scaleOn(stage, face, [9, 0]) * 2, scaleOn(stage, face, [9, 0]) * 0.8],
      canvas.radial([
        [0, lampTop, 0.4 * light.lamps],
        [1, lampTop, 0],
      ]),
    );
  }
  drawSteps(stage, [-1.15, 1.15], front, floor, stone);
  for (const x of [left + 0.2, right - 0.2])
    porchPost(
      stage,
      [x, floor, front + 0.2],
      2.75,
      0.26,
      material(isEarth ? darker(palette.wood, 0.25) : palette.trim),
    );
  if (isEarth) return drawPortal(stage, left, right, front);
  drawCanopy(stage, left, right, front);
  if (stage.scene.holiday === 'winter') return;
  if (hasStucco(stage.scene))
    for (const x of [-1.2, 1.2])
      pottedPlant(withRandom(stage, `pot ${x}`), [x, floor, -0.75], 1.1, 'broad', palette.stone);
  else for (const x of [-1.2, 1.2]) planter(withRandom(stage, `planter ${x}`), [x, floor, -0.75]);
}

/** A wide mat of coir before the door, with a dark border and a heart. */
function drawWelcomeMat(stage: Stage) {
  const face = topFace(stage, [-0.95, floor + 0.01, -1.44]);
  paintOn(stage, face, rectangle(0, 0, 1.9, 1), color('#3f3a34'));
  paintOn(stage, face, rectangle(0.09, 0.08, 1.72, 0.84), color('#b98d57'));
  paintOn(stage, face, rectangle(0.17, 0.15, 1.56, 0.7), color('#c99f68'));
  paintOn(
    stage,
    face,
    [
      [0.95, 0.22],
      [1.2, 0.52],
      [1.18, 0.7],
      [1.06, 0.76],
      [0.95, 0.64],
      [0.84, 0.76],
      [0.72, 0.7],
      [0.7, 0.52],
    ],
    color('#3f3a34'),
  );
}

/** The porch of an adobe: a beam on posts, the ends of its rafters, pots with agaves, red chiles. */
function drawPortal(stage: Stage, left: number, right: number, front: number) {
  const { palette } = stage;
  const timber = material(darker(palette.wood, 0.25));
  const y = floor + 2.75;
  box(stage, [left - 0.3, y, front], [right + 0.3, y + 0.26, front + 0.3], timber);
  box(
    stage,
    [left - 0.3, y + 0.26, front],
    [right + 0.3, y + 0.95, 0],
    material(palette.walls, 'stucco'),
  );
  for (let x = left - 0.1; x < right + 0.2; x += 0.5)
    box(stage, [x, y + 0.3, front - 0.35], [x + 0.17, y + 0.47, front], timber);
  drawSolids(
    stage,
    [-1, 1].flatMap((side) => [
      ...put(plant(0.95, 'blades', '#b5573a'), [side * 1.2, floor, -0.75]),
      // Strings of chiles hang where houses are of adobe.
      ...(housesOf(stage.scene) === 'adobe' || asks(stage, 'ristras')
        ? put(ristra(0.9), [side * 0.98, floor + 1.15, -0.16])
        : []),
    ]),
  );
}

function drawCanopy(stage: Stage, left: number, right: number, front: number) {
  const { palette } = stage;
  const white = material(palette.trim);
  const y = floor + 2.75;
  box(stage, [left - 0.1, y, front - 0.1], [right + 0.1, y + 0.4, 0], white, { top: false });
  const gable = frontFace(stage, [left - 0.1, y + 0.4, front - 0.1]);
  const wide = right - left + 0.2;
  surface(
    stage,
    gable,
    [
      [0, 0],
      [wide, 0],
      [wide / 2, 1.05],
    ],
    white,
  );
  paintOn(
    stage,
    gable,
    [
      [0.45, 0.12],
      [wide - 0.45, 0.12],
      [wide / 2, 0.82],
    ],
    darker(palette.trim, 0.1),
  );
  const edge = (from: number, to: number) =>
    paintOn(
      stage,
      gable,
      [
        [from, -0.02],
        [wide / 2, 1.05],
        [wide / 2, 1.32],
        [to, -0.02],
      ],
      palette.roof,
      { out: 0.1 },
    );
  edge(wide, wide + 0.42);
  edge(0, -0.42);
}

function drawWalk(stage: Stage) {
  const { camera, canvas, light, palette } = stage;
  const base = lit(light, lighter(palette.stone, 0.2), [0, 0.85, 0]);
  const strip = (z: number, next: number): Vector[] => [
    [-1.25, 0, z],
    [1.25, 0, z],
    [1.25, 0, next],
    [-1.25, 0, next],
  ];
  for (let z = -2.45; z > -7; z -= 0.85)
    canvas.polygon(
      projectPolygon(camera, strip(z, z - 0.82)),
      darker(base, (Math.abs(Math.round(z * 7)) % 3) * 0.05),
    );
}
