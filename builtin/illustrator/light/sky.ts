import { color, darker, lighter, mix, white } from '#builtin/illustrator/drawing/color.ts';
import { type PicturePoint, rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import { blob } from '#builtin/illustrator/drawing/path.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { drawClouds } from './clouds.ts';
import { drawInTheSky } from './in-the-sky.ts';

/** Everything above the horizon that is air. */
export function drawSky(stage: Stage) {
  const { canvas, light, scene } = stage;
  const { horizon } = stage.camera;
  const bottom = Math.max(horizon, canvas.height * 0.3);
  const [zenith, high, low, rim] = light.sky;
  const paint = canvas.linear(
    [0, 0],
    [0, bottom],
    [
      [0, zenith],
      [0.42, high],
      [0.78, low],
      [1, rim],
    ],
  );
  canvas.polygon(rectangleBetween([0, 0], [canvas.width, bottom + 4]), paint);
  if (scene.time === 'night') drawStars(stage);
  drawSun(stage, bottom);
  drawClouds(stage, bottom);
  drawInTheSky(stage, bottom);
}

/** A glow where the sun stands, outside the picture or low in it; at night the moon. */
function drawSun(stage: Stage, bottom: number) {
  const { canvas, light, scene, random } = stage;
  const { width } = canvas;
  if (scene.weather !== 'clear' && scene.weather !== 'cloudy') return;
  const strength = scene.weather === 'clear' ? 1 : 0.5;
  if (scene.time === 'night')
    return drawMoon(stage, [width * random.between(0.12, 0.3), bottom * random.between(0.16, 0.3)]);
  if (scene.extras?.includes('low-sun')) return drawLowSun(stage, bottom);
  const isLow = scene.time === 'golden' || scene.time === 'dusk';
  const at: PicturePoint = isLow ? [width * 0.07, bottom * 0.94] : [width * 0.04, bottom * 0.08];
  const reach = isLow ? width * 0.75 : width * 0.6;
  const warm = isLow ? mix(light.sky[3], color('#fff0c0'), 0.5) : mix(white, light.sky[3], 0.3);
  const paint = canvas.radial([
    [0, lighter(warm, 0.4), 0.85 * strength],
    [0.22, warm, 0.45 * strength],
    [1, warm, 0],
  ]);
  canvas.ellipse(at, [reach, reach * (isLow ? 0.62 : 0.8)], paint);
}

/** The sun itself, just above the horizon, with the sky aglow around it. */
function drawLowSun({ canvas, light, camera, random }: Stage, bottom: number) {
  const unit = Math.min(canvas.width, canvas.height);
  const at: PicturePoint = [
    canvas.width * random.fork('sun').between(0.18, 0.34),
    Math.min(bottom, camera.horizon) - unit * 0.13,
  ];
  const warm = mix(light.sky[3], color('#ff9a4a'), 0.4);
  canvas.ellipse(
    at,
    [canvas.width * 0.7, bottom * 0.7],
    canvas.radial([
      [0, color('#fff0c0'), 0.95],
      [0.2, warm, 0.6],
      [1, warm, 0],
    ]),
  );
  canvas.ellipse(at, [unit * 0.055, unit * 0.055], color('#fff4cf'));
}

function drawMoon({ canvas, random }: Stage, at: PicturePoint) {
  const radius = Math.min(canvas.width, canvas.height) * 0.032;
  const halo = canvas.radial([
    [0, color('#dfe8ff'), 0.5],
    [0.3, color('#b8c8ef'), 0.16],
    [1, color('#b8c8ef'), 0],
  ]);
  canvas.ellipse(at, [radius * 7, radius * 7], halo);
  canvas.ellipse(at, [radius, radius], color('#f4f1e2'));
  for (const [dx, dy, size] of [
    [-0.3, -0.2, 0.28],
    [0.25, 0.3, 0.22],
    [0.2, -0.4, 0.14],
  ] as const) {
    canvas.shape(
      blob(random, [at[0] + dx * radius, at[1] + dy * radius], [radius * size, radius * size]),
      color('#d6d3c6'),
      { opacity: 0.7 },
    );
  }
}

function drawStars(stage: Stage) {
  const { canvas, camera, scene } = stage;
  if (scene.weather !== 'clear' && scene.weather !== 'cloudy') return;
  const random = stage.random.fork('stars');
  const count = scene.weather === 'clear' ? 150 : 40;
  for (let index = 0; index < count; index += 1) {
    const at: PicturePoint = [
      random.next() * canvas.width,
      random.next() ** 1.4 * camera.horizon * 0.9,
    ];
    const size = random.between(0.4, 1.25);
    canvas.ellipse(at, [size, size], lighter(color('#cfdcff'), 0.4), {
      opacity: random.between(0.3, 0.95),
    });
  }
}

/** Darkens the corners a little, so that the eye stays in the middle. */
export function drawVignette({ canvas, light }: Stage) {
  const { width, height } = canvas;
  const tone = darker(light.shadow, 0.4);
  const paint = canvas.radial([
    [0, tone, 0],
    [0.72, tone, 0],
    [1, tone, 0.16],
  ]);
  canvas.ellipse([width / 2, height / 2], [width * 0.78, height * 0.78], paint);
}
