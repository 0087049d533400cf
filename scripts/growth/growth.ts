// npm run growth [-- --quick] [--write]: two and four processes on one PostgreSQL and one bucket.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { putInto } from '#scripts/figures.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { startFakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { startS3Server } from '#server/testing/s3-server.ts';
import { sharedChecks } from './checks/all.ts';
import { killUnderLoad, rollingRestart } from './checks/under-load.ts';
import { startFleet } from './fleet.ts';
import type { GrowthCheck } from './site.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, write: { type: 'boolean' } },
});
const sizes = values.quick ? [2] : [2, 4];
const effort = values.quick ? { writers: 4, between: 40 } : { writers: 12, between: 400 };
const checks: GrowthCheck[] = [...sharedChecks, killUnderLoad(effort), rollingRestart(effort)];

const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-growth-'));
// As people run it: nothing about safety is turned off.
const cluster = await startEmbeddedPostgres({
  dataDir: folder,
  settings: { max_connections: '200' },
});
const provider = await startFakeProvider();
const outcomes = new Map<string, string[]>(checks.map(({ name }) => [name, []]));
let failures = 0;

try {
  for (const size of sizes) await runAll(size);
} finally {
  await provider.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

const table = [
  `| | ${sizes.map((size) => `${size} processes`).join(' | ')} |`,
  `|---|${sizes.map(() => '---|').join('')}`,
  ...[...outcomes].map(([name, told]) => `| ${name} | ${told.join(' | ')} |`),
].join('\n');
process.stdout.write(
  `\n${table}\n\n${failures === 0 ? 'All of it holds.' : `${failures} failed.`}\n`,
);
if (values.write && failures === 0) await putInto('docs/growth.md', 'processes', table);
process.exit(failures === 0 ? 0 : 1);

async function runAll(size: number): Promise<void> {
  const bucket = await startS3Server();
  const fleet = await startFleet(size, {
    ...bucket.variables,
    DATABASE_URL: await freshDatabase(size),
    AI_TEXT: 'compatible:test-model',
    AI_BASE_URL: `${provider.address}/compatible/v1`,
    AI_API_KEY: 'a-key-of-the-fleet',
  });
  for (const { name, run } of checks) {
    process.stdout.write(`${size} processes: ${name} ... `);
    const told = await run({ fleet, provider }).catch((error: Error) => {
      failures += 1;
      process.stdout.write(`\n${error.stack}\n`);
      return 'failed';
    });
    outcomes.get(name)?.push(told);
    process.stdout.write(`${told}\n`);
  }
  await fleet.stop();
  await bucket.close();
}

async function freshDatabase(size: number): Promise<string> {
  const database = `porchlight_${size}`;
  const client = new pg.Client(cluster.connection);
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  const { host, user } = cluster.connection;
  return `postgres://${user}@localhost/${database}?host=${host}`;
}
