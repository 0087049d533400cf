import {
  agavePlant,
  barrelCactus,
  boulder,
  pricklyPear,
} from '#builtin/illustrator/models/desert-plants.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { layGround, mainHouse } from './around.ts';
import type { Placed, YardPage } from './yard-page.ts';

const pathAt = (z: number) => 0.4 + Math.sin(z * 0.34) * 1.3;

/** Gravel, and a path of paler stone that winds to the house. */
function drawGravel(stage: Stage) {
  layGround(
    stage,
    [
      [-40, 0, -6],
      [40, 0, -6],
      [40, 0, 11.6],
      [-40, 0, 11.6],
    ],
    '#cbb08c',
  );
  const edge = (side: number) =>
    Array.from({ length: 24 }, (_, index) => {
      const z = -5.5 + index * 0.75;
      return [pathAt(z) + side * 0.75, 0, z] as const;
    });
  layGround(stage, [...edge(-1), ...edge(1).reverse()], '#e6d9c0');
}

/** A yard that needs no water: cacti, agaves and boulders in gravel. */
export const desertYard: YardPage = {
  distance: [4.6, 5.2],
  eye: [1.7, 2],
  horizon: 0.46,
  isBare: true,
  ground: drawGravel,
  pet: [0.6, 0, 0.4],
  things: (random, stage) => {
    const isSaguaro = treeKindsOf(stage.scene).includes('saguaro');
    const beside = (z: number, side: number) => pathAt(z) + side;
    return [
      ...mainHouse(stage, random, 1, 16),
      [isSaguaro ? outdoor.tree('saguaro', 3.6) : agavePlant(1.3), -3.6, 4.4],
      [isSaguaro ? outdoor.tree('saguaro', 2.8) : pricklyPear(1.5), 5.4, 7.6],
      [barrelCactus(0.8), beside(0.4, -1.7), 0.4],
      [barrelCactus(0.6), beside(1.1, -2.3), 1.1],
      [barrelCactus(0.7), beside(3.8, 1.7), 3.8],
      [pricklyPear(1.4), beside(2, 2.3), 2],
      [pricklyPear(1.1), -5, 2.2],
      ...(
        [
          [-1.6, 2.4],
          [1.5, 0.2],
          [-2.6, 6],
          [3.4, 5.4],
          [1.7, 7.4],
          [-4.6, 8],
        ] as const
      ).map(
        ([aside, z], index): Placed => [agavePlant(0.8 + (index % 3) * 0.14), beside(z, aside), z],
      ),
      ...(
        [
          [-2.9, 0.1, 1.1],
          [-3.5, 0.6, 0.7],
          [2.6, 0.9, 0.9],
          [3.2, 3.2, 1.3],
          [-1.5, 4.6, 0.8],
          [-5.6, 5, 1.4],
        ] as const
      ).map(
        ([x, z, size]): Placed => [
          boulder(size, stage.scene.region === 'desert' ? '#b58f6f' : '#a8a098'),
          x,
          z,
        ],
      ),
      ...[-4.2, 4.4, -2.2, 2.8].map(
        (x, index): Placed => [outdoor.grass(0.6), x, 1.4 + index * 1.6],
      ),
    ];
  },
};
