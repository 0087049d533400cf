import { closeSync, fstatSync, openSync } from 'node:fs';
import { copyFile, readFile, stat, truncate } from 'node:fs/promises';

/** The log and the one before it are kept, each up to about this size. */
const largestBytes = 5 * 1024 * 1024;

export type OpenLog = { descriptor: number; size: number; close(): void };

export function openLog(path: string): OpenLog {
  const descriptor = openSync(path, 'a', 0o600);
  return { descriptor, size: fstatSync(descriptor).size, close: () => closeSync(descriptor) };
}

/** The server holds the file open for appending, so it is emptied in place, never replaced. Never
 * fails: on a full disk the old one is not kept. */
export async function rotateLog(path: string, limit = largestBytes) {
  const found = await stat(path).catch(() => undefined);
  if (!found || found.size <= limit) return;
  await copyFile(path, `${path}.1`).catch(() => {});
  await truncate(path).catch(() => {});
}

/** What went wrong since the log had `size` bytes. */
export async function readProblem(path: string, size: number): Promise<string> {
  const content = await readFile(path).catch(() => Buffer.alloc(0));
  return problemIn(content.subarray(size).toString());
}

/** The first error is the cause of those after it; without one, what the program says first or last. */
export function problemIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim());
  const error = lines.map((line) => errorLine.exec(line)?.[1]).find(Boolean);
  const statement = lines.map((line) => statementLine.exec(line)?.[1]).find(Boolean);
  const problem = error ?? statement ?? lines.at(-1) ?? 'it gave no reason';
  return problem.trim().replace(/\.$/, '').slice(0, 300);
}

// "The database system is starting up" is what we hear when we ask too early.
const errorLine = /(?:FATAL|PANIC|ERROR|error|fatal): +(?! *the database system is )(.+)/;
const statementLine = /^(?:postgres|initdb): (.+)/;
