// Real clusters for the tests of this folder; whatever a test makes is gone when it ends.
import { chmodSync, cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '#server/db/embedded/embedded-postgres.ts';

/** A folder that any user can enter, as an earlier version made a DATA_DIR. */
export function worldReadableFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-test-')));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A DATA_DIR with a cluster in it, copied from one that is made once: initdb takes long. */
export async function preparedFolder(...below: string[]): Promise<string> {
  template ??= makeTemplate();
  const dataDir = join(worldReadableFolder(), ...below);
  cpSync(await template, dataDir, { recursive: true });
  return dataDir;
}

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(inject('scratch'), 'cluster-'));
  const embedded = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  await embedded.stop();
  return dataDir;
}

export async function start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ settings: { fsync: 'off' }, ...options });
  onTestFinished(() => embedded.stop());
  return embedded;
}

/** The sentence with which a start is refused. */
export async function refusal(options: EmbeddedPostgresOptions): Promise<string> {
  const error = await start(options).then(
    () => undefined,
    (reason: Error) => reason,
  );
  if (error?.name !== 'StartError') throw error ?? new Error('it started');
  return error.message;
}

export async function query(
  { connection }: Pick<EmbeddedPostgres, 'connection'>,
  text: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(text);
    return rows;
  } finally {
    await client.end();
  }
}

export function serverPid(folder: string): number {
  return Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Tries again until it succeeds or the test runs out of time. */
export async function untilItSucceeds<T>(attempt: () => Promise<T> | T): Promise<T> {
  while (true) {
    try {
      return await attempt();
    } catch {
      await sleep(50);
    }
  }
}
