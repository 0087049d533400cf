import sharp from 'sharp';
import type { Size } from '#contract/composition.ts';
import { pngOptions, stepAtMost } from './compose-picture.ts';

/** Shows a whole picture in another shape: what is left over, a blurred copy of it fills. */
export async function fitPicture(
  picture: Buffer,
  size: Size,
  signal?: AbortSignal,
): Promise<Buffer> {
  const whole = await sharp(picture)
    .timeout(stepAtMost)
    .resize({ ...size, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  signal?.throwIfAborted();
  const { width, height, channels } = whole.info;
  return sharp(picture)
    .keepExif()
    .timeout(stepAtMost)
    .resize({ ...size, fit: 'cover', position: 'centre' })
    .blur(Math.max(size.width, size.height) / 50)
    .composite([{ input: whole.data, raw: { width, height, channels }, gravity: 'centre' }])
    .removeAlpha()
    .toColourspace('srgb')
    .png(pngOptions)
    .toBuffer();
}
