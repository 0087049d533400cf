import { parseArgs } from 'node:util';
import { putInto } from '#scripts/figures.ts';
import { count, median, ms, ratio, time } from '#scripts/numbers.ts';
import { asMarkdown, type TableSection } from '#scripts/table.ts';
import { addUsers, addWork, analyzeTables } from '#server/testing/crowd.ts';
import { openBenchDatabase } from './support/bench-database.ts';
import { createCrowdDatabase } from './support/crowd-database.ts';
import { isQuick, logProgress, report } from './support/report.ts';

/**
 * The pages of one agent among 100,000 with 20 saved items each and 1,000,000 learner tags, beside the
 * same pages of an agent who is alone: two databases of one PostgreSQL, asked in turn, every time for
 * another agent. Run: npx node bench/growth-sql.ts [--quick] [--write]
 */

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, write: { type: 'boolean' } },
});
const crowd = isQuick ? 2_000 : 100_000;
const rounds = isQuick ? 20 : 200;

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

const place = await openBenchDatabase();
const alone = await createCrowdDatabase(place, 'alone');
const among = await createCrowdDatabase(place, 'among');
for (const [{ pool }, users] of [
  [alone, 1],
  [among, crowd],
] as const) {
  logProgress(`Making ${count(users)} users ...`);
  await addWork(pool, await addUsers(pool, users));
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

const counting = await time(() => among.ask(usage));
const rows: string[][] = [];
let worst = 0;
for (const [name, path] of pages) {
  const taken = { alone: [] as number[], among: [] as number[] };
  await requireSameAnswer(name, path);
  for (let round = -3; round < rounds; round += 1) {
    const one = await time(() => alone.ask(path));
    const other = await time(() => among.ask(path));
    // The first ones also pay for the compiler and for new connections.
    if (round < 0) continue;
    taken.alone.push(one);
    taken.among.push(other);
  }
  const [first, second] = [median(taken.alone), median(taken.among)];
  worst = Math.max(worst, second / first);
  rows.push([name, ms(first), ms(second), ratio(second / first)]);
}
const { rows: sizes } = await among.pool.query<{ items: number; tags: number; bytes: number }>(
  `select (select count(*)::int from saved_content) as items,
          (select count(*)::int from answer_tags) as tags,
          pg_database_size(current_database())::float8 as bytes`,
);
await alone.close();
await among.close();
await place.leave();

const { items = 0, tags = 0, bytes = 0 } = sizes[0] ?? {};
const section: TableSection = {
  title: 'One among many',
  head: ['page', 'alone', `among ${count(crowd)}`, 'ratio'],
  rows,
  note: `${count(items)} saved items, ${count(tags)} tags, a database of ${count(bytes / 1024 ** 2)} MB; medians of ${rounds} requests each, each by a random agent. The largest ratio is ${ratio(worst)}; the goal is 2. The usage page counts everything at most once a minute; that takes ${ms(counting)} and is not in its median.`,
};
await report(section);
if (options.write) await putInto('docs/growth.md', 'crowd', asMarkdown(section).trim());

/** Whoever has more to read takes longer for that alone. */
async function requireSameAnswer(name: string, path: string): Promise<void> {
  const [one, other] = [await alone.ask(path), await among.ask(path)];
  // Their numbers are longer.
  if (Math.abs(one - other) > one / 4) {
    throw new Error(`${name}: ${one} characters alone, ${other} among many.`);
  }
}
