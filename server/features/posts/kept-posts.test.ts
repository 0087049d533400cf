import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedBytes } from '#contract/limits.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { postRequest } from './testing/requests.ts';

/** What was written is kept newest first, as far as there is room for it. */

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** As if so many texts had been written before, each of two megabytes. */
const pretendWritten = (client: TestClient, count: number) =>
  app.pool.query(
    `insert into posts (user_id, topic, location, posts)
     select $1, 'old', 'Austin', jsonb_build_array(jsonb_build_object('content', repeat('x', 2097152)))
     from generate_series(1, $2::int)`,
    [client.user?.id, count],
  );

const keptOf = async (client: TestClient) => {
  const { rows } = await app.pool.query<{ topic: string; bytes: number }>(
    'select topic, bytes from posts where user_id = $1 order by id desc',
    [client.user?.id],
  );
  return rows;
};

test('older texts give way to new ones', async () => {
  const [client, other] = [await app.newUser(), await app.newUser()];
  await pretendWritten(other, 2);
  await pretendWritten(client, 30);
  expect((await client.post('/api/generate', postRequest)).statusCode).toBe(200);
  const kept = await keptOf(client);
  expect(kept[0]?.topic).not.toBe('old');
  expect(kept.length).toBe(25);
  expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(generatedBytes);
  expect(await keptOf(other)).toHaveLength(2);
});

test('as long as there is room all are kept', async () => {
  const client = await app.newUser();
  await pretendWritten(client, 3);
  await client.post('/api/generate', postRequest);
  expect(await keptOf(client)).toHaveLength(4);
});
