import { type PictureSizeName, pictureSizeNames, pictureSizes } from '#contract/composition.ts';
import { platformKeys, platforms } from '#contract/platforms.ts';
import { fileNameFor } from '#server/content/documents/file-name.ts';
import type { Download } from '#server/core/download.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { ZipArchive } from '#server/zip.ts';
import { personalizedInSize } from './download-personalized.ts';
import { findFile } from './files.queries.ts';
import { readStoredFile } from './files.service.ts';
import { findByCompositeKey, findPersonalizedImage } from './personalized-images.queries.ts';
import { makePicture } from './picture-layers.ts';

/** One picture in every size, made one after another while the archive is read. */
export async function downloadAllSizesOf(
  deps: Deps,
  userId: number,
  { id, title = '' }: { id: number; title?: string },
  signal: AbortSignal,
): Promise<Download> {
  const image = await findPersonalizedImage(deps.db, userId, id);
  const found = image && (await findByCompositeKey(deps.db, userId, image.compositeKey));
  if (!found) throw notFound();
  const described = await findFile(deps.db, userId, found.image.compositeKey);
  const name = fileNameFor(title || `personalized image ${id}`, 'html').replace(/\.html$/, '');
  return {
    bytes: new ZipArchive(signal).fill(async (archive) => {
      const original = await readStoredFile(deps, found.image.compositeKey);
      await archive.add(`${name}-full-size.png`, original);
      if (described?.altText) await archive.add(`${name}-alt-text.txt`, [`${described.altText}\n`]);
      for (const size of pictureSizeNames) {
        const canvas = pictureSizes[size];
        const bytes = await makePicture(deps, userId, signal, (step) =>
          personalizedInSize(deps, found, canvas, step),
        );
        const where = `${whereFor(size)}-${canvas.width}x${canvas.height}`;
        await archive.add(`${name}-${where}.png`, bytes);
      }
    }),
    mediaType: 'application/zip',
    fileName: `${name}-pictures.zip`,
  };
}

/** The platforms that show this size best, or what the size is called. */
function whereFor(size: PictureSizeName): string {
  const keys = platformKeys.filter((key) => platforms[key].picture.size === size);
  return keys.length > 0 ? keys.join('-') : size;
}
