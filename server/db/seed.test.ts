import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPlaceholders } from '#contract/catalog/placeholders.ts';
import { createDatabase } from '#server/testing/test-app.ts';
import { listShippedTemplates, listShippedTopics } from './editions.ts';
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
  [`templates where type = 'content' and is_active`, 15],
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
    expect(titles.length, identifier).toBeGreaterThanOrEqual(5);
    expect(questions, identifier).toHaveLength(5);
  }
});

test('every question has the role that is written beside it', async () => {
  const { rows } = await pool.query('select identifier, questions, question_roles from prompts');
  for (const { identifier, questions, question_roles } of rows) {
    expect(question_roles, identifier).toHaveLength(questions.length);
    expect(question_roles, identifier).not.toContain(null);
  }
  const market = rows.find(({ identifier }) => identifier === 'marketreport');
  expect(market.question_roles).toEqual(['source', 'figures', 'scope', 'insight', 'steer']);
});

test('at an upgrade a question nobody reworded gets its role, and a role that is set stays', async () => {
  const [first, second] = ['Which season or task should this cover?', 'Who is the reader?'];
  const third = 'Which vendors or city services may be named?';
  const set = (roles: (string | null)[]) =>
    pool.query(
      `update prompts set questions = $1, question_roles = $2 where identifier = 'home-maintenance'`,
      [[first, second, third], roles],
    );
  const rolesAfterStart = async () => {
    await pool.query(`delete from seeds where name = 'question-roles'`);
    await migrateAndSeed(pool, seed);
    const found = await pool.query(
      `select question_roles from prompts where identifier = 'home-maintenance'`,
    );
    return found.rows[0].question_roles;
  };
  await set([]);
  expect(await rolesAfterStart()).toEqual(['scope', null, 'detail']);
  await set(['figures', 'steer', null]);
  expect(await rolesAfterStart()).toEqual(['figures', 'steer', 'detail']);
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

const topicRow = async (identifier: string) => {
  const columns = 'titles, questions, question_roles, edition, version';
  const found = await pool.query(`select ${columns} from prompts where identifier = $1`, [
    identifier,
  ]);
  return found.rows[0];
};

test('at an upgrade a topic nobody edited becomes the newest edition, an edited one stays', async () => {
  const file = path.join(import.meta.dirname, '../../data-files/seeds/earlier-editions.json');
  const earlier = JSON.parse(await readFile(file, 'utf8'));
  const [first] = earlier.topics.filter(
    ({ identifier }: { identifier: string }) => identifier === 'just-sold',
  );
  const setTopic = (titles: string[], questions: string[]) =>
    pool.query(
      `update prompts set titles = $1, questions = $2, question_roles = '{}', edition = 0, version = 1
       where identifier = 'just-sold'`,
      [titles, questions],
    );
  const upgrade = async () => {
    await pool.query(`delete from seeds where name in ('topics-edition-2', 'question-roles')`);
    await migrateAndSeed(pool, seed);
    return topicRow('just-sold');
  };
  const [newest] = listShippedTopics().filter(({ identifier }) => identifier === 'just-sold');

  await setTopic(first.titles, first.questions);
  expect(await upgrade()).toEqual({
    titles: newest?.titles,
    questions: newest?.questions,
    question_roles: newest?.questionRoles,
    edition: 2,
    version: 2,
  });
  await setTopic([...first.titles, 'Mine'], first.questions);
  expect(await upgrade()).toMatchObject({
    titles: [...first.titles, 'Mine'],
    questions: newest?.questions,
    edition: 1,
  });
  await setTopic(first.titles, ['Mine?']);
  expect(await upgrade()).toMatchObject({
    titles: newest?.titles,
    questions: ['Mine?'],
    edition: 1,
  });
  expect((await topicRow('sellers')).edition).toBe(1);
});

test('at an upgrade a template nobody edited becomes the newest text, an edited one stays', async () => {
  const name = 'Local spotlight';
  const upgrade = async (text: string) => {
    await pool.query(
      'update templates set content_template = $1, edition = 0, version = 1 where name = $2',
      [text, name],
    );
    await pool.query(`delete from seeds where name = 'content-templates-edition-2'`);
    await migrateAndSeed(pool, seed);
    const found = await pool.query(
      'select content_template, edition, version from templates where name = $1',
      [name],
    );
    return found.rows[0];
  };
  const newest = listShippedTemplates().find((each) => each.name === name)?.contentTemplate ?? '';
  const earlier = newest.replace('favorite', 'favourite');
  expect(await upgrade(earlier)).toEqual({ content_template: newest, edition: 2, version: 2 });
  expect(await upgrade('Mine')).toEqual({ content_template: 'Mine', edition: 1, version: 1 });
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
    expect(edition).toBe(3);
    expect(changed.length).toBeGreaterThan(60);
    expect(checkPlaceholders(text, type)).toEqual({ unknown: [], missing: [] });
    // What never changes comes first, so that providers can keep it.
    expect(text.search(/\{\w+\}/)).toBeGreaterThan(text.length * 0.9);
  }
});
