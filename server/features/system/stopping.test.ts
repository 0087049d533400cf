import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
const asked = new AbortController();

beforeAll(async () => {
  app = await createTestApp({ deps: { stopping: asked.signal } });
});
afterAll(() => app.close());

test('asked to stop it calls itself not ready, and goes on answering', async () => {
  const agent = await app.newUser();
  const before = await agent.get('/api/ready');
  expect(before.statusCode).toBe(200);
  expect(before.headers.connection).not.toBe('close');

  asked.abort();
  const after = await agent.get('/api/ready');
  expect(after.statusCode).toBe(503);
  expect(after.headers['retry-after']).toBe('5');
  expect(after.json()).toEqual({
    message: 'Porchlight is about to restart. Try again in a moment.',
    code: 'unavailable',
  });
  expect((await agent.get('/api/health')).statusCode).toBe(200);

  const list = await agent.get('/api/saved-content');
  expect(list.statusCode).toBe(200);
  expect(list.headers.connection).toBe('close');
});
