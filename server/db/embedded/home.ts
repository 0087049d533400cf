// Where the cluster lives, and as whom PostgreSQL runs there.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { removeAccess } from '#server/core/remove-others-access.ts';
import { StartError } from '#server/start-error.ts';
import { type Binaries, copyBinaries, findBinaries } from './binaries.ts';
import { makeOpenFolder, makePrivateFolder } from './make-folder.ts';
import { clusterName } from './names.ts';
import {
  asNobody,
  asOurselves,
  canRun,
  canWorkIn,
  grantEntry,
  inUserNamespace,
  type RunAs,
  runAsToEnd,
} from './run-as.ts';

export type ClusterHome = {
  /** The cluster's folder and the one around it. */
  folder: string;
  parent: string;
  /** Every folder a cluster of this DATA_DIR can be in. */
  places: string[];
  binaries: Binaries;
  runAs: RunAs;
  /** The cluster is not in DATA_DIR. */
  elsewhere: boolean;
};

export type RootOptions = {
  /** For what cannot stay in a clone or DATA_DIR that is closed to others. */
  baseFolder: string;
  /** The command of util-linux. */
  unshare: string;
};

/** `dataDir` is a real path. */
export async function chooseHome(
  dataDir: string,
  { baseFolder = '/var/lib/porchlight', unshare = 'unshare' }: Partial<RootOptions> = {},
): Promise<ClusterHome> {
  const binaries = findBinaries();
  if (process.getuid?.() === 0) return chooseAsRoot(dataDir, binaries, { baseFolder, unshare });
  const runAs = await chooseAsOrdinaryUser(binaries, unshare);
  return homeIn(dataDir, [dataDir], binaries, runAs);
}

function homeIn(parent: string, places: string[], binaries: Binaries, runAs: RunAs): ClusterHome {
  const folder = join(parent, clusterName);
  return { folder, parent, places, binaries, runAs, elsewhere: parent !== places[0] };
}

/** initdb wants to know its user's name, and a container's made-up user id has none. */
async function chooseAsOrdinaryUser(binaries: Binaries, unshare: string): Promise<RunAs> {
  await ensureTheyRunAtAll(binaries);
  if (hasName()) return asOurselves;
  const namespace = inUserNamespace(unshare);
  return (await canRun(namespace, binaries)) ? namespace : asOurselves;
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function chooseAsRoot(
  dataDir: string,
  packaged: Binaries,
  { baseFolder, unshare }: RootOptions,
): Promise<ClusterHome> {
  const places = listPlaces(dataDir, baseFolder);
  // A cluster that exists is never left behind for an empty one in another place.
  const inUse = places.find((place) => existsSync(join(place, clusterName)));
  for (const parent of inUse ? [inUse] : places) {
    if (parent !== dataDir) await makeElsewhere(baseFolder, parent).catch(() => {});
    for (const runAs of [inUserNamespace(unshare), asNobody]) {
      await grantEntry(runAs, parent);
      if (!(await canWorkIn(runAs, parent))) continue;
      const binaries = await findRunnable(runAs, packaged, baseFolder);
      if (binaries) return homeIn(parent, places, binaries, runAs);
    }
    await grantEntry(asOurselves, parent);
  }
  throw noWay(dataDir);
}

/** DATA_DIR first, then a folder of its own for every other DATA_DIR of the machine. */
function listPlaces(dataDir: string, baseFolder: string): string[] {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return [dataDir, join(baseFolder, name)];
}

/** The binaries in the one folder are for every user, the cluster in the other is not. */
async function makeElsewhere(baseFolder: string, parent: string) {
  await makeOpenFolder(baseFolder);
  await makePrivateFolder(parent);
  // Earlier versions left it open.
  await removeAccess(parent);
}

async function findRunnable(runAs: RunAs, packaged: Binaries, baseFolder: string) {
  if (await canRun(runAs, packaged)) return packaged;
  await ensureTheyRunAtAll(packaged);
  const copied = await copyBinaries(packaged, baseFolder).catch(() => undefined);
  return copied && (await canRun(runAs, copied)) ? copied : undefined;
}

async function ensureTheyRunAtAll({ postgres }: Binaries) {
  const { succeeded, output } = await runAsToEnd(asOurselves, postgres, ['--version']);
  if (succeeded) return;
  const reason = output.trim().split('\n').at(-1);
  throw new StartError(
    `The embedded PostgreSQL does not run on this machine (${reason}): run "npm ci" again, or set DATABASE_URL to a PostgreSQL of yours.`,
  );
}

function noWay(dataDir: string) {
  const what = existsSync(join(dataDir, clusterName))
    ? `The database in ${dataDir} cannot be opened, because PostgreSQL refuses to run as root and no other user can enter that folder`
    : 'PostgreSQL refuses to run as root and no way around that worked here';
  return new StartError(
    `${what}: start Porchlight as an ordinary user, or set DATABASE_URL to a PostgreSQL of yours.`,
  );
}
