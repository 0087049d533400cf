import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPlaceholders } from '#contract/catalog/placeholders.ts';
import { createDatabase } from '#server/testing/test-app.ts';
import { migrateAndSeed } from './migrate.ts';
import { readShippedPrompt, seed } from './seed.ts';

let pool: pg.Pool;

beforeAll(async () => {
  pool = await createDatabase();
});
afterAll(() => pool.end());

const count = async (from: string) =>
  Number((await pool.query(`select count(*) from ${from}`)).rows[0].count);

test.each([
  ['prompts', 20],
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
    expect([5, 13], identifier).toContain(titles.length);
    expect(questions, identifier).toHaveLength(5);
  }
});

test('what an admin deleted stays deleted at the next start', async () => {
  await pool.query(`delete from prompts where identifier = 'luxury'`);
  await pool.query(`delete from trusted_websites where domain = 'nar.realtor'`);
  await migrateAndSeed(pool, seed);
  expect(await count('prompts')).toBe(19);
  expect(await count('trusted_websites')).toBe(160);
});

test('several processes may start at once on an empty database', async () => {
  const empty = await createDatabase();
  await empty.query('drop schema public cascade');
  await empty.query('drop schema drizzle cascade');
  await empty.query('create schema public');
  await Promise.all(Array.from({ length: 5 }, () => migrateAndSeed(empty, seed)));
  const { rows } = await empty.query('select count(*) from prompts');
  expect(Number(rows[0].count)).toBe(20);
  await empty.end();
});

test('a topic that an admin made before stays as it is when a new seed brings the same one', async () => {
  await pool.query(`delete from seeds where name = 'announcement-topics'`);
  await pool.query(`update prompts set description = 'mine' where identifier = 'just-listed'`);
  await pool.query(`delete from prompts where identifier = 'just-sold'`);
  await migrateAndSeed(pool, seed);
  const { rows } = await pool.query(
    `select identifier, description from prompts where identifier in ('just-listed', 'just-sold') order by identifier`,
  );
  expect(rows).toMatchObject([
    { identifier: 'just-listed', description: 'mine' },
    { identifier: 'just-sold' },
  ]);
});

test('a prompt nobody edited becomes the newest text, an edited one stays', async () => {
  const file = path.join(import.meta.dirname, '../../data-files/seeds/universal-prompts.json');
  const editions = JSON.parse(await readFile(file, 'utf8'));
  const texts = () =>
    pool
      .query('select prompt_type, prompt_template, version from universal_prompts order by 1 desc')
      .then(({ rows }) => rows.map((row) => [row.prompt_type, row.prompt_template, row.version]));
  const setText = (type: string, text: string) =>
    pool.query(
      'update universal_prompts set prompt_template = $2, version = 1 where prompt_type = $1',
      [type, text],
    );
  await setText('content', editions.content[0].text);
  await setText('blog', 'Mine');
  await pool.query(`delete from seeds where name = 'universal-prompts-edition-2'`);
  await migrateAndSeed(pool, seed);
  expect(await texts()).toEqual([
    ['content', editions.content.at(-1).text, 2],
    ['blog', 'Mine', 1],
  ]);
  const { rows } = await pool.query(
    'select version, prompt_template, saved_by from universal_prompt_versions order by version',
  );
  expect(rows).toEqual([
    { version: 1, prompt_template: editions.content[0].text, saved_by: null },
    { version: 2, prompt_template: editions.content.at(-1).text, saved_by: null },
  ]);
});

test('every text that came says what is different in it, and why', async () => {
  for (const type of ['content', 'blog'] as const) {
    const { edition, changed, text } = await readShippedPrompt(type);
    expect(edition).toBe(2);
    expect(changed.length).toBeGreaterThan(60);
    expect(checkPlaceholders(text, type)).toEqual({ unknown: [], missing: [] });
    // What never changes comes first, so that providers can keep it.
    expect(text.search(/\{\w+\}/)).toBeGreaterThan(text.length * 0.9);
  }
});
