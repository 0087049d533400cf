import { darker, lighter, white } from '#builtin/illustrator/drawing/color.ts';
import { type PicturePoint, rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import { dab, pathData } from '#builtin/illustrator/drawing/path.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** What falls or drifts between the viewer and the scene. */
export function drawWeather(stage: Stage) {
  const { weather, season, region } = stage.scene;
  if (weather === 'rain') drawRain(stage);
  if (weather === 'snow') drawFlakes(stage);
  if (weather === 'fog') drawFog(stage);
  if (weather === 'clear' && season === 'autumn' && region !== 'desert') drawFallingLeaves(stage);
}

/** The same through a window, from corner to corner: rain is seen by what runs down the glass. */
export function drawWeatherBehindGlass(stage: Stage, [left, top]: PicturePoint, end: PicturePoint) {
  drawWeather(stage);
  stage.seen?.add('window');
  if (stage.scene.weather !== 'rain') return;
  const { canvas, light } = stage;
  const random = stage.random.fork('drops');
  const [width, height] = [end[0] - left, end[1] - top];
  const pane = Math.max(width, height);
  let [drops, shades, runs] = ['', '', ''];
  for (let index = 0; index < 90; index += 1) {
    const at = [left + width * random.next(), top + height * random.next()] as const;
    const radius = pane * random.between(0.004, 0.011);
    drops += dab(at, radius, Math.PI / 2, 0.72);
    shades += dab([at[0], at[1] + radius * 0.5], radius * 0.9, Math.PI / 2, 0.6);
    if (index % 4 === 0) {
      const long = height * random.between(0.06, 0.22);
      runs += pathData`M${at[0]} ${at[1] - long}l${random.spread(radius)} ${long}`;
    }
  }
  canvas.polygon(rectangleBetween([left, top], end), darker(light.sky[2], 0.3), { opacity: 0.22 });
  canvas.stroke(runs, lighter(light.sky[2], 0.6), {
    width: pane * 0.004,
    cap: 'round',
    opacity: 0.5,
  });
  canvas.shape(shades, darker(light.sky[2], 0.5), { opacity: 0.4 });
  canvas.shape(drops, lighter(light.sky[2], 0.75), { opacity: 0.75 });
}

function drawRain(stage: Stage) {
  const { canvas, light } = stage;
  const random = stage.random.fork('rain');
  for (const [count, length, width, opacity] of [
    [240, 22, 0.7, 0.24],
    [110, 46, 1.2, 0.26],
  ] as const) {
    let data = '';
    for (let index = 0; index < count; index += 1) {
      const x = random.next() * canvas.width * 1.1;
      const y = random.next() * canvas.height;
      data += pathData`M${x} ${y}l${-length * 0.22} ${length * random.between(0.7, 1.2)}`;
    }
    canvas.stroke(data, lighter(light.sky[2], 0.55), { width, cap: 'round', opacity });
  }
}

function drawFlakes({ canvas, random: source }: Stage) {
  const random = source.fork('flakes');
  for (const [count, size, opacity] of [
    [260, 1.1, 0.75],
    [130, 2, 0.85],
    [38, 4.2, 0.6],
  ] as const) {
    let data = '';
    for (let index = 0; index < count; index += 1) {
      const at = [random.next() * canvas.width, random.next() * canvas.height] as const;
      const radius = size * random.between(0.6, 1.3);
      data += pathData`M${at[0] - radius} ${at[1]}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
    }
    canvas.shape(data, white, { opacity });
  }
}

function drawFog({ canvas, light, camera, random: source }: Stage) {
  const random = source.fork('fog');
  const tone = lighter(light.haze, 0.12);
  const { width, height } = canvas;
  const veil = canvas.linear(
    [0, 0],
    [0, height],
    [
      [0, tone, 0.2],
      [camera.horizon / height, tone, 0.4],
      [1, tone, 0.14],
    ],
  );
  canvas.polygon(rectangleBetween([0, 0], [width, height]), veil);
  for (let index = 0; index < 9; index += 1) {
    const y = camera.horizon + canvas.height * random.between(-0.16, 0.16);
    const paint = canvas.radial([
      [0, tone, 0.42],
      [0.6, tone, 0.2],
      [1, tone, 0],
    ]);
    canvas.ellipse(
      [canvas.width * random.next(), y],
      [canvas.width * random.between(0.3, 0.6), canvas.height * random.between(0.05, 0.1)],
      paint,
    );
  }
}

function drawFallingLeaves(stage: Stage) {
  const { canvas, camera } = stage;
  const random = stage.random.fork('falling leaves');
  for (const tone of [
    [0.82, 0.45, 0.17],
    [0.75, 0.3, 0.16],
    [0.87, 0.66, 0.25],
  ] as const) {
    let data = '';
    for (let index = 0; index < 7; index += 1) {
      const at = [
        random.next() * canvas.width,
        camera.horizon + random.spread(canvas.height * 0.4),
      ] as const;
      data += dab(at, random.between(4, 8), random.next() * 3, 0.6);
    }
    canvas.shape(
      data,
      [
        tone[0] * (0.4 + stage.light.ambient[0]),
        tone[1] * (0.4 + stage.light.ambient[1]),
        tone[2] * (0.4 + stage.light.ambient[2]),
      ],
      { opacity: 0.85 },
    );
  }
}
