import sharp, { type Sharp } from 'sharp';
import { upload } from '#contract/limits.ts';
import { mediaTypeOf } from '#server/adapters/ai/media-type.ts';
import { AppError } from '#server/errors.ts';
import type { QueuePicture } from './picture-queue.ts';

export type PreparedPicture = { bytes: Buffer; mediaType: string };

/** Pixels of the longest side, unless said otherwise. Enough for every place where posts are shown. */
const usualLongestSide = 2048;

/** When a decoder still works on it after this time, something is wrong with the picture. */
const secondsAtMost = 20;

const mostPixels = upload.megapixels * 1_000_000;

type Wishes = {
  /** What the picture says of itself, in words and as XMP. */
  description?: string;
  xmp?: string;
  /** Pixels. */
  longestSide?: number;
};

/**
 * Makes an uploaded file a picture of our own: upright, in sRGB, without metadata but our description
 * and not larger than needed. None of the file's own bytes are kept, so whatever else was hidden in it
 * is gone.
 */
export async function preparePicture(
  { queuePicture }: { queuePicture: QueuePicture },
  userId: number,
  file: Buffer,
  { description, xmp, longestSide = usualLongestSide }: Wishes = {},
): Promise<PreparedPicture> {
  const mediaType = mediaTypeOf(file) ?? 'unknown';
  const encode = encoders.get(mediaType);
  // The decoder knows many more formats, and their faults: nothing else may reach it.
  if (!encode) throw notAPicture();
  return queuePicture(userId, async () => {
    await checkSize(file, mediaType);
    const picture = normalized(file, longestSide);
    if (description) picture.withExif({ IFD0: { ImageDescription: description } });
    if (xmp) picture.withXmp(xmp);
    const bytes = await encode(picture).toBuffer().catch(refuseDamaged);
    return { bytes, mediaType };
  });
}

/** A photo stays a photo; a drawing keeps its sharp edges and its transparency. */
const encoders = new Map<string, (picture: Sharp) => Sharp>([
  ['image/png', (picture) => picture.png()],
  ['image/jpeg', (picture) => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })],
  ['image/webp', (picture) => picture.webp({ quality: 90, smartSubsample: true })],
]);

/** Reads the header alone: a small file may stand for more pixels than the memory holds. */
async function checkSize(file: Buffer, mediaType: string): Promise<void> {
  const header = await sharp(file, { limitInputPixels: false }).metadata().catch(refuseDamaged);
  if (`image/${header.format}` !== mediaType) throw notAPicture();
  const { width, height } = header.autoOrient;
  if (width * height > mostPixels) {
    throw new AppError(
      'too_large',
      `This picture is ${width} by ${height} pixels. Pictures can have up to ${upload.megapixels} megapixels.`,
    );
  }
  if (Math.min(width, height) < upload.leastSide) {
    throw new AppError(
      'invalid_input',
      `This picture is only ${width} by ${height} pixels. Each side needs at least ${upload.leastSide}.`,
    );
  }
}

/** Cameras write small faults that harm nobody; what is cut off or broken is refused. */
const normalized = (file: Buffer, longestSide: number) =>
  sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: secondsAtMost })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');

const notAPicture = () =>
  new AppError('unsupported_media_type', 'Please choose a PNG, JPG or WEBP picture.');

function refuseDamaged(cause: unknown): never {
  throw new AppError(
    'invalid_input',
    'We can’t read this picture. It may be damaged or incomplete.',
    { cause },
  );
}
