import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { openLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { at, cutout } from './cutout.ts';
import type { Model } from './model.ts';
import { block, drawn, type Solid, type Tint, tapered, tintOf, turned } from './solid.ts';

/** The side of a boat: its hull with a stripe, and whatever stands on it. */
const boat = (paint: Tint, height: number, above: (pen: BoatPen) => void): Model => [
  drawn(
    [0, 0, 0],
    [6.4, height, 1.2],
    (stage, at) => {
      const { canvas, camera, light } = stage;
      const point = (a: number, b: number) => project(camera, [at[0] + a, at[1] + b, at[2]]);
      const tone = (code: string) => lit(light, color(code), [-0.2, 0.4, -0.9]);
      const s = scaleAt(camera, at);
      const pen: BoatPen = {
        shape: (points, code) =>
          canvas.polygon(
            points.map(([a, b]) => point(a, b)),
            tone(code),
          ),
        line: (points, code, width) =>
          canvas.stroke(openLine(points.map(([a, b]) => point(a, b))), tone(code), {
            width: Math.max(1, s * width),
            cap: 'round',
          }),
      };
      canvas.ellipse(point(0, -0.1), [3 * s, 0.14 * s], light.shadow, { opacity: 0.25 });
      above(pen);
      const hull = [
        point(-3.1, 0.95),
        point(-2.5, 0.1),
        point(-2, -0.1),
        point(2.2, -0.1),
        point(2.6, 0.85),
      ];
      canvas.polygon(hull, lit(light, tintOf(stage, paint), [-0.2, 0.2, -0.95]));
      pen.shape(
        [
          [-3.06, 0.9],
          [-3.14, 1],
          [2.62, 0.92],
          [2.6, 0.8],
        ],
        '#c9a981',
      );
      pen.shape(
        [
          [-2.6, 0.2],
          [-2.44, 0.04],
          [2.3, 0.04],
          [2.36, 0.2],
        ],
        '#a8352b',
      );
    },
    false,
  ),
];

type BoatPen = {
  shape: (points: readonly PicturePoint[], code: string) => void;
  line: (points: readonly PicturePoint[], code: string, width: number) => void;
};

/** A sailing boat at its mooring, its sail furled. */
export const sailboat = (paint: Tint = '#f6f2e9'): Model =>
  boat(paint, 8, ({ shape, line }) => {
    shape(
      [
        [-1.2, 0.9],
        [-0.9, 1.4],
        [1.1, 1.35],
        [1.3, 0.9],
      ],
      '#f1ede4',
    );
    for (const a of [-0.6, 0, 0.6])
      shape(
        [
          [a, 1.06],
          [a, 1.24],
          [a + 0.36, 1.24],
          [a + 0.36, 1.06],
        ],
        '#3d4f5a',
      );
    line(
      [
        [-0.3, 0.9],
        [-0.3, 7.8],
      ],
      '#d8d4ca',
      0.09,
    );
    line(
      [
        [-0.3, 7.7],
        [-3, 0.95],
      ],
      '#8f969b',
      0.02,
    );
    line(
      [
        [-0.3, 7.7],
        [2.5, 0.9],
      ],
      '#8f969b',
      0.02,
    );
    line(
      [
        [-0.3, 1.9],
        [2.2, 1.85],
      ],
      '#3f6f9a',
      0.26,
    );
  });

/** A motor boat with a cabin. */
export const motorBoat: Model = boat('#f6f2e9', 2.4, ({ shape, line }) => {
  shape(
    [
      [-1.4, 0.9],
      [-0.7, 1.75],
      [1.3, 1.75],
      [1.5, 0.9],
    ],
    '#f1ede4',
  );
  shape(
    [
      [-1, 1.2],
      [-0.66, 1.62],
      [0.9, 1.62],
      [0.9, 1.2],
    ],
    '#3d4f5a',
  );
  shape(
    [
      [-0.8, 1.75],
      [-0.7, 1.88],
      [1.5, 1.88],
      [1.5, 1.75],
    ],
    '#3f6f9a',
  );
  line(
    [
      [-3, 0.95],
      [-2.9, 1.4],
      [-1.5, 1.35],
    ],
    '#b9bec2',
    0.04,
  );
});

/** A car ferry: a white hull open at its ends, two decks of windows, a funnel. */
export const ferry: Model = [
  block([0, -0.2, 0], [22, 1.9, 5], '#f4f1ea'),
  block([0, 0.1, 0], [22.1, 0.5, 5.1], '#2f6a55'),
  ...[0, 1].flatMap((deck) => [
    block([0, 1.7 + deck * 2, 0], [18 - deck * 4, 2, 4.4], '#f6f4ee'),
    ...Array.from({ length: 12 - deck * 3 }, (_, i) =>
      block([-7.6 + deck * 2 + i * 1.4, 2.3 + deck * 2, -2.24], [0.9, 0.8, 0.04], '#3d4f5a'),
    ),
  ]),
  block([-4.6, 5.7, 0], [2.4, 1.6, 2.4], '#f6f4ee'),
  block([-4.6, 6.2, -1.24], [2, 0.6, 0.04], '#3d4f5a'),
  turned([3, 5.7, 0], [1.8, 2.2, 1.8], '#2f6a55'),
].map((solid): Solid => ({ ...solid, hasShadow: false }));

/** A boat of two floats, its deck railed in under a canopy. */
export const pontoonBoat: Model = [
  ...[-0.8, 0.8].map((z) => block([0, -0.1, z], [6, 0.5, 0.5], '#b9bec2')),
  block([0, 0.4, 0], [6, 0.12, 2.4], '#e9e4da'),
  ...[-1.15, 1.15].map((z) => block([0, 0.52, z], [5.8, 0.62, 0.06], '#2f4a68')),
  block([-2, 0.52, 0], [1.4, 0.5, 1.8], '#f1ede4'),
  block([1.4, 0.52, 0.4], [0.8, 0.9, 0.8], '#f1ede4'),
  ...[-1.6, 1.6].flatMap((x) =>
    [-1, 1].map((z) => block([x, 0.5, z], [0.06, 1.9, 0.06], '#b9bec2')),
  ),
  block([0, 2.4, 0], [3.6, 0.12, 2.3], '#2f4a68'),
].map((solid): Solid => ({ ...solid, hasShadow: false }));

/** A roof on piles over the end of a dock. */
export const dockRoof: Model = [
  ...[-1.7, 1.7].flatMap((x) =>
    [-1.6, 1.6].map((z) => block([x, -0.6, z], [0.2, 3.5, 0.2], '#8a7a66')),
  ),
  tapered([0, 2.9, 0], [4.4, 1.3, 4.2], '#7f888e', { x: [0.36, 0.64], z: [0.3, 0.7] }),
].map((solid): Solid => ({ ...solid, hasShadow: false }));

/** Water takes no such shadows as the ground does. */
export const overWater = (model: Model): Model =>
  model.map((solid): Solid => ({ ...solid, hasShadow: false }));

/** Planks on posts from one place to another, away from the viewer. */
export function dock([from, to]: readonly [number, number], posts: readonly number[]): Model {
  const step = 0.29;
  return overWater([
    ...[-0.95, 0.95].flatMap((x) =>
      posts.map((z) => turned([x, -0.5, z], [0.2, 1.25, 0.2], 'wood-3')),
    ),
    ...[-0.8, 0.8].map((x) =>
      block([x, 0.2, (from + to) / 2], [0.12, 0.16, to - from - 0.6], 'wood-2'),
    ),
    ...Array.from({ length: Math.floor((to - from) / step) }, (_, index) =>
      block(
        [0, 0.36, from + (index + 0.5) * step],
        [1.96, 0.06, 0.27],
        (['wood', 'wood+1', 'wood-1', 'wood'] as const)[(index * 7) % 4] ?? 'wood',
      ),
    ),
  ]);
}

/** A boat with its sails up. */
export const underSail = (paint: Tint): Model => [
  ...sailboat(paint),
  ...cutout(
    [6, 8],
    [
      ['#fbf8f0', at('0.1,1.6 0.1,8 2.6,1.7'), 'straight'],
      ['#efe9dc', at('-0.2,1.9 -0.1,7.4 -2,1.8'), 'straight'],
    ],
    false,
  ),
];
