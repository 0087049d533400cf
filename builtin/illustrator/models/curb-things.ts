import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { shrub } from '#builtin/illustrator/foliage/shrub.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { glow } from './fixtures.ts';
import { pole } from './lines.ts';
import type { Model } from './model.ts';
import { houseMark } from './outdoors.ts';
import { block, drawn, type Solid, soft, turned } from './solid.ts';

/** A paper bag with sand and a candle in it. */
export const luminaria: Model = [
  drawn(
    [0, 0, 0],
    [0.3, 0.38, 0.2],
    ({ canvas, camera }, [x, y, z]) => {
      const outline = projectPolygon(camera, [
        [x - 0.14, y, z],
        [x + 0.14, y, z],
        [x + 0.15, y + 0.38, z],
        [x - 0.15, y + 0.38, z],
      ]);
      const [top, foot] = [outline[3]?.[1] ?? 0, outline[0]?.[1] ?? 0];
      canvas.polygon(
        outline,
        canvas.linear(
          [0, top],
          [0, foot],
          [
            [0, color('#d9a05c')],
            [0.55, color('#ffd27a')],
            [0.8, color('#fff0c0')],
            [1, color('#f2b862')],
          ],
        ),
      );
    },
    false,
  ),
  glow([0, 0.14, -0.12], 0.55, 0.9),
];

/** A shrub so full of blossoms that its leaves hardly show, where and when shrubs bloom. */
export const bloomingBush = (height: number, petal: string): Model => [
  drawn([0, 0, 0], [height * 0.9, height, height * 0.7], (stage, at) => {
    const own: Stage = { ...stage, random: stage.random.fork(`bloom ${at[0]} ${at[2]}`) };
    const { season } = stage.scene;
    const leaf = season === 'winter' || season === 'autumn' ? undefined : color(petal);
    shrub(own, at, height, { leaf });
  }),
];

/** The unit of an air conditioner that stands outside: a box of slats with a fan in its top. */
export const condenser: Model = [
  block([0, 0, 0], [1.25, 0.1, 1.25], '#c9c4b9'),
  block([0, 0.1, 0], [0.94, 0.86, 0.94], '#aeb4b6', { texture: 'slats' }),
  ...Array.from({ length: 10 }, (_, index) =>
    block([0, 0.2 + index * 0.07, -0.475], [0.8, 0.022, 0.01], '#5f676b'),
  ),
  ...[-0.45, 0.45].map((x) => block([x, 0.1, -0.475], [0.06, 0.86, 0.02], '#c4c9ca')),
  block([0, 0.96, 0], [1, 0.06, 1], '#c4c9ca'),
  turned([0, 1.02, 0], [0.82, 0.012, 0.82], '#3a4044'),
  ...[0.64, 0.42, 0.2].flatMap((wide) => [
    turned([0, 1.032, 0], [wide, 0.004, wide], '#7d8588'),
    turned([0, 1.036, 0], [wide - 0.08, 0.004, wide - 0.08], '#3a4044'),
  ]),
  turned([0, 1.04, 0], [0.14, 0.02, 0.14], '#8f979a'),
];

/** A red box of tools with its handle up, and a gauge beside it. */
export const serviceTools: Model = [
  soft([0, 0, 0], [0.62, 0.3, 0.3], '#b23a33', 0.04),
  block([0, 0.22, -0.155], [0.12, 0.08, 0.01], '#d8d9da'),
  block([0, 0.38, 0], [0.34, 0.04, 0.05], '#2f3538'),
  ...[-0.15, 0.15].map((x) => block([x, 0.3, 0], [0.04, 0.1, 0.05], '#2f3538')),
  turned([0.56, 0, 0.02], [0.2, 0.44, 0.2], '#5f8f9a'),
  pole([0.56, 0.44, 0.02], [0.72, 0.6, 0.02], 0.04, '#2f3538'),
];

/** A sign in the shape of an arrow on two stakes, with a small house on it and no lettering. */
export const arrowSign: Model = [
  ...[-0.5, 0.24].map((x) => block([x, 0, 0], [0.06, 0.8, 0.05], '#e8e4da')),
  arrowBoard([0, 0.55, -0.03], 1, '#f8f5ee'),
  arrowBoard([0, 0.55, -0.045], 0.9, '#b23a33'),
  houseMark([-0.2, 0.72, -0.07], 0.4),
];

function arrowBoard([x, y, z]: Vector, size: number, code: string): Solid {
  return drawn(
    [x, y, z],
    [1.6, 0.8, 0.01],
    ({ canvas, camera, light }, at) => {
      const [across, up] = [at[0], at[1] + 0.37];
      canvas.polygon(
        projectPolygon(
          camera,
          (
            [
              [-0.78, -0.27],
              [0.26, -0.27],
              [0.26, -0.44],
              [0.8, 0],
              [0.26, 0.44],
              [0.26, 0.27],
              [-0.78, 0.27],
            ] as const
          ).map(([a, b]): Vector => [across + a * size, up + b * size, at[2]]),
        ),
        lit(light, color(code), [-0.2, 0.3, -0.9]),
      );
    },
    false,
  );
}

/** The post at a corner with the names of two streets: plain green blades. */
export const streetNames: Model = [
  turned([0, 0, 0], [0.09, 2.3, 0.09], '#b9bec2'),
  block([0, 2.3, 0], [1, 0.22, 0.03], '#2f6b4a'),
  block([0, 2.06, 0], [0.03, 0.22, 1], '#2f6b4a'),
];
