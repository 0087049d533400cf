import { color } from '#builtin/illustrator/drawing/color.ts';
import { mass } from '#builtin/illustrator/models/building.ts';
import { luminaria } from '#builtin/illustrator/models/curb-things.ts';
import { ristra } from '#builtin/illustrator/models/details.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import { block, type Solid, type Tint, turned } from '#builtin/illustrator/models/solid.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';
import { built } from './solid-home.ts';

/** Along the edge of the roof, over the covered walk and before the beds. */
const luminarias: Solid[] = (
  [
    [0.4, 13.7, 3.5, 0.1],
    [4.9, 9.8, 3.2, -1.75],
    [0.6, 4.4, 0, -2.3],
    [10.4, 13.8, 0, -2.3],
  ] as const
).flatMap(([from, to, y, z]) =>
  Array.from({ length: Math.floor((to - from) / 0.78) + 1 }, (_, index) =>
    put(luminaria, [from + index * 0.78, y, z], { size: 1.25 }),
  ).flat(),
);

/** A house of earth, flat and thick-walled, with the ends of its beams showing. */
export function adobe({ random, scene }: Stage): Home {
  const own = random.fork('adobe');
  const tint = own.pick<Tint>(['#c98f63', '#d3a077', '#bd8258', '#dcb28a']);
  const tower = own.pick([3, 10.6]);
  const vigas = (from: number, to: number, y: number, z: number): Solid[] =>
    Array.from({ length: Math.floor((to - from) / 0.8) }, (_, index) =>
      block([from + 0.4 + index * 0.8, y, z - 0.22], [0.17, 0.17, 0.46], '#6b4a30'),
    );
  return built({
    width: 14,
    depth: 9,
    height: 4.6,
    door: { x: 7.2, z: -2 },
    beds: [
      { x: [0.3, 4], z: -0.8 },
      { x: [10.4, 13.6], z: -0.8 },
    ],
    paint: {
      trim: color(own.pick(['#2f8f8c', '#3a6f8f', '#7a4a30'])),
      door: color(own.pick(['#2f7f86', '#8a4a2c', '#2d5f8a'])),
    },
    solids: [
      mass([7, 0, 4.5], [14, 3.2, 9], tint, {
        texture: 'stucco',
        front: [
          ['plain', 1.2, 1, 1.1, 1.1],
          ['plain', 3.1, 1, 1.1, 1.1],
          ['door', 6.6, 0.05, 1.15, 2.1],
          ['plain', 11.4, 1, 1.3, 1.1],
        ],
        right: [
          ['plain', 2, 1, 1.2, 1.1],
          ['plain', 5.4, 1, 1.2, 1.1],
        ],
      }),
      block([7, 3.2, 4.5], [14.2, 0.3, 9.2], tint, { texture: 'stucco' }),
      ...vigas(0.2, 5, 2.72, 0),
      ...vigas(9.6, 13.8, 2.72, 0),
      mass([tower, 3.5, 5.6], [5.4, 1.1, 5], tint, { texture: 'stucco' }),
      // The covered walk before the door.
      ...[5.1, 6.3, 8.5, 9.5].map((x) => block([x, 0, -1.7], [0.24, 2.4, 0.24], '#6b4a30')),
      block([7.3, 2.4, -1.7], [4.9, 0.3, 0.34], '#6b4a30'),
      block([7.3, 2.7, -0.95], [5.2, 0.5, 1.9], tint, { texture: 'stucco' }),
      block([7.3, 0, -0.9], [5, 0.06, 1.8], '#b5765a'),
      ...(scene.extras?.includes('ristras')
        ? [5.1, 9.5].flatMap((x) => put(ristra(1.2), [x, 1.05, -1.95], { size: 1.5 }))
        : []),
      ...(scene.extras?.includes('luminarias') ? luminarias : []),
      turned([4.6, 0, -1.3], [0.6, 0.7, 0.6], '#b5573a', [
        [0.6, 0],
        [1, 0.6],
        [0.7, 0.9],
        [0.8, 1],
      ]),
      turned([10.2, 0, -1.2], [0.5, 0.55, 0.5], '#2f7f86', [
        [0.6, 0],
        [1, 0.6],
        [0.7, 0.9],
        [0.8, 1],
      ]),
    ],
  });
}
