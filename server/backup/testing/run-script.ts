import { spawn } from 'node:child_process';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { quickStart } from '#server/testing/run-server.ts';

const root = path.join(import.meta.dirname, '../../..');

type ScriptResult = { code: number | null; output: string; errors: string };

/** Runs a script as npm does, as a process of its own with only these variables. */
export function startBackupScript(
  script: string,
  options: string[],
  variables: Record<string, string>,
) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [path.join('scripts', script), ...options], {
    cwd: root,
    env: { PATH, HOME, ...quickStart, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const result: ScriptResult = { code: null, output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    result.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    result.errors += text;
  });
  const ended = new Promise<ScriptResult>((resolve) => {
    child.on('close', (code) => resolve({ ...result, code }));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended };
}

export const runBackupScript = (...parameters: Parameters<typeof startBackupScript>) =>
  startBackupScript(...parameters).ended;
