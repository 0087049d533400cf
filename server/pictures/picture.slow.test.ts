import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AppError } from '#server/errors.ts';
import { jpegPicture, pixelOf, pngPicture, webpPicture } from '#server/testing/pictures.ts';
import { preparePicture } from './picture.ts';
import { createPictureQueue } from './picture-queue.ts';

const queue = { queuePicture: createPictureQueue() };

const refusal = async (file: Buffer): Promise<AppError> => {
  const error = await preparePicture(queue, 1, file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
};

describe('a picture', () => {
  test.each([
    ['PNG', pngPicture, 'image/png', 'png'],
    ['JPEG', jpegPicture, 'image/jpeg', 'jpeg'],
    ['WEBP', webpPicture, 'image/webp', 'webp'],
  ])('%s stays what it is and is encoded anew', async (_, make, mediaType, format) => {
    const file = await make({ width: 200, height: 100 });
    const picture = await preparePicture(queue, 1, file);
    expect(picture.mediaType).toBe(mediaType);
    const { width, height, space, ...metadata } = await sharp(picture.bytes).metadata();
    expect({ width, height, space, format: metadata.format }).toEqual({
      width: 200,
      height: 100,
      space: 'srgb',
      format,
    });
  });

  test.each([
    ['PNG', pngPicture],
    ['WEBP', webpPicture],
  ])('a transparent %s stays transparent', async (_, make) => {
    const file = await make({ color: '#ff000000' });
    const { bytes } = await preparePicture(queue, 1, file);
    expect((await pixelOf(bytes, 5, 5))[3]).toBe(0);
  });

  test('is at most 2048 pixels long, its proportions kept and never enlarged', async () => {
    const wide = await preparePicture(queue, 1, await jpegPicture({ width: 4096, height: 1024 }));
    expect(await sharp(wide.bytes).metadata()).toMatchObject({ width: 2048, height: 512 });
    const tall = await preparePicture(queue, 1, await pngPicture({ width: 300, height: 3000 }));
    expect(await sharp(tall.bytes).metadata()).toMatchObject({ width: 205, height: 2048 });
    const small = await preparePicture(queue, 1, await webpPicture({ width: 64, height: 64 }));
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 64, height: 64 });
  });

  test('of other colors comes out in sRGB', async () => {
    const gray = await sharp(await jpegPicture({ color: '#808080' }))
      .toColourspace('b-w')
      .jpeg()
      .toBuffer();
    const print = await sharp(await jpegPicture({ color: '#ff0000' }))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    const deep = await sharp(await pngPicture({ color: '#808080' }))
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect(await sharp(gray).metadata()).toMatchObject({ space: 'b-w' });
    expect(await sharp(print).metadata()).toMatchObject({ space: 'cmyk' });
    expect(await sharp(deep).metadata()).toMatchObject({ space: 'rgb16' });
    for (const file of [gray, print, deep]) {
      const { bytes } = await preparePicture(queue, 1, file);
      expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
    }
    const [red = 0, green = 255] = await pixelOf(
      (await preparePicture(queue, 1, print)).bytes,
      5,
      5,
    );
    expect(red).toBeGreaterThan(180);
    expect(green).toBeLessThan(90);
  });

  test('with a color profile is translated, not reinterpreted', async () => {
    const wideGamut = await sharp(await pngPicture({ color: '#40c040' }))
      .withIccProfile('p3')
      .png()
      .toBuffer();
    expect((await sharp(wideGamut).metadata()).icc).toBeDefined();
    const { bytes } = await preparePicture(queue, 1, wideGamut);
    expect((await sharp(bytes).metadata()).icc).toBeUndefined();
    const [red = 0, green = 0, blue = 0] = await pixelOf(bytes, 5, 5);
    // The same green as before, said in sRGB.
    expect(Math.abs(red - 0x40) + Math.abs(green - 0xc0) + Math.abs(blue - 0x40)).toBeLessThan(12);
  });
});

/** Where EXIF says that a place follows. */
const gpsTag = Buffer.from([0x25, 0x88]);

describe('what a camera adds', () => {
  /** Red on the left and blue on the right, to be turned a quarter to the right when shown. */
  const photo = () =>
    sharp({ create: { width: 200, height: 100, channels: 3, background: '#0000ff' } })
      .composite([
        {
          input: { create: { width: 100, height: 100, channels: 3, background: '#ff0000' } },
          left: 0,
          top: 0,
        },
      ])
      .withExif({
        IFD0: { Make: 'PorchCam', Artist: 'Nora Lee' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 2/1', GPSLongitudeRef: 'W' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>secret place</note></x:xmpmeta>')
      .withMetadata({ orientation: 6 });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'goes from a %s, and the picture stands upright',
    async (format) => {
      const file = await photo().toFormat(format).toBuffer();
      const before = await sharp(file).metadata();
      expect(before.orientation).toBe(6);
      expect(before.exif?.includes('PorchCam')).toBe(true);
      expect(before.exif?.includes(gpsTag)).toBe(true);

      const { bytes } = await preparePicture(queue, 1, file);
      const after = await sharp(bytes).metadata();
      expect(after).toMatchObject({ width: 100, height: 200 });
      expect(after.orientation).toBeUndefined();
      expect(after.exif).toBeUndefined();
      expect(after.xmp).toBeUndefined();
      expect(after.icc).toBeUndefined();
      expect(bytes.toString('latin1')).not.toMatch(/PorchCam|Nora Lee|GPS|secret place|Exif/);

      const [topRed = 0] = await pixelOf(bytes, 50, 20);
      const [bottomRed = 0] = await pixelOf(bytes, 50, 180);
      expect(topRed).toBeGreaterThan(200);
      expect(bottomRed).toBeLessThan(50);
    },
  );

  test('hides nothing: what follows the picture in the file is gone', async () => {
    const file = Buffer.concat([await pngPicture(), Buffer.from('<script>alert(1)</script>')]);
    const { bytes } = await preparePicture(queue, 1, file);
    expect(bytes.includes('<script>')).toBe(false);
  });
});

describe('refused as no picture of ours', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect/></svg>';

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    [
      'a GIF',
      () =>
        sharp({ create: { width: 80, height: 80, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 80, height: 80, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    [
      'an AVIF',
      () =>
        sharp({ create: { width: 80, height: 80, channels: 3, background: 'red' } })
          .avif()
          .toBuffer(),
    ],
    ['an SVG', () => Buffer.from(svg)],
    ['an SVG after a declaration', () => Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page that begins like a WEBP', () => Buffer.from('RIFF<script>alert(1)</script>')],
    ['a ZIP archive', () => Buffer.from('PK\x03\x04 and more')],
    ['text', () => Buffer.from('hello')],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s', async (_, make) => {
    const { status, message } = await refusal(await make());
    expect(status).toBe(415);
    expect(message).toBe('Please choose a PNG, JPG or WEBP picture.');
  });
});

describe('refused as damaged', () => {
  const noise = () =>
    sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
        background: 'gray',
      },
    });

  test.each(['png', 'jpeg', 'webp'] as const)('a %s that is cut off anywhere', async (format) => {
    const whole = await noise().toFormat(format).toBuffer();
    await expect(preparePicture(queue, 1, whole)).resolves.toBeDefined();
    for (const part of [0.001, 0.01, 0.3, 0.7, 0.99]) {
      const { status, message } = await refusal(
        whole.subarray(0, Math.max(16, Math.floor(whole.length * part))),
      );
      expect(status).toBe(400);
      expect(message).toBe('We can’t read this picture. It may be damaged or incomplete.');
    }
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ])('%s behind the first bytes of a picture', async (_, text) => {
    const signatures = [
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.from([0xff, 0xd8, 0xff]),
      Buffer.from('RIFF\x40\x00\x00\x00WEBP', 'latin1'),
    ];
    for (const signature of signatures) {
      expect((await refusal(Buffer.concat([signature, Buffer.from(text)]))).status).toBe(400);
    }
  });
});

describe('refused for its size', () => {
  /** A PNG whose header promises more than its few bytes hold. */
  async function pngOfSize(width: number, height: number): Promise<Buffer> {
    const file = await pngPicture();
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
    return file;
  }

  test.each([
    [60_000, 60_000],
    [8_000, 5_001],
    [1_000_000, 64],
  ])('%i by %i pixels, before anything is decoded', async (width, height) => {
    const file = await pngOfSize(width, height);
    const { status, message } = await refusal(file);
    expect(status).toBe(413);
    expect(message).toBe(
      `This picture is ${width} by ${height} pixels. Pictures can have up to 40 megapixels.`,
    );
  });

  test('a true bomb of few bytes, as JPEG and WEBP too', async () => {
    const large = {
      create: { width: 8_000, height: 5_200, channels: 3, background: 'red' },
    } as const;
    const bombs = [sharp(large).jpeg(), sharp(large).webp({ effort: 0, quality: 1 })];
    for (const bomb of bombs) {
      const file = await bomb.toBuffer();
      expect(file.length).toBeLessThan(1e6);
      expect((await refusal(file)).status).toBe(413);
    }
  });

  test('not with 40 megapixels', async () => {
    const { bytes } = await preparePicture(
      queue,
      1,
      await jpegPicture({ width: 8_000, height: 5_000 }),
    );
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2048, height: 1280 });
  });

  test.each([
    [63, 200],
    [200, 63],
    [1, 1],
  ])('%i by %i pixels', async (width, height) => {
    const { status, message } = await refusal(await pngPicture({ width, height }));
    expect(status).toBe(400);
    expect(message).toBe(
      `This picture is only ${width} by ${height} pixels. Each side needs at least 64.`,
    );
  });
});

test('many pictures at once all come through', async () => {
  const file = await jpegPicture({ width: 1200, height: 900 });
  const pictures = await Promise.all(
    Array.from({ length: 12 }, () => preparePicture(queue, 1, file)),
  );
  expect(new Set(pictures.map(({ bytes }) => bytes.length)).size).toBe(1);
});

/** The refusals among 40 pictures at once. */
async function refusalsOf(owners: (index: number) => number, file: Buffer) {
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => preparePicture(queue, owners(index), file)),
  );
  return answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason);
}

test('when too many wait already, the next is asked to come back', async () => {
  const file = await jpegPicture({ width: 1200, height: 900 });
  const refused = await refusalsOf((index) => index, file);
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) {
    expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 5 });
  }
  await expect(preparePicture(queue, 1, file)).resolves.toBeDefined();
});

test('when too many of one user wait already, that user alone is asked to come back', async () => {
  const file = await jpegPicture({ width: 1200, height: 900 });
  const crowd = refusalsOf(() => 1, file);
  await expect(preparePicture(queue, 2, file)).resolves.toBeDefined();
  const refused = await crowd;
  expect(refused).toHaveLength(28);
  for (const reason of refused) {
    expect(reason).toMatchObject({
      code: 'too_many_requests',
      message: '10 of your pictures are already in line. Try again in a moment.',
      retryAfter: 5,
    });
  }
});
