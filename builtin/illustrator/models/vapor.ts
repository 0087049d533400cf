import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { drawn, type Solid } from './solid.ts';

type Plume = {
  /** How high it rises and how far the wind takes it to the right, in metres. */
  rise: number;
  drift?: number;
  /** How wide it is at its foot. */
  width: number;
  /** How dense it is at its foot. */
  strength?: number;
};

/** Smoke or steam: many soft puffs that run into one another, wider and thinner the higher they are. */
export const plume = (at: Vector, { rise, drift = 0, width, strength = 0.5 }: Plume): Solid =>
  drawn(
    at,
    [width, rise, 0.3],
    ({ canvas, camera, random }, foot) => {
      const own = random.fork('plume');
      const count = 22;
      for (let index = 0; index < count; index += 1) {
        const share = index / count;
        const place: Vector = [
          foot[0] + drift * share ** 1.4 + own.spread(width * (0.35 + share * 0.3)),
          foot[1] + rise * share,
          foot[2],
        ];
        const size = scaleAt(camera, place) * (width * 0.4 + rise * 0.16 * share);
        canvas.ellipse(
          project(camera, place),
          [size, size * 0.9],
          canvas.radial([
            [0, color('#f4f6f8'), strength * (1 - share) * 0.7],
            [0.55, color('#f4f6f8'), strength * (1 - share) * 0.35],
            [1, color('#f4f6f8'), 0],
          ]),
        );
      }
    },
    false,
  );
