import { castShadows, crownPoints } from '#builtin/illustrator/building/shadow.ts';
import { createCamera, groundAt } from '#builtin/illustrator/drawing/camera.ts';
import { shrub } from '#builtin/illustrator/foliage/shrub.ts';
import { homes } from '#builtin/illustrator/homes/draw-home.ts';
import type { Home } from '#builtin/illustrator/homes/home.ts';
import { type PlantedTree, plantTree } from '#builtin/illustrator/homes/yard-trees.ts';
import { drawGround, drawTurf } from '#builtin/illustrator/landscape/ground.ts';
import { drawLandscape } from '#builtin/illustrator/landscape/landscape.ts';
import { drawSky, drawVignette } from '#builtin/illustrator/light/sky.ts';
import { drawWeather } from '#builtin/illustrator/light/weather.ts';
import { streetHomes } from '#builtin/illustrator/local-homes.ts';
import { drawPets } from '#builtin/illustrator/models/animals.ts';
import { drawSolids, type Model } from '#builtin/illustrator/models/model.ts';
import { thingSolids } from '#builtin/illustrator/pages/thing-models.ts';
import { paletteOf } from '#builtin/illustrator/palette.ts';
import { housesOf, treeKindsOf } from '#builtin/illustrator/regions.ts';
import type { HomeSubject } from '#builtin/illustrator/scene.ts';
import { type LocalFrame, type Stage, toWorld, withRandom } from '#builtin/illustrator/stage.ts';
import { drawInOrder } from './draw-in-order.ts';
import { drawRoad, roadEdge, walkTo } from './road.ts';
import { streetLamp } from './street-furniture.ts';

/** A residential street that runs away from the viewer between two rows of homes. */
export function drawStreet(start: Stage, pets: readonly Model[]) {
  const { canvas } = start;
  const camera = createStreetCamera(start);
  const stage = { ...start, camera };
  drawSky(stage);
  drawLandscape(stage);
  drawGround(stage);
  drawRoad(stage);
  const lots = layOut(stage);
  for (const { home, frame } of lots) castShadows({ ...stage, frame }, home.volumes);
  const trees = streetTrees(stage, lots);
  castShadows(
    stage,
    trees.map(({ at, height }) => crownPoints(at, height)),
  );
  drawTurf(stage, ([x]) => Math.abs(x) > walkTo + 0.3 && Math.abs(x) < 40);
  drawAll(stage, lots, trees);
  drawSolids(
    stage,
    thingSolids(stage.scene, groundAt(camera, [canvas.width * 0.3, canvas.height * 0.93])),
  );
  drawPets(stage, pets, groundAt(camera, [canvas.width * 0.44, canvas.height * 0.95]), 1.7);
  drawWeather(stage);
  drawVignette(stage);
}

/** In town one looks down the street between high fronts, elsewhere across it at the homes. */
function createStreetCamera(stage: Stage) {
  const { canvas, random } = stage;
  const isTall = canvas.height > canvas.width * 1.1;
  const isTown = isRowStreet(stage);
  const turn = isTown ? random.between(-0.06, 0.02) : isTall ? -0.5 : random.between(-0.46, -0.4);
  return createCamera([isTown ? random.between(0.6, 2) : 5.4, 2.2, isTown ? -3 : -6], turn, {
    focal: isTall
      ? canvas.width * (isTown ? 1.05 : 1.5)
      : Math.min(canvas.width * 0.8, canvas.height * 1.05) * (isTown ? 1 : 1.14),
    centerX: canvas.width * 0.5,
    horizon: canvas.height * (isTall ? 0.6 : isTown ? 0.64 : 0.6),
  });
}

/** Where houses stand wall to wall. */
const isRowStreet = ({ scene }: Stage) =>
  scene.homes ? wallToWall.has(scene.homes) : housesOf(scene) === 'rows';

const wallToWall = new Set<HomeSubject>(['townhouses', 'brownstone', 'victorian']);

type Lot = { home: Home; frame: LocalFrame; stage: Stage; near: number };

/** A row of homes along one side; the right end of each is nearest to the viewer. */
function rowOfLots(
  stage: Stage,
  side: -1 | 1,
  kinds: readonly [HomeSubject, ...HomeSubject[]],
  from: number,
  count: number,
  setback: number,
  gap: number,
): Lot[] {
  const lots: Lot[] = [];
  let z = from;
  for (let index = 0; index < count; index += 1) {
    const own = withRandom(stage, `lot ${side} ${index}`);
    const dressed = {
      ...own,
      palette: paletteOf({ ...stage.scene, colors: {} }, own.random.fork('palette')),
    };
    const home = homes[own.random.pick(kinds)](dressed);
    const frame: LocalFrame = {
      origin: [side * setback, 0, z + home.width],
      x: [0, 0, -1],
      z: [side, 0, 0],
      size: 1,
    };
    lots.push({ home, frame, stage: { ...dressed, frame }, near: z });
    z += home.width + gap;
  }
  return lots;
}

function layOut(stage: Stage): Lot[] {
  const { homes } = stage.scene;
  const kinds: typeof streetHomes.frame =
    homes && alongStreets.has(homes) ? [homes] : streetHomes[housesOf(stage.scene)];
  const isTown = isRowStreet(stage);
  const [count, setback, gap] = isTown ? [2, 9.6, 1.5] : [3, 11, 4];
  return [
    ...rowOfLots(stage, -1, kinds, 7, count, setback, gap),
    ...rowOfLots(stage, 1, kinds, 9.5, count, setback, gap),
  ];
}

/** Homes that stand one beside the other. */
const alongStreets = new Set<HomeSubject>([
  ...(['craftsman', 'ranch', 'colonial', 'cottage', 'farmhouse', 'adobe', 'townhouses'] as const),
  ...(['brownstone', 'victorian'] as const),
  ...(['cape-cod', 'two-story', 'mediterranean', 'split-level', 'duplex'] as const),
]);

function streetTrees(stage: Stage, lots: readonly Lot[]): PlantedTree[] {
  const { scene } = stage;
  const random = stage.random.fork('street trees');
  const kinds = treeKindsOf(scene).filter((each) => each !== 'saguaro');
  const leafy = kinds.filter((each) => each !== 'conifer');
  const kind = random.pick(leafy.length > 0 ? leafy : kinds);
  const plant = (side: -1 | 1, z: number): PlantedTree => ({
    kind: kind ?? 'broadleaf',
    name: `street tree ${side} ${z.toFixed(1)}`,
    at: [side * treeLineAt, 0, z],
    height: random.between(4.3, 5.6) * (kind === 'palm' ? 1.2 : kind === 'live-oak' ? 1.7 : 1),
    spread: 0.74,
    blossom: true,
  });
  const left = isRowStreet(stage) ? [6, 16, 26, 36, 46, 56] : betweenHomes(stage, lots);
  return [
    ...left.map((z) => plant(-1, z)),
    ...[14, 25, 35, 46, 57].map((z) => plant(1, z + random.spread(1))),
  ];
}

const treeLineAt = roadEdge + 1.1;

/** Places along the kerb from which a tree hides a gap between two homes and not a home. */
function betweenHomes({ camera }: Stage, lots: readonly Lot[]): number[] {
  const [x, , z] = camera.position;
  return lots
    .filter(({ frame }) => frame.origin[0] < 0)
    .map(({ frame }) => {
      const share = (-treeLineAt - x) / (frame.origin[0] - x);
      return z + (frame.origin[2] + 3.4 - z) * share;
    });
}

/** Far things first; a home counts by its near end. */
function drawAll(stage: Stage, lots: readonly Lot[], trees: readonly PlantedTree[]) {
  const far = trees.map((planted) => ({
    depth: planted.at[2],
    draw: () => plantTree(stage, planted),
  }));
  const built = lots.map((lot) => ({
    depth: lot.near + lot.home.width * 0.5,
    draw: () => drawLot(stage, lot),
  }));
  const lamps = [10, 26, 44].map((z) => ({
    depth: z,
    draw: () => streetLamp(stage, [-(roadEdge + 0.7), 0, z]),
  }));
  const back = [64, 74].flatMap((z) =>
    [-16, -9, 9, 16].map((x) => ({
      depth: z,
      draw: () =>
        plantTree(stage, {
          kind: treeKindsOf(stage.scene)[0],
          name: `end ${z} ${x}`,
          at: [x, 0, z],
          height: 9,
          spread: 1,
        }),
    })),
  );
  drawInOrder([...far, ...built, ...lamps, ...back]);
}

function drawLot(stage: Stage, { home, frame, stage: own }: Lot) {
  home.draw(own);
  const random = own.random.fork('hedge');
  for (const { x, z } of home.beds) {
    const count = Math.max(2, Math.round((x[1] - x[0]) / 1.1));
    for (let index = 0; index < count; index += 1) {
      const at = toWorld(frame, [x[0] + ((index + 0.5) / count) * (x[1] - x[0]), 0, z]);
      shrub({ ...stage, random: random.fork(`${index} ${x[0]}`) }, at, random.between(0.6, 0.9), {
        flowers: random.chance(0.4),
      });
    }
  }
}
