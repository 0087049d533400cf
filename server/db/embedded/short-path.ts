import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { temporaryPrefix } from './names.ts';

/** A socket's address holds 104 bytes on macOS and 108 on Linux, its closing zero included. */
const longestSocketPath = 102;

export function fitsSocket(path: string): boolean {
  return Buffer.byteLength(path) <= longestSocketPath;
}

/** Gives `action` an address of the same file that fits, through a link that lives as long. */
export async function withShortPath<T>(
  path: string,
  action: (address: string) => Promise<T>,
): Promise<T> {
  if (fitsSocket(path)) return action(path);
  const folder = await makeTemporaryFolder();
  try {
    const link = join(folder, 'd');
    symlinkSync(dirname(path), link);
    return await action(join(link, basename(path)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A fresh folder with a short path that only we can enter, and for which `suits` holds. */
export async function makeTemporaryFolder(
  suits: (folder: string) => Promise<boolean> = async () => true,
): Promise<string> {
  for (const parent of temporaryFolders()) {
    const folder = tryMakeFolder(parent);
    if (folder && (await suits(folder))) return folder;
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
  throw new StartError(
    `The path of DATA_DIR is too long for a socket, and no short one can be made in ${tmpdir()}: choose a DATA_DIR with a shorter path.`,
  );
}

export function temporaryFolders(): string[] {
  return [...new Set([tmpdir(), '/tmp'])];
}

function tryMakeFolder(parent: string): string | undefined {
  if (parent.length > 60) return undefined;
  try {
    return mkdtempSync(join(parent, temporaryPrefix));
  } catch {
    return undefined; // TMPDIR may name a folder that is gone
  }
}
