// npm start: runs the server in a process of its own, and starts it again when it dies.
import { type ChildProcess, fork } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { intendedExitMessage } from '#server/watcher.ts';

/** Times in milliseconds. */
export type Schedule = {
  /** Before each new start; the last one also before all that follow. */
  pauses: number[];
  /** So many deaths within this time end it all; a server that ran as long is well again. */
  deaths: number;
  within: number;
};

const usualSchedule: Schedule = {
  pauses: [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000],
  deaths: 5,
  within: 60_000,
};

const root = path.join(import.meta.dirname, '..');

/** What the server is started with; docs/decisions/0041-starting.md has the reasons. */
export const serverFlags = [
  `--import=${pathToFileURL(path.join(root, 'server/quick-imports.ts'))}`,
  '--max-semi-space-size=8',
];
export const compileCache = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled') };

/** Runs a server until its end is meant, and gives the code to exit with. */
export async function keepRunning(file: string, schedule = usualSchedule): Promise<number> {
  const asked = new AbortController();
  let server: ChildProcess | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      asked.abort();
      server?.kill(signal);
    });
  }
  let deaths: number[] = [];
  for (;;) {
    const startedAt = performance.now();
    // In our own process group, as Ctrl-C means both; the channel tells it when we are gone.
    server = fork(file, {
      execArgv: [...process.execArgv, ...serverFlags],
      env: { ...compileCache, ...process.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const { isMeant, code, reason } = await endOf(server);
    if (isMeant || asked.signal.aborted) return code;

    const now = performance.now();
    deaths = now - startedAt > schedule.within ? [now] : [...deaths, now];
    if (deaths.filter((at) => now - at < schedule.within).length >= schedule.deaths) {
      say(
        `Porchlight stopped unexpectedly ${schedule.deaths} times within a minute (last: ${reason}). Not restarting.`,
      );
      return 1;
    }
    const pause = schedule.pauses[deaths.length - 1] ?? schedule.pauses.at(-1) ?? 0;
    say(`Porchlight stopped unexpectedly (${reason}). Restarting in ${pause / 1000} s.`);
    await wait(pause, undefined, { signal: asked.signal }).catch(() => {});
    if (asked.signal.aborted) return 0;
  }
}

type End = { isMeant: boolean; code: number; reason: string };

function endOf(server: ChildProcess): Promise<End> {
  let isMeant = false;
  server.on('message', (message) => {
    isMeant ||= message === intendedExitMessage;
  });
  return new Promise((resolve) => {
    server.on('error', ({ message }) => {
      if (!server.pid) resolve({ isMeant, code: 1, reason: message });
    });
    // Not "exit", which may come before the last message.
    server.on('close', (code, signal) => {
      if (signal === null)
        return resolve({ isMeant, code: code ?? 1, reason: `exit code ${code}` });
      // Before it can listen to these two they end it at once, and are meant no less.
      const isAsked = signal === 'SIGINT' || signal === 'SIGTERM';
      resolve({
        isMeant: isMeant || isAsked,
        code: 128 + constants.signals[signal],
        reason: reasons[signal] ?? signal,
      });
    });
  });
}

const reasons: Partial<Record<NodeJS.Signals, string>> = {
  SIGABRT: 'SIGABRT, most often because its memory was used up',
  SIGKILL: 'SIGKILL, by hand or because the machine had no memory left',
};

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

if (import.meta.main) {
  process.exit(await keepRunning(path.join(root, 'server/main.ts')));
}
