// npm run fuzz [-- --quick] [--bodies n] [--seed n] [--only path]: calls of every kind to every endpoint.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { startFakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { endpointsByPath, pathAndMethod, servedIn } from '#server/testing/fuzz/endpoints.ts';
import { type EndpointReport, fuzzEndpoint } from '#server/testing/fuzz/fuzz-endpoint.ts';
import { password } from '#server/testing/fuzz/meaningful.ts';
import { fuzzReport, reportRow } from '#server/testing/fuzz/report.ts';
import { countChanges, watchState } from '#server/testing/fuzz/state.ts';
import { sendOver, type Target } from '#server/testing/fuzz/target.ts';
import { type RunningServer, runServer } from '#server/testing/run-server.ts';
import { adminPassword } from '#server/testing/test-settings.ts';

const { values: options } = parseArgs({
  options: {
    /** Fewer calls, and no report is kept. */
    quick: { type: 'boolean', default: false },
    bodies: { type: 'string' },
    seed: { type: 'string' },
    /** Endpoints whose path and method hold this text. */
    only: { type: 'string', default: '' },
  },
});
const bodies = Number(options.bodies ?? (options.quick ? 50 : 10_000));
const seed = Number(options.seed ?? Math.floor(Math.random() * 2 ** 31));
const reportFile = path.join(import.meta.dirname, '../docs/fuzz-report.md');
const say = (line: string) => process.stdout.write(`${line}\n`);

/** As many servers as processors, each with its own database, take the endpoints in turn. */
const lanes = availableParallelism();

const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-fuzz-'));
try {
  process.exitCode = (await fuzz()) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

type Lane = { address: string; target: Target; close(): Promise<void> };

async function openLane(name: string): Promise<Lane> {
  const dataDir = path.join(folder, name);
  await mkdir(dataDir);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  // Thousands of drawings of our own would take most of the time, and are not what is asked here.
  const illustrator = await startFakeProvider();
  const { host, port, user, database } = postgres.connection;
  const variables = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    AI_TEXT: 'builtin',
    AI_IMAGE: 'compatible:test-model',
    AI_BASE_URL: `${illustrator.address}/compatible/v1`,
    AI_API_KEY: 'secret-key',
  };
  const pool = new pg.Pool({ ...postgres.connection, max: 10 });
  // A connection lost between two queries; the next query says so where it matters.
  pool.on('error', () => {});
  let server: RunningServer | undefined;
  const close = async () => {
    await server?.stop();
    await illustrator.close();
    await pool.end();
    await postgres.stop();
  };
  try {
    server = await runServer(variables);
    const { address } = server;
    await pool.query(`update users set password = $1 where username = 'admin'`, [
      await quickHash(adminPassword),
    ]);
    const target: Target = {
      send: sendOver(address),
      pool,
      dataDir,
      passwordHash: await quickHash(password),
      settled: () => settle(address, pool),
    };
    await watchState(target);
    return { address, target, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Quick to verify, or thousands of sign-ins would be most of the work. */
function quickHash(words: string): Promise<string> {
  return hash(words, { memoryCost: 8, timeCost: 1, parallelism: 1 });
}

async function fuzz(): Promise<boolean> {
  const open = await Promise.all(Array.from({ length: lanes }, (_, at) => openLane(`lane-${at}`)));
  try {
    const reports = await fuzzAll(open);
    return reports.every(({ problems }) => problems.length === 0);
  } finally {
    await Promise.all(open.map((lane) => lane.close()));
  }
}

/** Until nothing more is written: what goes on after an answer takes longer on a busy machine. */
async function settle(address: string, pool: pg.Pool): Promise<void> {
  let quiet = 0;
  for (let known = -1; quiet < 2; ) {
    await wait(50);
    await (await fetch(`${address}/api/ready`)).text();
    const count = await countChanges(pool);
    quiet = count === known ? quiet + 1 : 0;
    known = count;
  }
}

async function fuzzAll(open: Lane[]): Promise<EndpointReport[]> {
  const start = performance.now();
  const endpoints = await endpointsByPath();
  await refuseUnknown(open[0]?.address ?? '', endpoints.map(pathAndMethod));
  const chosen = endpoints.filter((endpoint) => pathAndMethod(endpoint).includes(options.only));
  say(`${bodies} calls to each of ${chosen.length} endpoints, seed ${seed}`);
  const waiting = [...chosen];
  const reports: EndpointReport[] = [];
  const work = async ({ target }: Lane) => {
    for (let endpoint = waiting.shift(); endpoint; endpoint = waiting.shift()) {
      const report = await fuzzEndpoint(target, endpoint, { bodies, seed });
      reports.push(report);
      say(reportRow(report));
      for (const problem of report.problems) say(`\n${problem}\n`);
    }
  };
  await Promise.all(open.map(work));
  reports.sort((one, other) => one.name.localeCompare(other.name));
  const text = fuzzReport(reports, (performance.now() - start) / 60_000);
  const isWhole = !options.quick && options.only === '';
  if (isWhole) await writeFile(reportFile, text);
  say(isWhole ? 'The report is in docs/fuzz-report.md.' : 'This was a part: no report was kept.');
  return reports;
}

/** An endpoint that is served and not known here would go untried. */
async function refuseUnknown(address: string, known: string[]): Promise<void> {
  const response = await fetch(`${address}/api/openapi.json`);
  const served = servedIn((await response.json()) as Parameters<typeof servedIn>[0]);
  const unknown = served.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Not in the contract: ${unknown.join(', ')}`);
}
