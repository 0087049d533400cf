import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawScene } from './compose.ts';
import {
  homeSubjects,
  moods,
  regions,
  type Scene,
  seasons,
  subjects,
  times,
  weathers,
} from './scene.ts';

const plain: Scene = {
  subject: 'craftsman',
  region: 'forest',
  time: 'golden',
  season: 'summer',
  weather: 'clear',
  mood: 'natural',
};
const small = { width: 96, height: 72 };

/** What must be true of the markup of every picture. */
function expectSound(svg: string) {
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
async function look(svg: string) {
  expectWellFormed(svg);
  const { data, info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
  const { entropy } = await sharp(data).stats();
  return { entropy, width: info.width, height: info.height };
}

describe.each(homeSubjects)('%s', (subject) => {
  test.each(regions)('in the landscape of %s at every hour', async (region) => {
    const drawn = times.map((time, index) => {
      const season = seasons[index % seasons.length] ?? 'summer';
      return drawScene({ ...plain, subject, region, time, season }, small, index);
    });
    for (const svg of drawn) expectSound(svg);
    const shown = drawn[(subject.length + region.length) % drawn.length] ?? '';
    expect((await look(shown)).entropy).toBeGreaterThan(4);
  });
});

test.each(subjects)('%s works in square, tall and wide formats', async (subject) => {
  for (const [width, height] of [[70, 122], subject.length % 2 ? [96, 96] : [300, 64]] as [
    number,
    number,
  ][]) {
    const svg = drawScene({ ...plain, subject }, { width, height }, width);
    expectSound(svg);
    const seen = await look(svg);
    expect(seen).toMatchObject({ width, height });
    expect(seen.entropy).toBeGreaterThan(3);
  }
});

test.each(subjects)('%s in every weather', (subject) => {
  for (const [index, weather] of weathers.entries()) {
    const season = weather === 'snow' ? 'winter' : 'autumn';
    expectSound(drawScene({ ...plain, subject, weather, season }, small, index));
  }
});

test.each(moods)('%s', (mood) => {
  for (const subject of ['cottage', 'living-room', 'plan-desk'] as const) {
    expectSound(drawScene({ ...plain, subject, mood }, small, 5));
  }
});

test('one seed gives one picture, another seed another', () => {
  expect(drawScene(plain, small, 7)).toBe(drawScene(plain, small, 7));
  expect(drawScene(plain, small, 7)).not.toBe(drawScene(plain, small, 8));
});

test('black and white has no colour', async () => {
  const svg = drawScene({ ...plain, mood: 'monochrome' }, small, 1);
  const codes = new Set([...svg.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g)]);
  for (const [, red, green, blue] of codes) expect([green, blue]).toEqual([red, red]);
});

test('night is darker than noon, and its windows are lit', async () => {
  const brightnessAt = async (time: Scene['time']) => {
    const svg = drawScene({ ...plain, time }, { width: 160, height: 120 }, 3);
    const { channels } = await sharp(Buffer.from(svg)).greyscale().stats();
    return channels[0] ?? { mean: 0, max: 0 };
  };
  const [noon, night] = [await brightnessAt('noon'), await brightnessAt('night')];
  expect(night.mean).toBeLessThan(noon.mean * 0.55);
  expect(night.max).toBeGreaterThan(190);
});

test('the markup stays moderate', () => {
  for (const subject of ['street', 'market-street', 'farmhouse'] as const) {
    const svg = drawScene({ ...plain, subject }, { width: 1600, height: 1200 }, 2);
    expect(svg.length).toBeLessThan(2_800_000);
  }
});
