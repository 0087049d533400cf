import sharp from 'sharp';
import { expect, test } from 'vitest';
import { oncePerKey } from '#builtin/once.ts';
import { drawScene } from './compose.ts';
import { drawPicture } from './draw.ts';
import {
  homeSubjects,
  moods,
  regions,
  type Scene,
  seasons,
  subjects,
  timesOfDay,
  weathers,
} from './scene.ts';
import { expectSound, formats, look, plain, small } from './testing/sound-pictures.ts';

test.each(homeSubjects)('%s in two landscapes', async (subject) => {
  // Every landscape and every hour somewhere; the sweep has every home everywhere.
  const number = homeSubjects.indexOf(subject);
  for (const index of [number, number + 3]) {
    const [region, time] = [regions[index % regions.length], timesOfDay[index % timesOfDay.length]];
    const season = seasons[index % seasons.length] ?? 'summer';
    const scene = { ...plain, subject, region: region ?? 'coast', time: time ?? 'noon', season };
    const svg = drawScene(scene, small, index);
    expectSound(svg);
    expect((await look(svg)).entropy).toBeGreaterThan(4);
  }
});

test.each(subjects)('%s in another format and another weather', async (subject) => {
  // Every format and every weather somewhere, drawn once for both; the sweep has each subject in all of them.
  const index = subjects.indexOf(subject);
  const format = formats[index % formats.length] ?? small;
  const weather = weathers[index % weathers.length] ?? 'clear';
  const season = weather === 'snow' ? 'winter' : 'autumn';
  const svg = drawScene({ ...plain, subject, weather, season }, format, index);
  expectSound(svg);
  const seen = await look(svg);
  expect(seen).toMatchObject(format);
  expect(seen.entropy).toBeGreaterThan(3);
});

/** The same scene without anything extra, drawn once for all its extras. */
const without = oncePerKey((subject: Scene['subject']) =>
  drawScene({ ...plain, subject }, small, 4),
);

test.each([
  ['cabin', 'waterside'],
  ['ranch', 'pumpkins'],
  ['colonial', 'flag'],
  ['cape-cod', 'wreath'],
  ['townhouses', 'flower-pots'],
  ['modern-row', 'balloons'],
  ['brownstone', 'pumpkins'],
  ['beach', 'boardwalk'],
  ['deck', 'string-lights'],
  ['bathroom', 'clawfoot'],
  ['bathroom', 'checkered'],
  ['fireplace', 'stone-hearth'],
  ['living-room', 'blanket'],
  ['craftsman', 'attached-garage'],
  ['saltbox', 'own-garage'],
  ['street', 'rainbow'],
  ['open-land', 'hot-air-balloons'],
  ['ranch', 'lightning'],
  ['pool', 'pool-cage'],
  ['pool', 'above-ground'],
  ['pool', 'pool-slide'],
  ['pool', 'rock-fall'],
  ['new-construction', 'foundation'],
  ['new-construction', 'house-wrap'],
  ['ladder', 'painting'],
  ['apartments', 'fire-escape'],
  ['promenade', 'ferris-wheel'],
  ['downtown', 'clock-tower'],
  ['town-hall', 'dome'],
  ['river', 'kayaks'],
  ['front-door', 'fallen-leaves'],
  ['covered-patio', 'cooking'],
  ['balcony', 'lake-view'],
  ['aerial', 'lake-view'],
  ['duplex', 'third-door'],
  ['patio', 'outdoor-fireplace'],
  ['patio', 'waterside'],
  ['marina', 'sails'],
  ['skyline', 'arch'],
  ['skyline', 'needle'],
  ['lake', 'boat'],
  ['grain-field', 'corn'],
  ['dining-room', 'round-table'],
  ['bedroom', 'canopy'],
  ['bedroom', 'skylight'],
  ['living-room', 'sectional'],
  ['living-room', 'paneling'],
  ['attic', 'bed'],
  ['foursquare', 'carport'],
  ['ranch', 'carport'],
  ['craftsman', 'driveway'],
  ['mobile-home', 'front-deck'],
  ['cape-cod', 'window-boxes'],
  ['fountain', 'monument'],
  ['beach', 'bonfire'],
  ['colonial', 'ivy'],
  ['orchard', 'house-behind'],
  ['driveway', 'tree-rows'],
  ['driveway', 'cracked'],
  ['grain-field', 'grain-elevator'],
  ['marina', 'ferry'],
  ['lake', 'pontoon'],
  ['lake', 'dock-roof'],
  ['detached-garage', 'rooms-above'],
  ['spanish', 'cacti'],
  ['downtown', 'water-tower'],
  ['marsh', 'low-tide'],
  ['gambrel', 'barn'],
  ['shop-front', 'striped'],
  ['kids-room', 'bunk-room'],
  ['fireplace', 'wreath'],
] as const)('%s with %s', (subject, extra) => {
  const svg = drawScene({ ...plain, subject, extras: [extra] }, small, 4);
  expectSound(svg);
  expect(svg).not.toBe(without(subject));
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

test('black and white has no colour', () => {
  const svg = drawScene({ ...plain, mood: 'monochrome' }, small, 1);
  const codes = [...svg.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g)];
  expect(codes.length).toBeGreaterThan(100);
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

/** A small grey copy of a picture, and one of its mirror image. */
async function copiesOf(svg: string) {
  const size = { width: 32, height: 24 };
  const copy = await sharp(Buffer.from(svg))
    .resize({ ...size, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  const mirrored = sharp(copy, { raw: { ...size, channels: 1 } }).flop();
  return [copy, await mirrored.greyscale().raw().toBuffer()] as const;
}

type Copies = Awaited<ReturnType<typeof copiesOf>>;

/** How unlike two pictures are, mirrored or not, from 0 to 255. */
const difference = ([one]: Copies, others: Copies) =>
  Math.min(
    ...others.map(
      (other) =>
        one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) /
        one.length,
    ),
  );

const size = { width: 96, height: 72 };

/** The smallest difference between any two of several pictures. */
async function leastDifference(pictures: readonly string[]): Promise<number> {
  const copies = await Promise.all(pictures.map(copiesOf));
  return Math.min(
    ...copies.flatMap((one, index) =>
      copies.slice(index + 1).map((other) => difference(one, other)),
    ),
  );
}

test.each(['A bright kitchen', 'A family home', 'A backyard patio', 'Keys in the front door'])(
  'ten pictures of one wish are ten pictures: %s',
  async (subject) => {
    const place = { city: 'Naperville', state: 'IL' };
    const draw = (seed: number) => drawPicture({ subject, place, size, seed }).svg;
    expect(
      await leastDifference(Array.from({ length: 10 }, (_, seed) => draw(seed))),
    ).toBeGreaterThan(4);
  },
);

test('the styles the form suggests differ at a glance', async () => {
  const styles = [
    'Modern real estate photography',
    'Warm evening light',
    'Aerial neighborhood view',
    'Watercolor illustration',
    'Minimal line drawing',
  ];
  const draw = (style: string) =>
    drawPicture({ subject: 'A craftsman home', style, size, seed: 1 }).svg;
  expect(await leastDifference(styles.map(draw))).toBeGreaterThan(12);
});
