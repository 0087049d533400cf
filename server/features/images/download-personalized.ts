import sharp from 'sharp';
import { type Composition, presets, type Size } from '#contract/composition.ts';
import type { Received } from '#contract/endpoint.ts';
import { type downloadPersonalizedImage, FileKey } from '#contract/images.ts';
import type { Download } from '#server/core/download.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { noteFor } from './altered-photos.service.ts';
import { composePicture, type PictureLayers, pngOptions, stepAtMost } from './compose-picture.ts';
import { fileUrl, readStoredFile } from './files.service.ts';
import { findByCompositeKey, findCreator } from './personalized-images.queries.ts';
import { aboutPicture, makePicture, readLayers } from './picture-layers.ts';

type Request = Received<typeof downloadPersonalizedImage>['body'];
type Found = NonNullable<Awaited<ReturnType<typeof findByCompositeKey>>>;

/** A personalized picture as it was made, or made anew in the size of a platform. */
export async function downloadPersonalized(
  deps: Deps,
  userId: number,
  { compositePath, preset }: Request,
  caller: AbortSignal,
): Promise<Download> {
  const found = await findByPath(deps, userId, compositePath);
  return {
    bytes: preset
      ? await makePicture(deps, userId, caller, (signal) =>
          personalizedInSize(deps, found, presets[preset], signal),
        )
      : await readStoredFile(deps, found.image.compositeKey),
    mediaType: 'image/png',
    fileName: `personalized-image-${[found.image.id, preset].filter(Boolean).join('-')}.png`,
  };
}

/** Only the very address we gave out: a path is never looked up as one. */
async function findByPath(deps: Deps, userId: number, path: string): Promise<Found> {
  const key = path.slice(fileUrl('').length);
  // The key comes first: half a character cannot be written into an address.
  if (!FileKey.safeParse(key).success || path !== fileUrl(key)) throw notFound();
  const found = await findByCompositeKey(deps.db, userId, key);
  if (!found) throw notFound();
  return found;
}

/** Made anew where its pieces are still there, so that headshot and logo are not cut off. */
export async function personalizedInSize(
  deps: Deps,
  found: Found,
  canvas: Size,
  signal: AbortSignal,
): Promise<Buffer> {
  const finished = await readStoredFile(deps, found.image.compositeKey);
  const pieces = await findPieces(deps, found);
  if (!pieces || !found.background) return fitPicture(finished, canvas, signal);
  const composition = found.image.composition as Composition;
  const about = aboutPicture(found.background, await findCreator(deps.db, found.image.userId));
  const note = await noteFor(deps, found.image.userId, found.background);
  return composePicture(pieces, composition, { canvas, ...about, note, signal });
}

/** All of them, or nothing: one may have been replaced or swept since. */
async function findPieces(
  deps: Deps,
  { image: { headshotKey, logoKey }, background }: Found,
): Promise<PictureLayers | undefined> {
  if (!headshotKey || !logoKey || !background) return undefined;
  return readLayers(deps, { background: background.key, headshot: headshotKey, logo: logoKey });
}

/** Shows a whole picture in another shape: what is left over, a blurred copy of it fills. */
async function fitPicture(picture: Buffer, size: Size, signal?: AbortSignal): Promise<Buffer> {
  const whole = await sharp(picture)
    .timeout(stepAtMost)
    .resize({ ...size, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  signal?.throwIfAborted();
  const { width, height, channels } = whole.info;
  return sharp(picture)
    .keepExif()
    .keepXmp()
    .timeout(stepAtMost)
    .resize({ ...size, fit: 'cover', position: 'centre' })
    .blur(Math.max(size.width, size.height) / 50)
    .composite([{ input: whole.data, raw: { width, height, channels }, gravity: 'centre' }])
    .removeAlpha()
    .toColourspace('srgb')
    .png(pngOptions)
    .toBuffer();
}
