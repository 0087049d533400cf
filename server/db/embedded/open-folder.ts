import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders that every user can enter, whatever the umask says. */
export async function makeOpenFolder(...paths: string[]) {
  for (const path of paths) {
    await mkdir(path, { recursive: true });
    await chmod(path, 0o755);
  }
}

/** Lets everyone read what its owner can, through the whole folder. */
export async function openToAll(path: string): Promise<void> {
  const found = await lstat(path);
  if (found.isSymbolicLink()) return;
  // Each bit of the owner to read or execute, once more for group and others.
  const readable = found.mode & 0o500;
  await chmod(path, found.mode | (readable >> 3) | (readable >> 6));
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await openToAll(join(path, name));
}
