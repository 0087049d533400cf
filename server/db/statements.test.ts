import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordQueries } from '#server/testing/recorded-queries.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

// What the common calls may ask of the database. `npm run bench requests` has the same from PostgreSQL's own
// statistics, with the processor time; here nothing is measured, so that it fails on any machine or on none.

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp({ variables: { RATE_LIMITS: 'on' } });
  client = await app.newUser();
});
afterAll(() => app.close());

/** What the database is asked for one call, with what is done after the answer. */
async function statementsOf(call: () => Promise<{ statusCode: number }>): Promise<string[]> {
  await app.deps.backgroundTasks.finished();
  const { queries, stop } = recordQueries(app.pool);
  expect((await call()).statusCode).toBeLessThan(300);
  await app.deps.backgroundTasks.finished();
  stop();
  return queries.map(({ text }) => text);
}

/** Who is asking and how often. */
const aboutTheCaller = /from "sessions"|from "personal_tokens"|into limits/;
const ofTheCaller = (asked: string[]) => asked.filter((text) => aboutTheCaller.test(text));

const withKey = () => ({ 'idempotency-key': randomUUID() });

// Sent with the remembered answers, as the page does: looking them up is a search of its own.
const piece = { topicId: 'sellers', location: 'Austin', state: 'TX', databaseAnswers: [] };
const generate = (more: object = {}, headers = {}) =>
  client.post('/api/generate', { ...piece, ...more }, headers);

test.each([
  ['a post', {}],
  ['a post that is written on when its page is left', { generationId: randomUUID() }],
])('%s takes nine statements at most', async (_, more) => {
  const asked = await statementsOf(() => generate(more));
  expect(asked.length, asked.join('\n')).toBeLessThan(10);
  expect(ofTheCaller(asked)).toHaveLength(2);
});

test('a post takes two statements more under a key', async () => {
  const asked = await statementsOf(() => generate());
  expect(await statementsOf(() => generate({}, withKey()))).toHaveLength(asked.length + 2);
});

const item = {
  title: 'Porch light',
  content: '<p>Left on for you.</p>',
  hashtags: ['home'],
  contentTags: ['a', 'b', 'c'],
};

test('a save takes eight statements at most, and two more under a key', async () => {
  const save = (headers = {}) => client.post('/api/saved-content', item, headers);
  const asked = await statementsOf(() => save());
  expect(asked.length, asked.join('\n')).toBeLessThan(9);
  expect(ofTheCaller(asked)).toHaveLength(2);
  expect((await statementsOf(() => save(withKey()))).length).toBe(asked.length + 2);
});

test('a list takes two statements, however long it is, and one while nothing has changed', async () => {
  for (const _ of [1, 2, 3]) await client.post('/api/saved-content', item);
  const list = () => statementsOf(() => client.get('/api/saved-content'));
  expect(await list()).toHaveLength(2);
  expect(ofTheCaller(await list())).toHaveLength(1);
  expect(await list()).toHaveLength(1);
  await client.post('/api/saved-content', item);
  expect(await list()).toHaveLength(2);
});

test('a call with a personal token is looked up, noted and counted with two statements', async () => {
  const made = await client.post('/api/account/tokens', {
    ...{ name: 'My program', scopes: ['read', 'drafts'] },
    password: 'correct horse',
  });
  const headers = { authorization: `Bearer ${made.json().token}` };
  const program = app.visitor();
  const read = () => statementsOf(() => program.get('/api/saved-content', headers));
  // The first use is noted.
  for (const asked of [await read(), await read()]) {
    expect(asked, asked.join('\n')).toHaveLength(3);
    expect(ofTheCaller(asked)).toHaveLength(2);
  }
  const asked = await statementsOf(() => program.post('/api/saved-content', item, headers));
  expect(ofTheCaller(asked), asked.join('\n')).toHaveLength(2);
});

test('those who ask at the same moment are looked up with one statement', async () => {
  const clients = await Promise.all([1, 2, 3, 4].map(() => app.newUser()));
  const { queries, stop } = recordQueries(app.pool);
  const answers = await Promise.all(clients.map((each) => each.get('/api/user')));
  stop();
  expect(answers.map((answer) => answer.json().id)).toEqual(clients.map(({ user }) => user?.id));
  const lookups = queries.filter(({ text }) => text.includes('from "sessions"'));
  expect(lookups.length).toBeLessThan(clients.length);
});
