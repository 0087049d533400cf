import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { loggableError } from '#server/loggable-error.ts';
import { StartError } from '#server/start-error.ts';
import type { Database } from './connect.ts';
import { casing, latestMigration, readMigrations } from './driver-internals.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** Any number, the same in every process. */
const lockNumber = 7_061_990;

/**
 * Brings the tables up to date and then runs `seed`. Several processes may start at once on one
 * PostgreSQL: the first does the work, the others wait and find it done.
 */
export async function migrateAndSeed(
  pool: pg.Pool,
  seed: (db: Database) => Promise<void>,
): Promise<void> {
  await whileLocked(pool, () =>
    withClient(pool, async (client) => {
      const db = drizzle(client, { casing });
      await prepareTables(db);
      await seed(db);
    }),
  );
}

/**
 * The lock belongs to a transaction that does nothing else: unlike one of a session it also holds behind
 * a pooler that gives every transaction another connection.
 */
async function whileLocked(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  await withClient(pool, async (client) => {
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout to 0');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    await work();
    await client.query('commit');
  });
}

/** Destroyed, not returned: whatever failed, nothing of it stays. */
async function withClient(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release(true);
  }
}

async function prepareTables(db: NodePgDatabase): Promise<void> {
  await refuseNewerTables(db);
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    const { message } = loggableError(error);
    throw new StartError(`The tables could not be prepared in the database: ${message}.`);
  }
}

/**
 * An older version that starts on tables of a newer one, such as after an upgrade of another process, knows nothing of
 * what these need by now: it would fail one request at a time, or store what the newer one cannot read.
 */
async function refuseNewerTables(db: NodePgDatabase): Promise<void> {
  const newest = readMigrations(migrationsFolder).at(-1)?.createdAt ?? 0;
  if (((await latestMigration(db)) ?? 0) <= newest) return;
  throw new StartError(
    'The database belongs to a newer Porchlight than this one: start that version here, or restore a backup from before the upgrade.',
  );
}
