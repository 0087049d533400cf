import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, inject, test } from 'vitest';
import { openSilentRelay } from '#server/testing/silent-relay.ts';
import { createDatabase } from '#server/testing/test-app.ts';
import { urlOf } from '#server/testing/test-databases.ts';
import { testConfig } from '#server/testing/test-settings.ts';
import { openDatabase } from './connect.ts';
import { socketOf } from './driver-internals.ts';

const made = await createDatabase();
await made.end();
const database = await openDatabase(
  testConfig({ DATABASE_URL: urlOf(made) }),
  pino({ level: 'silent' }),
);
const { db, pool } = database;
afterAll(() => database.close());

test('a connection that breaks in a transaction fails that transaction and nothing else', async () => {
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await tx.execute(sql`select pg_sleep(5)`);
  });
  await expect(broken).rejects.toThrow();
  expect(await numberOne()).toBe(1);
});

test('connections that break before their transaction has begun are not lost to the others', async () => {
  const breakIt = (client: pg.PoolClient) => socketOf(client).destroy();
  pool.on('acquire', breakIt);
  const broken = Array.from({ length: pool.options.max }, () => db.transaction(async () => {}));
  const results = await Promise.allSettled(broken);
  pool.off('acquire', breakIt);
  expect(results.map(({ status }) => status)).not.toContain('fulfilled');
  expect(await numberOne()).toBe(1);
  expect(pool.waitingCount).toBe(0);
});

test('a transaction that is left alone does not keep its locks', async () => {
  const { rows } = await pool.query('show idle_in_transaction_session_timeout');
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }]);
});

test('taking leave of a database that has fallen silent has an end', async () => {
  const relay = await openSilentRelay(inject('postgres'));
  const { user } = inject('postgres');
  const url = `postgres://${user}@${relay.host}:${relay.port}/${made.options.database}`;
  const silent = await openDatabase(testConfig({ DATABASE_URL: url }), pino({ level: 'silent' }));
  await silent.pool.query('select 1');
  relay.fallSilent();
  const unanswered = expect(silent.pool.query('select 1')).rejects.toThrow();
  await expect.poll(() => silent.pool.idleCount).toBe(0);
  await silent.close();
  await relay.close();
  await unanswered;
}, 15_000);

async function numberOne(): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ one: number }>(sql`select 1 as one`);
    return rows[0]?.one;
  });
}
