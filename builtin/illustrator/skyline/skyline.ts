import { createCamera } from '#builtin/illustrator/drawing/camera.ts';
import { color, darker, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import { type PicturePoint, rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, closedLine } from '#builtin/illustrator/drawing/path.ts';
import { leafColor } from '#builtin/illustrator/foliage/leaves.ts';
import { drawDesert } from '#builtin/illustrator/landscape/desert.ts';
import { drawMountains } from '#builtin/illustrator/landscape/mountains.ts';
import { fillRidge, ridgeLine, treeLine } from '#builtin/illustrator/landscape/ridge.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { drawSky, drawVignette } from '#builtin/illustrator/light/sky.ts';
import { drawWeather } from '#builtin/illustrator/light/weather.ts';
import { type Stage, withRandom } from '#builtin/illustrator/stage.ts';
import { drawCityLandmarks } from './landmarks.ts';
import { drawTower, type Tower } from './tower.ts';
import { drawWater } from './water.ts';

/** A city across the water: three ranks of towers, the near ones in full detail. */
export function drawSkyline(start: Stage) {
  const { canvas, scene } = start;
  const shore = canvas.height * (canvas.height > canvas.width * 1.1 ? 0.66 : 0.7);
  const camera = createCamera([0, 3, 0], 0, {
    focal: 1000,
    centerX: canvas.width / 2,
    horizon: shore,
  });
  const stage = { ...withRandom(start, 'skyline'), camera };
  drawSky(stage);
  if (scene.region === 'mountains') drawMountains(stage);
  if (scene.region === 'desert') drawDesert(stage);
  else fillRidge(stage, ridgeLine(stage, shore, 70), shore + 4, color('#8394a3'), 0.66);
  const tall = Math.min(canvas.height * 0.46, canvas.width * 0.5);
  for (const [air, height, wide] of [
    [0.62, 0.86, 0.9],
    [0.36, 1, 1],
    [0.1, 0.72, 1.15],
  ] as const) {
    for (const tower of rank(stage, shore, tall * height, wide, air)) drawTower(stage, tower);
    mist(stage, shore, tall * 0.5, air);
    if (air === 0.36) drawCityLandmarks(stage, shore, tall);
  }
  quay(stage, shore);
  drawWater(stage, shore + 8);
  bank(stage);
  if (scene.leaves) inBlossom(stage);
  drawWeather(stage);
  drawVignette(stage);
}

/** Towers side by side, higher towards the middle. */
function rank(
  { canvas, random }: Stage,
  base: number,
  height: number,
  wide: number,
  air: number,
): Tower[] {
  const towers: Tower[] = [];
  let x = -random.between(10, 60);
  while (x < canvas.width) {
    const width = random.between(46, 92) * wide;
    const middle = 1 - Math.abs((x + width / 2) / canvas.width - 0.52) * 1.15;
    const tall = height * Math.max(0.22, middle) * random.between(0.5, 1.05);
    towers.push({
      x,
      base,
      width,
      height: tall,
      air,
      kind: random.pick(['plain', 'setback', 'spire', 'slanted', 'plain', 'crown']),
    });
    x += width * random.between(0.82, 1.25);
  }
  // The lower ones stand before the higher ones.
  return towers.sort((a, b) => b.height - a.height);
}

function mist({ canvas, light }: Stage, base: number, height: number, air: number) {
  const paint = canvas.linear(
    [0, base - height],
    [0, base],
    [
      [0, light.haze, 0],
      [1, light.haze, 0.2 + air * 0.4],
    ],
  );
  canvas.polygon(rectangleBetween([0, base - height], [canvas.width, base + 2]), paint);
}

/** Trees and a wall along the far bank. */
function quay(stage: Stage, shore: number) {
  const { canvas, light } = stage;
  const line: PicturePoint[] = [
    [0, shore + 2],
    [canvas.width, shore + 2],
  ];
  treeLine(stage, line, 34, leafColor(stage, 'tree'), 0.26);
  treeLine(
    stage,
    [
      [0, shore + 6],
      [canvas.width, shore + 6],
    ],
    22,
    leafColor(stage, 'tree'),
    0.14,
  );
  const stone = mix(light.ambient, color('#8a8378'), 0.5);
  canvas.polygon(rectangleBetween([0, shore + 3], [canvas.width, shore + 11]), darker(stone, 0.15));
  canvas.shape(
    closedLine(rectangleBetween([0, shore + 2], [canvas.width, shore + 4])),
    lighter(stone, 0.2),
  );
}

/** Trees of the color that was asked for, on this side of the water. */
function inBlossom(stage: Stage) {
  const { canvas, light, scene } = stage;
  const base = lit(light, color(scene.leaves ?? '#f3bccb'), [-0.2, 0.8, -0.4]);
  const random = stage.random.fork('blossom');
  for (const [side, reach] of [
    [0, 0.34],
    [1, 0.22],
  ] as const)
    for (const tone of [darker(base, 0.2), base, lighter(base, 0.25)]) {
      let data = '';
      for (let index = 0; index < 46; index += 1) {
        const along = random.next() * reach;
        const x = canvas.width * (side ? 1 - along : along);
        const y = canvas.height * (0.04 + random.next() ** 1.4 * (0.34 - along * 0.6));
        data += blob(random, [x, y], [random.between(14, 40), random.between(10, 26)], 0.4, 9);
      }
      canvas.shape(data, tone, { opacity: 0.9 });
    }
}

/** Grasses on this side of the water. */
function bank(stage: Stage) {
  const { canvas } = stage;
  const ridge = ridgeLine(stage, canvas.height * 1.0, canvas.height * 0.035, 0.4);
  treeLine(
    stage,
    ridge.map(([x, y]) => [x, y + 18]),
    44,
    darker(leafColor(stage, 'shrub'), 0.3),
    0,
  );
}
