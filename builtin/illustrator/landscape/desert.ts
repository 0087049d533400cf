import { type Color, color, mix } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, closedLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { fillRidge, heightAt, ridgeLine } from './ridge.ts';

/** Mesas and bare hills over sand, with scrub in the distance. */
export function drawDesert(stage: Stage) {
  const { camera, canvas, random } = stage;
  const unit = Math.min(canvas.width, canvas.height) / 1000;
  const { horizon } = camera;
  fillRidge(stage, ridgeLine(stage, horizon, 190 * unit, 0.8), horizon + 8, color('#b58f8f'), 0.6);
  // Around the towns of the desert there are bare mountains; mesas are further out.
  if (stage.scene.isTown) bareRange(stage, (asks(stage, 'vista') ? 290 : 150) * unit);
  // Rock that was asked for stands higher than the roofs before it.
  const rise = asks(stage, 'vista') ? 2 : 1;
  for (let index = 0; index < 4 && !stage.scene.isTown; index += 1) {
    const x = canvas.width * ((index + random.between(0.1, 0.9)) / 4);
    mesa(
      stage,
      [x, horizon],
      canvas.width * random.between(0.07, 0.14) * rise,
      random.between(90, 170) * unit * rise,
      0.48 - index * 0.05,
    );
  }
  fillRidge(stage, ridgeLine(stage, horizon, 66 * unit, 0.5), horizon + 8, color('#b88766'), 0.36);
  const near = ridgeLine(stage, horizon + 4, 24 * unit, 0.2);
  fillRidge(stage, near, horizon + 10, color('#cfa678'), 0.2);
  scrub(stage, near, unit);
}

/** A range of bare rock, steep and dry to its top, its gullies in the shade. */
function bareRange(stage: Stage, height: number) {
  const { camera, canvas, light, random } = stage;
  const { horizon } = camera;
  for (const [share, code, air] of [
    [1, '#a07f7c', 0.46],
    [0.62, '#a5785f', 0.34],
  ] as const) {
    const ridge = ridgeLine(stage, horizon, height * share, 0.6);
    fillRidge(stage, ridge, horizon + 8, color(code), air);
    const shade = mix(lit(light, color(code), [0.8, 0.25, -0.2]), light.haze, air * 0.7);
    let gullies = '';
    for (let index = 0; index < 46; index += 1) {
      const x = random.next() * canvas.width;
      const top = heightAt(ridge, x, canvas.width);
      const fall = horizon - top;
      const from = top + fall * random.between(0.06, 0.42);
      const long = (horizon - from) * random.between(0.4, 0.85);
      const wide = long * random.between(0.16, 0.34);
      gullies += closedLine([
        [x, from],
        [x + wide, from + long * 0.7],
        [x + wide * 0.7, from + long],
        [x + wide * 0.1, from + long * 0.62],
      ]);
    }
    canvas.shape(gullies, shade, { opacity: 0.42 });
  }
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
