import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileKey } from '#contract/images.ts';
import { makePrivateFolder } from '#server/db/embedded/make-folder.ts';
import { AppError } from '#server/errors.ts';
import type { FileStore, StoredFile } from './files.ts';

/** What is not yet whole has this ending. */
const unfinished = '.part';

/** Files in DATA_DIR, spread over subfolders by the first two letters of their keys. */
export function createDiskFiles(dataDir: string): FileStore {
  const folder = path.join(dataDir, 'files');
  return {
    save: (key, bytes) => inWords('stored', () => saveFile(pathOf(folder, key), bytes)),
    read: (key) => inWords('read', () => unlessMissing(readFile(pathOf(folder, key)))),
    remove: (key) => inWords('removed', () => removeFile(pathOf(folder, key))),
    list: () => listFiles(folder),
  };
}

/** A key is never a path: whatever else arrives here is a mistake of ours. */
function pathOf(folder: string, key: string): string {
  if (!FileKey.safeParse(key).success) throw new Error('not a file key');
  return path.join(folder, key.slice(0, 2), key);
}

/** Written aside and renamed once it is on the disk, so that nobody ever reads half a file. */
async function saveFile(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await makeDurableFolder(path.dirname(folder));
  await makeDurableFolder(folder);
  try {
    await writeDurably(file + unfinished, bytes);
    await rename(file + unfinished, file);
    await flushFolder(folder);
  } catch (error) {
    await rm(file + unfinished, { force: true });
    throw error;
  }
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name is durable only when its folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function makeDurableFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  await makePrivateFolder(parent);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  await flushFolder(parent);
}

async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
  // A process that was killed while saving leaves this behind.
  await rm(file + unfinished, { force: true });
}

async function* listFiles(folder: string): AsyncGenerator<StoredFile> {
  for (const subfolder of await namesIn(folder)) {
    for (const name of await namesIn(path.join(folder, subfolder))) {
      const key = path.basename(name, unfinished);
      if (!FileKey.safeParse(key).success) continue;
      const found = await unlessMissing(stat(path.join(folder, subfolder, name)));
      if (found) yield { key, savedAt: found.mtime };
    }
  }
}

/** Nothing for what is no folder, such as a note somebody has put there. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
}

async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A full or broken disk is nobody's bug; the person may try again. */
async function inWords<Result>(done: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new AppError('unavailable', `The file could not be ${done} right now. Try again later.`, {
      retryAfter: 30,
      cause: error,
    });
  }
}
