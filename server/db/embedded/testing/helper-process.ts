import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { quickStart } from '#server/testing/run-server.ts';

export type HelperProcess = {
  child: ChildProcess;
  /** The next line it prints. */
  line(): Promise<string>;
  tell(line: string): void;
  kill(): Promise<void>;
};

/** Runs a script of this folder as a process of its own, which a test may kill. */
export function startHelper(script: string, ...parameters: string[]): HelperProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...parameters], {
    env: { ...process.env, ...quickStart },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  onTestFinished(kill);
  return {
    child,
    kill,
    line: async () => (await lines.next()).value ?? '',
    tell: (line) => child.stdin.write(`${line}\n`),
  };
}
