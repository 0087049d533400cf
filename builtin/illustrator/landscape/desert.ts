import { type Color, color, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, closedLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { fillRidge, heightAt, ridgeLine } from './ridge.ts';

/** Mesas and bare hills over sand, with scrub in the distance. */
export function drawDesert(stage: Stage) {
  const { camera, canvas, random } = stage;
  const unit = Math.min(canvas.width, canvas.height) / 1000;
  const { horizon } = camera;
  fillRidge(stage, ridgeLine(stage, horizon, 190 * unit, 0.8), horizon + 8, color('#b58f8f'), 0.6);
  // Around the towns of the desert there are bare mountains; mesas are further out.
  if (stage.scene.isTown)
    fillRidge(stage, ridgeLine(stage, horizon, 130 * unit, 1), horizon + 8, color('#a8837a'), 0.5);
  for (let index = 0; index < 4 && !stage.scene.isTown; index += 1) {
    const x = canvas.width * ((index + random.between(0.1, 0.9)) / 4);
    mesa(
      stage,
      [x, horizon],
      canvas.width * random.between(0.07, 0.14),
      random.between(90, 170) * unit,
      0.48 - index * 0.05,
    );
  }
  fillRidge(stage, ridgeLine(stage, horizon, 66 * unit, 0.5), horizon + 8, color('#b88766'), 0.36);
  const near = ridgeLine(stage, horizon + 4, 24 * unit, 0.2);
  fillRidge(stage, near, horizon + 10, color('#cfa678'), 0.2);
  scrub(stage, near, unit);
}

function mesa(stage: Stage, [x, base]: PicturePoint, wide: number, tall: number, air: number) {
  const { canvas, light, random } = stage;
  const tone = (value: Color, normal: readonly [number, number, number]) =>
    mix(lit(light, value, normal), light.haze, air);
  const rock = color('#b8664a');
  const top = base - tall;
  const edge = (side: number): PicturePoint[] => [
    [x + side * wide * 0.62, top],
    [x + side * wide * 0.66, top + tall * 0.42],
    [x + side * wide * 0.78, top + tall * 0.5],
    [x + side * wide * 1.25, base + 6],
  ];
  canvas.shape(closedLine([...edge(-1), ...edge(1).reverse()]), tone(rock, [-0.6, 0.3, -0.6]));
  const turn = x + wide * 0.24;
  canvas.shape(
    closedLine([[turn, top], ...edge(1), [turn + wide * 0.2, base + 6]]),
    tone(rock, [0.8, 0.2, -0.2]),
  );
  for (let band = 0.14; band < 0.9; band += 0.17) {
    const half = wide * (band < 0.45 ? 0.64 : 0.66 + (band - 0.45) * 1.05);
    const y = top + tall * band;
    canvas.shape(
      closedLine([
        [x - half, y],
        [x + half, y + random.spread(3)],
        [x + half, y + tall * 0.045],
        [x - half, y + tall * 0.05],
      ]),
      tone(color('#8f4d3e'), [-0.5, 0.3, -0.6]),
      { opacity: 0.4 },
    );
  }
}

function scrub(stage: Stage, ridge: PicturePoint[], unit: number) {
  const { canvas, light, random } = stage;
  let data = '';
  for (let index = 0; index < 90; index += 1) {
    const x = random.next() * canvas.width;
    const size = random.between(3, 8) * unit;
    data += blob(
      random,
      [x, heightAt(ridge, x, canvas.width) + random.between(0, 22) * unit],
      [size * 1.3, size * 0.7],
      0.4,
      7,
    );
  }
  canvas.shape(data, mix(lit(light, color('#7f8560'), [-0.2, 0.7, -0.4]), light.haze, 0.2));
}
