import { material, type Texture } from '#builtin/illustrator/building/material.ts';
import { surface } from '#builtin/illustrator/building/wall.ts';
import { createCamera, groundAt, project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { rectangle, topFace } from '#builtin/illustrator/drawing/face.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { localHouse } from '#builtin/illustrator/homes/local-house.ts';
import { drawGround, drawTurf } from '#builtin/illustrator/landscape/ground.ts';
import { drawLandscape } from '#builtin/illustrator/landscape/landscape.ts';
import { drawSky, drawVignette } from '#builtin/illustrator/light/sky.ts';
import { drawWeather } from '#builtin/illustrator/light/weather.ts';
import {
  castSolidShadows,
  drawSolids,
  type Model,
  put,
} from '#builtin/illustrator/models/model.ts';
import { balloons } from '#builtin/illustrator/models/outdoors.ts';
import {
  block,
  type Solid,
  type Tint,
  type Turn,
  tintOf,
} from '#builtin/illustrator/models/solid.ts';
import { isShown } from '#builtin/illustrator/scene-parts.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import { thingSolids } from './thing-models.ts';

/** A thing outdoors: metres to the right of the middle, metres away from the viewer's edge. */
export type Placed = readonly [
  model: Model,
  x: number,
  z: number,
  how?: { y?: number; turn?: Turn; size?: number; chance?: number },
];

/** A paved piece of ground. */
export type PavedArea = {
  x: readonly [number, number];
  z: readonly [number, number];
  tint: Tint;
  texture?: Texture;
  y?: number;
};

export type YardPage = {
  /** Height of the eye, distance of the viewer and width of what he sees, as lowest and highest. */
  eye?: readonly [number, number];
  distance?: readonly [number, number];
  horizon?: number;
  zoom?: number;
  /** Looks to the left where it is negative. */
  turn?: number;
  /** Metres above the ground, of the viewer and of all things. */
  level?: number;
  paving?: readonly PavedArea[];
  /** What is drawn on the ground before anything stands on it, such as water. */
  ground?: (stage: Stage) => void;
  /** Without a lawn there are no blades of grass. */
  isBare?: true;
  /** Where grass grows, if not everywhere. */
  hasGrass?: (x: number, z: number) => boolean;
  /** Where an animal would sit. */
  pet?: Vector;
  /** Where a house stands, if one was asked for besides. */
  home?: readonly [x: number, z: number];
  things: (random: Random, stage: Stage) => readonly Placed[];
};

/** Draws a piece of the outdoors and what stands there. */
export const drawYardPage = (page: YardPage) => (start: Stage, extras: readonly Model[]) => {
  const stage = { ...start, camera: viewOf(page, start) };
  const random = stage.random.fork('yard');
  drawSky(stage);
  drawLandscape(stage);
  drawGround(stage);
  page.ground?.(stage);
  for (const paving of page.paving ?? []) pave(stage, paving);
  const [petX, petY, petZ] = petPlace(page.pet ?? [1.2, 0, 0.6], stage);
  const pets: Placed[] = extras.map((pet, index) => [pet, petX - index, petZ, { y: petY }]);
  const solids: Solid[] = [
    ...page.things(random.fork('things'), stage),
    ...homeOf(page, stage),
    ...balloonsAt(stage, [petX - 1, petY, petZ + 0.4]),
    ...pets,
  ]
    .filter(([, , , how]) => !how?.chance || random.chance(how.chance))
    .flatMap(([model, x, z, { y = page.level ?? 0, ...how } = {}]) => put(model, [x, y, z], how));
  // On a dock there is no room beside the animal.
  const aside = petY > 0 ? 0.5 : -2.6;
  solids.push(...thingSolids(stage.scene, [petX + aside, petY, petZ + 0.6]));
  castSolidShadows(stage, solids, page.level ? 0 : 1);
  const { hasGrass = () => true } = page;
  if (!page.isBare)
    drawTurf(stage, (at) => hasGrass(...at) && !(page.paving ?? []).some((area) => isOn(area, at)));
  drawSolids(stage, solids);
  drawWeather(stage);
  drawVignette(stage);
};

/** The house that was asked for beside a landscape. */
const homeOf = ({ home }: YardPage, stage: Stage): Placed[] =>
  home && asks(stage, 'house-behind')
    ? [[localHouse(stage.random.fork('home'), stage.scene, { isMain: true }), ...home]]
    : [];

/** Where an animal sits: nearer than the page has it where that would be a dot, or beyond the edge. */
function petPlace(usual: Vector, { camera, canvas }: Stage): Vector {
  const [x, y] = project(camera, usual);
  const isSeen =
    x > canvas.width * 0.06 &&
    x < canvas.width * 0.94 &&
    y < canvas.height * 0.97 &&
    scaleAt(camera, usual) > canvas.height * 0.07;
  return isSeen || usual[1] > 0
    ? usual
    : groundAt(camera, [canvas.width * 0.5, canvas.height * 0.9]);
}

/** Balloons on a stake, for a party in a yard. */
const balloonsAt = (stage: Stage, [x, y, z]: Vector): Placed[] =>
  asks(stage, 'balloons') && isShown('balloons', stage.scene.subject)
    ? [[[block([0, 0, 0], [0.05, 1.02, 0.05], 'wood'), ...balloons], x, z, { y, size: 1.1 }]]
    : [];

function viewOf(
  {
    eye = [1.6, 2.3],
    distance = [4.6, 5.8],
    horizon = 0.42,
    zoom = 1.25,
    turn = 0,
    level = 0,
  }: YardPage,
  { canvas, random }: Stage,
) {
  const view = random.fork('view');
  const isTall = canvas.height > canvas.width * 1.1;
  return createCamera(
    [view.spread(1.1), level + view.between(...eye), -view.between(...distance)],
    turn + view.spread(0.12),
    {
      focal:
        zoom * (isTall ? canvas.width * 1.2 : Math.min(canvas.width * 0.82, canvas.height * 1.1)),
      centerX: canvas.width / 2,
      // In a tall picture there would be more ground than anyone wants to see.
      horizon:
        canvas.height * (isTall ? Math.max(horizon, Math.min(0.58, horizon + 0.1)) : horizon),
    },
  );
}

function pave(stage: Stage, { x, z, tint, texture = 'plain', y = 0.01 }: PavedArea) {
  surface(
    stage,
    topFace(stage, [x[0], y, z[0]]),
    rectangle(0, 0, x[1] - x[0], z[1] - z[0]),
    material(tintOf(stage, tint), texture),
  );
}

const isOn = ({ x, z }: PavedArea, [px, pz]: readonly [number, number]) =>
  px > x[0] && px < x[1] && pz > z[0] && pz < z[1];
