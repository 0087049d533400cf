import { lighter, mix, white } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import type { Time } from '#builtin/illustrator/scene.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';

/** Clouds to suit weather and hour, made of soft puffs: far cheaper than a blur. */
export function drawClouds(stage: Stage, bottom: number) {
  const { scene } = stage;
  const random = stage.random.fork('clouds');
  if (scene.weather === 'clear') {
    const isLow = scene.time === 'dusk' || scene.time === 'golden';
    if (isLow || random.chance(0.45)) streaks(stage, random, bottom, isLow ? 9 : 6);
    if (!isLow && scene.time !== 'night') heaps(stage, random, bottom, random.integer(1, 3));
    return;
  }
  if (scene.weather === 'cloudy') heaps(stage, random, bottom, 6);
  else overcast(stage, random, bottom);
}

function heaps(stage: Stage, random: Random, bottom: number, count: number) {
  const { width } = stage.canvas;
  for (let index = 0; index < count; index += 1) {
    const y = bottom * random.between(0.14, 0.66);
    // Clouds shrink towards the horizon as they do in the sky.
    const size = width * random.between(0.09, 0.15) * (1.25 - y / bottom);
    heap(stage, random, [width * ((index + random.between(0.1, 0.9)) / count), y], size);
  }
}

/** A heap cloud: shaded flat foot, bright rounded tops on the side of the sun. */
function heap(stage: Stage, random: Random, [x, y]: PicturePoint, size: number) {
  const { canvas, light, scene } = stage;
  const grey = scene.weather === 'cloudy' ? 0.24 : 0.04;
  const bright = mix(
    mix(lighter(light.sky[3], scene.time === 'dusk' ? 0.1 : 0.55), white, whiteness[scene.time]),
    light.sky[0],
    scene.time === 'night' ? 0.62 : grey,
  );
  const shade = mix(
    mix(light.sky[1], light.sky[2], 0.5),
    light.shadow,
    scene.weather === 'cloudy' ? 0.26 : 0.12,
  );
  const puff = (value: typeof bright, opacity: number) =>
    canvas.radial([
      [0, value, opacity],
      [0.55, value, opacity * 0.72],
      [1, value, 0],
    ]);
  const body = puff(shade, 0.6);
  const top = puff(bright, 0.9);
  const lumps = 15;
  for (let index = 0; index < lumps; index += 1) {
    const side = random.spread(1);
    const rise = (1 - side * side) * size * random.between(0.02, 0.52);
    const radius = size * random.between(0.2, 0.34) * (1.15 - Math.abs(side) * 0.55);
    const at: PicturePoint = [x + side * size, y - rise];
    canvas.ellipse(
      [at[0] + radius * 0.15, at[1] + radius * 0.34],
      [radius * 1.4, radius * 0.8],
      body,
    );
    canvas.ellipse(
      [at[0] - radius * 0.12, at[1] - radius * 0.1],
      [radius * 1.1, radius * 0.85],
      top,
    );
  }
  canvas.ellipse([x, y + size * 0.1], [size * 1.25, size * 0.13], puff(shade, 0.55));
}

/** How white a cloud is in the light of the hour. */
const whiteness: Record<Time, number> = {
  morning: 0.3,
  noon: 0.4,
  golden: 0.12,
  dusk: 0,
  night: 0,
};

/** Long bars of cloud near the horizon, lit from below at sunset. */
function streaks(stage: Stage, random: Random, bottom: number, count: number) {
  const { canvas, light, scene } = stage;
  const isLow = scene.time === 'dusk' || scene.time === 'golden';
  for (let index = 0; index < count; index += 1) {
    const y = bottom * random.between(isLow ? 0.3 : 0.15, 0.88);
    const warmth = isLow ? y / bottom : 0.2;
    const tone = mix(
      mix(light.sky[1], light.shadow, isLow ? 0.12 : 0),
      lighter(light.sky[3], isLow ? 0.25 : 0.6),
      isLow ? warmth : 0.75,
    );
    const paint = canvas.radial([
      [0, tone, 0.6],
      [0.5, tone, 0.34],
      [1, tone, 0],
    ]);
    const reach = canvas.width * random.between(0.14, 0.4);
    const x = canvas.width * random.next();
    for (let part = 0; part < 3; part += 1) {
      canvas.ellipse(
        [x + random.spread(reach * 0.6), y + random.spread(8)],
        [reach * random.between(0.5, 1), random.between(4, 13)],
        paint,
      );
    }
  }
}

/** A closed cover of cloud with slow changes of tone. */
function overcast(stage: Stage, random: Random, bottom: number) {
  const { canvas, light } = stage;
  for (let index = 0; index < 16; index += 1) {
    const tone = index % 2 ? lighter(light.sky[2], 0.22) : mix(light.sky[0], light.shadow, 0.14);
    const paint = canvas.radial([
      [0, tone, 0.4],
      [0.5, tone, 0.24],
      [1, tone, 0],
    ]);
    const reach = canvas.width * random.between(0.16, 0.4);
    canvas.ellipse(
      [canvas.width * random.next(), bottom * random.between(-0.02, 0.85)],
      [reach, reach * random.between(0.18, 0.34)],
      paint,
    );
  }
}
