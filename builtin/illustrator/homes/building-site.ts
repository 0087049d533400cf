import { color } from '#builtin/illustrator/drawing/color.ts';
import { mass, type Opening, roof } from '#builtin/illustrator/models/building.ts';
import { block, type Solid, turned } from '#builtin/illustrator/models/solid.ts';
import type { Home } from './home.ts';
import { built } from './solid-home.ts';

/** Blocks, sand and lumber that wait beside a house that is being built. */
const supplies: Solid[] = [
  ...Array.from({ length: 5 }, (_, i) =>
    block([13.4, i * 0.15, -2.4], [3.6, 0.13, 1], i % 2 ? '#d9a766' : '#e3b87c'),
  ),
  ...[0, 0.6, 1.2].map((x) => block([0.4 + x, 0, -3.4], [0.56, 0.3, 0.5], '#a9a6a0')),
  turned([3.2, 0, -3.8], [2, 0.8, 1.6], '#c9ae7c', [
    [1, 0],
    [0.5, 0.7],
    [0.06, 1],
  ]),
];

/** A slab between its forms, pipes that stick out of it, bolts along its edge. */
export const pouredFoundation = (): Home =>
  built({
    width: 13,
    depth: 9,
    height: 3.4,
    door: { x: 6, z: -1.6 },
    beds: [],
    solids: [
      block([6.5, 0, 4.5], [14.6, 0.08, 10.6], '#a98d62'),
      block([6.5, 0.08, 3.2], [13, 0.5, 6.4], '#c9c7c1', { top: '#d6d4ce' }),
      block([9.6, 0.08, 7.8], [6.8, 0.5, 2.8], '#c9c7c1', { top: '#d6d4ce' }),
      ...[
        [6.5, -0.06, 13.2, 0.12],
        [6.5, 6.5, 13.2, 0.06],
      ].map(([x = 0, z = 0, wide = 0, deep = 0]) =>
        block([x, 0.08, z], [wide, 0.62, deep], '#d9b27a'),
      ),
      ...Array.from({ length: 9 }, (_, i) =>
        block([0.4 + i * 1.5, 0, -0.3], [0.1, 0.8, 0.1], '#b98f5e'),
      ),
      ...[
        [2.4, 2],
        [2.8, 2.6],
        [7, 4.6],
        [10.4, 2.4],
        [10.8, 3.2],
        [9.4, 7.6],
      ].map(([x = 0, z = 0]) => turned([x, 0.58, z], [0.16, 0.9, 0.16], '#f4f2ec')),
      ...Array.from({ length: 20 }, (_, i) =>
        block([0.4 + i * 0.64, 0.58, 0.2], [0.05, 0.2, 0.05], '#8f969b'),
      ),
      ...Array.from({ length: 7 }, (_, i) =>
        block([3.4 + i * 0.16, 0.6 + (i % 2) * 0.03, 4.4], [0.05, 0.05, 3], '#8a4a34'),
      ),
      ...supplies,
    ],
  });

/** Windows in, felt on the roof, the walls in white wrap with taped seams. */
export const wrappedHouse = (): Home => {
  const bare = (u: number, v: number): Opening => ['plain', u, v, 1.3, 1.5];
  return built({
    width: 13,
    depth: 9,
    height: 9,
    door: { x: 5.2, z: -1.8 },
    beds: [],
    paint: { trim: color('#f7f7f4'), door: color('#c79a62') },
    solids: [
      block([6.5, 0, 4.5], [13.4, 0.4, 9.4], '#b9b5ad'),
      mass([6.5, 0.4, 4.5], [13, 5.4, 9], '#eceff0', {
        front: [bare(1.2, 0.8), ['door', 4.6, 0.05, 1.1, 2.2], bare(1.2, 3.5), bare(4.6, 3.5)],
        right: [bare(2, 0.8), bare(5.6, 0.8), bare(2, 3.5), bare(5.6, 3.5)],
      }),
      mass([9.8, 0.4, -0.6], [5.8, 5.4, 1.4], '#eceff0', {
        front: [['plain', 0.6, 0, 4.6, 2.3], bare(0.9, 3.5), bare(3.4, 3.5)],
      }),
      // Boards where the wrap has not come yet, and the tape over its seams.
      block([3.2, 0.4, -0.02], [0.08, 5.4, 0.04], '#7fb0d0'),
      block([3.4, 3.2, -0.03], [6.8, 0.1, 0.04], '#7fb0d0'),
      block([9.8, 3.2, -1.33], [5.8, 0.1, 0.04], '#7fb0d0'),
      block([0.7, 3.3, -0.025], [1.3, 2.4, 0.04], '#c79a62'),
      roof([6.5, 5.8, 4.5], [14, 3, 10], { tint: '#4a4f55', texture: 'plain', gable: '#c79a62' }),
      roof([9.8, 5.8, 0.6], [6.8, 2.3, 4.4], {
        ridge: 'away',
        tint: '#4a4f55',
        texture: 'plain',
        gable: '#c79a62',
      }),
      ...supplies,
    ],
  });
};
