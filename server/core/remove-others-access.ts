import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes every right away that other users of the machine have on a file or folder of ours, and on
 * what is in a folder that they could enter. Gives what stays open, because it belongs to somebody
 * else or its file system keeps no rights: that is no reason not to go on.
 */
export async function removeOthersAccess(path: string): Promise<string[]> {
  const found = await lstat(path).catch(() => undefined);
  // A link was put there by somebody who has thought about its target.
  if (!found || found.isSymbolicLink() || !isOpenToOthers(found.mode)) return [];
  const left = (await removeAccess(path)) ? [] : [path];
  if (!found.isDirectory()) return left;
  for (const name of await readdir(path).catch(() => [])) {
    left.push(...(await removeOthersAccess(join(path, name))));
  }
  return left;
}

/** One file or folder, without what is in it. Tells whether it is closed now. */
export async function removeAccess(path: string): Promise<boolean> {
  try {
    const found = await lstat(path);
    if (!isOpenToOthers(found.mode)) return true;
    if (found.uid !== process.getuid?.()) return false;
    await chmod(path, found.isDirectory() ? 0o700 : found.mode & 0o600);
    return !isOpenToOthers((await lstat(path)).mode);
  } catch {
    return false;
  }
}

/** A group that may only pass through sees nothing: a PostgreSQL that runs as another user has to. */
export const isOpenToOthers = (mode: number) => (mode & 0o067) !== 0;
