import sharp from 'sharp';
import { type PictureSizeName, pictureSizes, thumbnailSize } from '#contract/composition.ts';
import type { Download } from '#server/core/download.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { pngOptions, stepAtMost } from './compose-picture.ts';
import { personalizedInSize } from './download-personalized.ts';
import { findFile } from './files.queries.ts';
import { readStoredFile } from './files.service.ts';
import { findByCompositeKey } from './personalized-images.queries.ts';
import { makePicture } from './picture-layers.ts';

/** Asked for again each time: whoever signs out leaves nothing that opens without a session. */
const cacheControl = 'private, no-cache';

type Wanted = { key: string; size: PictureSizeName; isKept: boolean };

/** Any stored picture in the size of a platform: a personalized one is made anew, others are cut from the centre. */
export async function downloadSized(
  deps: Deps,
  userId: number,
  { key, size, isKept }: Wanted,
  caller: AbortSignal,
): Promise<Download> {
  if (!(await findFile(deps.db, userId, key))) throw notFound();
  const canvas = pictureSizes[size];
  return {
    bytes: () =>
      makePicture(deps, userId, caller, async (signal) => {
        const personalized = await findByCompositeKey(deps.db, userId, key);
        if (personalized) return personalizedInSize(deps, personalized, canvas, signal);
        return sharp(await readStoredFile(deps, key))
          .keepExif()
          .keepXmp()
          .timeout(stepAtMost)
          .resize({ ...canvas, fit: 'cover', position: 'centre' })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .png(pngOptions)
          .toBuffer();
      }),
    mediaType: 'image/png',
    version: `${key}-${size}`,
    cacheControl,
    ...(isKept && { fileName: `picture-${canvas.width}x${canvas.height}.png` }),
  };
}

/** Thumbnails that are kept in memory: some ten kilobytes each. */
const keptAtMost = 400;

/** Gives small pictures for lists. Those asked for last are remembered, for a list asks for twenty at once. */
export function createThumbnails(deps: Deps) {
  const kept = new Map<string, Buffer>();
  const enqueue = createUserQueues();

  async function draw(userId: number, key: string, caller: AbortSignal): Promise<Buffer> {
    const bytes =
      kept.get(key) ?? (await makePicture(deps, userId, caller, () => drawSmall(deps, key)));
    kept.delete(key);
    kept.set(key, bytes);
    const [oldest] = kept.keys();
    if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
    return bytes;
  }

  return async (userId: number, key: string, caller: AbortSignal): Promise<Download> => {
    // The owner is looked up each time, whether or not it is remembered.
    if (!(await findFile(deps.db, userId, key))) throw notFound();
    return {
      bytes: () => enqueue(userId, () => draw(userId, key, caller)),
      mediaType: 'image/webp',
      version: `${key}-thumbnail`,
      cacheControl,
    };
  };
}

/** One after the other for each user: a list that asks for all at once would fill the queue for pictures. */
function createUserQueues() {
  const last = new Map<number, Promise<unknown>>();
  return async <Result>(userId: number, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(userId) ?? Promise.resolve()).then(work, work);
    last.set(userId, mine);
    try {
      return await mine;
    } finally {
      if (last.get(userId) === mine) last.delete(userId);
    }
  };
}

const drawSmall = async (deps: Deps, key: string) =>
  sharp(await readStoredFile(deps, key))
    .timeout(stepAtMost)
    .resize({ ...thumbnailSize, fit: 'cover', position: 'centre' })
    .webp({ quality: 76 })
    .toBuffer();
