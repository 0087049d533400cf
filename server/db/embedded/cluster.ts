import { existsSync } from 'node:fs';
import {
  appendFile,
  chmod,
  chown,
  lchown,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import type { ClusterHome } from './home.ts';
import { clusterName, major, unfinishedPrefix } from './names.ts';
import { userName } from './readiness.ts';
import { type Owner, ownerFor, runAsToEnd } from './run-as.ts';
import { problemIn } from './server-log.ts';

export type ClusterSettings = Record<string, string>;

/** Leaves a complete cluster of our version in the folder, or says why there is none. */
export async function prepareCluster(
  home: ClusterHome,
  logFile: string,
  settings: ClusterSettings,
) {
  await removeUnfinished(home.parent);
  await handOver(home.folder, ownerFor(home.runAs));
  if (await isEmpty(home.folder)) {
    for (const place of home.places) await refuseOtherMajor(place);
    return createCluster(home, logFile, settings);
  }
  await checkVersion(home.folder);
  // PostgreSQL insists on it, and a copy brought back from a backup may have lost it.
  await chmod(home.folder, 0o700);
}

async function removeUnfinished(parent: string) {
  const names = await readdir(parent);
  for (const name of names.filter((each) => each.startsWith(unfinishedPrefix))) {
    // An initdb whose parent was killed may still be writing; what it leaves goes next time.
    const options = { recursive: true, force: true, maxRetries: 3 };
    await rm(join(parent, name), options).catch(() => {});
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0;
}

async function refuseOtherMajor(parent: string) {
  const names = await readdir(parent).catch(() => []);
  const other = names.find((name) => /^postgres-\d+$/.test(name) && name !== clusterName);
  if (other) throw wrongMajor(join(parent, other), other.replace('postgres-', ''));
}

async function checkVersion(folder: string) {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '');
  if (version.trim() === String(major)) return;
  if (version.trim()) throw wrongMajor(folder, version.trim());
  throw new StartError(
    `${folder} is not a complete PostgreSQL database (it has no PG_VERSION): restore it from a backup, or move it away to begin with an empty one.`,
  );
}

function wrongMajor(folder: string, found: string) {
  return new StartError(
    `${folder} holds a database of PostgreSQL ${found}, but this Porchlight brings PostgreSQL ${major}: use the Porchlight that made it, or move that folder away to begin with an empty database.`,
  );
}

/** Made beside its place and moved there when complete: a killed first start leaves nothing half-made. */
async function createCluster(home: ClusterHome, logFile: string, settings: ClusterSettings) {
  const { uid, gid } = ownerFor(home.runAs);
  const unfinished = await mkdtemp(join(home.parent, unfinishedPrefix));
  await chown(unfinished, uid, gid);
  const { succeeded, output } = await runAsToEnd(home.runAs, home.binaries.initdb, [
    `--pgdata=${unfinished}`,
    ...initialization,
    ...(settings.fsync === 'off' ? ['--no-sync'] : []),
  ]);
  if (!succeeded) {
    await appendFile(logFile, output, { mode: 0o600 });
    await rm(unfinished, { recursive: true, force: true });
    throw new StartError(
      `PostgreSQL could not create its database in ${home.parent}: ${problemIn(output)} (see ${logFile}).`,
    );
  }
  await rename(unfinished, home.folder);
  await makeDurable(home.parent);
}

/** Without this a power cut could bring the unfinished name back, for the next start to remove. */
async function makeDurable(folder: string) {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** The locale is built in: nothing depends on what the machine has, and order is the same on all. */
const initialization = [
  `--username=${userName}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=reject',
  '--no-instructions',
];

/** An earlier start may have run PostgreSQL as somebody else. */
async function handOver(folder: string, owner: Owner) {
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
