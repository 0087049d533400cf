import sharp from 'sharp';
import { expect } from 'vitest';
import type { Scene } from '#builtin/illustrator/scene.ts';

export const plain: Scene = {
  subject: 'craftsman',
  region: 'forest',
  time: 'golden',
  season: 'summer',
  weather: 'clear',
  mood: 'natural',
};
export const small = { width: 96, height: 72 };
export const formats = [
  { width: 70, height: 122 },
  { width: 96, height: 96 },
  { width: 300, height: 64 },
];

/** What must be true of the markup of every picture. */
export function expectSound(svg: string) {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|object/);
  expect(svg).not.toMatch(/<(?:text|tspan|image|script|foreignObject|style|a)\b/);
}

/** Slower, so not for every picture. */
function expectWellFormed(svg: string) {
  expect(unbalanced(svg)).toEqual([]);
  const used = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id));
  const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
  expect([...used].filter((id) => !defined.has(id))).toEqual([]);
}

/** Tags that are opened and not closed, or the other way round. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([A-Za-z]+)([^<>]*)>/g)) {
    if (rest.endsWith('/')) continue;
    if (!closing) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else open.push(`/${name}`);
  }
  return open;
}

/** How much there is to see, 0 being one flat colour, and the size it came out in. */
export async function look(svg: string) {
  expectWellFormed(svg);
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { entropy: entropyOf(data), width: info.width, height: info.height };
}

/** Of the shades of grey, in bits. Sharp's own comes with much that nobody asks for here. */
function entropyOf(shades: Buffer): number {
  const counts = new Uint32Array(256);
  for (const shade of shades) counts[shade] = (counts[shade] ?? 0) + 1;
  return counts
    .filter((count) => count > 0)
    .reduce((sum, count) => sum - (count / shades.length) * Math.log2(count / shades.length), 0);
}
