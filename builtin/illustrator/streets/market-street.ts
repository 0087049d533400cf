import { castShadows } from '#builtin/illustrator/building/shadow.ts';
import { createCamera, groundAt } from '#builtin/illustrator/drawing/camera.ts';
import { boxCorners } from '#builtin/illustrator/drawing/geometry.ts';
import { plantTree } from '#builtin/illustrator/homes/yard-trees.ts';
import { drawGround } from '#builtin/illustrator/landscape/ground.ts';
import { drawLandscape } from '#builtin/illustrator/landscape/landscape.ts';
import { drawSky, drawVignette } from '#builtin/illustrator/light/sky.ts';
import { drawWeather } from '#builtin/illustrator/light/weather.ts';
import { drawPets } from '#builtin/illustrator/models/animals.ts';
import { drawSolids, type Model, put } from '#builtin/illustrator/models/model.ts';
import { pumpkin } from '#builtin/illustrator/models/outdoors.ts';
import { shopsOn } from '#builtin/illustrator/pages/shops.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import { type Stage, withRandom } from '#builtin/illustrator/stage.ts';
import { drawInOrder, type PlacedPart } from './draw-in-order.ts';
import { drawRoad, roadEdge } from './road.ts';
import { stall, streetLamp, stringLights } from './street-furniture.ts';

/** A town street made ready for a market: stalls with awnings under strings of lights. */
export function drawMarketStreet(start: Stage, pets: readonly Model[]) {
  const { canvas, random } = start;
  const isTall = canvas.height > canvas.width * 1.1;
  const camera = createCamera([random.between(-0.6, 0.6), 2.2, -3.4], random.between(-0.03, 0.03), {
    focal: isTall ? canvas.width * 1.1 : Math.min(canvas.width * 0.85, canvas.height * 1.1),
    centerX: canvas.width / 2,
    horizon: canvas.height * 0.65,
  });
  const stage = { ...start, camera };
  drawSky(stage);
  drawLandscape(stage);
  drawGround(stage);
  drawRoad(stage, { isPaved: true });
  castShadows(
    stage,
    stalls.flatMap((z) => [
      boxCorners([-4.8, 0, z], [-3, 2.6, z + 2.6]),
      boxCorners([3, 0, z + 2], [4.8, 2.6, z + 4.6]),
    ]),
  );
  drawInOrder([...houses(stage), ...stallsAndLights(stage), ...trees(stage), ...heaps(stage)]);
  drawPets(stage, pets, groundAt(camera, [canvas.width * 0.46, canvas.height * 0.95]), 1.7);
  drawWeather(stage);
  drawVignette(stage);
}

/** How far away the stalls on the left stand; those on the right a little further. */
const stalls = [34, 28.5, 23, 17.5, 12, 6.5];

/** Shops on both sides, as they are built there. */
function houses(stage: Stage): PlacedPart[] {
  return ([-1, 1] as const).flatMap((side) =>
    shopsOn(stage.random.fork(`shops ${side}`), stage.scene, side, 4).map(([model, x, z, how]) => ({
      depth: z,
      draw: () => drawSolids(stage, put(model, [x + side * 1.4, 0, z + 2], how)),
    })),
  );
}

function stallsAndLights(stage: Stage): PlacedPart[] {
  const edge = roadEdge + 1.2;
  const left = stalls.map((z) => ({
    depth: z,
    draw: () => stall(withRandom(stage, `left ${z}`), [-edge, 0, z], -1),
  }));
  const right = stalls.map((z) => ({
    depth: z + 2,
    draw: () => stall(withRandom(stage, `right ${z}`), [edge, 0, z + 2], 1),
  }));
  const lamps = [11, 22, 33].flatMap((z) =>
    [-1, 1].map((side) => ({
      depth: z,
      draw: () => streetLamp(stage, [side * (roadEdge + 2.4), 0, z], 4),
    })),
  );
  const strings = [30, 24, 18, 12.5, 7.5].map((z) => ({
    depth: z - 0.5,
    draw: () => stringLights(stage, [-6.4, 5.6, z], [6.4, 5.6, z - 1], 15),
  }));
  return [...left, ...right, ...lamps, ...strings];
}

/** Pumpkins on the ground before the stalls, where they were asked for. */
function heaps(stage: Stage): PlacedPart[] {
  if (!stage.scene.extras?.includes('pumpkins')) return [];
  return [5.4, 8.6, 12.4].flatMap((z) =>
    [-1, 1].map((side) => ({
      depth: z - 1.5,
      draw: () =>
        drawSolids(
          stage,
          (
            [
              [0, 0, 0.62, '#dd7a2a'],
              [0.5, 0.3, 0.5, '#c9662a'],
              [-0.4, 0.5, 0.46, '#e3d2a8'],
              [0.15, -0.55, 0.42, '#e0892f'],
            ] as const
          ).flatMap(([x, dz, size, tint]) =>
            put(pumpkin(size, tint), [side * (roadEdge - 0.9 + x), 0, z + dz]),
          ),
        ),
    })),
  );
}

/** A green end to the street. */
function trees(stage: Stage): PlacedPart[] {
  return [33, 41, 50, 60].flatMap((z) =>
    [-8.5, 8.5, -14, 14].map((x) => ({
      depth: z,
      draw: () =>
        plantTree(stage, {
          kind: treeKindsOf(stage.scene)[0],
          name: `far ${z} ${x}`,
          at: [x, 0, z],
          height: 8,
          spread: 0.9,
        }),
    })),
  );
}
