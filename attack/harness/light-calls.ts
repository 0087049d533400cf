import { setTimeout as wait } from 'node:timers/promises';
import { median } from '#scripts/numbers.ts';
import { answerJobs } from '#server/testing/child.ts';
import { sendCall } from './client.ts';

/**
 * Another user, in a process of its own so that the attack's own work holds nobody up: asks how many
 * items there are, over a new connection and from another address, again and again.
 */

export type LightJob = { begin: { port: number; cookie: string } } | 'end';

export type LightResult = {
  calls: number;
  /** Milliseconds. */
  median: number;
  longest: number;
  /** What came instead of a 200, each once. */
  failures: string[];
};

const everyNow = 50;

let isOver = false;
let running: Promise<LightResult> | undefined;

answerJobs<LightJob, LightResult | true | undefined>(async (job) => {
  if (job === 'end') {
    isOver = true;
    return running;
  }
  isOver = false;
  running = keepCalling(job.begin);
  return true;
});

async function keepCalling({ port, cookie }: { port: number; cookie: string }) {
  const waits: number[] = [];
  const failures = new Set<string>();
  const call = { path: '/api/saved-content/count', headers: { cookie }, from: '127.0.0.2' };
  do {
    const asked = performance.now();
    const { status, message } = await sendCall(port, call);
    const waited = performance.now() - asked;
    waits.push(waited);
    if (status !== 200) failures.add(`${status || 'no answer'} ${message ?? ''}`.trim());
    await wait(Math.max(0, everyNow - waited));
  } while (!isOver);
  return {
    calls: waits.length,
    median: median(waits),
    longest: Math.max(...waits),
    failures: [...failures],
  };
}
