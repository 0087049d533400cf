import { setTimeout as wait } from 'node:timers/promises';
import { count, kilobytes, megabytes, ms, percentile, ratio } from '#scripts/numbers.ts';
import { startChild } from '#server/testing/child.ts';
import { peakMemory, residentMemory } from '#server/testing/memory.ts';
import { openBenchDatabase, signInPeople } from './support/bench-database.ts';
import { isQuick, logProgress, report } from './support/report.ts';
import type { StreamResult, StreamsJob, StreamsResult } from './support/stream-client.ts';

/**
 * Two thousand people are written for at the same time, by a provider that takes 2 s for its first words
 * and two minutes for the rest: when the first words reach them, beside one person alone, and what a
 * stream costs in memory. They come one after another, until all are there. Server, provider and
 * readers are processes of their own. Run: npx node bench/streams.ts [--quick]
 */

const streams = isQuick ? 6 : 2_000;
const alone = isQuick ? 1 : 5;
const perSecond = 20;
const firstChunkDelay = 2_000;

/** Milliseconds between two pieces: many are written for so long that all are open together, one alone not. */
const chunkDelay = { alone: 5, many: isQuick ? 5 : 1_200 };

/** One person may have three pieces written at a time. */
const streamsEach = 3;

const place = await openBenchDatabase();
const provider = startChild(new URL('support/provider.ts', import.meta.url));
const client = startChild(new URL('support/stream-client.ts', import.meta.url));
try {
  const pace = (delay: number) =>
    provider.ask<string>({ kind: 'answer', firstChunkDelay, chunkDelay: delay });
  const providerAddress = await pace(chunkDelay.alone);
  const server = await place.run({
    AI_TEXT: 'compatible:test-model',
    AI_BASE_URL: `${providerAddress}/compatible/v1`,
    AI_API_KEY: 'secret-key',
  });
  const people = await signInPeople(place.pool, Math.ceil(streams / streamsEach));
  const cookies = Array.from(
    { length: streams },
    (_, number) => people[Math.floor(number / streamsEach)] ?? '',
  );
  const open = (by: string[]) =>
    client.ask<StreamsResult>({
      address: server.address,
      cookies: by,
      perSecond,
      body: { topicId: 'sellers', location: 'Austin', state: 'Texas', databaseAnswers: [] },
    } satisfies StreamsJob);

  logProgress('One stream at a time');
  const single: StreamResult[] = [];
  for (let number = 0; number <= alone; number += 1) {
    const one = await open(cookies.slice(0, 1));
    // The first one also pays for the compiler.
    if (number > 0) single.push(...one.streams);
  }

  logProgress(`${streams} streams, ${perSecond} more every second`);
  await pace(chunkDelay.many);
  const pid = server.process.pid ?? 0;
  await wait(1_000);
  const before = await residentMemory(pid);
  const { streams: many, openAtOnce } = await open(cookies);
  const peak = await peakMemory(pid);

  const first = wordsOf(single);
  const all = wordsOf(many);
  const lost = many.filter(({ end }) => end !== 'done');
  const quickest = percentile(first, 0.5);
  await report({
    title: `${count(streams)} open streams, a provider whose first words take ${firstChunkDelay / 1000} s`,
    head: ['', 'p50 of the first words', 'p95', 'against one stream', 'lost'],
    rows: [
      ['one stream alone', ms(quickest), ms(percentile(first, 0.95)), '', '0'],
      [
        `${count(openAtOnce)} at once`,
        ms(percentile(all, 0.5)),
        ms(percentile(all, 0.95)),
        `${ratio(percentile(all, 0.95) / quickest)}x`,
        count(lost.length),
      ],
    ],
    note: `${perSecond} more every second until all are open. Memory of the server: ${megabytes(before)} before, ${megabytes(peak)} at most, ${kilobytes(
      (peak - before) / streams,
    )} a stream.`,
  });
  if (lost.length > 0)
    throw new Error(
      `Lost streams ended with: ${[...new Set(lost.map(({ end }) => end))].join('; ')}`,
    );
} finally {
  await client.stop();
  await place.leave();
  await provider.stop();
}

function wordsOf(results: StreamResult[]): number[] {
  return results.flatMap(({ firstWords }) => (firstWords === undefined ? [] : [firstWords]));
}
