import { lampTop } from '#builtin/illustrator/building/glass.ts';
import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** The shade itself; it glows more the darker it is. */
export function lampShade(
  { canvas, light }: Stage,
  [x, y]: PicturePoint,
  scale: number,
  size: number,
) {
  const on = Math.max(0.25, light.lamps);
  const reach = scale * size;
  if (light.lamps > 0.1) {
    const glow = canvas.radial([
      [0, lampTop, 0.6 * light.lamps],
      [0.35, lampTop, 0.24 * light.lamps],
      [1, lampTop, 0],
    ]);
    canvas.ellipse([x, y], [reach * 6, reach * 5], glow);
  }
  const cloth = mix(lit(light, color('#efe4cf'), [-0.3, 0.2, -0.8]), lampTop, on * 0.75);
  const paint = canvas.linear(
    [x - reach, y],
    [x + reach, y],
    [
      [0, darker(cloth, 0.12)],
      [0.4, lighter(cloth, 0.3)],
      [1, darker(cloth, 0.18)],
    ],
  );
  canvas.polygon(
    [
      [x - reach * 0.68, y - reach * 0.7],
      [x + reach * 0.68, y - reach * 0.7],
      [x + reach, y + reach * 0.5],
      [x - reach, y + reach * 0.5],
    ],
    paint,
  );
  canvas.ellipse([x, y + reach * 0.5], [reach, reach * 0.13], darker(cloth, 0.1));
}
