import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPicture } from '#builtin/illustrator/draw.ts';
import { createBuiltinIllustrator } from './builtin-illustrator.ts';
import type { DrawingOptions, PictureBrief } from './illustrator.ts';

const illustrator = createBuiltinIllustrator(drawPicture);
const small = { width: 128, height: 96 };
const draw = (
  subject: string,
  { seed, signal, ...rest }: DrawingOptions & Omit<PictureBrief, 'subject'> = {},
  size = small,
) => illustrator.draw({ subject, ...rest }, size, { seed, signal });

describe('chance', () => {
  test('one seed gives one picture, to the byte', async () => {
    const [first, second] = await Promise.all([
      draw('A home', { seed: 42 }),
      draw('A home', { seed: 42 }),
    ]);
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });

  test('two calls without a seed draw two pictures', async () => {
    const [first, second] = await Promise.all([
      draw('A craftsman home at noon'),
      draw('A craftsman home at noon'),
    ]);
    expect(Buffer.compare(first.bytes, second.bytes)).not.toBe(0);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER])(
    'any number is a seed: %d',
    async (seed) => {
      expect((await draw('A home', { seed })).bytes.length).toBeGreaterThan(1_000);
    },
  );
});

test.each([
  [1600, 1200],
  [1024, 1024],
  [1024, 1792],
  [256, 256],
])('gives the size that is asked for: %d by %d', async (width, height) => {
  const { bytes, mediaType } = await draw('House keys on a desk', { seed: 1 }, { width, height });
  expect(mediaType).toBe('image/png');
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'png',
    width,
    height,
    hasAlpha: false,
  });
});

test.each([
  [1, 1, 64, 64],
  [-5, 0, 64, 64],
  [100_000, 80, 4096, 80],
  [Number.NaN, 300.4, 1024, 300],
])('a size out of reason is brought into it: %d by %d', async (width, height, wide, tall) => {
  const { bytes } = await draw('House keys on a desk', { seed: 1 }, { width, height });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: wide, height: tall });
});

test.each([
  '',
  'word '.repeat(1_000),
  '夕暮れの家 🏡 بيت дом',
  '<svg onload="alert(1)"><text>SOLD</text></svg> ]]> & "quotes" \'single\'',
  '\u0000\u0007\ud800',
])('odd prompts draw too: %j', async (prompt) => {
  const { bytes } = await draw(prompt, {
    seed: 3,
    style: prompt,
    topic: prompt,
    place: { city: prompt, state: prompt },
  });
  const { entropy } = await sharp(bytes).stats();
  expect(entropy).toBeGreaterThan(3);
});

test('says in the picture that a machine made it', async () => {
  const { exif } = await sharp((await draw('A home', { seed: 1 })).bytes).metadata();
  expect(exif?.toString('latin1')).toContain('AI-generated illustration');
});

describe('whoever leaves', () => {
  test('before it starts gets nothing drawn', async () => {
    await expect(draw('A home', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  });

  test('while it renders gets no picture', async () => {
    const controller = new AbortController();
    const drawing = draw('A home', { seed: 1, signal: controller.signal });
    controller.abort();
    await expect(drawing).rejects.toThrow('aborted');
  });
});
