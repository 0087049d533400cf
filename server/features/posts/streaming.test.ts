import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createGenerationApp, type GenerationApp } from '#server/testing/generation-app.ts';
import { readEvents } from '#server/testing/read-events.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { events, postRequest } from './testing/requests.ts';

/** What callers hear while a text is being written. */

let generation: GenerationApp;
let app: TestApp;
let fake: FakeProvider;

beforeAll(async () => {
  generation = await createGenerationApp();
  ({ app, fake } = generation);
});
afterEach(() => generation.reset());
afterAll(() => generation.close());

test('streams start, deltas as plain text, and one done', async () => {
  const client = await app.newUser();
  const response = await client.post('/api/generate', postRequest, events);
  expect(response.headers['content-type']).toContain('text/event-stream');
  expect(response.headers['content-encoding']).toBeUndefined();
  const told = readEvents(response.body);
  expect(told[0]).toMatchObject({
    event: 'start',
    data: { writer: { provider: 'compatible', model: 'test-model' } },
  });
  const text = told
    .filter(({ event, data }) => event === 'delta' && data.field === 'content')
    .map(({ data }) => data.text)
    .join('');
  expect(text.length).toBeGreaterThan(100);
  expect(text).not.toMatch(/<\w|&amp;/);
  expect(told.at(-1)).toMatchObject({ event: 'done', data: { posts: [expect.any(Object)] } });
  expect(told.filter(({ event }) => event === 'done' || event === 'error')).toHaveLength(1);
});

test('a failure before the first word is an ordinary answer, after it an event', async () => {
  const client = await app.newUser();
  fake.always({ kind: 'unauthorized', status: 401 });
  const before = await client.post('/api/generate', postRequest, events);
  expect(before.statusCode).toBe(503);
  expect(before.json()).toMatchObject({ code: 'ai_unavailable' });

  fake.reset();
  fake.always({ kind: 'stall', afterChunks: 20 });
  const after = await client.post('/api/generate', postRequest, events);
  expect(after.statusCode).toBe(200);
  expect(readEvents(after.body).at(-1)).toEqual({
    event: 'error',
    data: { code: 'ai_timeout', message: 'The AI service took too long. Please try again.' },
  });
});

test('a wrong shape makes the stream begin anew', async () => {
  const client = await app.newUser();
  fake.next({ kind: 'wrong-shape' });
  const told = readEvents((await client.post('/api/generate', postRequest, events)).body);
  expect(told.map(({ event }) => event)).toContain('restart');
  expect(told.at(-1)?.event).toBe('done');
});
