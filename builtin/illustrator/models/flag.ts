import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Model } from './model.ts';
import { drawn, type Solid, turned } from './solid.ts';

/** Stars and stripes on a pole, moved by a little wind. */
export const flagPole = (height: number, width = 1.5): Model => [
  turned([0, 0, 0], [0.09, height, 0.09], '#d8d9da'),
  flagAt(height - width * 0.62, width),
];

const flagAt = (foot: number, width: number): Solid =>
  drawn(
    [width / 2, foot, 0],
    [width, width * 0.6, 0.02],
    ({ canvas, camera, light }, at, [wide]) => {
      const tall = wide * 0.58;
      const place = (u: number, v: number): PicturePoint =>
        project(camera, [
          at[0] - wide / 2 + u * wide,
          at[1] + v * tall + Math.sin(u * 5) * wide * 0.04 - u * wide * 0.06,
          at[2],
        ]);
      const tone = (code: string, u: number) =>
        darker(lit(light, color(code), [-0.3, 0.3, -0.9]), 0.05 + 0.07 * Math.cos(u * 5));
      const band = (u0: number, u1: number, v0: number, v1: number, code: string) => {
        for (let index = 0; index < 6; index += 1) {
          const [a, b] = [u0 + ((u1 - u0) * index) / 6, u0 + ((u1 - u0) * (index + 1)) / 6];
          canvas.polygon([place(a, v0), place(b, v0), place(b, v1), place(a, v1)], tone(code, a), {
            outline: { paint: tone(code, a), width: 0.4 },
          });
        }
      };
      for (let stripe = 0; stripe < 13; stripe += 1)
        band(0, 1, stripe / 13, (stripe + 1) / 13, stripe % 2 ? '#f6f2ea' : '#b23a33');
      band(0, 0.42, 6 / 13, 1, '#2f4a78');
      const s = scaleAt(camera, at) * wide;
      for (let row = 0; row < 4; row += 1)
        for (let column = 0; column < 5; column += 1)
          canvas.ellipse(
            place(0.05 + column * 0.08, 0.53 + row * 0.125),
            [s * 0.011, s * 0.011],
            color('#f6f2ea'),
          );
    },
    false,
  );
