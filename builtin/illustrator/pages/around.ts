import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, mix } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { drawStand } from '#builtin/illustrator/foliage/stand.ts';
import { localHouse } from '#builtin/illustrator/homes/local-house.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { bloomingBush } from '#builtin/illustrator/models/curb-things.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { drawn } from '#builtin/illustrator/models/solid.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import { blooms, type StandingPlant } from '#builtin/illustrator/scene.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';
import type { Placed } from './yard-page.ts';

/** Places to the right and away, as in "-8,9 11,8". */
export const spots = (list: string): [x: number, z: number][] =>
  list.split(' ').map((each) => {
    const [x = 0, z = 0] = each.split(',').map(Number);
    return [x, z];
  });

/** Trees as they grow there. */
export const trees = (
  stage: Stage,
  random: Random,
  places: readonly (readonly [x: number, z: number])[],
  size = 7,
  blossom = true,
): Placed[] =>
  places.map(([x, z]) => {
    const kind = random.pick(treeKindsOf(stage.scene));
    const height = kind === 'saguaro' ? 3.6 : size * random.between(0.82, 1.2);
    return [outdoor.tree(kind, height, blossom), x + random.spread(0.8), z + random.spread(0.8)];
  });

/** A row of houses as they stand there, and trees behind them. */
export const homesBehind = (
  stage: Stage,
  random: Random,
  z: number,
  xs: readonly number[] = [-22, -9, 4, 17],
): Placed[] => [
  ...xs.map(
    (x, index): Placed => [
      localHouse(random.fork(`house ${index}`), stage.scene),
      x,
      z + (index % 2),
    ],
  ),
  ...trees(
    stage,
    random,
    xs.map((x) => [x + 6.5, z + 8] as const),
    9,
  ),
];

/** The house the picture is about, its front at so many metres. */
export const mainHouse = (stage: Stage, random: Random, x: number, z: number): Placed[] => [
  ...trees(
    stage,
    random,
    [
      [x - 11, z + 7],
      [x - 3, z + 13],
      [x + 10, z + 8],
    ],
    9,
  ),
  [localHouse(random.fork('left'), stage.scene), x - 16.5, z + 4],
  [localHouse(random.fork('right'), stage.scene), x + 17, z + 5],
  [localHouse(random.fork('main'), stage.scene, { wide: 11.5, isMain: true }), x, z],
];

/** A bed full of the same flowers. */
export const flowerBed = (flowers: StandingPlant, width: number, depth: number): Model => [
  drawn(
    [0, 0, 0],
    [width, 0.4, depth],
    (stage, [x, y, z]) => {
      const own = stage.random.fork(`bed ${x} ${z}`);
      const feet = Array.from(
        { length: Math.round(width * depth * 20) },
        () => [x + own.spread(width / 2), y, z + own.spread(depth / 2)] as const,
      );
      drawStand(stage, flowers, feet);
    },
    false,
  ),
];

/** The flowers that were asked for, else flowers and shrubs, or what grows instead of them where it is dry. */
export function planting({ scene }: Stage, height: number): Model {
  const { region, season, flowers, holiday } = scene;
  if (region === 'desert') return outdoor.grass(height);
  const standing = flowers ?? (holiday === 'spring' ? 'tulips' : undefined);
  if (standing) return flowerBed(standing, 1.1, 0.7);
  return scene.blooms
    ? bloomingBush(height, blooms[scene.blooms])
    : outdoor.bush(height, season !== 'autumn');
}

/** A flat shape on the ground. */
export function layGround(stage: Stage, corners: readonly Vector[], code: string) {
  const { camera, canvas, light, scene } = stage;
  const base = lit(light, mix(color(code), snowColor, isSnowy(scene) ? 0.55 : 0), [0, 0.92, 0]);
  canvas.polygon(
    projectPolygon(camera, corners),
    canvas.linear(
      [0, camera.horizon],
      [0, canvas.height],
      [
        [0, mix(base, light.haze, 0.3)],
        [0.35, base],
        [1, darker(base, 0.14)],
      ],
    ),
  );
}

/** A strip across the picture, such as a road or a walk. */
export const layStrip = (stage: Stage, from: number, to: number, code: string) =>
  layGround(
    stage,
    [
      [-80, 0, from],
      [80, 0, from],
      [80, 0, to],
      [-80, 0, to],
    ],
    code,
  );
