import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { count, megabytes, ms } from '#scripts/numbers.ts';
import { compileCache, serverFlags } from '#scripts/start.ts';
import { startChild } from '#server/testing/child.ts';
import { residentMemory } from '#server/testing/memory.ts';
import { openBenchDatabase, signInPeople } from './support/bench-database.ts';
import { httpRequest } from './support/http-request.ts';
import type { LoadJob, LoadResult } from './support/load.ts';
import { isQuick, logProgress, report } from './support/report.ts';

/**
 * From `npm start`, with everything installed and built, to a server that is ready: with a new data
 * folder and with that same one again. Then the memory of the server, at rest and after ten thousand
 * requests, and what of it is in use and not just waiting to be collected. Run: npx node bench/start.ts [--quick]
 */

const requests = isQuick ? 1_000 : 10_000;
const restMilliseconds = isQuick ? 1_000 : 5_000;
const root = path.join(import.meta.dirname, '..');

await measureStart();
await measureMemory();

async function measureStart(): Promise<void> {
  logProgress('Starting, twice');
  // What is still to be installed or built is no part of a start.
  await once(spawn(process.execPath, ['scripts/prepare.mjs', '--build'], { cwd: root }), 'exit');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-bench-'));
  try {
    const first = await startAndLeave(dataDir);
    const second = await startAndLeave(dataDir);
    await report({
      title: 'From `npm start` to ready, nothing to install or build',
      head: ['', 'time'],
      rows: [
        ['first start: makes the database, its tables and seeds', ms(first)],
        ['second start, the same data folder', ms(second)],
      ],
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Milliseconds until the server says it is ready. */
async function startAndLeave(dataDir: string): Promise<number> {
  const { PATH, HOME } = process.env;
  const start = performance.now();
  // A group of its own: npm, a shell and the server are stopped together.
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const exited = once(npm, 'exit');
  try {
    await isReady(npm, exited);
    return performance.now() - start;
  } finally {
    if (npm.exitCode === null && npm.pid) process.kill(-npm.pid, 'SIGTERM');
    await exited;
  }
}

async function isReady(npm: ChildProcess, exited: Promise<unknown>): Promise<void> {
  let output = '';
  npm.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  let hasEnded = false;
  void exited.then(() => {
    hasEnded = true;
  });
  for (;;) {
    if (hasEnded) throw new Error(`The server did not start:\n${output}`);
    const address = /Open +(http:\/\/\S+)/.exec(output)?.[1];
    const answer = address && (await fetch(`${address}/api/ready`).catch(() => undefined));
    if (answer instanceof Response && answer.ok) return;
    await wait(5);
  }
}

async function measureMemory(): Promise<void> {
  const place = await openBenchDatabase();
  const load = startChild(new URL('support/load.ts', import.meta.url));
  try {
    // As `npm start` has it, and its heap can be looked into, from this machine alone.
    const flags = ['--inspect=127.0.0.1:0', ...serverFlags].join(' ');
    const server = await place.run({ ...compileCache, NODE_OPTIONS: flags });
    const look = async (when: string) => {
      await wait(restMilliseconds);
      const resident = await residentMemory(server.process.pid ?? 0);
      return [when, megabytes(resident), megabytes(await heapInUse(server.output()))];
    };
    const seen = [await look('at rest after the start')];
    const cookies = await signInPeople(place.pool, 16);
    const paths = ['/api/saved-content', '/api/auth/verify', '/api/main-topics', '/'];
    const job: LoadJob = {
      port: Number(new URL(server.address).port),
      requests: cookies.map((cookie, number) =>
        httpRequest({ method: 'GET', path: paths[number % 4] ?? '/', headers: { cookie } }),
      ),
      times: requests,
    };
    logProgress(`${requests} requests, four times`);
    for (const times of [1, 2, 3, 4]) {
      const { failed } = await load.ask<LoadResult>(job);
      if (failed > 0) throw new Error(`${failed} requests failed`);
      seen.push(await look(`after ${count(times * requests)} requests`));
    }
    await report({
      title: 'Memory of the server process',
      head: ['', 'resident', 'of it heap in use'],
      rows: seen,
      note: 'In use is what is left after a collection. PostgreSQL has processes and memory of its own.',
    });
  } finally {
    await load.stop();
    await place.leave();
  }
}

/** Bytes that a server still needs after it has thrown away the rest. `output` is what it printed. */
async function heapInUse(output: string): Promise<number> {
  const address = /ws:\/\/\S+/.exec(output)?.[0];
  if (!address) throw new Error('The server was not started to be inspected');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  try {
    await ask(socket, 'HeapProfiler.collectGarbage');
    const { usedSize } = await ask<{ usedSize: number }>(socket, 'Runtime.getHeapUsage');
    return usedSize;
  } finally {
    socket.close();
  }
}

/** One question at a time, so the next message is its answer. */
async function ask<Answer>(socket: WebSocket, method: string): Promise<Answer> {
  socket.send(JSON.stringify({ id: 1, method }));
  const [message] = (await once(socket, 'message')) as [MessageEvent];
  const { result, error } = JSON.parse(message.data);
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}
