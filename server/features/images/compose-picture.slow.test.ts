import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#builtin/random.ts';
import { type Composition, canvasFor, defaultComposition } from '#contract/composition.ts';
import { preparePicture } from '#server/pictures/picture.ts';
import { createPictureQueue } from '#server/pictures/picture-queue.ts';
import { xmpOf } from '#server/pictures/provenance.ts';
import { jpegPicture, pngPicture } from '#server/testing/pictures.ts';
import { composePicture } from './compose-picture.ts';

const queue = { queuePicture: createPictureQueue() };

type Color = [number, number, number];
const ground: Color = [30, 90, 200];
const face: Color = [220, 180, 140];
const mark: Color = [10, 200, 60];
const hex = (color: Color) =>
  `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** All pixels of a picture, to be asked one by one. */
async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  const at = (x: number, y: number): Color => {
    const start = (Math.round(y) * info.width + Math.round(x)) * 3;
    return [data[start] ?? -1, data[start + 1] ?? -1, data[start + 2] ?? -1];
  };
  return { at, width: info.width, height: info.height };
}

/** What light gives: so much of the upper color, the rest of the lower one. */
const blend = (upper: Color, lower: Color, opacity: number) =>
  upper.map((part, index) => part * opacity + (lower[index] ?? 0) * (1 - opacity));

function expectColor(seen: Color, expected: number[], where: string) {
  const off = Math.max(...seen.map((part, index) => Math.abs(part - (expected[index] ?? 0))));
  expect(off, `${where}: ${seen} instead of ${expected}`).toBeLessThanOrEqual(3);
}

/** Where a box must lie, reckoned anew from the words of the rule. */
function placed(x: number, y: number, width: number, height: number, on: [number, number]) {
  let left = (on[0] * x) / 100;
  let top = (on[1] * y) / 100;
  if (left + width > on[0]) left = on[0] - width;
  if (top + height > on[1]) top = on[1] - height;
  return { left, top, right: left + width, bottom: top + height };
}

describe('ten compositions by chance', () => {
  const random = createRandom(20_261_116);
  const between = (least: number, most: number) => least + random.next() * (most - least);
  const cases = Array.from({ length: 10 }, (_, index) => {
    const border: Color = [250, Math.round(between(0, 255)), 20];
    const composition: Composition = {
      // Left and right halves, so that the one never covers the other.
      headshot: {
        x: between(0, 20),
        y: between(0, 100),
        size: between(8, 28),
        borderWidth: Math.round(between(4, 20)),
        opacity: between(0.1, 1),
        borderColor: hex(border),
      },
      logo: {
        x: between(52, 100),
        y: between(0, 100),
        size: between(5, 40),
        opacity: between(0.1, 1),
      },
    };
    const large = index % 2 === 1;
    return { index, composition, border, width: large ? 2048 : 800, height: large ? 1700 : 600 };
  });

  test.each(cases)('number $index', async ({ composition, border, width, height }) => {
    const logoSize = { width: 300, height: 120 };
    const picture = await composePicture(
      {
        background: await pngPicture({ width, height, color: hex(ground) }),
        headshot: await pngPicture({ width: 200, height: 300, color: hex(face) }),
        logo: await pngPicture({ ...logoSize, color: hex(mark) }),
      },
      composition,
    );
    const pixels = await pixelsOf(picture);
    const on: [number, number] = width > 1600 ? [2048, 1536] : [1600, 1200];
    expect([pixels.width, pixels.height]).toEqual(on);

    const { headshot, logo } = composition;
    const side = (on[0] * headshot.size) / 100;
    const circle = placed(headshot.x, headshot.y, side, side, on);
    const [centerX, centerY] = [(circle.left + circle.right) / 2, (circle.top + circle.bottom) / 2];
    const ring = (headshot.borderWidth * on[0]) / 1600;
    for (let angle = 0; angle < 360; angle += 30) {
      const toward = (distance: number): [number, number] => [
        centerX - 0.5 + distance * Math.cos((angle * Math.PI) / 180),
        centerY - 0.5 + distance * Math.sin((angle * Math.PI) / 180),
      ];
      const seen = (distance: number) => pixels.at(...toward(distance));
      const inside = blend(face, ground, headshot.opacity);
      expectColor(seen(side / 2 - ring - 3), inside, `face at ${angle}`);
      const middleOfRing = blend(border, ground, headshot.opacity);
      expectColor(seen(side / 2 - ring / 2), middleOfRing, `border at ${angle}`);
      const [x, y] = toward(side / 2 + 3);
      if (x >= 0 && y >= 0 && y < on[1])
        expectColor(pixels.at(x, y), ground, `outside at ${angle}`);
    }

    const long = (on[0] * logo.size) / 100;
    const box = placed(logo.x, logo.y, long, (long * logoSize.height) / logoSize.width, on);
    const inLogo = blend(mark, ground, logo.opacity);
    for (const [x, y] of [
      [box.left + 2, box.top + 2],
      [box.right - 3, box.top + 2],
      [box.left + 2, box.bottom - 3],
      [box.right - 3, box.bottom - 3],
    ] as const) {
      expectColor(pixels.at(x, y), inLogo, `logo at ${x}, ${y}`);
    }
    expectColor(pixels.at(box.left - 3, box.top + 2), ground, 'left of the logo');
    if (box.top > 3) expectColor(pixels.at(box.left + 2, box.top - 3), ground, 'above the logo');
  });
});

describe('the background', () => {
  /** Red, green and blue from left to right. */
  const stripes = (width: number, height: number) =>
    sharp(Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255]), {
      raw: { width: 3, height: 1, channels: 3 },
    })
      .resize({ width, height, fit: 'fill', kernel: 'nearest' })
      .png()
      .toBuffer();
  const assets = async () => ({
    headshot: await pngPicture({ width: 100, height: 100 }),
    logo: await pngPicture({ width: 100, height: 100, color: '#00000000' }),
  });

  test('is cut from its centre', async () => {
    const background = await stripes(2400, 600);
    const picture = await composePicture({ background, ...(await assets()) }, defaultComposition);
    const pixels = await pixelsOf(picture);
    // 800 of 2400 remain: the green ones.
    for (const x of [20, 800, 1580]) expect(pixels.at(x, 1150)).toEqual([0, 255, 0]);
  });

  test('that lets light through gets white behind it', async () => {
    const background = await pngPicture({ width: 400, height: 300, color: '#00000000' });
    const picture = await composePicture({ background, ...(await assets()) }, defaultComposition);
    expect((await pixelsOf(picture)).at(5, 5)).toEqual([255, 255, 255]);
  });
});

test('a logo keeps the shape its transparency gives it', async () => {
  const logo = await sharp({
    create: { width: 200, height: 200, channels: 4, background: '#00000000' },
  })
    .composite([
      { input: await pngPicture({ width: 100, height: 200, color: '#ff0000' }), left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  const picture = await composePicture(
    { background: await pngPicture({ color: hex(ground) }), headshot: await pngPicture(), logo },
    { ...defaultComposition, logo: { x: 60, y: 60, size: 20, opacity: 1 } },
  );
  const pixels = await pixelsOf(picture);
  expectColor(pixels.at(960 + 80, 720 + 160), [255, 0, 0], 'left half');
  expectColor(pixels.at(960 + 240, 720 + 160), ground, 'right half');
});

test('the headshot is cut from its centre and has a smooth edge', async () => {
  const headshot = await sharp({
    create: { width: 300, height: 100, channels: 3, background: '#0000ff' },
  })
    .composite([
      { input: await pngPicture({ width: 100, height: 100, color: '#ff0000' }), left: 100, top: 0 },
    ])
    .png()
    .toBuffer();
  const picture = await composePicture(
    { background: await pngPicture({ color: '#ffffff' }), headshot, logo: await pngPicture() },
    defaultComposition,
  );
  const pixels = await pixelsOf(picture);
  expectColor(pixels.at(320, 280), [255, 0, 0], 'centre');
  expectColor(pixels.at(175, 280), [255, 0, 0], 'left');
  const greens = Array.from({ length: 160 }, (_, y) => pixels.at(200, 120 + y)[1]);
  expect(greens.some((green) => green > 40 && green < 215)).toBe(true);
});

describe('pictures of every kind', () => {
  const gray = async () =>
    sharp(await jpegPicture({ width: 300, height: 200, color: '#808080' }))
      .toColourspace('b-w')
      .jpeg()
      .toBuffer();
  const print = async () =>
    sharp(await jpegPicture({ width: 300, height: 200, color: '#ff0000' }))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
  const deep = async () =>
    sharp(await pngPicture({ width: 300, height: 200, color: '#808080' }))
      .toColourspace('rgb16')
      .png()
      .toBuffer();
  /** Red above blue once it is turned. */
  const turned = async () =>
    sharp({ create: { width: 200, height: 100, channels: 3, background: '#0000ff' } })
      .composite([
        { input: await pngPicture({ width: 100, height: 100, color: '#ff0000' }), left: 0, top: 0 },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

  test.each([
    ['gray', gray, [128, 128, 128]],
    ['for print', print, [255, 0, 0]],
    ['of 16 bits', deep, [128, 128, 128]],
  ] as const)('%s: as background, headshot and logo', async (_, make, color) => {
    const { bytes } = await preparePicture(queue, 1, await make());
    const full = { ...defaultComposition, logo: { ...defaultComposition.logo, opacity: 1 } };
    const pieces = { background: bytes, headshot: bytes, logo: bytes };
    const picture = await composePicture(pieces, full);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'png',
      space: 'srgb',
      depth: 'uchar',
      channels: 3,
      hasAlpha: false,
      ...canvasFor({ width: 300, height: 200 }),
    });
    const pixels = await pixelsOf(picture);
    for (const [x, y] of [
      [20, 20],
      [320, 280],
      [1280, 900],
    ] as const) {
      const off = pixels.at(x, y).map((part, index) => Math.abs(part - (color[index] ?? 0)));
      expect(Math.max(...off)).toBeLessThan(40);
    }
  });

  test('turned by a camera', async () => {
    const { bytes } = await preparePicture(queue, 1, await turned());
    const headshot = { ...defaultComposition.headshot, x: 0, y: 0, size: 50 };
    const picture = await composePicture(
      {
        background: await pngPicture({ color: '#ffffff' }),
        headshot: bytes,
        logo: await pngPicture(),
      },
      { ...defaultComposition, headshot },
    );
    const pixels = await pixelsOf(picture);
    expect(pixels.at(400, 200)[0]).toBeGreaterThan(200);
    expect(pixels.at(400, 600)[2]).toBeGreaterThan(200);
  });
});

test('what a picture is told to say of itself it says, and nothing else', async () => {
  const piece = await pngPicture();
  const pieces = { background: piece, headshot: piece, logo: piece };
  const description = 'AI-generated illustration';
  const told = await sharp(
    await composePicture(pieces, defaultComposition, { description }),
  ).metadata();
  expect(told.exif?.includes(description)).toBe(true);
  const untold = await sharp(await composePicture(pieces, defaultComposition)).metadata();
  expect(untold.exif).toBeUndefined();
  expect(untold.xmp).toBeUndefined();
  const xmp = xmpOf({ source: 'composite', creator: 'Ann <Lee> & "Co"' });
  const made = await sharp(await composePicture(pieces, defaultComposition, { xmp })).metadata();
  expect(made.xmp?.toString()).toContain('digitalsourcetype/composite<');
  expect(made.xmp?.toString()).toContain('<rdf:li>Ann &lt;Lee&gt; &amp; &quot;Co&quot;</rdf:li>');
});

test('stops between two steps when nobody waits any more', async () => {
  const piece = await pngPicture();
  const pieces = { background: piece, headshot: piece, logo: piece };
  const signal = AbortSignal.abort(new Error('left'));
  await expect(composePicture(pieces, defaultComposition, { signal })).rejects.toThrow('left');
});

test('a logo as thin as a line is drawn', async () => {
  const piece = await pngPicture();
  const logo = await pngPicture({ width: 2048, height: 1, color: '#ff0000' });
  const pieces = { background: piece, headshot: piece, logo };
  const thin = { ...defaultComposition, logo: { x: 100, y: 100, size: 5, opacity: 1 } };
  const pixels = await pixelsOf(await composePicture(pieces, thin));
  expectColor(pixels.at(1560, 1199), [255, 0, 0], 'the line');
});
