import { castShadows, crownPoints } from '#builtin/illustrator/building/shadow.ts';
import { createCamera, project, projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint, Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, closedCurve } from '#builtin/illustrator/drawing/path.ts';
import { grassClump } from '#builtin/illustrator/foliage/shrub.ts';
import { drawForeground } from '#builtin/illustrator/homes/planting.ts';
import { type PlantedTree, plantTree } from '#builtin/illustrator/homes/yard-trees.ts';
import { drawGround, drawTurf } from '#builtin/illustrator/landscape/ground.ts';
import { drawLandscape } from '#builtin/illustrator/landscape/landscape.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { drawSky, drawVignette } from '#builtin/illustrator/light/sky.ts';
import { drawWeather } from '#builtin/illustrator/light/weather.ts';
import { drawPets } from '#builtin/illustrator/models/animals.ts';
import { parkBench, picnicTable } from '#builtin/illustrator/models/grounds.ts';
import { drawSolids, type Model, put } from '#builtin/illustrator/models/model.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import { type Stage, withRandom } from '#builtin/illustrator/stage.ts';
import { drawInOrder } from './draw-in-order.ts';
import { streetLamp } from './street-furniture.ts';

/** A neighbourhood park: a winding walk, a pond, benches under trees, the place behind it. */
export function drawPark(start: Stage, pets: readonly Model[]) {
  const { canvas } = start;
  const camera = createCamera([0, 2.6, -6], 0, {
    focal: Math.max(canvas.width, canvas.height) * 0.8,
    centerX: canvas.width / 2,
    horizon: canvas.height * (canvas.height > canvas.width * 1.1 ? 0.5 : 0.46),
  });
  const stage = { ...start, camera };
  const trees = parkTrees(withRandom(stage, 'park trees'));
  drawSky(stage);
  drawLandscape(stage);
  drawGround(stage);
  drawWalk(stage);
  drawPond(withRandom(stage, 'pond'));
  castShadows(
    stage,
    trees.map(({ at, height }) => crownPoints(at, height, 0.9)),
  );
  drawTurf(stage, ([x, z]) => Math.abs(x - walkAt(z)) > 1.4 && !isInPond(x, z));
  const parts = [
    ...trees.map((planted) => ({ depth: planted.at[2], draw: () => plantTree(stage, planted) })),
    ...[3, 11, 24].map((z) => ({
      depth: z,
      draw: () => streetLamp(stage, [walkAt(z) + 1.6, 0, z]),
    })),
    { depth: 5.2, draw: () => drawSolids(stage, put(parkBench, [walkAt(5.2) + 3, 0, 5.4])) },
    ...(stage.scene.extras?.includes('picnic')
      ? [{ depth: 4, draw: () => drawSolids(stage, put(picnicTable, [walkAt(3.6) - 2.6, 0, 3.6])) }]
      : []),
    { depth: 13, draw: () => drawSolids(stage, put(parkBench, [walkAt(13) - 2.6, 0, 13.2])) },
  ];
  drawInOrder(parts);
  drawPets(stage, pets, [walkAt(0.5), 0, 0.5]);
  drawForeground(withRandom(stage, 'foreground'));
  drawWeather(stage);
  drawVignette(stage);
}

const walkAt = (z: number) => Math.sin(z * 0.16 + 0.4) * 2.6 + 0.6;

const pond = { x: -6.2, z: 9, wide: 4.6, deep: 4.2 };
const isInPond = (x: number, z: number) =>
  ((x - pond.x) / pond.wide) ** 2 + ((z - pond.z) / pond.deep) ** 2 < 1.2;

function parkTrees({ scene, random }: Stage): PlantedTree[] {
  const kinds = treeKindsOf(scene);
  const kind = (index: number) => kinds[index % kinds.length] ?? kinds[0];
  const places: [number, number, number][] = [
    [6.4, 6, 7.5],
    [-11, 15, 8.5],
    [9.5, 15, 8],
    [4.2, 20, 7.5],
    [-4, 24, 8.5],
    [-9, 30, 9],
    [12, 28, 9.5],
    [1, 36, 9],
    [-16, 26, 9],
    [18, 36, 9],
    [-20, 38, 10],
    [7, 42, 9],
  ];
  return places.map(([x, z, height], index) => ({
    kind: kind(index),
    name: `park ${index}`,
    at: [x + random.spread(1), 0, z + random.spread(1)],
    height: height * random.between(0.9, 1.15),
    spread: random.between(0.75, 0.95),
    blossom: true,
  }));
}

function drawWalk(stage: Stage) {
  const { camera, canvas, light } = stage;
  const base = lit(light, color('#cdbf9f'), [0, 0.9, 0]);
  const left: Vector[] = [];
  const right: Vector[] = [];
  for (let z = -5.4; z < 60; z += z < 10 ? 0.8 : 3) {
    left.push([walkAt(z) - 1, 0, z]);
    right.push([walkAt(z) + 1, 0, z]);
  }
  const paint = canvas.linear(
    [0, camera.horizon],
    [0, canvas.height],
    [
      [0, mix(base, light.haze, 0.3)],
      [0.3, base],
      [1, darker(base, 0.16)],
    ],
  );
  canvas.polygon(projectPolygon(camera, [...left, ...right.reverse()]), paint, {
    outline: { paint: darker(base, 0.25), width: 1.6 },
  });
}

function drawPond(stage: Stage) {
  const { camera, canvas, light, random } = stage;
  const rim = (grow: number) =>
    Array.from({ length: 18 }, (_, index): PicturePoint => {
      const angle = (index / 18) * Math.PI * 2;
      const reach = grow + Math.sin(index * 2.1) * 0.06;
      return project(camera, [
        pond.x + Math.cos(angle) * pond.wide * reach,
        0,
        pond.z + Math.sin(angle) * pond.deep * reach,
      ]);
    });
  const shore = lit(light, color('#a58f68'), [0, 0.8, 0]);
  canvas.shape(closedCurve(rim(1.12)), shore);
  const outline = closedCurve(rim(1));
  const ys = rim(1).map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  canvas.shape(
    outline,
    canvas.linear(
      [0, top],
      [0, bottom],
      [
        [0, mix(light.sky[3], light.shadow, 0.2)],
        [0.4, mix(light.sky[2], light.shadow, 0.12)],
        [1, mix(light.sky[1], light.shadow, 0.3)],
      ],
    ),
  );
  canvas.clipped(outline, () => {
    let streaks = '';
    for (let index = 0; index < 26; index += 1) {
      const at = project(camera, [
        pond.x + random.spread(pond.wide),
        0,
        pond.z + random.spread(pond.deep),
      ]);
      streaks += blob(random, at, [random.between(8, 34), random.between(0.5, 1.6)], 0.3, 6);
    }
    canvas.shape(streaks, lighter(light.sky[2], 0.5), { opacity: 0.5 });
    const [x] = project(camera, [pond.x, 0, pond.z]);
    canvas.ellipse(
      [x - 40, top + 4],
      [140, (bottom - top) * 0.4],
      canvas.radial([
        [0, mix([0.2, 0.32, 0.2], light.shadow, 0.4), 0.5],
        [1, [0.2, 0.32, 0.2], 0],
      ]),
    );
  });
  for (let index = 0; index < 9; index += 1) {
    const angle = index * 0.75;
    grassClump(
      stage,
      [pond.x + Math.cos(angle) * pond.wide * 1.08, 0, pond.z + Math.sin(angle) * pond.deep * 1.08],
      random.between(0.5, 0.9),
    );
  }
}
