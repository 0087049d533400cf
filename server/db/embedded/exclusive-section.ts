// A mutex between processes for a short piece of work. Node has no flock; a symbolic link is
// created atomically together with its content, the ticket of who is inside.
import { randomUUID } from 'node:crypto';
import { lstatSync, readlinkSync, renameSync, symlinkSync, unlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Nobody stays inside this long: an older ticket was left by a process that died inside. */
const longestStayMs = 60_000;

export async function inExclusiveSection<T>(path: string, action: () => Promise<T>): Promise<T> {
  const ticket = `${process.pid}-${randomUUID()}`;
  while (!tryEnter(path, ticket)) await sleep(5 + Math.random() * 20);
  try {
    return await action();
  } finally {
    if (findTicket(path) === ticket) unlinkSync(path);
  }
}

function tryEnter(path: string, ticket: string): boolean {
  try {
    symlinkSync(ticket, path);
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    removeIfStale(path);
    return false;
  }
}

function removeIfStale(path: string) {
  const ticket = findTicket(path);
  if (ticket === undefined || !isStale(path, ticket)) return;
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = readlinkSync(aside);
  unlinkSync(aside);
  // Someone removed the stale ticket and entered since we looked: put theirs back.
  if (moved !== ticket) tryEnter(path, moved);
}

function isStale(path: string, ticket: string): boolean {
  if (!isRunning(Number.parseInt(ticket, 10))) return true;
  const age = Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return Math.abs(age) > longestStayMs;
}

function findTicket(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
