import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { putInto } from '#scripts/figures.ts';
import { count, ms } from '#scripts/numbers.ts';
import { asMarkdown, type TableSection } from '#scripts/table.ts';
import { startJobs } from '#server/core/jobs.ts';
import { openBenchDatabase } from './support/bench-database.ts';
import { isQuick, logProgress, report } from './support/report.ts';

/**
 * 10,000 pieces that are due at once, and two processes that do what is due: every piece is handed over once, every
 * agent gets one email, and both processes have done their part. Run: npx node bench/growth-jobs.ts [--quick] [--write]
 */

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, write: { type: 'boolean' } },
});
const agents = isQuick ? 20 : 1_000;
const piecesEach = 10;
const pieces = agents * piecesEach;

const place = await openBenchDatabase();
try {
  const folders = ['first', 'second'].map((name) => path.join(place.dataDir, name));
  for (const DATA_DIR of folders) await place.run({ DATA_DIR, SECRETS_KEY: `${'A'.repeat(43)}=` });
  logProgress(`Planning ${count(pieces)} pieces`);
  await planPieces();
  await remindOfAll();
  const began = performance.now();
  let firstAt = 0;
  for (let left = pieces; left > 0; ) {
    await wait(500);
    left = await countOf(`plan_entries where state = 'planned'`);
    if (firstAt === 0 && left < pieces) firstAt = performance.now();
    if (performance.now() - began > 30 * 60_000)
      throw new Error(`${left} pieces are still planned`);
  }
  const drained = performance.now() - firstAt;
  await untilQuiet();

  const handed = await countOf('handed_over');
  const twice = await countOf('(select from handed_over group by id having count(*) > 1) as twice');
  const byProcess = await Promise.all(folders.map(countEmails));
  const emails = byProcess.reduce((sum, each) => sum + each, 0);
  const section: TableSection = {
    title: `${count(pieces)} pieces due at once, two processes`,
    head: ['', ''],
    rows: [
      ['handed over to their agents', count(handed)],
      ['of them more than once', count(twice)],
      ['agents, emails they got', `${count(agents)}, ${count(emails)}`],
      ['emails by each process', byProcess.map(count).join(' and ')],
      [
        'from the first to the last',
        `${ms(drained)}, ${count((pieces / drained) * 1_000)} a second`,
      ],
    ],
  };
  await report(section);
  if (options.write) await putInto('docs/growth.md', 'jobs', asMarkdown(section).trim());
  if (handed !== pieces || twice > 0 || emails !== agents) process.exitCode = 1;
} finally {
  await place.leave();
}

async function planPieces(): Promise<void> {
  await place.pool.query('create table handed_over (id integer)');
  await place.pool.query(`create function note_step() returns trigger language plpgsql as $$
    begin insert into handed_over values (new.id); return null; end $$`);
  await place.pool.query(`create trigger note_step after update of state on plan_entries for each row
    when (new.state = 'due') execute function note_step()`);
  await place.pool.query(
    `with people as (
       insert into users (username, email, password)
       select 'due-' || n, 'due-' || n || '@example.com', 'none' from generate_series(1, $1::int) as n returning id
     )
     insert into plan_entries (user_id, title, channel, state, local_time, zone, publish_at, run_at)
     select id, 'Post ' || n, 'gbp', 'planned', '2026-11-18T09:00', 'America/Chicago', at, at
     from people, generate_series(1, $2::int) as n, (select now() - interval '1 minute' as at) as due`,
    [agents, piecesEach],
  );
}

/** As each would be when it is planned. */
async function remindOfAll(): Promise<void> {
  const jobs = await startJobs(place.pool, pino({ level: 'silent' }));
  const { rows } = await place.pool.query<{ id: number }>('select id from plan_entries');
  await jobs.remindAll(
    'plan',
    rows.map(({ id }) => ({ subject: id })),
  );
  await jobs.stop();
}

async function countOf(what: string): Promise<number> {
  const { rows } = await place.pool.query(`select count(*)::int as count from ${what}`);
  return rows[0].count;
}

/** Until nobody has anything more to do: an email of each agent is the last of it. */
async function untilQuiet(): Promise<void> {
  const isOpen = `jobs.job where name in ('plan', 'planEmail') and state < 'completed' and start_after <= now()`;
  while ((await countOf(isOpen)) > 0) await wait(500);
}

async function countEmails(folder: string): Promise<number> {
  return (await readdir(path.join(folder, 'outbox')).catch(() => [])).length;
}
