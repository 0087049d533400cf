import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** The short form of `npm run faults`: one kill of each kind and every fault that is soon over. */
test('nothing acknowledged is lost and nothing is half-written, whatever breaks', async () => {
  const { code, output } = await runFaults('--quick');
  expect(code, output).toBe(0);
  expect(output).toContain('SIGKILL of the server in mid-write');
}, 180_000);

function runFaults(...options: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['faults/run.ts', ...options], { cwd: root });
  onTestFinished(() => void child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, output })));
}
