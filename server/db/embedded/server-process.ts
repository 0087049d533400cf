import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { StartError } from '#server/start-error.ts';
import type { ClusterSettings } from './cluster.ts';
import { endServer } from './end-server.ts';
import type { ClusterHome } from './home.ts';
import { clearLeftovers } from './leftovers.ts';
import { waitUntilReady } from './readiness.ts';
import { spawnAs } from './run-as.ts';
import { openLog, readProblem, rotateLog } from './server-log.ts';

export type LaunchOptions = {
  home: ClusterHome;
  socketFolder: string;
  connection: ClientConfig;
  logFile: string;
  settings: ClusterSettings;
  log: (message: string) => void;
};

/** Replaying the log of a large database after a crash takes its time. */
const longestRecoveryMs = 10 * 60_000;
const memoryFreeWithinMs = 15_000;

/** Starts PostgreSQL on its folder and resolves when it answers. */
export async function launchServer(
  options: LaunchOptions,
  signal: AbortSignal,
): Promise<ChildProcess> {
  const deadline = Date.now() + memoryFreeWithinMs;
  while (true) {
    try {
      return await launchOnce(options, signal);
    } catch (error) {
      if (!isMemoryStillHeld(error) || Date.now() > deadline) throw error;
    }
    await sleep(200, undefined, { signal });
  }
}

/** The processes of a server that was killed end by themselves, a moment later. */
function isMemoryStillHeld(error: unknown): boolean {
  return error instanceof StartError && error.message.includes('shared memory block');
}

async function launchOnce(options: LaunchOptions, signal: AbortSignal): Promise<ChildProcess> {
  const { home, socketFolder, log } = options;
  await clearLeftovers({ folder: home.folder, socketFolder, log });
  await removeSockets(socketFolder);
  await rotateLog(options.logFile);
  signal.throwIfAborted();

  const { child, size } = spawnServer(options);
  const ended = whenEnded(child);
  const timeout = AbortSignal.timeout(longestRecoveryMs);
  try {
    await waitUntilReady(options.connection, AbortSignal.any([ended, timeout, signal]));
  } catch (error) {
    if (ended.aborted) throw await couldNotStart(options.logFile, size, ended.reason);
    await endServer(
      (name) => child.kill(name),
      () => hasEnded(child),
    );
    throw timeout.aborted ? notReady(options.logFile) : error;
  }
  child.unref();
  return child;
}

function spawnServer({ home, socketFolder, logFile, settings }: LaunchOptions) {
  const { descriptor, size, close } = openLog(logFile);
  const parameters = ['-D', home.folder, ...settingParameters(socketFolder, settings)];
  // A session of its own: Ctrl-C must not reach it before our requests are drained.
  const child = spawnAs(home.runAs, home.binaries.postgres, parameters, {
    detached: true,
    stdio: ['ignore', descriptor, descriptor],
  });
  close();
  child.on('error', () => {}); // whoever waits for it also hears
  return { child, size };
}

function whenEnded(child: ChildProcess): AbortSignal {
  const controller = new AbortController();
  once(child, 'exit').then(
    () => controller.abort(),
    (error) => controller.abort(error),
  );
  return controller.signal;
}

export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** After a crash their lock may name a process number that is somebody else's by now. */
async function removeSockets(folder: string) {
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) {
    await rm(join(folder, name), { force: true });
  }
}

async function couldNotStart(logFile: string, size: number, reason: Error) {
  const spawned = reason.name === 'AbortError';
  const problem = spawned ? await readProblem(logFile, size) : reason.message;
  return new StartError(`PostgreSQL could not start: ${problem} (see ${logFile}).`);
}

function notReady(logFile: string) {
  return new StartError(
    `PostgreSQL was not ready after ${longestRecoveryMs / 60_000} minutes (see ${logFile}).`,
  );
}

/** The server's command line: what matters does not depend on files someone may edit. */
function settingParameters(socketFolder: string, extra: ClusterSettings): string[] {
  const settings = { ...defaults, unix_socket_directories: quoteInList(socketFolder), ...extra };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The setting is a list: a comma would end the path. */
function quoteInList(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}

const defaults: ClusterSettings = {
  listen_addresses: '',
  port: '5432', // part of the socket's name, nothing more
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_checkpoints: 'off',
  // Statements and details hold what people wrote; the error itself also reaches our own log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};
