import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

// While processes are upgraded one by one, an older one is up beside a newer one that has brought the tables up to date.

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp({ variables: { RATE_LIMITS: 'on' } });
  client = await app.newUser();
});
afterAll(() => app.close());

/** What an agent does in a day, with the prepared statements of every request among it. */
async function workADay(): Promise<number> {
  const piece = { topicId: 'sellers', location: 'Austin', state: 'TX', databaseAnswers: [] };
  const written = await client.post('/api/generate', piece);
  expect(written.statusCode).toBe(200);
  const { title, content, hashtags, contentTags } = written.json().posts[0];
  const saved = await client.post('/api/saved-content', { title, content, hashtags, contentTags });
  const { id } = saved.json();
  const time = { channel: 'gbp', localTime: '2035-06-04T09:00', zone: 'America/Chicago' };
  const answers = [
    saved,
    await client.patch(`/api/saved-content/${id}`, { title: 'Another title' }),
    await client.post('/api/learner/save-answer', { question: 'Where?', answer: 'In Austin.' }),
    await client.post('/api/plan', { contentId: id, ...time }),
    await client.get('/api/plan?from=2026-11-01T00:00:00Z&to=2035-11-30T00:00:00Z'),
    await client.get('/api/learner/user-answers'),
    await client.get('/api/account'),
  ];
  for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(300);
  return (await client.get('/api/saved-content')).json().length;
}

test('a process that is up goes on while its tables get what a later version adds', async () => {
  expect(await workADay()).toBe(1);
  const { rows } = await app.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  // A prepared statement that read "all columns" would fail from here on.
  for (const { name } of rows) {
    await app.pool.query(`alter table "${name}" add column "of_a_later_version" text default 'x'`);
  }
  await app.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  expect(await workADay()).toBe(2);
  expect(await workADay()).toBe(3);
});
