import { existsSync } from 'node:fs';
import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import type { Owner } from './run-as.ts';

/** An earlier start may have run PostgreSQL as somebody else. */
export async function handOver(folder: string, owner: Owner) {
  if (!existsSync(folder)) return;
  const { uid } = await stat(folder);
  if (uid === owner.uid) return;
  if (process.getuid?.() !== 0) throw notOurs(folder, uid);
  await changeOwner(folder, owner);
}

/** The folder itself comes last: while its owner is right, so is everything in it. */
async function changeOwner(folder: string, owner: Owner) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await changeOwner(path, owner);
    else await lchown(path, owner.uid, owner.gid);
  }
  await chown(folder, owner.uid, owner.gid);
}

function notOurs(folder: string, uid: number) {
  return new StartError(
    `${folder} belongs to another user (id ${uid}): start Porchlight as that user, or hand the folder over with "chown -R".`,
  );
}
