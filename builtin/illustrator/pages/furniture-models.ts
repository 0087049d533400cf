import * as details from '#builtin/illustrator/models/details.ts';
import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import { type Model, part, put } from '#builtin/illustrator/models/model.ts';
import { block, soft, tapered } from '#builtin/illustrator/models/solid.ts';
import type { FurnishingName } from '#builtin/illustrator/things/furniture-list.ts';
import { shelfOfBottles } from './kitchen-corners.ts';

/** A tall cabinet with two doors over a drawer. */
const wardrobe: Model = part('wardrobe', [
  block([0, 0.08, 0], [1.1, 1.9, 0.56], 'wood'),
  ...furniture.fronts([1.06, 0.4], [1, 1], [0.1, -0.28], 'wood+1'),
  ...furniture.fronts([1.06, 1.44], [2, 1], [0.5, -0.28], 'wood+1'),
  block([0, 1.98, 0], [1.2, 0.08, 0.62], 'wood-1'),
]);

const ottoman: Model = part('ottoman', [
  ...[-0.24, 0.24].flatMap((x) =>
    [-0.18, 0.18].map((z) => block([x, 0, z], [0.05, 0.1, 0.05], 'wood-4')),
  ),
  soft([0, 0.1, 0], [0.72, 0.34, 0.56], 'accentFabric', 0.08),
]);

/** Flatter than a hearth that is built with its room: its fire is seen from the side as well. */
const hearth: Model = part('fireplace', [
  block([0, 0, -0.14], [1.6, 0.06, 0.6], 'stone-1'),
  block([0, 0.06, 0.06], [1.5, 1, 0.3], 'brick', { texture: 'brick' }),
  block([0, 1.06, 0], [1.7, 0.1, 0.46], 'wood-1', { holds: true }),
  block([0, 1.16, 0.1], [1.1, 1.2, 0.22], 'brick', { texture: 'brick' }),
  block([0, 0.06, -0.1], [0.8, 0.72, 0.02], '#241d1a'),
  block([0, 0.1, -0.12], [0.56, 0.08, 0.02], '#6b4b34'),
  ...(
    [
      [-0.14, 0.26, 0.2, '#e8742a'],
      [0.15, 0.3, 0.2, '#e8742a'],
      [0, 0.42, 0.22, '#f0953a'],
      [0, 0.24, 0.14, '#ffd67a'],
    ] as const
  ).map(([x, high, wide, tint]) =>
    tapered([x, 0.16, -0.13], [wide, high, 0.01], tint, { x: [0.45, 0.55] }),
  ),
]);

/** A counter with two stools before shelves of bottles. */
const bar: Model = part('bar', [
  ...put(shelfOfBottles, [0, 1.24, 0.72], { size: 0.8 }),
  ...fixture.island(1.6, 'wood-2', '#8a5c3a'),
  ...[-0.4, 0.4].flatMap((x) => put(furniture.stool, [x, 0, -0.75])),
]);

/** What a room gets that is asked for with it and not part of it. */
export const addedFurniture: Partial<Record<FurnishingName, Model>> = {
  sofa: put(furniture.sofa, [0, 0, 0], { size: 0.86 }),
  armchair: furniture.armchair,
  bench: furniture.bench,
  ottoman,
  desk: [
    ...furniture.desk,
    ...put(furniture.laptop, [-0.2, 0.745, 0]),
    ...put(furniture.tableLamp, [0.6, 0.745, 0.1]),
    ...put(furniture.chair, [-0.2, 0, -0.62], { turn: 2 }),
  ],
  bookshelf: furniture.shelves(1, 5),
  dresser: [...furniture.dresser, ...put(furniture.tableLamp, [-0.4, 0.82, 0])],
  wardrobe,
  fireplace: hearth,
  'rocking-chair': details.rockingChair('wood+1'),
  crib: furniture.crib('trim'),
  bar,
  rug: furniture.rug(1.9, 1.2),
  chandelier: fixture.chandelier,
  pendant: fixture.pendant(0.5, '#e9dcc4', 0.5),
  'ceiling-fan': details.ceilingFan,
};
