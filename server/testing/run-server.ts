import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** For the many processes that tests start, and what these start: each but the first finds its code compiled. */
export const quickStart = {
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/test-servers'),
  NODE_OPTIONS: `--import=${new URL('../quick-imports.ts', import.meta.url)}`,
};

export type RunningServer = {
  address: string;
  /** Everything it printed. */
  output(): string;
  process: ChildProcess;
  stop(): Promise<void>;
};

type Way = {
  /** The server itself, or what `npm start` runs. */
  entry?: 'server/main.ts' | 'scripts/start.ts';
  /** In a process group of its own, as under a terminal. */
  detached?: boolean;
};

/** Starts the server on a free port and waits for its start block. */
export async function runServer(
  variables: Record<string, string>,
  way: Way = {},
): Promise<RunningServer> {
  const child = spawnServer({ PORT: '0', ...variables }, way);
  const output = collectOutput(child);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /Open +(http:\/\/\S+)/.exec(output())?.[1];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`The server did not start:\n${output()}`)));
  });
  return {
    address,
    output,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts the server and waits until it gives up: its exit code and what it said. */
export async function runUntilExit(
  variables: Record<string, string>,
  meanwhile?: (child: ChildProcess) => Promise<void>,
  way: Way = {},
) {
  const child = spawnServer(variables, way);
  const output = collectOutput(child);
  void meanwhile?.(child);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { code, output: output() };
}

function spawnServer(variables: Record<string, string>, way: Way): ChildProcess {
  const { PATH, HOME } = process.env;
  const { entry = 'server/main.ts', detached = false } = way;
  return spawn(process.execPath, [entry], {
    cwd: root,
    detached,
    env: { PATH, HOME, ...quickStart, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Everything a process prints, until now. */
export function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}
