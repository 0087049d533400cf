import { createCamera, project } from '#builtin/illustrator/drawing/camera.ts';
import { boundsOf, boxCorners } from '#builtin/illustrator/drawing/geometry.ts';
import type { Random } from '#builtin/random.ts';
import type { Home } from './home.ts';

type Size = { width: number; height: number };

/** A standpoint before the home, to the right, from which it fills its part of any format. */
export function frameHome(
  home: Pick<Home, 'width' | 'depth' | 'height'>,
  canvas: Size,
  random: Random,
  isOverWater = false,
) {
  const { width, depth, height } = home;
  const angle = random.between(0.14, 0.66);
  const reach = Math.max(width * 1.5, height * 2, 17) + depth / 2;
  const middle = width * 0.52;
  const usualEye = random.chance(0.3) ? random.between(2.8, 4.6) : random.between(1.7, 2.5);
  // From somewhat higher one sees more of the water, and the home stands further up.
  const eye = isOverWater ? Math.max(3, usualEye) : usualEye;
  const position = [
    middle + Math.sin(angle) * reach,
    eye,
    depth / 2 - Math.cos(angle) * reach,
  ] as const;
  const look = (lens: { focal: number; centerX: number; horizon: number }) =>
    createCamera(position, -angle, lens);
  const corners = boxCorners([0, 0, -1], [width, height, depth]);
  const seen = (focal: number) => {
    const camera = look({ focal, centerX: 0, horizon: 0 });
    return boundsOf(corners.map((corner) => project(camera, corner)));
  };
  const plain = seen(1000);
  const ratio = canvas.width / canvas.height;
  const wide = ratio > 1.2 ? 0.74 : ratio > 0.85 ? 0.84 : 0.92;
  const tall = ratio > 1.2 ? 0.64 : 0.56;
  const fit =
    random.between(0.86, 1.06) *
    (isOverWater ? 0.86 : 1) *
    Math.min(
      (canvas.width * wide) / (plain.right - plain.left),
      (canvas.height * tall) / (plain.bottom - plain.top),
    );
  const focal = 1000 * fit;
  const { left, right, bottom } = seen(focal);
  const foot =
    canvas.height * ((ratio > 1.2 ? 0.81 : ratio > 0.85 ? 0.76 : 0.7) - (isOverWater ? 0.13 : 0));
  const shift = canvas.width * random.between(-0.03, 0.03);
  return look({
    focal,
    centerX: canvas.width / 2 - (left + right) / 2 + shift,
    horizon: foot - bottom,
  });
}
