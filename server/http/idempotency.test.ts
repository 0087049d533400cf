import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deleteOldIdempotencyKeys } from './idempotency.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const register = (username: string, key: string, password = 'correct horse') =>
  app
    .visitor()
    .post(
      '/api/register',
      { username, email: `${username}@example.com`, password },
      { 'idempotency-key': key },
    );

test('calls with one key at the same moment are done once and all get the one answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => register('parallel', 'key-for-parallel-calls')),
  );
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
});

test('a key used again for something else is refused', async () => {
  await register('original', 'key-that-is-used-twice');
  const other = await register('different', 'key-that-is-used-twice');
  expect(other.statusCode).toBe(409);
  expect(other.json().code).toBe('idempotency_key_reused');
});

test('the first answer is given only to who knows the whole request', async () => {
  await register('guarded', 'key-of-a-guarded-account');
  const guess = await register('guarded', 'key-of-a-guarded-account', 'another password');
  expect(guess.statusCode).toBe(409);
  expect(guess.cookies).toEqual([]);
});

test('a failed call may be tried again with the same key', async () => {
  const failed = await register('x y', 'key-of-a-failed-attempt');
  expect(failed.statusCode).toBe(400);
  await register('occupied', 'key-of-the-first-owner!');
  const taken = await register('occupied', 'key-of-a-second-attempt');
  expect(taken.statusCode).toBe(409);
  expect(taken.json().code).toBe('taken');
  const again = await register('free-name', 'key-of-a-second-attempt');
  expect(again.statusCode).toBe(201);
});

test('neither keys nor bodies are stored', async () => {
  await register('secretive', 'key-that-must-not-be-kept', 'password-not-to-keep');
  const { rows } = await app.pool.query('select * from idempotency_keys');
  expect(JSON.stringify(rows)).not.toMatch(/must-not-be-kept|not-to-keep/);
});

test.each(['short', 'x'.repeat(201), 'with spaces in between it'])(
  'the key %j is refused',
  async (key) => {
    expect((await register('nobody', key)).json().code).toBe('invalid_input');
  },
);

test('keys are forgotten after a day', async () => {
  await register('old-timer', 'key-from-two-days-ago');
  await app.pool.query(`update idempotency_keys set created_at = now() - interval '2 days'`);
  await deleteOldIdempotencyKeys(app.deps.db);
  expect((await app.pool.query('select 1 from idempotency_keys')).rowCount).toBe(0);
});

describe('keys that are remembered', () => {
  const keysOf = async (where: string, value: unknown) =>
    (await app.pool.query(`select 1 from idempotency_keys where ${where}`, [value])).rowCount ?? 0;

  /** As if they had been used in the last hours, the first one first. */
  const pretendUsed = (columns: string, values: string, owner: unknown, count: number) =>
    app.pool.query(
      `insert into idempotency_keys (key_hash, fingerprint, response, finished_at, created_at, ${columns})
       select 'pretended-' || $1 || n, 'x', '{}', now(), now() - (1000 - n) * interval '1 minute', ${values}
       from generate_series(1, $2::int) n`,
      [owner, count],
    );

  test('are the newest two hundred of a user, and nobody else’s go', async () => {
    const [busy, calm] = [await app.newUser(), await app.newUser()];
    const write = (client: typeof busy, key: string) =>
      client.patch('/api/account/profile', {}, { 'idempotency-key': key });
    await write(calm, 'key-of-a-calm-person');
    await pretendUsed('user_id', '$1::int', busy.user?.id, 230);
    for (const key of ['key-of-a-busy-person-1', 'key-of-a-busy-person-2']) {
      expect((await write(busy, key)).statusCode).toBe(200);
    }
    expect(await keysOf('user_id = $1', busy.user?.id)).toBe(200);
    expect(await keysOf('user_id = $1', calm.user?.id)).toBe(1);
    const { rows } = await app.pool.query(
      `select 1 from idempotency_keys where user_id = $1 and key_hash like '%230'`,
      [busy.user?.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('are the newest fifty of an address where nobody is signed in', async () => {
    await register('from-here', 'key-that-shows-the-address');
    const { rows } = await app.pool.query(
      `select address_hash as hash from idempotency_keys where address_hash is not null limit 1`,
    );
    await pretendUsed('address_hash', '$1::text', rows[0].hash, 80);
    await register('also-from-here', 'key-that-pushes-others-out');
    expect(await keysOf('address_hash = $1', rows[0].hash)).toBe(50);
    const answer = await register('also-from-here', 'key-that-pushes-others-out');
    expect(answer.statusCode).toBe(201);
  });

  test('a call at work is never forgotten, however many come after it', async () => {
    const client = await app.newUser();
    await pretendUsed('user_id', '$1::int', client.user?.id, 250);
    await app.pool.query(
      `update idempotency_keys set finished_at = null where key_hash = 'pretended-' || $1 || '1'`,
      [client.user?.id],
    );
    await client.patch('/api/account/profile', {}, { 'idempotency-key': 'key-of-one-more-call' });
    expect(await keysOf('user_id = $1', client.user?.id)).toBe(201);
  });

  test('many calls at once do not stand in each other’s way', async () => {
    const client = await app.newUser();
    await pretendUsed('user_id', '$1::int', client.user?.id, 260);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        client.patch(
          '/api/account/profile',
          {},
          { 'idempotency-key': `key-of-many-calls-${index}` },
        ),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await client.patch('/api/account/profile', {}, { 'idempotency-key': 'key-of-the-last-call' });
    expect(await keysOf('user_id = $1', client.user?.id)).toBe(200);
  });
});
