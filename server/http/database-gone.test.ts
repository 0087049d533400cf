import type { Socket } from 'node:net';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  app.pool.on('error', () => {});
  app.pool.on('connect', (client) => client.on('error', () => {}));
});
afterAll(() => app.close());

/** What is asked next hears no code and no reason, only that the connection cannot be used. */
test('a connection that breaks between two queries of a transaction is no bug of ours', async () => {
  const client = await app.newUser();
  const item = { title: 'Spring market', content: '<p>Prices rise.</p>' };
  app.pool.on('acquire', breakOnceBegun);
  isBreaking = true;
  const refused = await client.post('/api/saved-content', item);
  app.pool.off('acquire', breakOnceBegun);
  expect(isBreaking).toBe(false);

  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toEqual({
    message: 'Porchlight cannot reach its database right now. Try again in a moment.',
    code: 'unavailable',
  });
  expect((await client.post('/api/saved-content', item)).statusCode).toBe(201);
});

let isBreaking = false;

/** Lets a transaction begin and cuts the connection before it goes on. */
function breakOnceBegun(client: pg.PoolClient): void {
  const ask = client.query;
  const askAndBreak = async (...values: unknown[]) => {
    const answer = await Reflect.apply(ask, client, values);
    const [query] = values as [{ text?: string }];
    if (!isBreaking || !query.text?.startsWith('begin')) return answer;
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    isBreaking = false;
    const ended = new Promise((resolve) => client.once('end', resolve));
    stream.destroy();
    await ended;
    return answer;
  };
  client.query = askAndBreak as typeof client.query;
}
