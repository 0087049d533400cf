import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEvents } from '#server/testing/read-events.ts';
import { spendLimit } from '#server/testing/spend-limit.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { events, postRequest } from './testing/requests.ts';

/** Everything works without a key, by our own writer. */

let keyless: TestApp;

beforeAll(async () => {
  keyless = await createTestApp();
});
afterAll(() => keyless.close());

test('our own writer serves posts, questions and streams', async () => {
  const client = await keyless.newUser();
  const { posts } = (await client.post('/api/generate', postRequest)).json();
  expect(posts[0].writer).toMatchObject({ provider: 'builtin', inputTokens: null });
  expect(posts[0].contentTags.length).toBeGreaterThanOrEqual(3);
  const { questions } = (await client.post('/api/questions', postRequest)).json();
  expect(questions).toHaveLength(5);
  const told = readEvents((await client.post('/api/generate', postRequest, events)).body);
  expect(told.at(-1)?.event).toBe('done');
});

test('the status says so', async () => {
  const client = await keyless.newUser();
  expect((await client.get('/api/ai/status')).json()).toEqual({
    text: { provider: 'builtin', model: 'porchlight', isBuiltin: true },
    image: { provider: 'builtin', model: 'porchlight', isBuiltin: true },
    hasSearch: false,
    hasPropertyData: false,
  });
});

test('60 calls an hour are let through', async () => {
  const limited = await createTestApp({ variables: { RATE_LIMITS: 'on' } });
  const client = await limited.newUser();
  const ask = async () => (await client.post('/api/questions', postRequest)).statusCode;
  expect(await ask()).toBe(200);
  await spendLimit(limited, 'aiByUser', client.user?.id, 58);
  expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  await limited.close();
});
