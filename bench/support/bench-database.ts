import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { hashToken, randomToken } from '#server/core/sessions.ts';
import {
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '#server/db/embedded/embedded-postgres.ts';
import { type RunningServer, runServer } from '#server/testing/run-server.ts';

export type BenchDatabase = {
  dataDir: string;
  databaseUrl: string;
  pool: pg.Pool;
  /** A server process on this database. */
  run(variables?: Record<string, string>): Promise<RunningServer>;
  leave(): Promise<void>;
};

/** A PostgreSQL and a data folder of our own, as the server itself would have made them. */
export async function openBenchDatabase(
  options: Pick<EmbeddedPostgresOptions, 'settings'> = {},
): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, ...options });
  const { host, port, user, database } = postgres.connection;
  const databaseUrl = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const pool = new pg.Pool({ ...postgres.connection, max: 4 });
  // A connection that is still closing when PostgreSQL stops is told so, and nobody needs to hear it.
  pool.on('error', () => {});
  const servers: RunningServer[] = [];
  return {
    dataDir,
    databaseUrl,
    pool,
    async run(variables = {}) {
      const server = await runServer({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        RATE_LIMITS: 'off',
        ...variables,
      });
      servers.push(server);
      return server;
    },
    async leave() {
      for (const server of servers) await server.stop();
      await pool.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signed-in people with names about as long as people's, as the cookies their browsers hold. Their passwords are none: hashing takes long. */
export async function signInPeople(pool: pg.Pool, number: number): Promise<string[]> {
  const tokens = Array.from({ length: number }, randomToken);
  await pool.query(
    `with people as (
       insert into users (username, email, password)
       select 'bench-' || mark, 'bench-' || mark || '@example.com', 'none'
       from (select left(gen_random_uuid()::text, 12) as mark from generate_series(1, cardinality($1::text[]))) as marks
       returning id
     )
     insert into sessions (user_id, token_hash, expires_at)
     select id, ($1::text[])[row_number() over ()], now() + interval '7 days' from people`,
    [tokens.map(hashToken)],
  );
  return tokens.map((token) => `porchlight_session=${token}`);
}
