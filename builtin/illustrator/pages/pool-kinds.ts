import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { pole } from '#builtin/illustrator/models/lines.ts';
import type { Model } from '#builtin/illustrator/models/model.ts';
import { block, drawn, type Solid, turned } from '#builtin/illustrator/models/solid.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { rock } from './nature.ts';
import type { Placed } from './yard-page.ts';

const airy = (model: Model): Model => model.map((solid): Solid => ({ ...solid, hasShadow: false }));

/** A frame of metal with screens over a whole pool, as in Florida. */
const cage: Model = (() => {
  const [x0, x1, z0, z1, high, top] = [-6.4, 6, -2.6, 8.6, 3.2, 4.3];
  const bar = '#4a4238';
  const xs = [x0, -3.3, -0.2, 2.9, x1];
  return airy([
    ...xs.map((x) => block([x, 0, z1], [0.1, high, 0.1], bar)),
    ...[1.4, 5].flatMap((z) => [x0, x1].map((x) => block([x, 0, z], [0.1, high, 0.1], bar))),
    ...[1, high].map((y) => block([(x0 + x1) / 2, y, z1], [x1 - x0, 0.1, 0.1], bar)),
    ...[x0, x1].flatMap((x) =>
      [1, high].map((y) => block([x, y, (z0 + z1) / 2], [0.1, 0.1, z1 - z0], bar)),
    ),
    ...xs.flatMap((x) => [
      pole([x, high, z1], [x, top, 3], 0.1, bar),
      pole([x, top, 3], [x, high, z0], 0.1, bar),
    ]),
    pole([x0, top, 3], [x1, top, 3], 0.12, bar),
    ...[5.8].map((z) => pole([x0, high + 0.55, z], [x1, high + 0.55, z], 0.08, bar)),
    drawn(
      [(x0 + x1) / 2, 0, z1],
      [x1 - x0, high, 0.02],
      ({ canvas, camera, light }, [x, y, z], [wide, tall]) =>
        canvas.polygon(
          projectPolygon(camera, [
            [x - wide / 2, y, z],
            [x + wide / 2, y, z],
            [x + wide / 2, y + tall, z],
            [x - wide / 2, y + tall, z],
          ]),
          lit(light, color('#5c625c'), [0, 0.3, -0.9]),
          { opacity: 0.2 },
        ),
      false,
    ),
  ]);
})();

/** A round pool that stands on the lawn, a ladder over its rim. */
export const standingPool: Model = [
  turned([0, 0, 0], [7, 1.3, 5.4], '#8fb0c4', undefined, '#4fb3cc'),
  turned([0, 1.3, 0], [7.2, 0.1, 5.6], '#f1ede4', undefined, '#55bbd0'),
  ...[0, 0.4, 0.8, 1.2, 1.6, 2, 2.4, 2.8, 3.14].map((angle) =>
    block([-Math.cos(angle) * 3.52, 0, -Math.sin(angle) * 2.72], [0.16, 1.34, 0.1], '#e4e0d6'),
  ),
  ...[-0.3, 0.3].map((x) => pole([1.2 + x, 0, -3.4], [1.2 + x, 1.9, -2.5], 0.09, '#f6f2e9')),
  ...[0.3, 0.7, 1.1].map((y) =>
    pole([0.9, y, -3.4 + y * 0.47], [1.5, y, -3.4 + y * 0.47], 0.08, '#f6f2e9'),
  ),
];

/** How a slide runs from its platform to the water. */
const chute: readonly Vector[] = [
  [0, 2.25, 0.6],
  [0, 1.9, 0.1],
  [0, 1.2, -0.7],
  [0, 0.6, -1.4],
  [0, 0.32, -2],
];

/** A chute that bends down from its steps into the water. */
const slide: Model = airy([
  ...[-0.35, 0.35].map((x) => block([x, 0, 1.2], [0.08, 2.3, 0.08], '#e9e4da')),
  ...[0.4, 0.8, 1.2, 1.6, 2].map((y) => block([0, y, 1.2], [0.7, 0.06, 0.14], '#e9e4da')),
  block([0, 2.2, 0.8], [0.9, 0.1, 0.9], '#4f9ac8'),
  ...chute.slice(1).map((to, i) => pole(chute[i] ?? to, to, 0.8, '#5fa8d4')),
  ...[-0.42, 0.42].flatMap((aside) =>
    chute.slice(1).map(([, y, z], i) => {
      const [, py, pz] = chute[i] ?? [0, y, z];
      return pole([aside, py + 0.16, pz], [aside, y + 0.16, z], 0.14, '#3f86b4');
    }),
  ),
  ...[-0.4, 0.4].map((x) => pole([x, 2.2, 1.2], [x, 3, 1.2], 0.06, '#e9e4da')),
]);

/** Water that falls over rocks into a pool. */
const rockFall: Placed[] = [
  [rock(2.4), -1.6, 5.4],
  [rock(2), 1.6, 5.5],
  [rock(2.2), 0, 5.9, { y: 0.6 }],
  [rock(1.3), -2.8, 5.1],
  [rock(1.2), 2.8, 5.2],
  [
    [
      drawn(
        [0, 0, 0],
        [1.5, 1.5, 0.1],
        ({ canvas, camera, light }, [x, y, z]) => {
          for (const [from, to, code, opacity] of [
            [-0.6, 0.6, '#bfe3ea', 0.85],
            [-0.4, -0.2, '#ffffff', 0.8],
            [0.1, 0.26, '#ffffff', 0.8],
          ] as const)
            canvas.polygon(
              projectPolygon(camera, [
                [x + from * 1.2, y, z],
                [x + to * 1.2, y, z],
                [x + to, y + 1.45, z + 0.3],
                [x + from, y + 1.45, z + 0.3],
              ]),
              lit(light, color(code), [0, 0.6, -0.8]),
              { opacity },
            );
        },
        false,
      ),
    ],
    0,
    4.6,
  ],
];

/** What was asked for at a pool. */
export const atPool = (stage: Stage): Placed[] => [
  ...(asks(stage, 'rock-fall') ? rockFall : []),
  ...(asks(stage, 'pool-slide') ? ([[slide, -2.4, 5.4, { size: 1.15 }]] as Placed[]) : []),
  ...(asks(stage, 'pool-cage') ? ([[cage, 0, 0]] as Placed[]) : []),
];
