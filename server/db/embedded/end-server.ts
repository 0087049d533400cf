import { setTimeout as sleep } from 'node:timers/promises';

/** A fast shutdown, then an immediate one, then by force; with the seconds each is given. */
const steps = [
  { signal: 'SIGINT', seconds: 20 },
  { signal: 'SIGQUIT', seconds: 10 },
  { signal: 'SIGKILL', seconds: 5 },
] as const;

export async function endServer(
  kill: (signal: NodeJS.Signals) => void,
  hasEnded: () => boolean,
): Promise<void> {
  for (const { signal, seconds } of steps) {
    if (hasEnded()) return;
    kill(signal);
    if (await becomesTrue(hasEnded, seconds * 1000)) return;
  }
}

export async function becomesTrue(condition: () => boolean, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}
