import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wrapPool } from '#server/db/connect.ts';
import { createDatabase } from '#server/testing/test-app.ts';
import { adminPassword, testConfig } from '#server/testing/test-settings.ts';
import { adminPasswordFile, ensureAdmin } from './admin-account.ts';
import { createPasswords } from './passwords.ts';

let pool: pg.Pool;
let dataDir: string;
const passwords = createPasswords();

beforeEach(async () => {
  pool = await createDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-admin-'));
});
afterEach(async () => {
  await pool.end();
  await rm(dataDir, { recursive: true });
});

const start = (variables: Record<string, string> = {}) =>
  ensureAdmin({
    config: testConfig({ DATA_DIR: dataDir, ...variables }),
    db: wrapPool(pool),
    passwords,
  });

async function isPassword(password: string): Promise<boolean> {
  const { rows } = await pool.query(`select password from users where username = 'admin'`);
  return passwords.verify(rows[0]?.password, password, { userId: 0 });
}

test('the first start makes a password and writes it to a file only the owner can read', async () => {
  await pool.query('delete from users');
  await start();
  const written = (await readFile(adminPasswordFile(dataDir), 'utf8')).trim();
  expect(written.length).toBeGreaterThanOrEqual(16);
  expect(await isPassword(written)).toBe(true);
  expect((await stat(adminPasswordFile(dataDir))).mode & 0o777).toBe(0o600);
});

test('a start killed between file and account goes on with the file', async () => {
  await pool.query('delete from users');
  await writeFile(adminPasswordFile(dataDir), 'written-before\n');
  await start();
  expect(await isPassword('written-before')).toBe(true);
});

test('later starts change nothing', async () => {
  await start();
  expect(await isPassword(adminPassword)).toBe(true);
});

test('ADMIN_PASSWORD replaces the stored one, ends the sessions and removes the stale file', async () => {
  await writeFile(adminPasswordFile(dataDir), 'stale\n');
  await pool.query(`insert into sessions (token_hash, user_id, expires_at)
    select 'hash', id, now() + interval '1 day' from users where username = 'admin'`);
  await start({ ADMIN_PASSWORD: 'chosen by the company' });
  expect(await isPassword('chosen by the company')).toBe(true);
  expect((await pool.query('select 1 from sessions')).rowCount).toBe(0);
  await expect(stat(adminPasswordFile(dataDir))).rejects.toThrow('ENOENT');
});
