import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds after which something counts as never happening. */
const timeout = 60_000;

/** Asks until the answer is yes, and tells how many milliseconds that took. */
export async function eventually(what: string, ask: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await ask())) {
    if (performance.now() - start > timeout) throw new Error(`Waited in vain: ${what}.`);
    await wait(25);
  }
  return performance.now() - start;
}

/** The middle one and the longest of some durations, in words. */
export function inSeconds(durations: number[]): string {
  const sorted = [...durations].sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  const longest = sorted.at(-1) ?? 0;
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  return sorted.length > 1
    ? `${seconds(median)} s, at most ${seconds(longest)} s`
    : `${seconds(median)} s`;
}
