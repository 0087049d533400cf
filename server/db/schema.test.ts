import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '#server/testing/test-app.ts';

let pool: pg.Pool;

beforeAll(async () => {
  pool = await createDatabase();
  await pool.query(
    `insert into users (username, email, password) values ('owner', 'owner@example.com', 'x')`,
  );
});
afterAll(() => pool.end());

const owner = `(select id from users where username = 'owner')`;

describe('the database itself refuses', () => {
  test.each([
    [
      'a name that differs in case only',
      `insert into users (username, email, password) values ('OWNER', 'b@example.com', 'x')`,
      '23505',
    ],
    [
      'an address that differs in case only',
      `insert into users (username, email, password) values ('b', 'Owner@Example.com', 'x')`,
      '23505',
    ],
    [
      'a name with spaces',
      `insert into users (username, email, password) values ('a b', 'c@example.com', 'x')`,
      '23514',
    ],
    [
      'a second active prompt of a type',
      `insert into universal_prompts (prompt_template) values ('again')`,
      '23505',
    ],
    [
      'an unknown prompt type',
      `insert into universal_prompts (prompt_template, prompt_type, is_active) values ('x', 'poem', false)`,
      '23514',
    ],
    [
      'an identifier that is too short',
      `insert into prompts (identifier, topic) values ('ab', 'x')`,
      '23514',
    ],
    [
      'an identifier with capitals',
      `insert into prompts (identifier, topic) values ('Abc', 'x')`,
      '23514',
    ],
    [
      'a content template without text',
      `insert into templates (name, type) values ('empty', 'content')`,
      '23514',
    ],
    [
      'a website known under another case',
      `insert into trusted_websites (domain) values ('NAR.realtor')`,
      '23505',
    ],
    [
      'saved content without a title',
      `insert into saved_content (user_id, title, content) values (${owner}, '', 'x')`,
      '23514',
    ],
    [
      'a state of one letter',
      `insert into saved_content (user_id, title, content, state) values (${owner}, 'x', 'x', 'T')`,
      '23514',
    ],
    [
      'two content tags',
      `insert into saved_content (user_id, title, content, content_tags) values (${owner}, 'x', 'x', '{a,b}')`,
      '23514',
    ],
    [
      'saved content of nobody',
      `insert into saved_content (user_id, title, content) values (999999, 'x', 'x')`,
      '23503',
    ],
    [
      'an asset of another kind',
      `insert into user_assets (user_id, type, file_key) values (${owner}, 'video', 'x')`,
      '23514',
    ],
    [
      'a file key that is a path',
      `insert into files (key, user_id, media_type, size) values ('../../../../etc/passwd', ${owner}, 'image/png', 1)`,
      '23514',
    ],
    [
      'a tag of 51 characters',
      `insert into answer_tags (user_answer_id, tag) values (1, '${'x'.repeat(51)}')`,
      '22001',
    ],
    [
      'an empty answer',
      `insert into user_answers (user_id, question, answer) values (${owner}, 'q', '')`,
      '23514',
    ],
    [
      'two drafts of a kind',
      `insert into drafts (user_id, kind, json) values (${owner}, 'blog', '{}'), (${owner}, 'blog', '{}')`,
      '23505',
    ],
    [
      'an invite link that was used by nobody',
      `insert into invites (user_id, token_hash, expires_at, used_at) values (${owner}, 'x', now(), now())`,
      '23514',
    ],
    [
      'an approval by nobody',
      `insert into reviews (user_id, token_hash, title, text_hash, hash, edited_at, expires_at, approved_at)
       values (${owner}, 'x', 't', 'x', 'y', now(), now(), now())`,
      '23514',
    ],
    ...[
      [`an entry in no state`, `'forgotten', null, null`],
      [`a planned entry that nobody would look at`, `'planned', null, null`],
      [`a draft that would be published`, `'draft', now(), null`],
      [`publishing without a try`, `'publishing', now(), null`],
      [`an end without a moment`, `'published', null, null`],
      [`a failure without a reason`, `'failed', null, null`],
    ].map(([what = '', values]): [string, string, string] => [
      what,
      `insert into plan_entries (user_id, title, channel, local_time, zone, publish_at, state, run_at, attempt_id)
       values (${owner}, 't', 'gbp', 'l', 'z', now(), ${values})`,
      '23514',
    ]),
    ['a second row of settings', `insert into review_settings (id) values (2)`, '23514'],
    [
      'a font of no size',
      `insert into generated_images (image_url, text, font_size, font_color) values ('x', 'x', 0, '#000')`,
      '23514',
    ],
  ])('%s', async (_, statement, code) => {
    await expect(pool.query(statement)).rejects.toMatchObject({ code });
  });
});

test('saved content gets its defaults', async () => {
  const { rows } = await pool.query(
    `insert into saved_content (user_id, title, content) values (${owner}, 'x', 'x') returning *`,
  );
  expect(rows[0]).toMatchObject({ topic: 'General', location: 'Unknown', state: 'NA' });
});

test('everything of a user goes with the account', async () => {
  await pool.query(`
    with person as (insert into users (username, email, password) values ('leaver', 'l@example.com', 'x') returning id),
    file as (insert into files (key, user_id, media_type, size) select 'abcdefghijklmnopqrstuvwxyz', id, 'image/png', 1 from person returning key, user_id),
    session as (insert into sessions (token_hash, user_id, expires_at) select 'h', id, now() from person),
    saved as (insert into saved_content (user_id, title, content) select id, 't', 'c' from person returning id, user_id),
    asset as (insert into user_assets (user_id, type, file_key) select user_id, 'logo', key from file),
    drawn as (insert into ai_images (user_id, file_key, provider) select user_id, key, 'builtin' from file returning id),
    altered as (insert into altered_photos (user_id, ai_image_id, original_key, token_hash, token) select user_id, id, key, 'a', 's' from file, drawn),
    composed as (insert into personalized_images (user_id, content_id, composite_key, composition) select file.user_id, saved.id, key, '{}' from file, saved),
    answer as (insert into user_answers (user_id, question, answer) select id, 'q', 'a' from person returning id),
    tag as (insert into answer_tags (user_answer_id, tag) select id, 'city:austin' from answer),
    made as (insert into posts (user_id, topic, location, posts) select id, 't', 'l', '[]' from person returning id),
    design as (insert into designs (post_id, design_id, name) select id, 'd', 'n' from made),
    invite as (insert into invites (user_id, token_hash, expires_at) select id, 'i', now() from person),
    confirmed as (insert into confirmed_claims (user_id, key, sentence) select id, 'k', 's' from person),
    review as (insert into reviews (user_id, token_hash, title, text_hash, hash, edited_at, expires_at) select id, 'r', 't', 'x', 'y', now(), now() from person),
    connection as (insert into channel_connections (user_id, channel, name, settings, secrets) select id, 'c', 'n', '{}', 's' from person),
    entry as (insert into plan_entries (user_id, content_id, title, channel, state, local_time, zone, publish_at) select user_id, id, 't', 'c', 'draft', 'l', 'z', now() from saved),
    calendar as (insert into calendar_links (user_id, token_hash) select id, 't' from person),
    draft as (insert into drafts (user_id, kind, json) select id, 'blog', '{}' from person)
    insert into used_titles (user_id, prompt_id, title) select person.id, prompts.id, 't' from person, prompts limit 1`);
  await pool.query(`delete from users where username = 'leaver'`);

  const left = await pool.query(`
    select (select count(*) from files) + (select count(*) from sessions) + (select count(*) from user_assets)
      + (select count(*) from ai_images) + (select count(*) from personalized_images) + (select count(*) from user_answers)
      + (select count(*) from answer_tags) + (select count(*) from posts) + (select count(*) from designs)
      + (select count(*) from drafts) + (select count(*) from confirmed_claims) + (select count(*) from invites) + (select count(*) from reviews) + (select count(*) from channel_connections) + (select count(*) from plan_entries) + (select count(*) from calendar_links) + (select count(*) from altered_photos) + (select count(*) from used_titles) as rows`);
  expect(Number(left.rows[0].rows)).toBe(0);
});

test('every foreign key has an index, so that no delete scans a table', async () => {
  const { rows } = await pool.query(`
    select conrelid::regclass as table, conname as key from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
    order by 1, 2`);
  expect(rows).toEqual([]);
});

test('the migrations hold everything the tables say', async () => {
  const { rows } = await pool.query(
    `select count(*) from information_schema.tables where table_schema = 'public'`,
  );
  const folder = path.join(import.meta.dirname, 'schema');
  let declared = 0;
  for (const file of await readdir(folder)) {
    const exports: object[] = Object.values(await import(path.join(folder, file)));
    declared += exports.filter((value) => Symbol.for('drizzle:IsDrizzleTable') in value).length;
  }
  expect(Number(rows[0].count)).toBe(declared);
});
