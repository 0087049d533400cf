import { inject } from 'vitest';
import { createDatabase } from './test-app.ts';

/** As a company names its PostgreSQL in DATABASE_URL. */
export function urlOf(
  pool: { options: { database?: string } },
  user = inject('postgres').user,
): string {
  return `postgres://${user}@localhost/${pool.options.database}?host=${inject('postgres').host}`;
}

/** One that no Porchlight has seen yet. */
export async function emptyDatabase() {
  const pool = await createDatabase();
  await pool.query(
    'drop schema public cascade; drop schema drizzle cascade; drop schema jobs cascade; create schema public',
  );
  return pool;
}
