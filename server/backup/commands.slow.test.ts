import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { runServer } from '#server/testing/run-server.ts';
import { urlOf } from '#server/testing/test-databases.ts';
import { testConfig } from '#server/testing/test-settings.ts';
import { connectForBackup } from './connect-database.ts';
import {
  backUpPlace,
  contentsOf,
  insertPicture,
  insertUserRow,
  newPlace,
  restoreTo,
} from './testing/places.ts';
import { runBackupScript, startBackupScript } from './testing/run-script.ts';

test('with its own PostgreSQL: backed up while it serves, restored while it does not', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-backup-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const variables = { DATA_DIR: dataDir };
  const first = await runServer(variables);
  onTestFinished(first.stop);
  expect(await call(first.address, 'register', 'early')).toBe(201);

  const made = await runBackupScript('backup.ts', [], variables);
  expect(made).toMatchObject({ code: 0, errors: '' });
  const [name = ''] = await readdir(path.join(dataDir, 'backups'));
  const file = path.join(dataDir, 'backups', name);
  expect(made.output).toContain(`Backed up to ${file}\naccounts: 2, `);
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  expect(await call(first.address, 'register', 'late')).toBe(201);
  const from = ['--from', file];
  const refused = await runBackupScript('restore.ts', [...from, '--yes'], variables);
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.errors).toBe(
    `The backup was not restored. Another Porchlight is already running on ${dataDir}: stop it first, or give this one a DATA_DIR of its own.\n`,
  );
  expect(await call(first.address, 'login', 'late')).toBe(200);
  await first.stop();

  const restored = await runBackupScript('restore.ts', [...from, '--yes'], variables);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.output).toContain('Everybody signs in again');
  expect(existsSync(path.join(dataDir, 'admin-password'))).toBe(true);

  // Nobody serves: a backup starts the database itself, and stops it again.
  const reached = await connectForBackup(testConfig(variables), pino({ level: 'silent' }));
  const { rows } = await reached.db.execute(sql`select username from users order by id`);
  expect(rows).toEqual([{ username: 'admin' }, { username: 'early' }]);
  await reached.close();
}, 90_000);

test('on a PostgreSQL of the company: killed while it restores, everything is as before', async () => {
  const source = await newPlace();
  await insertPicture(source, await insertUserRow(source.pool, 'source'));
  const { file } = await backUpPlace(source);
  const target = await newPlace();
  await insertPicture(target, await insertUserRow(target.pool, 'target'));
  const before = await contentsOf(target);

  // A reader of one table holds the restore up in the middle of its transaction.
  const reader = await target.pool.connect();
  onTestFinished(() => reader.release(true));
  await reader.query('begin');
  await reader.query('lock table states in access share mode');
  const variables = { DATABASE_URL: urlOf(target.pool), DATA_DIR: target.folder };
  const { child, ended } = startBackupScript('restore.ts', ['--from', file, '--yes'], variables);
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like 'drop table%'`;
  await expect
    .poll(async () => (await target.pool.query(waiting)).rowCount, { timeout: 45_000 })
    .toBe(1);
  child.kill('SIGKILL');
  await ended;
  await reader.query('rollback');

  const after = await contentsOf(target);
  expect(after.tables).toEqual(before.tables);
  expect(after.files).toMatchObject(before.files);
  // PostgreSQL sees that nobody is there any more, and the next attempt comes through.
  await restoreTo(target, file);
  expect(await contentsOf(target)).toEqual(await contentsOf(source));
}, 60_000);

test('a wrong DATA_DIR is told, and does not become an empty Porchlight', async () => {
  const config = testConfig({ DATA_DIR: '/nonexistent' });
  await expect(connectForBackup(config, pino({ level: 'silent' }))).rejects.toThrow(
    'There is nothing to back up: DATA_DIR (/nonexistent) holds no database of Porchlight.',
  );
  expect(existsSync('/nonexistent')).toBe(false);
});

async function call(address: string, path: string, username: string) {
  const password = 'long enough';
  const email = `${username}@example.com`;
  const body = JSON.stringify({ username, password, ...(path === 'register' && { email }) });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`${address}/api/${path}`, { method: 'POST', headers, body });
  return status;
}
