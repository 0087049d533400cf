import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Posts } from '#contract/posts.ts';
import { count, kilobytes, median, ms, percent } from '#scripts/numbers.ts';
import { startChild } from '#server/testing/child.ts';
import type { BareJob } from './support/bare-server.ts';
import { type BenchDatabase, openBenchDatabase, signInPeople } from './support/bench-database.ts';
import { httpRequest } from './support/http-request.ts';
import type { LoadJob, LoadResult } from './support/load.ts';
import type { QueriesJob } from './support/queries.ts';
import type { ReplayableQuery } from './support/record-queries.ts';
import { isQuick, logProgress, report } from './support/report.ts';

/**
 * The list of saved content and a post by the built-in writer: Porchlight, a bare Fastify route that
 * answers with the same bytes, for the list also one that looks its session up, and the database asked the same queries by nobody in between. Each in
 * its own process, in turns, under one client. The list also when its texts hold large pictures, which it
 * does not carry. Run: npx node bench/http.ts [--quick]
 */

const connections = isQuick ? 2 : 16;
const savedItems = isQuick ? 4 : 20;
const rounds = isQuick ? 1 : 5;
const seconds = isQuick ? 0.05 : 5;

/** Bytes of a text with as many pictures inside as there may be. */
const largeText = isQuick ? 280_000 : 2_800_000;

const listPath = '/api/saved-content';
const generateBody = {
  topicId: 'sellers',
  location: 'Austin',
  state: 'Texas',
  databaseAnswers: [],
};

type Rival = { name: string; run(): Promise<LoadResult> };

const place = await openBenchDatabase();
try {
  logProgress('Filling the database');
  const { cookies, list, generated, queries, recording } = await prepare(place);
  // The short form has no figures that recording could spoil.
  if (!isQuick) await recording.stop();
  const server = isQuick ? recording : await place.run();
  const bare = startChild(new URL('support/bare-server.ts', import.meta.url));
  const load = startChild(new URL('support/load.ts', import.meta.url));
  const client = startChild(new URL('support/queries.ts', import.meta.url));
  const { databaseUrl } = place;
  const barePort = await bare.ask<number>({ list, generated, databaseUrl } satisfies BareJob);
  const port = Number(new URL(server.address).port);

  const over = (name: string, to: number, requests: string[]): Rival => ({
    name,
    run: () => load.ask<LoadResult>({ port: to, requests, seconds } satisfies LoadJob),
  });
  const alone = (asked: ReplayableQuery[][]): Rival => ({
    name: `the database alone, ${asked[0]?.length} statements`,
    run: () =>
      client.ask<LoadResult>({
        databaseUrl: place.databaseUrl,
        queries: asked,
        seconds,
      } satisfies QueriesJob),
  });
  const asEach = (make: (cookie: string) => string) => cookies.map(make);
  const get = (from: string, headers: Record<string, string> = {}) =>
    asEach((cookie) => httpRequest({ method: 'GET', path: from, headers: { cookie, ...headers } }));
  const post = asEach((cookie) =>
    httpRequest({ method: 'POST', path: '/api/generate', headers: { cookie }, body: generateBody }),
  );

  await compare(`GET ${listPath}, ${savedItems} items, ${kilobytes(list.length)}`, [
    over('Porchlight', port, get(listPath)),
    over('a bare Fastify route, the same bytes', barePort, get(listPath)),
    over('a bare route that asks whose session it is', barePort, get(`/asking${listPath}`)),
    alone(queries.list),
  ]);
  const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  await compare(`The same list, compressed as a browser asks for it`, [
    over('Porchlight', port, get(listPath, asBrowser)),
    over(
      'a bare route behind the same compression',
      barePort,
      get(`/compressed${listPath}`, asBrowser),
    ),
  ]);
  const owner: number = JSON.parse(list)[0].userId;
  await makeTextsLarge(place.pool, owner);
  const ofOwner = Array(connections).fill(get(listPath).at(-1));
  await compare(`The list of one person, texts of ${kilobytes(largeText)} each`, [
    over('Porchlight', port, ofOwner),
    over('a bare Fastify route, the same bytes', barePort, get(listPath)),
  ]);
  await compare('POST /api/generate, built-in writer', [
    over('Porchlight', port, post),
    over('a bare Fastify route, the same bytes', barePort, post),
    alone(queries.generate),
  ]);
  for (const child of [bare, load, client]) await child.stop();
} finally {
  await place.leave();
}

/** Bytes that do not shrink, as those of a picture do not. */
async function makeTextsLarge(pool: BenchDatabase['pool'], userId: number): Promise<void> {
  await pool.query(
    `update saved_content set content = content || (
       select string_agg(md5(random()::text), '') from generate_series(1, $2::int / 32)
       where saved_content.id is not null)
     where user_id = $1`,
    [userId, largeText],
  );
}

async function compare(title: string, rivals: Rival[]): Promise<void> {
  const results = new Map<Rival, LoadResult[]>(rivals.map((rival) => [rival, []]));
  // Figures of the short form say nothing, warm or cold.
  for (let round = isQuick ? 1 : 0; round <= rounds; round += 1) {
    logProgress(`${title}: ${round === 0 ? 'warming up' : `round ${round} of ${rounds}`}`);
    for (const rival of rivals) {
      const result = await rival.run();
      if (result.failed > 0) {
        throw new Error(`${rival.name}: ${result.failed} of ${result.answers} answers failed`);
      }
      if (round > 0) results.get(rival)?.push(result);
    }
  }
  const middle = (rival: Rival, of: keyof LoadResult) =>
    median((results.get(rival) ?? []).map((result) => result[of]));
  const [first] = rivals;
  if (!first) return;
  await report({
    title,
    head: ['', 'p50', 'p99', 'a second', 'Porchlight against it'],
    rows: rivals.map((rival) => [
      rival.name,
      ms(middle(rival, 'p50')),
      ms(middle(rival, 'p99')),
      count(middle(rival, 'perSecond')),
      rival === first ? '' : percent(middle(first, 'perSecond') / middle(rival, 'perSecond')),
    ]),
    note: `${connections} connections, one request at a time on each; medians of ${rounds} rounds of ${seconds} s, in turns.`,
  });
}

/** People with a full list each, the answers they get, and the queries behind these. */
async function prepare({ run, pool, dataDir }: BenchDatabase) {
  const file = path.join(dataDir, 'queries.jsonl');
  await writeFile(file, '');
  const hook = pathToFileURL(path.join(import.meta.dirname, 'support/record-queries.ts'));
  const server = await run({ NODE_OPTIONS: `--import=${hook}`, RECORD_QUERIES_TO: file });
  const cookies = await signInPeople(pool, connections);

  const call = async (cookie: string, where: string, body?: object) => {
    const response = await fetch(server.address + where, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${where}: ${await response.text()}`);
    return response.text();
  };
  /** The statements of one call; what is done after answering counts too. */
  const record = async (work: () => Promise<string>) => {
    await writeFile(file, '');
    const answer = await work();
    await wait(150);
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    const all = lines.map((line) => JSON.parse(line) as ReplayableQuery);
    return { answer, queries: all.filter(({ text }) => !text.startsWith('set datestyle')) };
  };

  const recorded = { list: [] as ReplayableQuery[][], generate: [] as ReplayableQuery[][] };
  let [list, generated] = ['', ''];
  const posts: object[] = [];
  for (let number = 0; number < savedItems; number += 1) {
    const answer = await call(cookies[0] ?? '', '/api/generate', generateBody);
    const { title, content, hashtags, contentTags, topic, location, state } =
      (JSON.parse(answer) as Posts).posts[0] ?? {};
    posts.push({ title, content, hashtags, contentTags, topic, location, state });
  }
  for (const cookie of cookies) {
    for (const post of posts) await call(cookie, listPath, post);
    const read = await record(() => call(cookie, listPath));
    const made = await record(() => call(cookie, '/api/generate', generateBody));
    recorded.list.push(read.queries);
    recorded.generate.push(made.queries);
    list = read.answer;
    generated = made.answer;
  }
  return { cookies, list, generated, queries: recorded, recording: server };
}
