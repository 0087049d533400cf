import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '#server/testing/test-app.ts';
import { migrateAndSeed } from './migrate.ts';
import { seed } from './seed.ts';

let pool: pg.Pool;

beforeAll(async () => {
  pool = await createDatabase();
});
afterAll(() => pool.end());

const count = async (from: string) =>
  Number((await pool.query(`select count(*) from ${from}`)).rows[0].count);

test.each([
  ['prompts', 16],
  [`templates where type = 'content' and is_active`, 12],
  ['universal_prompts where is_active', 2],
  ['trusted_websites', 161],
  ['states', 50],
  ['counties', 3142],
  [`site_assets where name in ('logo', 'gbp_icon')`, 2],
  [`users where username = 'admin'`, 1],
])('a first start brings %s: %i', async (from, expected) => {
  expect(await count(from)).toBe(expected);
});

test('every topic has its titles and questions', async () => {
  const { rows } = await pool.query('select identifier, titles, questions from prompts');
  for (const { identifier, titles, questions } of rows) {
    expect(titles, identifier).toHaveLength(13);
    expect(questions, identifier).toHaveLength(5);
  }
});

test('what an admin deleted stays deleted at the next start', async () => {
  await pool.query(`delete from prompts where identifier = 'luxury'`);
  await pool.query(`delete from trusted_websites where domain = 'nar.realtor'`);
  await migrateAndSeed(pool, seed);
  expect(await count('prompts')).toBe(15);
  expect(await count('trusted_websites')).toBe(160);
});

test('several processes may start at once on an empty database', async () => {
  const empty = await createDatabase();
  await empty.query('drop schema public cascade');
  await empty.query('drop schema drizzle cascade');
  await empty.query('create schema public');
  await Promise.all(Array.from({ length: 5 }, () => migrateAndSeed(empty, seed)));
  const { rows } = await empty.query('select count(*) from prompts');
  expect(Number(rows[0].count)).toBe(16);
  await empty.end();
});
