import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { reasonOf } from '#server/log-reason.ts';
import { StartError } from '#server/start-error.ts';
import type { Database } from './connect.ts';

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
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    const db = drizzle(client, { casing: 'snake_case' });
    await prepareTables(db);
    await seed(db);
    await client.query('select pg_advisory_unlock($1)', [lockNumber]);
  } finally {
    // Destroyed, not returned: a failed run must not keep the lock.
    client.release(true);
  }
}

async function prepareTables(db: NodePgDatabase): Promise<void> {
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    const { message } = reasonOf(error);
    throw new StartError(`The tables could not be prepared in the database: ${message}.`);
  }
}
