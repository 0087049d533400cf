import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '#server/start-error.ts';

export const userName = 'porchlight';
export const databaseName = 'porchlight';

const pauseMs = 15;

/** Resolves when our database answers; a database that is missing still is created. */
export async function waitUntilReady(connection: pg.ClientConfig, signal: AbortSignal) {
  while (!(await isReady(connection))) await sleep(pauseMs, undefined, { signal });
  signal.throwIfAborted();
}

async function isReady(connection: pg.ClientConfig): Promise<boolean> {
  try {
    await query(connection, 'select 1');
    return true;
  } catch (error) {
    if (!isFinal(error)) return false;
    if (!isCode(error, 'does not exist')) throw refused(error);
    await createDatabase(connection);
    return false;
  }
}

async function createDatabase(connection: pg.ClientConfig) {
  const maintenance = { ...connection, database: 'postgres' };
  await query(maintenance, `create database ${databaseName}`).catch((error) => {
    throw refused(error);
  });
}

async function query(connection: pg.ClientConfig, text: string) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // a server that dies under us also rejects what we wait for
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => {});
  }
}

const codes = {
  'does not exist': '3D000',
  'starting up or shutting down': '57P03',
  'too many connections': '53300',
};

/** A socket that is not there yet, or a server that still recovers, is only a matter of time. */
function isFinal(error: unknown): error is Error {
  if (error instanceof Error && 'code' in error && error.code === 'EACCES') return true;
  if (!(error instanceof pg.DatabaseError)) return false;
  return !isCode(error, 'starting up or shutting down') && !isCode(error, 'too many connections');
}

function isCode(error: unknown, name: keyof typeof codes): boolean {
  return error instanceof pg.DatabaseError && error.code === codes[name];
}

function refused(error: Error) {
  const reason = error.message.split('\n', 1)[0];
  return new StartError(`PostgreSQL started, but its database cannot be used: ${reason}.`, {
    cause: error,
  });
}
