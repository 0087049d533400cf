import { houseWithGarage, mainLook } from '#builtin/illustrator/homes/local-house.ts';
import { layPaving } from '#builtin/illustrator/landscape/paving.ts';
import { leafScatter } from '#builtin/illustrator/models/grounds.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block } from '#builtin/illustrator/models/solid.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { homesBehind, layGround, planting, trees } from './around.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** How far the middle of the drive is to the right, so many metres away. */
const bend = (z: number) => 0.6 + Math.sin(z * 0.13) * 1.4;

const driveEdge = (side: number) =>
  Array.from({ length: 26 }, (_, i) => {
    const z = -6.8 + i * 0.8;
    return [bend(z) + side * 2.3, z] as const;
  });

/** The crack of a slab that the ground has moved, seen from the street. */
function drawCrack(stage: Stage) {
  const line = [-2, -1.4, -1.1, -0.4, 0, 0.7, 1.1, 1.9].map(
    (x, i) => [bend(0) + x, 0.02, 0.4 + ((i * 5) % 4) * 0.16 + i * 0.12] as const,
  );
  layGround(
    stage,
    [...line, ...line.map(([x, y, z], i) => [x, y, z + 0.05 + (i % 3) * 0.03] as const).reverse()],
    '#4a4843',
  );
}

/** A drive that leads up to the garage, with trees along it where it is lined. */
export const driveway: YardPage = {
  distance: [5, 5.8],
  eye: [1.8, 2.2],
  horizon: 0.44,
  hasGrass: (x, z) => z > 14 || Math.abs(x - bend(z)) > 2.6,
  pet: [-3.2, 0, 0.6],
  ground: (stage) => {
    const kind = stage.scene.paving ?? 'concrete';
    layPaving(stage, [...driveEdge(-1), ...[...driveEdge(1)].reverse()], kind);
    if (asks(stage, 'cracked')) drawCrack(stage);
  },
  things: (random, stage) => {
    const look = mainLook(random.fork('house'), stage.scene);
    const rows = asks(stage, 'tree-rows');
    return [
      ...homesBehind(stage, random, 20, [-19, 20]),
      [houseWithGarage(look), bend(13) - 3, 13],
      ...(rows
        ? trees(
            stage,
            random,
            [1, 4, 7.5, 11].flatMap((z) => [-4.2, 4.2].map((x) => [bend(z) + x, z] as const)),
            6.5,
          )
        : trees(
            stage,
            random,
            [
              [-7, 9],
              [8.5, 10],
            ],
            7,
          )),
      ...[-4.6, -3.6, 4.6, 5.6].map((x): Placed => [planting(stage, 0.7), bend(12) + x, 12.4]),
      ...(asks(stage, 'fallen-leaves')
        ? Array.from(
            { length: 12 },
            (_, i): Placed => [leafScatter(1.8), bend(i) + ((i * 5) % 4) - 1.6, -0.6 + i * 0.9],
          )
        : []),
      ...[-3, 3].map((x): Placed => [outdoor.grass(0.5), bend(0) + x, 0.2]),
      ...(stage.scene.paving === 'gravel'
        ? [-2.6, 2.6].map((x): Placed => [[block([0, 0, 0], [0.14, 0.9, 0.14], 'wood-1')], x, 2])
        : []),
    ];
  },
};
