import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { percentile } from '#scripts/numbers.ts';
import { answerJobs } from '#server/testing/child.ts';
import type { LoadResult } from './load.ts';
import type { ReplayableQuery } from './record-queries.ts';

/** The database alone: the queries of one request, again and again, over a few connections. */

export type QueriesJob = {
  databaseUrl: string;
  /** One list for every connection. */
  queries: ReplayableQuery[][];
  seconds: number;
};

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

answerJobs<QueriesJob, LoadResult>(async ({ databaseUrl, queries, seconds }) => {
  const latencies: number[] = [];
  let failed = 0;
  const clients = await Promise.all(
    queries.map(async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      return client;
    }),
  );

  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    clients.map(async (client, number) => {
      while (performance.now() < end) {
        const asked = performance.now();
        await askAll(client, queries[number] ?? []).catch(async () => {
          failed += 1;
          await client.query('rollback');
        });
        latencies.push(performance.now() - asked);
      }
    }),
  );
  const taken = (performance.now() - start) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return {
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    perSecond: latencies.length / taken,
    answers: latencies.length,
    failed,
  };
});

/**
 * What is written gets a name of its own each time, the same one wherever the request named it. A row
 * that the database itself named is deleted by the name it got.
 */
async function askAll(client: pg.Client, queries: ReplayableQuery[]): Promise<void> {
  const fresh = new Map<unknown, string>();
  let named: string | undefined;
  for (const { name, text, values, isArray } of queries) {
    const renewed = values.map((value) => {
      if (typeof value !== 'string' || !isUuid.test(value)) return value;
      const own = text.startsWith('delete') ? named : undefined;
      if (!fresh.has(value)) fresh.set(value, own ?? randomUUID());
      return fresh.get(value);
    });
    const { rows } = isArray
      ? await client.query({ name, text, values: renewed, rowMode: 'array' })
      : await client.query({ name, text, values: renewed });
    const [first] = Object.values((rows as object[])[0] ?? {});
    if (typeof first === 'string' && isUuid.test(first)) named = first;
  }
}
