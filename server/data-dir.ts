import { readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isOpenToOthers, removeAccess, removeOthersAccess } from './core/remove-others-access.ts';
import { asStartError, prepareDataFolder } from './db/embedded/data-folder.ts';
import { clusterName } from './db/embedded/names.ts';

/** Makes DATA_DIR and tries to write there; says in one sentence when that does not work. */
export async function requireDataDir(dataDir: string): Promise<void> {
  try {
    const probe = path.join(await prepareDataFolder(dataDir), `.writable-${process.pid}`);
    await writeFile(probe, '', { mode: 0o600 });
    await rm(probe);
  } catch (error) {
    throw asStartError(error, dataDir);
  }
}

/** What of ours can be in DATA_DIR. The cluster is closed by PostgreSQL itself. */
const logs = [`${clusterName}.log`, `${clusterName}.log.1`];
const contents = ['admin-password', 'backups', 'files', 'outbox', 'secrets-key', ...logs];

/** Earlier versions let every user of the machine look into it, and so does many a copy. */
export async function closeDataDir(dataDir: string, warn: (message: string) => void) {
  const folder = await realpath(dataDir);
  const left = (await closeUnlessShared(folder)) ? [] : [folder];
  for (const name of contents) left.push(...(await removeOthersAccess(path.join(folder, name))));
  if (left.length > 0) warn(describeOpen(left));
}

async function closeUnlessShared(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  return !isOpenToOthers(mode) || (!(await isShared(folder, mode)) && (await removeAccess(folder)));
}

/** Somebody may have chosen /srv or /tmp: closing that would lock others out of what is theirs. */
async function isShared(folder: string, mode: number): Promise<boolean> {
  if (mode & stickyBit) return true;
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.some((entry) => entry.isDirectory() && !isOurs(entry.name));
}

/** Of a folder in which everybody may have files, such as /tmp. */
const stickyBit = 0o1000;

const isOurs = (name: string) =>
  contents.includes(name) || /^(postgres-\d+|lost\+found$)/.test(name);

/** One line, however many there are. */
function describeOpen([first, ...more]: string[]): string {
  const what = more.length > 0 ? `${first} and ${more.length} more` : first;
  return `Other users of this machine can look into ${what}, which is left as it is: it is not Porchlight's alone, or keeps no rights.`;
}
