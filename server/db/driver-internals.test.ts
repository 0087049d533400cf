import { globSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { createDatabase } from '#server/testing/test-app.ts';
import { wrapPool } from './connect.ts';
import {
  isLostConnection,
  knownVersions,
  latestMigration,
  poolBehind,
  readMigrations,
  runTransaction,
  socketOf,
} from './driver-internals.ts';

const pool = await createDatabase();
const db = wrapPool(pool);
afterAll(() => pool.end());

const root = path.join(import.meta.dirname, '../..');
const versionOf = (name: string) =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

test('the installed versions are those that were looked at', () => {
  const installed = Object.keys(knownVersions).map((name) => [name, versionOf(name)]);
  expect(Object.fromEntries(installed)).toEqual(knownVersions);
});

test('no other file of the server touches them', () => {
  const internals =
    /NodePgSession|PgDialect|\$client|__drizzle_migrations|connection\.stream|orm\/migrator'/;
  const files = globSync('server/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  );
  const touching = files.filter((file) =>
    internals.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(touching).toEqual(['server/db/driver-internals.ts']);
});

describe('drizzle', () => {
  test('keeps the pool it was made with', () => {
    expect(poolBehind(db)).toBe(pool);
  });

  test('runs a transaction on the connection it is given, and undoes it when it fails', async () => {
    const client = await pool.connect();
    const pidOf = async (on: typeof db) =>
      (await on.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
    try {
      const { rows } = await client.query('select pg_backend_pid() as pid');
      expect(await runTransaction(client, pidOf, undefined)).toBe(rows[0].pid);
      const failing = runTransaction(
        client,
        async (tx) => {
          await tx.execute(sql`create table half_made (id int)`);
          throw new Error('no');
        },
        { isolationLevel: 'serializable' },
      );
      await expect(failing).rejects.toThrow('no');
      const { rows: left } = await client.query(`select to_regclass('half_made') as found`);
      expect(left).toEqual([{ found: null }]);
    } finally {
      client.release();
    }
  });

  test('has written down the last migration of the folder', async () => {
    const last = readMigrations(path.join(import.meta.dirname, 'migrations')).at(-1);
    expect(last).toMatchObject({ hash: expect.any(String), statements: expect.any(Array) });
    expect(await latestMigration(db)).toBe(last?.createdAt);
  });
});

describe('pg', () => {
  test('has its socket where we cut it, and says what we look for when it is lost', async () => {
    const client = await pool.connect();
    client.on('error', () => {});
    expect(socketOf(client)).toBeInstanceOf(Socket);
    const asking = client.query('select pg_sleep(60)').catch((error: Error) => error.message);
    socketOf(client).destroy();
    expect(await asking).toSatisfy(isLostConnection);
    const later = await client.query('select 1').catch((error: Error) => error.message);
    expect(later).toSatisfy(isLostConnection);
    client.release(true);
  });

  test('says what we look for when a query or a connection takes too long', async () => {
    const slow = { text: 'select pg_sleep(60)', query_timeout: 50 };
    const client = await pool.connect();
    client.on('error', () => {});
    const unanswered = await client.query(slow).catch((error: Error) => error.message);
    expect(unanswered).toSatisfy(isLostConnection);
    client.release(true);

    const small = new pg.Pool({ ...pool.options, max: 1, connectionTimeoutMillis: 2_000 });
    const held = await small.connect();
    const waited = await small.connect().catch((error: Error) => error.message);
    expect(waited).toSatisfy(isLostConnection);
    held.release();
    await small.end();
  });
});
