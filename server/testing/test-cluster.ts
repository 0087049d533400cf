import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startJobs } from '#server/core/jobs.ts';
import { wrapPool } from '#server/db/connect.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { migrateAndSeed } from '#server/db/migrate.ts';
import { seed } from '#server/db/seed.ts';
import { ensureAdmin } from '#server/features/auth/admin-account.ts';
import { createPasswords } from '#server/features/auth/passwords.ts';
import { adminPassword, templateDatabase, testConfig } from './test-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string };
    /** A folder that any user can enter and that goes when the run ends. */
    scratch: string;
  }
}

/** One PostgreSQL a run, with a migrated and seeded database that every test file copies. */
// biome-ignore lint/style/noDefaultExport: Vitest calls the default export
export default async function setup(project: TestProject) {
  if (shareCluster(project)) return;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-test-'));
  const cluster = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const { host, port, user } = cluster.connection;
  await prepareTemplate(cluster.connection, dataDir);
  project.provide('postgres', { host, port, user });
  const scratch = await mkdtemp(path.join(tmpdir(), 'porchlight-scratch-'));
  await chmod(scratch, 0o755);
  project.provide('scratch', scratch);

  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
    await rm(scratch, { recursive: true, force: true });
  };
}

/** The projects of a run are set up one after another: the first starts it, the others use it too. */
function shareCluster(project: TestProject): boolean {
  const running = project.vitest.projects
    .map((other) => other.getProvidedContext())
    .find(({ postgres }) => postgres);
  if (!running) return false;
  project.provide('postgres', running.postgres);
  project.provide('scratch', running.scratch);
  return true;
}

async function prepareTemplate(connection: pg.PoolConfig, dataDir: string): Promise<void> {
  const maintenance = new pg.Client(connection);
  await maintenance.connect();
  await maintenance.query(`create database ${templateDatabase}`);
  await maintenance.end();

  const pool = new pg.Pool({ ...connection, database: templateDatabase });
  await migrateAndSeed(pool, seed);
  await (await startJobs(pool, pino({ level: 'silent' }))).stop();
  await ensureAdmin({
    config: testConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword }),
    db: wrapPool(pool),
    passwords: createPasswords(),
  });
  await pool.end();
}
