import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { putInto } from '#scripts/figures.ts';
import { count, median, ms, ratio, time } from '#scripts/numbers.ts';
import { asMarkdown, type TableSection } from '#scripts/table.ts';
import { wrapPool } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { reviewPlan } from '#server/features/plan/plan-worker.ts';
import { addUpCounts } from '#server/features/usage/usage.queries.ts';
import { remindOfWeekFills } from '#server/features/week-fill/week-fill-worker.ts';
import { addBusyWork, addUsers, addWork, analyzeTables } from '#server/testing/crowd.ts';
import { openBenchDatabase } from './support/bench-database.ts';
import { createCrowdDatabase, type Whose } from './support/crowd-database.ts';
import { isQuick, logProgress, report } from './support/report.ts';

/**
 * The pages of agents among 100,000 with 20 saved items each, 1,000,000 learner tags and 1,000 agents who have 200 remembered
 * answers and 50 planned pieces, beside the same pages in a company of 500, of whom half have those: two databases of one
 * PostgreSQL, asked in turn, every time for another agent. Then the jobs that come every minute, beside a database with two
 * agents. Run: npx node bench/growth-sql.ts [--quick] [--write]
 */

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, write: { type: 'boolean' } },
});
const crowd = isQuick ? 2_000 : 100_000;
const rounds = isQuick ? 20 : 200;

const busyOnes = crowd / 100;
/** Enough that everybody is asked once for a page. */
const company = rounds + 50;
const usage = '/api/admin/usage?days=30';
const pages: [string, string][] = [
  ['Signed in?', '/api/user'],
  ['Saved content', '/api/saved-content'],
  ['How many are saved', '/api/saved-content/count'],
  ['Unfinished work', '/api/drafts'],
  ['Remembered answers', '/api/learner/user-answers'],
  ['Answers that fit', '/api/learner/relevant-answers?topic=Sellers&context={place}'],
  ['Topics', '/api/prompts/active'],
  ['Last place', '/api/posts/last-place'],
  ['Account', '/api/account'],
  ['Devices', '/api/account/sessions'],
  ['Headshots', '/api/user-assets/{user}/headshot'],
  ['Admin: log', '/api/admin/log'],
  ['Admin: usage', usage],
];

/** Pages of those who use it all day. */
const busyPages: [string, string][] = [
  ['200 remembered answers', '/api/learner/user-answers'],
  ['Answers that fit, of 200', '/api/learner/relevant-answers?topic=Sellers&context={place}'],
  ['A plan of 50', `/api/plan?from=${daysFromNow(-40)}&to=${daysFromNow(40)}`],
  ['What needs the agent', '/api/plan/needs-you'],
];

const place = await openBenchDatabase();
const empty = await createCrowdDatabase(place, 'empty');
const few = await createCrowdDatabase(place, 'few');
const among = await createCrowdDatabase(place, 'among');
for (const [{ pool }, users, busy] of [
  [empty, 1, 1],
  [few, company, company],
  [among, crowd - busyOnes, busyOnes],
] as const) {
  logProgress(`Making ${count(users + busy)} users ...`);
  const [first] = await addUsers(pool, users + busy);
  await addWork(pool, [first, first + users + busy - 1]);
  await addBusyWork(pool, [first + users, first + users + busy - 1]);
  // As housekeeping does every hour.
  await addUpCounts(wrapPool(pool));
  // A session is renewed once in five minutes, by whoever comes first; nobody does here.
  await pool.query(
    `update sessions set admin_until = now() + interval '1 day', last_used_at = now() + interval '1 day'`,
  );
  // A page of the log, also where one user has written one entry.
  await pool.query(
    `insert into admin_log (username, action, subject, subject_id, name, changes)
     select 'crowd', 'changed', 'topic', 1, 'A topic', '[]' from generate_series(1, 60)`,
  );
  await analyzeTables(pool);
}

const rows: string[][] = [];
let worst = 0;

async function compare(
  name: string,
  work: { few: () => Promise<unknown>; among: () => Promise<unknown> },
): Promise<void> {
  const taken = { few: [] as number[], among: [] as number[] };
  for (let round = -3; round < rounds; round += 1) {
    const one = await time(work.few);
    const other = await time(work.among);
    // The first ones also pay for the compiler and for new connections.
    if (round < 0) continue;
    taken.few.push(one);
    taken.among.push(other);
  }
  const [first, second] = [median(taken.few), median(taken.among)];
  worst = Math.max(worst, second / first);
  rows.push([name, ms(first), ms(second), ratio(second / first)]);
}

for (const [who, list] of [
  ['anyone', pages],
  ['busy', busyPages],
] as const) {
  for (const [name, path] of list) {
    await requireSameAnswer(name, path, who);
    await compare(name, {
      few: () => few.ask(path, who),
      among: () => among.ask(path, who),
    });
  }
}
for (const [name, job] of [
  ['Every minute: the plan', reviewPlan],
  ['Every minute: weeks', remindOfWeekFills],
] as const) {
  const [none, all] = [empty, among].map(({ pool }) => depsOf(pool));
  await compare(name, { few: async () => none && job(none), among: async () => all && job(all) });
}
const { rows: sizes } = await among.pool.query<{ items: number; tags: number; bytes: number }>(
  `select (select count(*)::int from saved_content) as items,
          (select count(*)::int from answer_tags) as tags,
          pg_database_size(current_database())::float8 as bytes`,
);
await empty.close();
await few.close();
await among.close();
await place.leave();

const { items = 0, tags = 0, bytes = 0 } = sizes[0] ?? {};
const section: TableSection = {
  title: 'One among many',
  head: ['page', `among ${count(2 * company)}`, `among ${count(crowd)}`, 'ratio'],
  rows,
  note: `${count(items)} saved items, ${count(tags)} tags, a database of ${count(bytes / 1024 ** 2)} MB; medians of ${rounds} requests each, each by another agent; the jobs beside a database with two agents. The largest ratio is ${ratio(worst)}; the goal is 1.25.`,
};
await report(section);
if (options.write) await putInto('docs/growth.md', 'crowd', asMarkdown(section).trim());

/** What jobs need of a server to find that nothing is to be done. */
function depsOf(pool: Pool): Deps {
  return {
    db: wrapPool(pool),
    jobs: { remind: async () => {}, remindAll: async () => {} },
  } as unknown as Deps;
}

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

/** Whoever has more to read takes longer for that alone. */
async function requireSameAnswer(name: string, path: string, who: Whose): Promise<void> {
  const [one, other] = [await few.ask(path, who), await among.ask(path, who)];
  // Their numbers are longer.
  if (Math.abs(one - other) > one / 4) {
    throw new Error(`${name}: ${one} characters among few, ${other} among many.`);
  }
}
