import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { StartError } from '#server/start-error.ts';
import { migrateAndSeed } from './migrate.ts';

/** What migrations make of rows that were there before them. */

const folder = path.join(import.meta.dirname, 'migrations');
let pool: pg.Pool;

beforeEach(async () => {
  const connection = inject('postgres');
  const database = `migrated_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${database} template template0`);
  await client.end();
  pool = new pg.Pool({ ...connection, database, max: 1 });
});
afterEach(() => pool.end());

/** Runs `rows` on the tables as they were before the migration that contains `change`, then all others. */
async function migrateWith(rows: string, change: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  const index = texts.findIndex((text) => text.includes(change));
  for (const text of texts.slice(0, index)) await pool.query(text);
  await pool.query(rows);
  for (const text of texts.slice(index)) await pool.query(text);
}

test('whoever was here before is last seen with the newest session, or when joining', async () => {
  const people = `
    with people as (
      insert into users (username, email, password, created_at)
      values ('busy', 'busy@example.com', 'x', '2026-01-01'), ('idle', 'idle@example.com', 'x', '2026-01-02')
      returning id, username
    )
    insert into sessions (user_id, token_hash, expires_at, last_used_at)
    select id, day, '2026-12-31', day::timestamptz
    from people, unnest(array['2026-03-01', '2026-02-01']) as day where username = 'busy'`;
  await migrateWith(people, 'ADD COLUMN "last_seen_at"');
  const { rows } = await pool.query(
    `select username, to_char(last_seen_at, 'YYYY-MM-DD') as seen from users order by username`,
  );
  expect(rows).toEqual([
    { username: 'busy', seen: '2026-03-01' },
    { username: 'idle', seen: '2026-01-02' },
  ]);
});

test('AI slots that are taken stay taken, and go with their user', async () => {
  const taken = `
    with people as (
      insert into users (username, email, password) values ('busy', 'busy@example.com', 'x') returning id
    )
    insert into ai_places (user_id, expires_at) select id, '2026-12-31' from people`;
  await migrateWith(taken, 'RENAME TO "ai_slots"');
  const slots = () =>
    pool.query(`select username from ai_slots join users on users.id = ai_slots.user_id`);
  expect((await slots()).rows).toEqual([{ username: 'busy' }]);
  const { rows: oldNames } = await pool.query(`
    select relname as name from pg_class where relname like 'ai_places%'
    union all select conname from pg_constraint where conname like 'ai_places%' and contype <> 'n'`);
  expect(oldNames).toEqual([]);
  await pool.query(`delete from users`);
  expect((await slots()).rows).toEqual([]);
});

test('an older version refuses the tables of a newer one with a sentence, and changes nothing', async () => {
  const own = new pg.Pool({ ...pool.options, max: 3 });
  let seeded = 0;
  const start = () =>
    migrateAndSeed(own, async () => {
      seeded += 1;
    });
  await start();
  const applied = async () =>
    (await own.query('select hash, created_at from drizzle.__drizzle_migrations order by id')).rows;
  const ours = await applied();
  await own.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  await expect(start()).rejects.toThrow(
    new StartError(
      'The database belongs to a newer Porchlight than this one: start that version here, or restore a backup from before the upgrade.',
    ),
  );
  expect(await applied()).toEqual([...ours, { hash: 'later', created_at: '9999999999999' }]);
  await own.query(`delete from drizzle.__drizzle_migrations where hash = 'later'`);
  await start();
  await own.end();
  expect(seeded).toBe(2);
});
