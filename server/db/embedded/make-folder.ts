import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes the folders above it too. Not `mkdir` with `recursive`, which never returns under /proc. */
async function makeFolder(path: string, mode = 0o777) {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path, { mode }).catch(async (error) => {
    if (!(await isFolder(path))) throw error; // else another process was faster
  });
}

/** Folders that nobody else can enter. One that is there stays as it is. */
export async function makePrivateFolder(...paths: string[]) {
  for (const path of paths) await makeFolder(path, 0o700);
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

/** Folders that every user can enter, whatever the umask says. */
export async function makeOpenFolder(...paths: string[]) {
  for (const path of paths) {
    await makeFolder(path);
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
