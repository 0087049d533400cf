import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireDataDir } from './data-dir.ts';
import { openDatabase } from './db/connect.ts';
import { migrateAndSeed } from './db/migrate.ts';
import { listen } from './http/listen.ts';
import { StartError } from './start-error.ts';
import { createDatabase } from './testing/test-app.ts';
import { emptyDatabase, urlOf } from './testing/test-databases.ts';
import { testConfig } from './testing/test-settings.ts';

/** Each step of the start says in one sentence what keeps it; main.slow.test.ts shows how a process tells it. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'porchlight-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function reasonOf(step: Promise<unknown>): Promise<string> {
  const error = await step.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).toMatch(/^[^\n]+\.$/);
  return message;
}

const open = (databaseUrl: string) =>
  openDatabase(testConfig({ DATABASE_URL: databaseUrl }), pino({ level: 'silent' }));

test('a host that is not ours', async () => {
  const config = testConfig({ PORT: '0', HOST: '203.0.113.1' });
  expect(await reasonOf(listen(fastify(), config))).toContain('HOST 203.0.113.1');
});

test('a DATA_DIR that is a file', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  expect(await reasonOf(requireDataDir(file))).toContain(file);
});

test('a DATA_DIR nobody can write to', async () => {
  // Permission bits do not stop root, /proc does.
  const isRoot = process.getuid?.() === 0;
  const closed = isRoot ? '/proc/porchlight' : path.join(folder, 'closed');
  if (!isRoot) {
    await mkdir(closed);
    await chmod(closed, 0o500);
  }
  expect(await reasonOf(requireDataDir(path.join(closed, 'data')))).toContain('DATA_DIR');
});

test.each([
  ['nobody listens', 'postgres://someone:secret@127.0.0.1:1/porchlight'],
  ['the name leads nowhere', 'postgres://someone:secret@db.invalid/porchlight'],
])('a DATABASE_URL where %s, without its password', async (_, url) => {
  const sentence = await reasonOf(open(url));
  expect(sentence).toContain('DATABASE_URL');
  expect(sentence).not.toContain('secret');
});

test('a DATABASE_URL with a database that does not exist', async () => {
  const url = urlOf({ options: { database: 'nowhere' } });
  expect(await reasonOf(open(url))).toMatch(/"nowhere" does not exist/);
});

test('a database that cannot hold every letter', async () => {
  const pool = await createDatabase();
  await pool.query(
    `create database latin encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
  );
  const url = urlOf(pool).replace(pool.options.database ?? '', 'latin');
  expect(await reasonOf(open(url))).toContain('UTF8');
  await pool.end();
});

test('a role that may not make tables', async () => {
  const pool = await emptyDatabase();
  const role = `reader_${pool.options.database}`;
  await pool.query(`create role ${role} login`);
  await pool.query('revoke create on schema public from public');
  const database = await open(urlOf(pool, role));
  const preparing = migrateAndSeed(database.pool, async () => {});
  expect(await reasonOf(preparing)).toMatch(/tables could not be prepared.*permission denied/);
  await database.close();
  await pool.end();
});
