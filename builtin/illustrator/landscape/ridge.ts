import { type Color, mix, scale } from '#builtin/illustrator/drawing/color.ts';
import type { PicturePoint } from '#builtin/illustrator/drawing/geometry.ts';
import { blob, closedLine, dab } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';

/** A line of hills from edge to edge: several waves with random phases. */
export function ridgeLine(
  { canvas, random }: Stage,
  base: number,
  height: number,
  roughness = 0.25,
): PicturePoint[] {
  const phases = [random.next(), random.next(), random.next(), random.next()].map((p) => p * 6.3);
  const steps = 64;
  const pace = canvas.width / 1000;
  return Array.from({ length: steps + 1 }, (_, index): PicturePoint => {
    const t = (index / steps) * pace;
    const wave =
      Math.sin(t * 3.1 + (phases[0] ?? 0)) * 0.45 +
      Math.sin(t * 7.3 + (phases[1] ?? 0)) * 0.25 +
      Math.sin(t * 17 + (phases[2] ?? 0)) * roughness * 0.4 +
      Math.sin(t * 41 + (phases[3] ?? 0)) * roughness * 0.2;
    return [(index / steps) * canvas.width, base - height * (0.55 + wave * 0.6)];
  });
}

/** Fills from a ridge down to a level. `air` from 0 (near) to 1 (lost in the haze). */
export function fillRidge(
  stage: Stage,
  ridge: readonly PicturePoint[],
  bottom: number,
  base: Color,
  air: number,
) {
  const { canvas, light } = stage;
  const shaded = lit(light, base, [-0.2, 0.75, -0.5]);
  const near = mix(shaded, light.haze, air);
  const top = Math.min(...ridge.map(([, y]) => y));
  const paint = canvas.linear(
    [0, top],
    [0, bottom],
    [
      [0, near],
      [1, mix(near, light.haze, 0.45)],
    ],
  );
  canvas.shape(closedLine([...ridge, [canvas.width, bottom], [0, bottom]]), paint);
}

/** A band of far trees along a line: crowns too small to tell apart, dabs where the sun hits them. */
export function treeLine(
  stage: Stage,
  ridge: readonly PicturePoint[],
  height: number,
  base: Color,
  air: number,
  isConifer = false,
) {
  const { canvas, light, random } = stage;
  const tone = (normal: readonly [number, number, number], change = 1) =>
    mix(scale(lit(light, base, normal), change), light.haze, air);
  const data = { dark: '', middle: '', sunny: '' };
  const pace = Math.max(height * (isConifer ? 0.3 : 0.5), canvas.pixel * 2);
  for (let x = -height; x < canvas.width + height; x += pace * random.between(0.6, 1.3)) {
    const y = heightAt(ridge, x, canvas.width);
    const tall = height * random.between(0.55, 1.15);
    // On a small picture a far tree is a spot.
    const isSpot = tall < canvas.pixel * 16;
    if (isConifer) farConifer(data, random, x, y, tall, isSpot ? 1 : 5);
    else farCrown(data, random, x, y, tall, isSpot ? 1 : tall > 30 ? 9 : 4);
  }
  canvas.shape(data.dark, tone([0.5, 0.2, -0.3], 0.86));
  canvas.shape(data.middle, tone([-0.2, 0.3, -0.6], 0.96));
  canvas.shape(data.sunny, tone([-0.6, 0.6, -0.45]));
}

type Bands = { dark: string; middle: string; sunny: string };

function farCrown(data: Bands, random: Random, x: number, y: number, tall: number, dabs: number) {
  data.dark += blob(random, [x, y - tall * 0.34], [tall * 0.46, tall * 0.44], 0.4, 9);
  for (let index = 0; index < dabs; index += 1) {
    const at: PicturePoint = [x + random.spread(tall * 0.42), y - tall * random.between(0.2, 0.74)];
    const isSunny = at[0] < x && at[1] < y - tall * 0.38;
    data[isSunny ? 'sunny' : 'middle'] += dab(
      at,
      tall * random.between(0.16, 0.28),
      random.spread(1.2),
      0.6,
    );
  }
}

function farConifer(
  data: Bands,
  random: Random,
  x: number,
  y: number,
  tall: number,
  tiers: number,
) {
  for (let tier = 0; tier < tiers; tier += 1) {
    const wide = tall * 0.2 * (1 - tier / (tiers + 0.6)) * random.between(0.85, 1.2);
    const foot = y + 3 - (tall * tier) / (tiers + 0.8);
    const top: PicturePoint = [x, foot - tall * (tiers > 1 ? 0.34 : 1)];
    data.dark += closedLine([[x - wide, foot], top, [x + wide, foot + random.spread(2)]]);
    data.middle += closedLine([[x - wide, foot], top, [x - wide * 0.1, foot - tall * 0.03]]);
  }
}

export function heightAt(ridge: readonly PicturePoint[], x: number, width: number): number {
  const index = Math.round((x / width) * (ridge.length - 1));
  return ridge[Math.min(ridge.length - 1, Math.max(0, index))]?.[1] ?? 0;
}
