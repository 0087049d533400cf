import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordQueries } from '#server/testing/recorded-queries.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { postRequest } from './testing/requests.ts';

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
  expect((await call()).statusCode).toBe(200);
  await app.deps.backgroundTasks.finished();
  stop();
  return queries.map(({ text }) => text);
}

// Sent with the remembered answers, as the page does: looking them up is a search of its own.
const request = { ...postRequest, databaseAnswers: [] };

test.each([
  ['a post', request],
  ['a post that is written on when its page is left', { ...request, generationId: randomUUID() }],
])('%s takes nine statements at most', async (_, body) => {
  expect((await statementsOf(() => client.post('/api/generate', body))).length).toBeLessThan(10);
});

test('who is asking and how often takes two statements at most', async () => {
  const about = /from "sessions"|into limits/;
  const asked = await statementsOf(() => client.post('/api/generate', request));
  expect(asked.filter((text) => about.test(text)).length).toBe(2);
});
