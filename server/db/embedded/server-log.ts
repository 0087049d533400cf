import { closeSync, fstatSync, openSync } from 'node:fs';
import { copyFile, readFile, stat, truncate } from 'node:fs/promises';

/** The log and the one before it are kept, each up to about this size. */
const largestBytes = 5 * 1024 * 1024;

export type OpenLog = { descriptor: number; size: number; close(): void };

export function openLog(path: string): OpenLog {
  const descriptor = openSync(path, 'a', 0o600);
  return { descriptor, size: fstatSync(descriptor).size, close: () => closeSync(descriptor) };
}

/** The server holds the file open for appending, so it is emptied in place, never replaced. */
export async function rotateLog(path: string, limit = largestBytes) {
  const found = await stat(path).catch(() => undefined);
  if (!found || found.size <= limit) return;
  await copyFile(path, `${path}.1`);
  await truncate(path);
}

/** What went wrong since the log had `size` bytes. */
export async function readProblem(path: string, size: number): Promise<string> {
  const content = await readFile(path).catch(() => Buffer.alloc(0));
  return problemIn(content.subarray(size).toString());
}

/** The last line in which a program of PostgreSQL says what is wrong, else the last line. */
export function problemIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim());
  const problem = lines.map((line) => complaint.exec(line)?.[1]).findLast(Boolean);
  return (problem ?? lines.at(-1) ?? 'it gave no reason').trim().replace(/\.$/, '').slice(0, 300);
}

const complaint = /(?:(?:FATAL|PANIC|ERROR): +|^(?:postgres|initdb): (?:error: |fatal: )?)(.+)/;
