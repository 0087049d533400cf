import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  deleteOldTokenCounts,
  releaseAllTokens,
  releaseExpiredTokens,
  reserveTokens,
  settleTokens,
} from './ai-tokens.queries.ts';

let app: TestApp;
let userId: number;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.pool.query('truncate ai_tokens_by_user, ai_tokens_by_day, ai_token_reservations');
  userId = (await app.newUser()).user?.id ?? 0;
});
afterAll(() => app.close());

const unlimited = { perUser: null, total: null };

async function reserve(tokens: number, db: Database = app.deps.db): Promise<string> {
  const { id } = await reserveTokens(db, userId, tokens, unlimited);
  if (!id) throw new Error('not reserved');
  return id;
}

async function rowsOf(table: string) {
  const { rows } = await app.pool.query(
    `select ((now() at time zone 'utc')::date - day)::int as "daysAgo",
       tokens::int, reserved::int from ${table} order by day`,
  );
  return rows;
}

const bothTables = async () => [
  await rowsOf('ai_tokens_by_user'),
  await rowsOf('ai_tokens_by_day'),
];

test('without a limit everything is granted and counted', async () => {
  const id = await reserve(900_000_000_000);
  await settleTokens(app.deps.db, id, 123);
  const row = { daysAgo: 0, tokens: 123, reserved: 0 };
  expect(await bothTables()).toEqual([[row], [row]]);
});

test('settling twice counts once', async () => {
  const id = await reserve(500);
  await Promise.all([1, 2, 3].map(() => settleTokens(app.deps.db, id, 80)));
  const row = { daysAgo: 0, tokens: 80, reserved: 0 };
  expect(await bothTables()).toEqual([[row], [row]]);
});

test('a call that ends after midnight counts on the day it began', async () => {
  const id = await reserve(500);
  for (const table of ['ai_tokens_by_user', 'ai_tokens_by_day', 'ai_token_reservations']) {
    await app.pool.query(`update ${table} set day = day - 1`);
  }
  const today = await reserve(700);
  await settleTokens(app.deps.db, id, 80);
  const rows = [
    { daysAgo: 1, tokens: 80, reserved: 0 },
    { daysAgo: 0, tokens: 0, reserved: 700 },
  ];
  expect(await bothTables()).toEqual([rows, rows]);
  await settleTokens(app.deps.db, today, 0);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a day is UTC for a database in %s',
  async (zone) => {
    const seconds = await app.deps.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local timezone to '${zone}'`));
      const { standing } = await reserveTokens(tx, userId, 10, unlimited);
      return standing.secondsLeft;
    });
    expect((await rowsOf('ai_tokens_by_user'))[0]).toMatchObject({ daysAgo: 0 });
    const { rows } = await app.pool.query(
      `select extract(epoch from date_trunc('day', now() at time zone 'utc') + interval '1 day'
         - now() at time zone 'utc')::float8 as left`,
    );
    expect(Math.abs(seconds - rows[0].left)).toBeLessThan(60);
  },
);

describe('what is reserved', () => {
  const expire = () =>
    app.pool.query(`update ai_token_reservations set expires_at = now() - interval '1 second'`);

  test('is released when it has run out, for each day and user', async () => {
    await reserve(100);
    await reserve(200);
    await expire();
    const id = await reserve(400);
    expect(await releaseExpiredTokens(app.deps.db)).toBe(true);
    const row = { daysAgo: 0, tokens: 0, reserved: 400 };
    expect(await bothTables()).toEqual([[row], [row]]);
    expect(await releaseExpiredTokens(app.deps.db)).toBe(false);
    await settleTokens(app.deps.db, id, 7);
    const after = { daysAgo: 0, tokens: 7, reserved: 0 };
    expect(await bothTables()).toEqual([[after], [after]]);
  });

  test('is released once by any number of processes', async () => {
    for (let call = 0; call < 20; call += 1) await reserve(100);
    const id = await reserve(50);
    await app.pool.query(
      `update ai_token_reservations set expires_at = now() - interval '1 second' where tokens = 100`,
    );
    await Promise.all([1, 2, 3, 4].map(() => releaseExpiredTokens(app.deps.db)));
    await releaseExpiredTokens(app.deps.db);
    const row = { daysAgo: 0, tokens: 0, reserved: 50 };
    expect(await bothTables()).toEqual([[row], [row]]);
    await settleTokens(app.deps.db, id, 0);
  });

  test('is released at a start after which nobody can be at work', async () => {
    await reserve(100);
    await releaseAllTokens(app.deps.db);
    const row = { daysAgo: 0, tokens: 0, reserved: 0 };
    expect(await bothTables()).toEqual([[row], [row]]);
  });
});

test('an account that is deleted gives nothing back to the common budget', async () => {
  await settleTokens(app.deps.db, await reserve(500), 400);
  const id = await reserve(500);
  await app.pool.query('delete from users where id = $1', [userId]);
  expect(await bothTables()).toEqual([[], [{ daysAgo: 0, tokens: 400, reserved: 500 }]]);
  await settleTokens(app.deps.db, id, 30);
  expect(await bothTables()).toEqual([[], [{ daysAgo: 0, tokens: 430, reserved: 0 }]]);
});

test('counts are kept for 90 days', async () => {
  await app.pool.query(
    `insert into ai_tokens_by_user (user_id, day)
     select $1, (now() at time zone 'utc')::date - ago from unnest(array[0, 90, 91]) ago`,
    [userId],
  );
  await app.pool.query('insert into ai_tokens_by_day (day) select day from ai_tokens_by_user');
  await deleteOldTokenCounts(app.deps.db);
  for (const rows of await bothTables()) {
    expect(rows.map(({ daysAgo }) => daysAgo)).toEqual([90, 0]);
  }
});
