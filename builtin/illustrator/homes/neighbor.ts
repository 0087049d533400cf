import { mass, type Opening, roof } from '#builtin/illustrator/models/building.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import { block, type Tint } from '#builtin/illustrator/models/solid.ts';
import type { Scene } from '#builtin/illustrator/scene.ts';
import type { Random } from '#builtin/random.ts';

/** A plain house such as stands beside another one: no more than one sees in passing. */
export function neighbor(random: Random, scene: Scene): Model {
  if (scene.region === 'desert') return flatNeighbor(random);
  const tint = random.pick<Tint>([
    'walls',
    'accentWalls',
    '#d9cdb4',
    '#c8b7a0',
    '#e9e2d0',
    '#9aa8ad',
    '#b7a48a',
  ]);
  const [width, depth] = [random.between(8.5, 11.5), random.between(7, 9)];
  const isTall = random.chance(0.45);
  const height = isTall ? 5.4 : 2.9;
  const front: Opening[] = [
    ['window', width * 0.1, 0.9, 1.3, 1.3],
    ['door', width * 0.45, 0.1, 1, 2.05],
    ['window', width * 0.68, 0.9, 1.5, 1.3],
    ...(isTall
      ? ([
          ['window', width * 0.12, 3.4, 1.2, 1.3],
          ['window', width * 0.43, 3.4, 1.2, 1.3],
          ['window', width * 0.72, 3.4, 1.2, 1.3],
        ] as Opening[])
      : []),
  ];
  return [
    mass([0, 0, depth / 2], [width, height, depth], tint, {
      texture: 'clapboard',
      front,
      right: [['window', 2, 0.9, 1.3, 1.3]],
      left: [['window', 2, 0.9, 1.3, 1.3]],
    }),
    roof([0, height, depth / 2], [width + 0.8, random.between(1.8, 2.8), depth + 0.8], {
      gable: tint,
      ridge: random.pick(['along', 'away', 'hip']),
    }),
  ];
}

/** A low house of earth with a flat roof, as it stands in the Southwest. */
function flatNeighbor(random: Random): Model {
  const tint = random.pick<Tint>(['#c98f63', '#d3a077', '#dcb28a', '#d8c3a0']);
  const [width, depth] = [random.between(8.5, 11.5), random.between(7, 9)];
  const openings: Opening[] = [
    ['plain', width * 0.12, 0.95, 1.2, 1.2],
    ['door', width * 0.45, 0.05, 1, 2.05],
    ['plain', width * 0.7, 0.95, 1.4, 1.2],
  ];
  return [
    mass([0, 0, depth / 2], [width, 3.1, depth], tint, {
      texture: 'stucco',
      front: openings,
      right: [['plain', 2, 0.95, 1.2, 1.2]],
      left: [['plain', 2, 0.95, 1.2, 1.2]],
    }),
    block([0, 3.1, depth / 2], [width + 0.2, 0.35, depth + 0.2], tint, { texture: 'stucco' }),
  ];
}
