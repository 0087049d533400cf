import { type Color, color, mix } from '#builtin/illustrator/drawing/color.ts';
import { rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import { closedLine } from '#builtin/illustrator/drawing/path.ts';
import { leafColor } from '#builtin/illustrator/foliage/leaves.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { ridgeLine, treeLine } from './ridge.ts';

/** A skyline over the roofs of the next streets. */
export function drawFarCity(stage: Stage) {
  const { camera, canvas } = stage;
  const unit = Math.min(canvas.width, canvas.height) / 1000;
  const { horizon } = camera;
  towers(stage, horizon, 330 * unit, 0.7);
  towers(stage, horizon, 210 * unit, 0.5);
  const near = ridgeLine(stage, horizon + 4, 16 * unit, 0.2);
  treeLine(stage, near, 60 * unit, leafColor(stage, 'tree'), 0.3);
  treeLine(
    stage,
    near.map(([x, y]) => [x, y + 14 * unit]),
    46 * unit,
    leafColor(stage, 'tree'),
    0.18,
  );
}

function towers(stage: Stage, base: number, height: number, air: number) {
  const { canvas, light, random } = stage;
  const tone = (value: Color, normal: readonly [number, number, number]) =>
    mix(lit(light, value, normal), light.haze, air);
  const glass = mix(color('#e8b663'), light.haze, 0.15);
  let windows = '';
  let x = -20;
  while (x < canvas.width) {
    const wide = height * random.between(0.13, 0.3);
    const middle = 1 - Math.abs(x / canvas.width - 0.5) * 1.1;
    const tall = height * random.between(0.35, 1) * Math.max(0.3, middle);
    const stone = mix(color('#8c97a5'), color('#a8978a'), random.next());
    const side = wide * 0.28;
    canvas.polygon(
      rectangleBetween([x, base - tall], [x + wide - side, base + 4]),
      tone(stone, [-0.6, 0, -0.7]),
    );
    canvas.polygon(
      [
        [x + wide - side, base - tall],
        [x + wide, base - tall + side * 0.12],
        [x + wide, base + 4],
        [x + wide - side, base + 4],
      ],
      tone(stone, [0.9, 0, 0]),
    );
    if (random.chance(0.3))
      canvas.polygon(
        rectangleBetween([x + wide * 0.2, base - tall - wide * 0.2], [x + wide * 0.5, base - tall]),
        tone(stone, [0.2, 0, -0.9]),
      );
    if (light.lamps > 0.3) windows += lights(stage, x, base - tall, wide - side, tall);
    x += wide * random.between(0.7, 1.3);
  }
  canvas.shape(windows, glass, { opacity: light.lamps * (1 - air * 0.6) });
}

function lights({ random }: Stage, x: number, y: number, wide: number, tall: number): string {
  let data = '';
  const [across, down] = [wide / 7, 7];
  for (let row = 1; row < tall / down - 1; row += 1) {
    for (let column = 1; column < 6; column += 1) {
      if (!random.chance(0.3)) continue;
      const [left, top] = [x + column * across, y + row * down];
      data += closedLine(rectangleBetween([left, top], [left + across * 0.6, top + down * 0.5]));
    }
  }
  return data;
}
