import { spawn } from 'node:child_process';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { quickStart } from './run-server.ts';

const root = path.join(import.meta.dirname, '../..');

/** Runs one of our own scripts to its end: its exit code and all it said. */
export function runScript(
  file: string,
  ...options: string[]
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [file, ...options], {
    cwd: root,
    env: { ...process.env, ...quickStart },
  });
  onTestFinished(() => void child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, output })));
}
