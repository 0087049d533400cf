import { afterAll, beforeAll, expect, test } from 'vitest';
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
