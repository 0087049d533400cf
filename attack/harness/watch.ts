import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { peakMemory } from '#server/testing/memory.ts';

export type Figures = {
  /** Milliseconds of the processor, all threads together. */
  cpu: number;
  /** Bytes of memory at the highest. */
  peak: number;
};

/** Milliseconds: what a process held last is known this well when it dies. */
const everyNow = 50;

/** What a process takes from now on, until `stop` or its end. */
export function watchProcess(pid: number): { stop(): Promise<Figures> } {
  forgetPeak(pid);
  const before = cpuOf(pid) ?? 0;
  const seen = { cpu: 0, peak: 0 };
  const look = async () => {
    seen.cpu = Math.max(seen.cpu, (cpuOf(pid) ?? 0) - before);
    seen.peak = Math.max(seen.peak, await peakMemory(pid).catch(() => 0));
  };
  const timer = setInterval(look, everyNow);
  return {
    async stop() {
      clearInterval(timer);
      await look();
      return seen;
    },
  };
}

/** Milliseconds for which a process may go on with what nobody waits for any more. */
const settlesWithin = 120_000;

/** Waits until a process has nothing to do. False when it has not come to rest in two minutes. */
export async function untilIdle(pid: number): Promise<boolean> {
  const end = performance.now() + settlesWithin;
  let quiet = 0;
  while (performance.now() < end) {
    const before = cpuOf(pid);
    await wait(200);
    const after = cpuOf(pid);
    if (before === undefined || after === undefined) return true;
    quiet = after - before <= 30 ? quiet + 1 : 0;
    // On a busy machine a process may get no turn for a while.
    if (quiet === 3) return true;
  }
  return false;
}

/** Linux counts in hundredths of a second on every machine it runs on today. */
const tick = 10;

function cpuOf(pid: number): number | undefined {
  const stat = statOf(pid);
  // The name of the program may hold anything, also spaces; it ends with the last bracket.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * tick;
}

/** The highest is counted anew from here. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function statOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}
