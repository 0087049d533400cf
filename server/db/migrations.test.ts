import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

/** What migrations make of rows that were there before them. */

const folder = path.join(import.meta.dirname, 'migrations');
let pool: pg.Pool;

beforeAll(async () => {
  const connection = inject('postgres');
  const database = `migrated_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${database} template template0`);
  await client.end();
  pool = new pg.Pool({ ...connection, database, max: 1 });
});
afterAll(() => pool.end());

test('whoever was here before is last seen with the newest session, or when joining', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  const change = texts.findIndex((text) => text.includes('ADD COLUMN "last_seen_at"'));
  for (const text of texts.slice(0, change)) await pool.query(text);
  await pool.query(`
    with people as (
      insert into users (username, email, password, created_at)
      values ('busy', 'busy@example.com', 'x', '2026-01-01'), ('idle', 'idle@example.com', 'x', '2026-01-02')
      returning id, username
    )
    insert into sessions (user_id, token_hash, expires_at, last_used_at)
    select id, day, '2026-12-31', day::timestamptz
    from people, unnest(array['2026-03-01', '2026-02-01']) as day where username = 'busy'`);
  for (const text of texts.slice(change)) await pool.query(text);
  const { rows } = await pool.query(
    `select username, to_char(last_seen_at, 'YYYY-MM-DD') as seen from users order by username`,
  );
  expect(rows).toEqual([
    { username: 'busy', seen: '2026-03-01' },
    { username: 'idle', seen: '2026-01-02' },
  ]);
});
