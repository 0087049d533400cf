import { pathOf } from '#contract/endpoint.ts';
import { readFile } from '#contract/images.ts';
import { extensionOf, newFileKey } from '#server/adapters/files/files.ts';
import { removeFiles } from '#server/adapters/files/remove-files.ts';
import type { Download } from '#server/core/download.ts';
import { withinStorageBudget } from '#server/core/storage.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { PreparedPicture } from '#server/pictures/picture.ts';
import { findFile, findUseOfFile, insertFile, updateAltText } from './files.queries.ts';

/** Where a stored file is found by its owner. */
export const fileUrl = (key: string) => pathOf(readFile, { key });

/**
 * Stores a picture together with the rows that use it. The file comes first, so that no row is ever
 * without one; `use` writes its rows in the same transaction as the file's own.
 */
export async function storePicture<Result>(
  deps: Deps,
  userId: number,
  { bytes, mediaType, altText }: PreparedPicture & { altText?: string },
  use: (db: Database, key: string) => Promise<Result>,
): Promise<Result> {
  const key = newFileKey();
  await deps.files.save(key, bytes, mediaType);
  try {
    return await withinStorageBudget(deps.db, userId, async (tx) => {
      await insertFile(tx, userId, { key, mediaType, altText, size: bytes.length });
      return use(tx, key);
    });
  } catch (error) {
    // After a refusal of ours nothing was stored for certain. Otherwise, as after a lost connection,
    // the row may be there: the file stays, and the sweeper finds out.
    if (error instanceof AppError) await removeFiles(deps, [key]);
    throw error;
  }
}

export async function altTextOf(db: Database, userId: number, key: string): Promise<string> {
  const file = await findFile(db, userId, key);
  if (!file) throw notFound();
  return file.altText ?? '';
}

export async function changeAltTextOf(
  db: Database,
  userId: number,
  key: string,
  altText: string,
): Promise<void> {
  if (!(await updateAltText(db, userId, key, altText))) throw notFound();
}

/** A key never gets other bytes, so that it names their version as well. */
export async function downloadFile(
  deps: Deps,
  userId: number,
  key: string,
  { isKept }: { isKept: boolean },
): Promise<Download> {
  const file = await findFile(deps.db, userId, key);
  if (!file) throw notFound();
  return {
    bytes: () => readStoredFile(deps, key),
    mediaType: file.mediaType,
    version: key,
    cacheControl: 'private, no-cache',
    ...(isKept && { fileName: await fileNameOf(deps.db, userId, file) }),
  };
}

export async function readStoredFile(deps: Deps, key: string): Promise<Buffer> {
  const bytes = await deps.files.read(key);
  // Replaced or removed at this moment.
  if (!bytes) throw notFound();
  return bytes;
}

async function fileNameOf(
  db: Database,
  userId: number,
  { key, mediaType }: { key: string; mediaType: string },
): Promise<string> {
  const use = await findUseOfFile(db, userId, key);
  return `${nameOf(use)}.${extensionOf(mediaType)}`;
}

function nameOf(use: Awaited<ReturnType<typeof findUseOfFile>>): string {
  if (use?.personalizedImageId) return `personalized-image-${use.personalizedImageId}`;
  if (use?.aiImageId) return `ai-image-${use.aiImageId}`;
  return use?.assetType ?? 'picture';
}
