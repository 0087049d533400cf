import { setTimeout as wait } from 'node:timers/promises';
import type { Posts } from '#contract/posts.ts';
import { count, ms } from '#scripts/numbers.ts';
import { startChild } from '#server/testing/child.ts';
import { openBenchDatabase, signInPeople } from './support/bench-database.ts';
import { httpRequest } from './support/http-request.ts';
import type { LoadJob, LoadResult } from './support/load.ts';
import { processTime, threadTimes } from './support/processor-time.ts';
import { isQuick, logProgress, report } from './support/report.ts';

/**
 * What one request costs: statements by PostgreSQL's own statistics, and processor time of the thread that
 * answers, of the threads that write and check texts, of the rest of the process (compiler, collector) and
 * of PostgreSQL. Limits are on, as at an agent's. Linux alone tells the time of threads.
 * Run: npx node bench/requests.ts [--quick]
 */

const people = isQuick ? 2 : 16;
/** Of each person: an agent may have 60 pieces written in an hour. */
const timesEach = isQuick ? 3 : 50;

const generateBody = {
  topicId: 'sellers',
  location: 'Austin',
  state: 'Texas',
  databaseAnswers: [],
};

const place = await openBenchDatabase({
  settings: { shared_preload_libraries: 'pg_stat_statements' },
});
const load = startChild(new URL('support/load.ts', import.meta.url));
try {
  const { pool } = place;
  await pool.query('create extension pg_stat_statements');
  const server = await place.run({ RATE_LIMITS: 'on', SAVED_CONTENT_LIMIT: '1000' });
  const pid = server.process.pid ?? 0;
  const port = Number(new URL(server.address).port);

  const measure = async (request: (cookie: string) => string) => {
    const ask = async (times: number) => {
      const cookies = await signInPeople(pool, people);
      // A new session is used for the first time, and renewed with that.
      const job: LoadJob = { port, requests: cookies.map(request), times: people * times };
      const { failed, answers } = await load.ask<LoadResult>(job);
      if (failed > 0) throw new Error(`${failed} of ${answers} requests failed`);
      // What is counted after the answers is part of their cost.
      await wait(500);
      return answers;
    };
    await ask(isQuick ? 1 : timesEach);
    await pool.query('select pg_stat_statements_reset()');
    const before = { server: await threadTimes(pid), postgres: await backendTimes() };
    const answers = await ask(timesEach);
    const after = { server: await threadTimes(pid), postgres: await backendTimes() };
    const statements = await countStatements();
    return {
      statements: statements / answers,
      answering: (after.server.main - before.server.main) / answers,
      texts: (after.server.texts - before.server.texts) / answers,
      rest: (after.server.rest - before.server.rest) / answers,
      postgres: (after.postgres - before.postgres) / answers,
    };
  };

  async function countStatements(): Promise<number> {
    const { rows } = await pool.query<{ calls: number; query: string }>(
      `select sum(calls)::int as calls, query from pg_stat_statements
       where query !~ 'pg_stat_|pg_backend_pid|bench-' group by query order by 1 desc`,
    );
    if (process.argv.includes('--statements')) {
      for (const { calls, query } of rows.slice(0, 25))
        logProgress(`${calls}  ${query.replace(/\s+/g, ' ').slice(0, 140)}`);
    }
    return rows.reduce((sum, { calls }) => sum + calls, 0);
  }

  async function backendTimes(): Promise<number> {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    const times = await Promise.all(rows.map(async (row) => (await processTime(row.pid)) ?? 0));
    return times.reduce((sum, each) => sum + each, 0);
  }

  const post = (path: string, body: object) => (cookie: string) =>
    httpRequest({ method: 'POST', path, headers: { cookie }, body });
  const get = (path: string) => (cookie: string) =>
    httpRequest({ method: 'GET', path, headers: { cookie } });

  const [author = ''] = await signInPeople(pool, 1);
  const written = await fetch(`${server.address}/api/generate`, {
    method: 'POST',
    headers: { cookie: author, 'content-type': 'application/json' },
    body: JSON.stringify(generateBody),
  });
  const { title, content, hashtags, contentTags, topic, location, state } =
    ((await written.json()) as Posts).posts[0] ?? {};
  const item = { title, content, hashtags, contentTags, topic, location, state };

  const rows: string[][] = [];
  for (const [name, request] of [
    ['who is signed in', get('/api/user')],
    ['the saved list, empty', get('/api/saved-content')],
    ['a save', post('/api/saved-content', item)],
    ['a post by the built-in writer', post('/api/generate', generateBody)],
  ] as const) {
    logProgress(name);
    const cost = await measure(request);
    const { statements, answering, texts, rest, postgres } = cost;
    rows.push([name, statements.toFixed(1), ms(answering), ms(texts), ms(rest), ms(postgres)]);
  }
  await report({
    title: 'What a request costs',
    head: [
      '',
      'statements',
      'answering thread',
      'text threads',
      'compiler, collector',
      'PostgreSQL',
    ],
    rows,
    note: `Processor time and statements of one request, over ${count(people * timesEach)} of ${people} people after as many to warm up, with all that is done after the answer.`,
  });
} finally {
  await load.stop();
  await place.leave();
}
