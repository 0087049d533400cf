import { color, lighter, mix } from '#builtin/illustrator/drawing/color.ts';
import { type PicturePoint, rectangleBetween } from '#builtin/illustrator/drawing/geometry.ts';
import { closedLine } from '#builtin/illustrator/drawing/path.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { fillRidge, ridgeLine, treeLine } from './ridge.ts';

/** The sea with its glitter, a far headland, and dunes on this side. */
export function drawCoast(stage: Stage) {
  const { camera, canvas, light, random } = stage;
  const unit = Math.min(canvas.width, canvas.height) / 1000;
  // The viewer stands a little above the water, so the sea rises behind the house.
  const top = camera.horizon - 62 * unit;
  const bottom = camera.horizon + 12;
  // One looks out on open water from a beach, and on a low shore from a town.
  if (treeKindsOf(stage.scene)[0] === 'conifer') woodedShore(stage, top, unit);
  else if (stage.scene.subject !== 'beach') headland(stage, top, 26 * unit);
  const deep = mix(mix(light.sky[0], color('#2f7d92'), 0.45), light.haze, 0.1);
  const paint = canvas.linear(
    [0, top],
    [0, bottom],
    [
      [0, mix(deep, light.haze, 0.45)],
      [0.35, deep],
      [1, mix(deep, color('#7fc0b8'), 0.32)],
    ],
  );
  canvas.polygon(rectangleBetween([0, top], [canvas.width, bottom]), paint);
  glitter(stage, top, bottom);
  const dune = ridgeLine(stage, camera.horizon + 8 * unit, 22 * unit, 0.3);
  fillRidge(stage, dune, bottom + 4, color('#dbc79b'), 0.08);
  treeLine(
    stage,
    dune.map(([x, y]) => [x, y + 6 * unit]),
    random.between(14, 22) * unit,
    color('#8fa070'),
    0.14,
  );
}

/** The other side of a bay or a wide river: hills under firs. */
function woodedShore(stage: Stage, base: number, unit: number) {
  const firs = mix(color('#3f6650'), color('#5a7a4c'), 0.4);
  const far = ridgeLine(stage, base, 120 * unit, 0.16);
  fillRidge(stage, far, base + 2, mix(firs, color('#7d95b0'), 0.4), 0.5);
  const near = ridgeLine(stage, base, 56 * unit, 0.2);
  fillRidge(stage, near, base + 2, firs, 0.34);
  treeLine(
    stage,
    near.map(([x, y]) => [x, y + 6 * unit]),
    24 * unit,
    firs,
    0.3,
    true,
  );
}

function headland(stage: Stage, base: number, height: number) {
  const { canvas } = stage;
  const ridge = ridgeLine(stage, base, height, 0.3).map(([x, y]): PicturePoint => {
    const share = x / canvas.width;
    return [x, base - (base - y) * Math.max(0, share - 0.42) * 1.7];
  });
  fillRidge(stage, ridge, base + 2, color('#6f8a86'), 0.58);
}

function glitter({ canvas, light, random }: Stage, top: number, bottom: number) {
  let data = '';
  for (let index = 0; index < 150; index += 1) {
    const share = random.next();
    const y = top + (bottom - top) * share;
    const x = random.next() * canvas.width;
    const length = 6 + share * 30 * random.next();
    data += closedLine([
      [x, y],
      [x + length / 2, y - 0.5 - share * 0.7],
      [x + length, y],
      [x + length / 2, y + 0.4 + share * 0.5],
    ]);
  }
  canvas.shape(data, lighter(mix(light.sky[3], light.sky[2], 0.4), 0.35), { opacity: 0.5 });
}
