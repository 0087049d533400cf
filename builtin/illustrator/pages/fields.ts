import { drawStand, feetInField, standColor } from '#builtin/illustrator/foliage/stand.ts';
import { localHouse } from '#builtin/illustrator/homes/local-house.ts';
import { bloomingBush } from '#builtin/illustrator/models/curb-things.ts';
import { barn } from '#builtin/illustrator/models/details.ts';
import { grainElevator, silo, waterTower } from '#builtin/illustrator/models/landmarks.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import * as outdoor from '#builtin/illustrator/models/outdoors.ts';
import { block } from '#builtin/illustrator/models/solid.ts';
import { blooms, type StandingPlant } from '#builtin/illustrator/scene.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { flowerBed, layStrip, mainHouse, trees } from './around.ts';
import type { Placed, YardPage } from './yard-page.ts';

/** Posts with two rails between them. */
const railFence = (length: number): Model => [
  ...Array.from({ length: Math.floor(length / 2.4) + 1 }, (_, index) =>
    block([-length / 2 + index * 2.4, 0, 0], [0.16, 1.15, 0.16], '#8a755c'),
  ),
  ...[0.4, 0.85].map((y) => block([0, y, 0], [length, 0.12, 0.07], '#9a846a')),
];

/** Spring flowers along a white fence, a house behind it. */
export const flowerFence: YardPage = {
  distance: [4, 4.6],
  eye: [1.3, 1.6],
  horizon: 0.4,
  things: (random, stage) => {
    const flowers = stage.scene.flowers ?? 'tulips';
    const { blooms: asked } = stage.scene;
    if (asked)
      return [
        ...mainHouse(stage, random, 3, 13),
        [outdoor.fence(30, 1.05, '#f6f2e9', 0.09), 0, 2.2],
        ...Array.from(
          { length: 22 },
          (_, index): Placed => [
            bloomingBush(0.72 + ((index * 7) % 4) * 0.1, blooms[asked]),
            -7.4 + index * 0.7,
            index % 2 ? 1.3 : 1.75,
          ],
        ),
      ];
    return [
      ...mainHouse(stage, random, 3, 13),
      [outdoor.fence(30, 1.05, '#f6f2e9', 0.09), 0, 2.2],
      ...[-6, -2, 2, 6].map((x): Placed => [flowerBed(flowers, 4.2, 1.1), x, 1.2]),
      [flowerBed(flowers, 9, 0.5), 0, 0.2],
    ];
  },
};

/** Flowers from a fence to where the trees begin. */
export const flowerField: YardPage = {
  distance: [4.6, 5.2],
  eye: [1.7, 2],
  horizon: 0.4,
  ground: (stage) => fill(stage, stage.scene.flowers ?? 'wildflowers', '#7f9a52'),
  things: (random, stage) => [
    ...trees(stage, random, farTrees, 8, false),
    [railFence(36), 0, 5],
    [localHouse(random, stage.scene, { isMain: true }), 12, 40],
  ],
};

/** A field that is ripe, and the farm behind it. */
export const grainField: YardPage = {
  distance: [4.6, 5.2],
  eye: [1.9, 2.2],
  horizon: 0.4,
  ground: (stage) =>
    asks(stage, 'cotton')
      ? fill(stage, 'cotton', '#8a7a50')
      : asks(stage, 'corn')
        ? fill(stage, 'corn', '#8a9a4a')
        : fill(stage, 'wheat', '#b8923e'),
  things: (random, stage) => [
    ...trees(stage, random, farTrees, 8, false),
    [barn('#a8352b'), 9, 40],
    ...(asks(stage, 'water-tower') ? ([[waterTower, -18, 70]] as Placed[]) : []),
    ...(asks(stage, 'grain-elevator')
      ? ([[grainElevator, 2, 58, { size: 0.8 }]] as Placed[])
      : ([[silo, 15.5, 43]] as Placed[])),
    [localHouse(random, stage.scene, { isMain: true }), -9, 42],
  ],
};

const farTrees = [
  [-26, 46],
  [-18, 50],
  [-2, 52],
  [4, 48],
  [22, 48],
  [28, 52],
] as const;

/** The field from afar as one color, and every plant of it near the viewer. */
function fill(stage: Stage, plant: StandingPlant, soil: string) {
  layStrip(stage, -8, 44, soil);
  layStrip(stage, 9, 44, standColor(plant));
  drawStand(stage, plant, feetInField(stage, [-2.6, 34]));
}
