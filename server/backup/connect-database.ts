// A backup is taken while Porchlight serves: with its own PostgreSQL that means to join the one that
// runs already, and to start it only when none does.
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { type OpenDatabase, openDatabase, wrapPool } from '#server/db/connect.ts';
import { chooseHome } from '#server/db/embedded/home.ts';
import { databaseName, userName } from '#server/db/embedded/readiness.ts';
import { StartError } from '#server/start-error.ts';
import { BackupError, describeFailure } from './backup-error.ts';

type Reached = Pick<OpenDatabase, 'db' | 'close'>;

/** A Porchlight that is just starting has its folder before its database answers. */
const startingAtMost = 15_000;
const pause = 250;

export async function connectForBackup(config: Config, log: FastifyBaseLogger): Promise<Reached> {
  if (config.databaseUrl) return openDatabase(config, log);
  const cluster = await findCluster(config.dataDir);
  const deadline = Date.now() + startingAtMost;
  while (true) {
    const running = await joinRunning(cluster);
    if (running) return running;
    try {
      return await openDatabase(config, log);
    } catch (error) {
      if (!(error instanceof StartError) || Date.now() > deadline) throw error;
    }
    await sleep(pause);
  }
}

/** Without making anything: a wrong DATA_DIR must not become an empty Porchlight. */
async function findCluster(dataDir: string): Promise<string> {
  if (existsSync(dataDir)) {
    const { folder } = await chooseHome(await realpath(dataDir));
    if (existsSync(folder)) return folder;
  }
  throw new BackupError(
    `There is nothing to back up: DATA_DIR (${dataDir}) holds no database of Porchlight.`,
  );
}

async function joinRunning(cluster: string): Promise<Reached | undefined> {
  const host = await findSocketFolder(cluster);
  if (!host) return undefined;
  const connection = { host, port: 5432, user: userName, database: databaseName, ssl: false };
  const pool = new pg.Pool({ ...connection, max: 2, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {}); // a server that dies under us also rejects what we wait for
  try {
    await pool.query('select 1');
    return { db: wrapPool(pool), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    if (isNotRunning(error)) return undefined;
    throw describeFailure(error, `The database in ${cluster} cannot be reached`);
  }
}

/** PostgreSQL writes down where it listens in the fifth line of its pid file. */
async function findSocketFolder(cluster: string): Promise<string | undefined> {
  try {
    const lines = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8');
    return lines.split('\n')[4]?.trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw describeFailure(error, `The database in ${cluster} cannot be reached`);
  }
}

const notRunning = new Set([
  'ENOENT', // no socket
  'ECONNREFUSED', // one that a killed server left
  '57P03', // starting up or shutting down
]);

function isNotRunning(error: unknown): boolean {
  return notRunning.has((error as { code?: string }).code ?? '');
}
