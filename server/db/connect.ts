import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';
import { casing, runTransaction } from './driver-internals.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

/** The database or a transaction on it: queries take either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  /** For the start block. */
  description: string;
  close(): Promise<void>;
};

const oldestSupported = 15;
const connections = 20;

/** Milliseconds for a new connection, also for one of the twenty to become free. */
const connectedWithin = 10_000;

/** Milliseconds for taking leave of a database, which may have fallen silent. */
const endedWithin = 5_000;

/**
 * Times are read in one form, whatever a company has set for its other programs. A transaction whose
 * connection was lost without a word does not keep its locks: PostgreSQL would not notice for hours.
 */
const settings = {
  text: `set datestyle to ISO; set idle_in_transaction_session_timeout to '30s'`,
  query_timeout: connectedWithin,
};

export async function openDatabase(config: Config, log: FastifyBaseLogger): Promise<OpenDatabase> {
  return config.databaseUrl ? openExternal(config.databaseUrl, log) : openEmbedded(config, log);
}

export function wrapPool(pool: pg.Pool): Database {
  const db: Database = drizzle(pool, { casing });
  db.transaction = (work, config) =>
    withConnection(pool, (client) => runTransaction(client, work, config));
  return db;
}

/**
 * A connection is given back whatever happens. Drizzle by itself keeps one that breaks before its
 * transaction has begun, and after twenty of those nobody would get any.
 */
async function withConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function openEmbedded(config: Config, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (message) => log.warn(message),
  });
  const pool = createPool({ ...embedded.connection }, log);
  return {
    db: wrapPool(pool),
    pool,
    description: embedded.note ?? `its own PostgreSQL in ${embedded.folder}`,
    async close() {
      await endPool(pool);
      await embedded.stop();
    },
  };
}

async function openExternal(databaseUrl: string, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const url = new URL(databaseUrl);
  const place = `${url.host}${url.pathname}`;
  const pool = createPool({ connectionString: databaseUrl }, log);
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `DATABASE_URL points to ${place}, but no PostgreSQL could be used there: ${reason(error)}.`,
    );
  }
  return {
    db: wrapPool(pool),
    pool,
    description: `PostgreSQL at ${place}`,
    close: () => endPool(pool),
  };
}

function createPool(options: pg.PoolConfig, log: FastifyBaseLogger): pg.Pool {
  const pool = new pg.Pool({
    max: connections,
    connectionTimeoutMillis: connectedWithin,
    onConnect: async (client) => {
      await client.query(settings);
    },
    ...options,
  });
  // Idle connections break when PostgreSQL restarts; the pool replaces them by itself.
  // They also end with a PostgreSQL that we stop ourselves.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ error: error.message }, 'database connection lost');
  });
  // One that breaks in the middle of a transaction is nobody's but its user's, who hears of it from
  // the query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function endPool(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), wait(endedWithin, undefined, { ref: false })]);
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string; encoding: string }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
  );
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (rows[0]?.encoding !== 'UTF8') {
    throw new StartError(
      `The database of DATABASE_URL has the encoding ${rows[0]?.encoding}; Porchlight needs one with UTF8.`,
    );
  }
  if (major < oldestSupported) {
    throw new StartError(
      `The database of DATABASE_URL is PostgreSQL ${major}; Porchlight needs ${oldestSupported} or newer.`,
    );
  }
}

function reason(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || 'no answer').replace(/\.$/, '');
}
