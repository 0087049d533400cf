import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { FileStore } from '#server/adapters/files/files.ts';
import { wrapPool } from '#server/db/connect.ts';
import { sweepFiles } from '#server/features/images/sweep-files.ts';

/** The database seen from outside, beside the server. */
export type TestStore = {
  query<Row extends object>(text: string): Promise<Row[]>;
  sweep(files: FileStore): Promise<void>;
  close(): Promise<void>;
};

export function openStore(connection: pg.PoolConfig): TestStore {
  const pool = new pg.Pool({ ...connection, max: 2 });
  pool.on('error', () => {});
  return {
    query: async <Row extends object>(text: string) => (await pool.query<Row>(text)).rows,
    sweep: (files) => sweepFiles({ db: wrapPool(pool), files, log: pino({ level: 'silent' }) }),
    close: () => pool.end(),
  };
}

/** How to reach the PostgreSQL that a server has started in its DATA_DIR. */
export function embeddedIn(dataDir: string): pg.PoolConfig {
  const host = pidFileOf(dataDir)[4] ?? '';
  return { host, port: 5432, user: 'porchlight', database: 'porchlight', ssl: false };
}

/** The number of its first process; nothing while there is none. */
export function postgresIn(dataDir: string): number | undefined {
  const number = Number.parseInt(pidFileOf(dataDir)[0] ?? '', 10);
  return number > 0 ? number : undefined;
}

function pidFileOf(dataDir: string): string[] {
  try {
    return readFileSync(path.join(dataDir, 'postgres-18/postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}
