import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { endServer } from './end-server.ts';
import { rotateLog } from './server-log.ts';
import { hasEnded } from './server-process.ts';

export type SupervisedServer = { stop(): Promise<void> };

export type Supervision = {
  launch: (signal: AbortSignal) => Promise<ChildProcess>;
  logFile: string;
  log: (message: string) => void;
};

/** A server that ran this long is well again, and its next trouble is news. */
const calmMs = 30_000;
const longestPauseMs = 5000;
const rotateEveryMs = 10 * 60_000;

/** Starts the server again whenever it ends without being asked to, for as long as it takes. */
export function supervise(first: ChildProcess, supervision: Supervision): SupervisedServer {
  const stopping = new AbortController();
  const running = keepRunning(first, supervision, stopping.signal);
  const rotation = setInterval(() => void rotateLog(supervision.logFile), rotateEveryMs).unref();
  return {
    async stop() {
      clearInterval(rotation);
      stopping.abort();
      await running;
    },
  };
}

async function keepRunning(first: ChildProcess, supervision: Supervision, signal: AbortSignal) {
  const say = sayOnce(supervision.log);
  let child: ChildProcess | undefined = first;
  let failures = 0;
  while (child) {
    const startedAt = Date.now();
    await untilItEnds(child, signal);
    if (signal.aborted) return end(child);
    if (Date.now() - startedAt > calmMs) {
      say.forget();
      failures = 0;
    }
    say(`PostgreSQL stopped unexpectedly (${howItEnded(child)}); it is started again.`);
    child = await relaunch(supervision, signal, say, failures++);
  }
}

/** Undefined when we were asked to stop before it was up again. */
async function relaunch(
  { launch, logFile }: Supervision,
  signal: AbortSignal,
  say: (message: string) => void,
  failures: number,
): Promise<ChildProcess | undefined> {
  for (let attempt = failures; !signal.aborted; attempt++) {
    try {
      await sleep(Math.min(50 * 2 ** attempt, longestPauseMs), undefined, { signal });
      const child = await launch(signal);
      say('PostgreSQL is running again.');
      return child;
    } catch (error) {
      if (signal.aborted) break;
      const reason = error instanceof Error ? error.message : `see ${logFile}`;
      say(`PostgreSQL is still down and is tried again every few seconds: ${reason}`);
    }
  }
  return undefined;
}

async function untilItEnds(child: ChildProcess, signal: AbortSignal) {
  // A process that is over by a call to exit takes the server along, as far as it still can.
  const endWithUs = () => child.kill('SIGINT');
  process.once('exit', endWithUs);
  while (!hasEnded(child) && !signal.aborted) {
    await once(child, 'exit', { signal }).catch(() => {});
  }
  process.off('exit', endWithUs);
}

function end(child: ChildProcess) {
  return endServer(
    (name) => child.kill(name),
    () => hasEnded(child),
  );
}

function howItEnded({ signalCode, exitCode }: ChildProcess): string {
  return signalCode ?? `exit code ${exitCode}`;
}

/** In a row of failures every message is said once. */
function sayOnce(log: (message: string) => void) {
  const said = new Set<string>();
  const say = (message: string) => {
    if (said.has(message)) return;
    said.add(message);
    log(message);
  };
  return Object.assign(say, { forget: () => said.clear() });
}
