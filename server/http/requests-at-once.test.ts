import { expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

/** Holds a table, so that whoever reads it waits with a connection in hand. */
async function hold({ pool }: TestApp, table: string) {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(`lock table ${table} in access exclusive mode`);
  return {
    async waiting() {
      const { rowCount } = await holder.query(
        `select from pg_locks where not granted and relation = $1::regclass
          and database = (select oid from pg_database where datname = current_database())`,
        [table],
      );
      return rowCount;
    },
    async letGo() {
      await holder.query('commit');
      holder.release();
    },
  };
}

test('of one user six calls are answered at once, and nobody else waits for them', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const [eager, other] = [await app.newUser(), await app.newUser()];
  const table = await hold(app, 'saved_content');

  const calls = Array.from({ length: 30 }, () => eager.get('/api/saved-content'));
  await expect.poll(table.waiting).toBe(6);
  expect((await other.get('/api/user')).statusCode).toBe(200);
  expect(await table.waiting()).toBe(6);

  await table.letGo();
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('visitors of one address count together', async () => {
  const app = await createTestApp({ variables: { TRUST_PROXY: '1', REGISTRATION: 'invite' } });
  onTestFinished(() => app.close());
  const table = await hold(app, 'invites');
  const ask = (address: string) =>
    app.visitor().post('/api/registration/invite', { invite: 'x' }, { 'x-forwarded-for': address });

  const calls = Array.from({ length: 30 }, () => ask('10.0.0.1'));
  await expect.poll(table.waiting).toBe(6);
  calls.push(ask('10.0.0.2'));
  await expect.poll(table.waiting).toBe(7);

  await table.letGo();
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses).size).toBe(1);
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
