import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

test('of one user six calls are answered at once, and nobody else waits for them', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const [eager, other] = [await app.newUser(), await app.newUser()];

  // Somebody holds the table, so that whoever reads it waits with a connection in hand.
  const holder = await app.pool.connect();
  await holder.query('begin');
  await holder.query('lock table saved_content in access exclusive mode');
  const waiting = async () => {
    const { rowCount } = await holder.query(
      `select from pg_locks where not granted and relation = 'saved_content'::regclass
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return rowCount;
  };

  const calls = Array.from({ length: 30 }, () => eager.get('/api/saved-content'));
  await expect.poll(waiting).toBe(6);
  expect((await other.get('/api/user')).statusCode).toBe(200);
  expect(await waiting()).toBe(6);

  await holder.query('commit');
  holder.release();
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('who sends hundreds at once is asked to slow down', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const eager = await app.newUser();
  const calls = Array.from({ length: 300 }, () => eager.get('/api/saved-content'));
  const answers = Object.groupBy(await Promise.all(calls), ({ statusCode }) => statusCode);
  // A few may have been answered before the last ones came.
  expect(answers[200]?.length).toBeGreaterThanOrEqual(206);
  expect(answers[429]?.[0]?.json()).toEqual({
    code: 'too_many_requests',
    message: 'Too many requests at once. Try again in a moment.',
  });
});
