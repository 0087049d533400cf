// The PostgreSQL that Porchlight brings along, for everyone who has not set DATABASE_URL.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ClusterSettings, prepareCluster } from './cluster.ts';
import { asStartError, prepareDataFolder } from './data-folder.ts';
import { type ClusterHome, chooseHome, type RootOptions } from './home.ts';
import { clusterName } from './names.ts';
import { takeOwnerLock } from './owner-lock.ts';
import { databaseName, userName } from './readiness.ts';
import { canOwn } from './run-as.ts';
import { type LaunchOptions, launchServer } from './server-process.ts';
import { fitsSocket, makeTemporaryFolder } from './short-path.ts';
import { supervise } from './supervise.ts';

export type EmbeddedPostgres = {
  /** What pg.Pool needs to reach it. `ssl` is said because pg would otherwise obey PGSSLMODE. */
  connection: { host: string; port: number; user: string; database: string; ssl: false };
  /** The cluster's folder. */
  folder: string;
  /** A sentence for the start block when the cluster had to live elsewhere than DATA_DIR. */
  note?: string;
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** Plain log lines for a person (restarts, healing). */
  log?: (message: string) => void;
  /** Extra server settings, e.g. { fsync: 'off' } for tests. */
  settings?: ClusterSettings;
  /** How to get by as root; tests forbid the ways one by one. */
  asRoot?: Partial<RootOptions>;
};

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    const dataDir = await prepareDataFolder(options.dataDir);
    const lock = await takeOwnerLock(dataDir);
    return await startAsOwner({ ...options, dataDir }, lock.release).catch((error) => {
      lock.release();
      throw error;
    });
  } catch (error) {
    throw asStartError(error, options.dataDir);
  }
}

async function startAsOwner(
  options: EmbeddedPostgresOptions,
  release: () => void,
): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {}, settings = {} } = options;
  const logFile = join(dataDir, `${clusterName}.log`);
  const home = await chooseHome(dataDir, options.asRoot);
  await prepareCluster(home, logFile, settings);

  const socketFolder = await prepareSocketFolder(home);
  const connection = connectionTo(socketFolder);
  const launch = { home, socketFolder, connection, logFile, settings, log };
  const server = await startSupervised(launch).catch((error) => {
    removeSocketFolder(home, socketFolder);
    throw error;
  });

  const stop = async () => {
    await server.stop();
    removeSocketFolder(home, socketFolder);
    release();
  };
  let stopped: Promise<void> | undefined;
  return {
    connection,
    folder: home.folder,
    note: noteOn(home),
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function startSupervised(options: LaunchOptions) {
  const launch = (signal: AbortSignal) => launchServer(options, signal);
  const first = await launch(new AbortController().signal);
  return supervise(first, { launch, logFile: options.logFile, log: options.log });
}

function connectionTo(socketFolder: string): EmbeddedPostgres['connection'] {
  return { host: socketFolder, port: 5432, user: userName, database: databaseName, ssl: false };
}

function noteOn(home: ClusterHome): string | undefined {
  if (!home.elsewhere) return undefined;
  return `The database is kept in ${home.folder}, because PostgreSQL refuses to run as root and an ordinary user cannot enter DATA_DIR.`;
}

/** The cluster's own folder, closed to others, unless its path is too long for a socket. */
async function prepareSocketFolder({ folder, runAs }: ClusterHome): Promise<string> {
  if (fitsSocket(join(folder, '.s.PGSQL.5432'))) return folder;
  return makeTemporaryFolder((temporary) => canOwn(runAs, temporary));
}

function removeSocketFolder({ folder }: ClusterHome, socketFolder: string) {
  if (socketFolder !== folder) rmSync(socketFolder, { recursive: true, force: true });
}
