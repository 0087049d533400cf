import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker } from '#builtin/illustrator/drawing/color.ts';
import { blob } from '#builtin/illustrator/drawing/path.ts';
import { agave } from '#builtin/illustrator/foliage/palm.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { cutout, oval } from './cutout.ts';
import type { Model } from './model.ts';
import { ball, drawn, turned } from './solid.ts';

/** A boulder, light where the sun falls on it. */
export const boulder = (size: number, code = '#b59a80'): Model => [
  drawn([0, 0, 0], [size, size * 0.6, size * 0.7], ({ canvas, camera, light, random }, at) => {
    const own = random.fork(`boulder ${at[0]} ${at[2]}`);
    const [x, y] = project(camera, at);
    const s = scaleAt(camera, at) * size;
    const base = lit(light, color(code), [-0.3, 0.7, -0.6]);
    canvas.shape(blob(own, [x, y - s * 0.24], [s * 0.5, s * 0.3], 0.14, 9), darker(base, 0.16));
    canvas.shape(blob(own, [x - s * 0.06, y - s * 0.31], [s * 0.38, s * 0.2], 0.16, 8), base);
  }),
];

export const agavePlant = (height: number): Model => [
  drawn([0, 0, 0], [height * 1.2, height, height], (stage, at) =>
    agave({ ...stage, random: stage.random.fork(`agave ${at[0]} ${at[2]}`) }, at, height),
  ),
];

/** A round cactus with a crown of flowers. */
export const barrelCactus = (size: number): Model => [
  turned([0, 0, 0], [size, size * 1.05, size], '#6f8f55', [
    [0.7, 0],
    [1, 0.4],
    [0.86, 0.8],
    [0.3, 1],
  ]),
  ...[-0.3, -0.1, 0.12, 0.32].map((x) =>
    turned(
      [x * size, 0.04 * size, -0.3 * size],
      [size * 0.14, size * 0.88, size * 0.3],
      '#86a866',
      [
        [0.6, 0],
        [1, 0.45],
        [0.4, 1],
      ],
    ),
  ),
  ...[-0.12, 0, 0.13].map((x) =>
    ball([x * size, size * 0.98, -0.06 * size], size * 0.13, '#e8b23a'),
  ),
];

/** Flat pads on one another, red fruit at their edges. */
export const pricklyPear = (height: number): Model => {
  const pads = [
    [0, 0.2, 0.2, 0.22, 0],
    [-0.22, 0.5, 0.16, 0.2, 0.5],
    [0.2, 0.52, 0.17, 0.21, -0.4],
    [0.02, 0.72, 0.14, 0.18, 0.1],
    [0.36, 0.8, 0.12, 0.16, -0.5],
    [-0.36, 0.78, 0.12, 0.15, 0.5],
  ] as const;
  const scaled = pads.map(
    ([x, y, rx, ry, turn]) => [x * height, y * height, rx * height, ry * height, turn] as const,
  );
  return cutout(
    [height * 1.1, height],
    [
      ...scaled.flatMap(([x, y, rx, ry, turn], index) => [
        [index % 2 ? '#7d9a5c' : '#6c8a50', oval(x, y, rx, ry, turn)] as const,
        ['#93b072', oval(x - rx * 0.2, y + ry * 0.14, rx * 0.5, ry * 0.6, turn)] as const,
      ]),
      ...scaled
        .slice(3)
        .flatMap(([x, y, rx, ry]) =>
          [-0.5, 0.1, 0.6].map(
            (side) =>
              [
                '#c24a5a',
                oval(x + side * rx, y + ry * 0.96, height * 0.03, height * 0.045),
              ] as const,
          ),
        ),
    ],
  );
};
