import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { type Color, color, mix } from '#builtin/illustrator/drawing/color.ts';
import { type PicturePoint, rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import { closedLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { fillRidge, ridgeLine, treeLine } from './ridge.ts';

/** Two ranges with snow on the higher one, foothills and a belt of firs. */
export function drawMountains(stage: Stage) {
  const { camera, canvas, scene } = stage;
  const unit = Math.min(canvas.width, canvas.height) / 1000;
  const { horizon } = camera;
  const rise = asks(stage, 'vista') ? 1.5 : 1;
  range(stage, {
    base: horizon,
    height: 330 * unit * rise,
    peaks: 5,
    rock: color('#8792a6'),
    air: 0.46,
    snow: 0.46,
  });
  range(stage, {
    base: horizon,
    height: 210 * unit,
    peaks: 7,
    rock: color('#77808c'),
    air: 0.3,
    snow: scene.season === 'winter' ? 0.4 : 0.14,
  });
  const ground = isSnowy(scene) ? snowColor : color('#71875f');
  const foot = ridgeLine(stage, horizon, 74 * unit);
  fillRidge(stage, foot, horizon + 8, ground, 0.3);
  const firs = mix(color('#3f6450'), color('#5a7a50'), 0.4);
  treeLine(
    stage,
    foot.map(([x, y]) => [x, y + 6]),
    44 * unit,
    firs,
    0.32,
    true,
  );
  const near = ridgeLine(stage, horizon + 6 * unit, 30 * unit, 0.1);
  fillRidge(stage, near, horizon + 10, ground, 0.16);
  treeLine(
    stage,
    near.map(([x, y]) => [x, y + 14 * unit]),
    66 * unit,
    firs,
    0.16,
    true,
  );
}

type Range = {
  base: number;
  height: number;
  peaks: number;
  rock: Color;
  air: number;
  snow: number;
};

/** Peaks with a lit and a shaded flank each. */
function range(stage: Stage, { base, height, peaks, rock, air, snow }: Range) {
  const { canvas, light, random } = stage;
  const count = Math.max(3, Math.round((peaks * canvas.width) / 1300));
  const tone = (value: Color, normal: readonly [number, number, number]) =>
    mix(lit(light, value, normal), light.haze, air);
  const sunny = tone(rock, [-0.7, 0.5, -0.4]);
  const shaded = tone(rock, [0.8, 0.3, -0.2]);
  const order = Array.from({ length: count }, (_, index) => index).sort(
    (a, b) => ((a * 7) % count) - ((b * 7) % count),
  );
  for (const index of order) {
    const x = ((index + random.between(0.2, 0.8)) / count) * canvas.width;
    const tall = height * random.between(0.62, 1);
    const wide = (canvas.width / count) * random.between(0.95, 1.3);
    const peak: PicturePoint = [x, base - tall];
    const flank = (side: number, steps: number): PicturePoint[] =>
      Array.from({ length: steps }, (_, step): PicturePoint => {
        const share = (step + 1) / steps;
        return [
          x + side * wide * share + random.spread(wide * 0.05),
          base - tall * (1 - share) ** 1.12 - (share < 1 ? random.spread(tall * 0.05) : 0),
        ];
      });
    const left = flank(-1, 8);
    const right = flank(1, 8);
    const spine: PicturePoint[] = [
      [x + wide * 0.06, base - tall * 0.75],
      [x - wide * 0.04, base - tall * 0.5],
      [x + wide * 0.12, base - tall * 0.25],
      [x + wide * 0.05, base + 6],
    ];
    canvas.shape(closedLine([peak, ...left, [x - wide, base + 6], ...[...spine].reverse()]), sunny);
    canvas.shape(
      closedLine([peak, ...right, [x + wide, base + 6], ...[...spine].reverse()]),
      shaded,
    );
    gullies(stage, peak, wide, tall, shaded);
    if (tall > height * 0.68) snowcap(stage, peak, left, right, spine, snow, tone);
  }
  const mist = canvas.linear(
    [0, base - height * 0.6],
    [0, base + 6],
    [
      [0, light.haze, 0],
      [1, light.haze, 0.6],
    ],
  );
  canvas.polygon(rectangleBetween([0, base - height * 0.6], [canvas.width, base + 6]), mist);
}

function gullies(
  { canvas, random }: Stage,
  [x, y]: PicturePoint,
  wide: number,
  tall: number,
  shaded: Color,
) {
  let data = '';
  for (let index = 0; index < 6; index += 1) {
    const start = random.between(0.2, 0.7);
    const at: PicturePoint = [x - wide * start * random.between(0.25, 0.85), y + tall * start];
    data += closedLine([
      at,
      [at[0] - wide * 0.05, at[1] + tall * 0.17],
      [at[0] + wide * 0.045, at[1] + tall * 0.2],
    ]);
  }
  canvas.shape(data, shaded, { opacity: 0.5 });
}

function snowcap(
  { canvas, random }: Stage,
  peak: PicturePoint,
  left: PicturePoint[],
  right: PicturePoint[],
  spine: PicturePoint[],
  share: number,
  tone: (value: Color, normal: readonly [number, number, number]) => Color,
) {
  const reach = Math.max(1, Math.round(left.length * share));
  const jag = (points: PicturePoint[]) =>
    points.map(([x, y]): PicturePoint => [x + random.spread(5), y + random.between(6, 26)]);
  const ridge = spine[0] ?? peak;
  const west = left.slice(0, reach);
  const east = right.slice(0, reach);
  const down: PicturePoint = [ridge[0], ridge[1] + (peak[1] - ridge[1]) * -0.3 * share];
  canvas.shape(
    closedLine([peak, ...west, ...jag([...west].reverse().slice(1)), down]),
    tone(snowColor, [-0.7, 0.6, -0.4]),
  );
  canvas.shape(
    closedLine([peak, ...east, ...jag([...east].reverse().slice(1)), down]),
    tone([0.72, 0.79, 0.9], [0.5, 0.5, -0.3]),
  );
}
