import { color, mix } from '#builtin/illustrator/drawing/color.ts';
import { type PicturePoint, rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import { type Stage, withRandom } from '#builtin/illustrator/stage.ts';
import { drawTower, type Tower } from './tower.ts';

/** A city from a high floor, within the outline of a window: towers far and near, their feet below its sill. */
export function drawCityBelow(start: Stage, outline: readonly PicturePoint[]) {
  const stage = withRandom(start, 'city below');
  const { canvas, camera, light } = stage;
  const [left, right] = [
    Math.min(...outline.map(([x]) => x)),
    Math.max(...outline.map(([x]) => x)),
  ];
  const bottom = Math.max(...outline.map(([, y]) => y));
  const { horizon } = camera;
  const below = Math.max(60, bottom - horizon);
  canvas.polygon(
    rectangleBetween([left, horizon], [right, bottom + 2]),
    canvas.linear(
      [0, horizon],
      [0, bottom],
      [
        [0, light.haze],
        [1, mix(light.haze, color('#6f7a80'), 0.6)],
      ],
    ),
  );
  for (const [air, foot, tall, wide, gap] of [
    [0.66, 0.1, 0.62, 0.6, 0.95],
    [0.42, 1.1, 1.5, 0.9, 1.15],
    [0.14, 1.1, 1.15, 1.3, 2.6],
  ] as const)
    for (const tower of rank(stage, { left, right, base: horizon + below * foot }, below * tall, {
      wide,
      gap,
      air,
    }))
      drawTower(stage, tower);
}

/** Towers beside one another; what is between them lets one see the next rank. */
function rank(
  { random }: Stage,
  { left, right, base }: { left: number; right: number; base: number },
  height: number,
  { wide, gap, air }: { wide: number; gap: number; air: number },
): Tower[] {
  const towers: Tower[] = [];
  let x = left - random.between(10, 60);
  while (x < right) {
    const width = random.between(46, 84) * wide;
    towers.push({
      x,
      base,
      width,
      height: height * random.between(0.55, 1.1),
      air,
      kind: random.pick(['plain', 'setback', 'spire', 'slanted', 'plain', 'crown']),
    });
    x += width * random.between(0.9, 1.1) * gap;
  }
  return towers.sort((a, b) => b.height - a.height);
}
