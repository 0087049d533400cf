import { createHash } from 'node:crypto';
import type { FileStore } from '#server/adapters/files/files.ts';
import type { ArchiveReader } from './archive-reader.ts';
import { type ArchivedFile, fileEntry } from './manifest.ts';

/**
 * Adds the files of the archive to the store and leaves all others where they are: the rows that are
 * still in force need them. Gives the keys that were added, so that a failure can take them back.
 */
export async function addFiles(
  archive: ArchiveReader,
  store: FileStore,
  added: string[],
  signal: AbortSignal,
): Promise<void> {
  const present = new Set<string>();
  for await (const { key } of store.list()) present.add(key);
  for (const file of archive.manifest.files) {
    signal.throwIfAborted();
    if (present.has(file.key)) {
      if (await isWhole(store, file)) continue;
      await store.remove(file.key);
    } else {
      added.push(file.key);
    }
    const pieces: Buffer[] = [];
    for await (const piece of archive.read(fileEntry(file.key), file)) pieces.push(piece);
    await store.save(file.key, Buffer.concat(pieces), file.mediaType);
  }
}

/** A file never changes under its key: one that differs is damaged or half-written. */
async function isWhole(store: FileStore, { key, sha256 }: ArchivedFile): Promise<boolean> {
  const bytes = await store.read(key);
  return bytes !== undefined && createHash('sha256').update(bytes).digest('hex') === sha256;
}

/** Best done and never fatal: a file without a row is swept a day later. */
export async function removeFilesOf(store: FileStore, keys: Iterable<string>): Promise<void> {
  for (const key of keys) await store.remove(key).catch(() => {});
}

/** Removes what no row of the restored database knows. */
export async function removeOtherFiles(store: FileStore, kept: Set<string>): Promise<void> {
  const others: string[] = [];
  for await (const { key } of store.list()) if (!kept.has(key)) others.push(key);
  await removeFilesOf(store, others);
}
