import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import { block, turned } from '#builtin/illustrator/models/solid.ts';

/** A fir with lights, as high as it is told. */
export const christmasTree = (height: number): Model => [
  turned([0, 0, 0], [0.14, 0.16, 0.14], '#6b4b34'),
  ...[0, 1, 2, 3].map((tier) =>
    turned(
      [0, 0.12 + tier * height * 0.2, 0],
      [height * (0.52 - tier * 0.11), height * 0.3, height * (0.52 - tier * 0.11)],
      '#2f6148',
      [
        [1, 0],
        [0.55, 0.5],
        [0.06, 1],
      ],
    ),
  ),
  ...Array.from({ length: 26 }, (_, index) => {
    const level = index / 26;
    const angle = index * 2.4;
    const reach = height * (0.25 - level * 0.2);
    return turned(
      [
        Math.cos(angle) * reach,
        0.22 + level * height * 0.72,
        -Math.abs(Math.sin(angle)) * reach - 0.03,
      ],
      [0.06, 0.06, 0.06],
      (['#ffd88a', '#c8433a', '#ffd88a', '#d9a23a'] as const)[index % 4] ?? '#ffd88a',
      [
        [0.5, 0],
        [1, 0.5],
        [0.5, 1],
      ],
    );
  }),
  turned([0, height * 0.98, 0], [0.16, 0.16, 0.16], '#ffd88a', [
    [0.1, 0],
    [1, 0.5],
    [0.1, 1],
  ]),
  fixture.glow([0, height * 0.5, -0.5], height * 0.5, 0.5),
];

/** Gifts before the foot of a tree. */
export const giftsUnderTree: Model = [
  [-0.42, '#b23a33'] as const,
  [0.4, '#e8dcc4'] as const,
  [0.02, '#33695c'] as const,
].map(([x, tint]) => block([x, 0, -0.45], [0.3, 0.24, 0.26], tint));
