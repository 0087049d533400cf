import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, wrapPool } from '#server/db/connect.ts';
import { createDatabase } from '#server/testing/test-app.ts';
import { type Jobs, startJobs } from './jobs.ts';

let pool: Awaited<ReturnType<typeof createDatabase>>;
let db: Database;
let jobs: Jobs;
let other: Jobs;
const log = pino({ level: 'silent' });
const handled: number[] = [];

beforeAll(async () => {
  pool = await createDatabase();
  db = wrapPool(pool);
  // At once, as several processes start.
  [jobs, other] = await Promise.all([
    startJobs(pool, log, { pollingIntervalSeconds: 0.5 }),
    startJobs(pool, log, { pollingIntervalSeconds: 0.5 }),
  ]);
});
afterAll(async () => {
  await Promise.all([jobs.stop(), other.stop()]);
  await pool.end();
});

const soon = () => new Date(Date.now() - 1_000);
const counted = async () =>
  Number((await pool.query(`select count(*) from jobs.job where name = 'plan'`)).rows[0].count);

test('a reminder counts if and only if the transaction does', async () => {
  const failing = db.transaction(async (tx) => {
    await jobs.remind(tx, 'plan', 1, { at: soon() });
    await tx.execute(sql`select 1/0`);
  });
  await expect(failing).rejects.toThrow();
  expect(await counted()).toBe(0);
  await db.transaction((tx) => jobs.remind(tx, 'plan', 1, { at: new Date('2999-01-01') }));
  expect(await counted()).toBe(1);
});

test('a thing has one reminder, whose time moves', async () => {
  await db.transaction((tx) => jobs.remind(tx, 'plan', 1, { at: soon() }));
  await db.transaction((tx) => jobs.remind(tx, 'plan', 1, { at: new Date('2999-01-01') }));
  const { rows } = await pool.query(`select start_after from jobs.job where name = 'plan'`);
  expect(rows).toEqual([{ start_after: new Date('2999-01-01') }]);
});

test('many are reminded of at once: who has a reminder keeps it, and one for later comes now', async () => {
  const later = new Date('2999-01-01');
  await db.transaction((tx) => jobs.remind(tx, 'weekFill', 5_000, { at: later }));
  const subjects = Array.from({ length: 2_500 }, (_, index) => ({ subject: 5_000 + index }));
  await jobs.remindAll('weekFill', subjects);
  await jobs.remindAll('weekFill', subjects);
  const { rows } = await pool.query(
    `select count(*)::int as all, count(distinct singleton_key)::int as things,
       count(*) filter (where start_after > now())::int as later
     from jobs.job where name = 'weekFill'`,
  );
  expect(rows).toEqual([{ all: 2_500, things: 2_500, later: 0 }]);
});

test('each is handled by one of two processes, and again after a failure', async () => {
  let failures = 0;
  const handle = async (id: number) => {
    if (id === 7 && failures === 0) {
      failures += 1;
      throw new Error('not yet');
    }
    handled.push(id);
  };
  await jobs.work('plan', handle);
  await other.work('plan', handle);
  await db.transaction(async (tx) => {
    for (let id = 2; id < 60; id += 1) await jobs.remind(tx, 'plan', id, { at: soon() });
  });
  await expect.poll(() => handled.length, { timeout: 60_000 }).toBe(58);
  expect(new Set(handled).size).toBe(58);
  expect(failures).toBe(1);
});

test('of one account four are handled at once, and the others wait for none of them', async () => {
  const ownPool = await createDatabase();
  const process = await startJobs(ownPool, log, { pollingIntervalSeconds: 0.5 });
  const begun: number[] = [];
  const slow = Promise.withResolvers<void>();
  await process.work('plan', async (id) => {
    begun.push(id);
    if (id < 20) await slow.promise;
  });
  await wrapPool(ownPool).transaction(async (tx) => {
    for (let id = 1; id < 20; id += 1)
      await process.remind(tx, 'plan', id, { at: soon(), account: 1 });
    for (let id = 20; id < 40; id += 1)
      await process.remind(tx, 'plan', id, { at: soon(), account: 2 });
    await process.remind(tx, 'plan', 40, { at: soon() });
  });
  const isSlow = (id: number) => id < 20;
  await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(4 + 21);
  expect(begun.filter(isSlow)).toHaveLength(4);
  slow.resolve();
  await expect.poll(() => new Set(begun).size, { timeout: 20_000 }).toBe(40);
  expect(begun).toHaveLength(40);
  await process.stop();
  await ownPool.end();
});

test('chores are scheduled once for all processes, and the reviews are done at a start', async () => {
  const done: string[] = [];
  const chore = (name: string) => async () => {
    done.push(name);
  };
  const all = {
    housekeeping: chore('housekeeping'),
    planReview: chore('planReview'),
    weekFillReview: chore('weekFillReview'),
  };
  await jobs.repeat(all);
  await expect.poll(() => done.toSorted(), { timeout: 10_000 }).toEqual(reviews);
  await other.repeat(all);
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(4);
  const { rows } = await pool.query('select key, cron from jobs.schedule order by key');
  expect(rows).toEqual([
    { key: 'housekeeping', cron: '7 * * * *' },
    { key: 'planReview', cron: '* * * * *' },
    { key: 'weekFillReview', cron: '* * * * *' },
  ]);
});

const reviews = ['planReview', 'weekFillReview'];

test('what a stop cuts off is taken up again by another process', async () => {
  const stopping = await startJobs(pool, log, {
    pollingIntervalSeconds: 0.5,
    stoppedWithin: 1_000,
  });
  const order = { kind: 'resetLink', to: 'someone@example.com' } as const;
  let begun = 0;
  await stopping.work('email', async () => {
    begun += 1;
    await new Promise(() => {});
  });
  await stopping.remind(db, 'email', order);
  await stopping.remind(db, 'email', order);
  stopping.lookNow('email');
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(1);
  await stopping.stop();
  const sent: unknown[] = [];
  await jobs.work('email', async (taken) => {
    sent.push(taken);
  });
  await expect.poll(() => sent, { timeout: 20_000 }).toEqual([order]);
  // Addresses are not kept.
  const left = `select 1 from jobs.job where name = 'email'`;
  await expect.poll(async () => (await pool.query(left)).rowCount, { timeout: 10_000 }).toBe(0);
}, 40_000);
