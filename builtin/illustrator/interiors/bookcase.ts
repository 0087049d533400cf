import { material } from '#builtin/illustrator/building/material.ts';
import { box } from '#builtin/illustrator/building/wall.ts';
import { color, darker, lighter } from '#builtin/illustrator/drawing/color.ts';
import { leftFace, paintOn, rectangle, washOn } from '#builtin/illustrator/drawing/face.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import { pottedPlant } from './plants.ts';
import { footShadow } from './upholstery.ts';

const spines = [
  '#b5573a',
  '#e8dcc4',
  '#33695c',
  '#c9a35c',
  '#5f7485',
  '#8a6a55',
  '#d9cdb8',
] as const;

/** Open shelves against the right wall: books with plain spines, a bowl, a plant on top. */
export function bookcase(
  stage: Stage,
  wallX: number,
  z: readonly [number, number],
  height: number,
) {
  const random = stage.random.fork('bookcase');
  const wood = stage.palette.trim;
  const deep = 0.34;
  const front = wallX - deep;
  const long = z[1] - z[0];
  footShadow(stage, [front, 0, (z[0] + z[1]) / 2], 0.4, long * 0.5, 0.3);
  box(stage, [front, 0, z[0]], [wallX, height, z[1]], material(wood));
  const face = leftFace(stage, [front, 0, z[0]]);
  paintOn(stage, face, rectangle(0.04, 0.08, long - 0.08, height - 0.14), darker(wood, 0.34));
  const rows = Math.round(height / 0.42);
  const tall = (height - 0.14) / rows;
  for (let row = 0; row < rows; row += 1) {
    const v = 0.08 + row * tall;
    fillShelf(stage, face, random, { from: 0.07, to: long - 0.07, v, tall });
    washOn(stage, face, rectangle(0.04, v + tall - 0.12, long - 0.08, 0.1), stage.light.shadow, {
      opacity: 0.24,
    });
    paintOn(stage, face, rectangle(0.03, v - 0.025, long - 0.06, 0.03), lighter(wood, 0.05));
  }
  pottedPlant(stage, [wallX - 0.18, height, z[0] + long * 0.4], 0.4, 'bush', stage.palette.door);
}

type Shelf = { from: number; to: number; v: number; tall: number };

function fillShelf(
  stage: Stage,
  face: ReturnType<typeof leftFace>,
  random: Stage['random'],
  { from, to, v, tall }: Shelf,
) {
  let u = from;
  while (u < to - 0.08) {
    if (random.chance(0.12)) {
      u += random.between(0.08, 0.2);
      continue;
    }
    const wide = random.between(0.025, 0.05);
    const high = tall * random.between(0.56, 0.82);
    const paint = color(random.pick(spines));
    paintOn(stage, face, rectangle(u, v, wide, high), paint);
    paintOn(stage, face, rectangle(u, v, 0.006, high), darker(paint, 0.3));
    u += wide + 0.002;
  }
}
