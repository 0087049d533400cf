// npm run faults [-- --quick] [--write]: breaks what can break and looks whether Porchlight holds.
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { putInto } from '#scripts/figures.ts';
import { makeDataDir, startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { breakBucket } from './bucket.ts';
import { keepKillingDatabase, silenceDatabase, stopDatabase } from './database-away.ts';
import { fillDatabase } from './full-database.ts';
import { fillFiles } from './full-files.ts';
import { type Company, openCompany } from './harness/company.ts';
import { full, short } from './harness/plan.ts';
import { openReceivers } from './harness/receivers.ts';
import type { FaultResult } from './harness/result.ts';
import { mountSmallDisk } from './harness/small-disk.ts';
import { killDatabase } from './kill-database.ts';
import { killServer } from './kill-server.ts';
import { breakMail } from './mail.ts';
import { breakProvider } from './provider.ts';
import { killWhilePublishing, type Publishing, publishAtOnce } from './publishing.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
// What was started ends with us, also on Ctrl-C.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const plan = values.quick ? short : full;
const leftOut: string[] = [];

const groups = {
  own: withItsOwnDatabase,
  company: withACompany,
  publishing: withTwoProcesses,
  disk: onASmallDisk,
};

const names = Object.keys(groups) as (keyof typeof groups)[];
const chosen = names.filter((name) => !values.only || values.only === name);
if (chosen.length === 0) throw new Error(`--only takes ${names.join(', ')}.`);

// The short form is in a hurry; the long one lets nothing else disturb its figures.
const results: FaultResult[] = [];
if (values.quick) {
  results.push(...(await Promise.all(chosen.map((name) => groups[name]()))).flat());
} else {
  for (const name of chosen) results.push(...(await groups[name]()));
}

say(`\n${[tableOf(results), ...leftOut].join('\n\n')}`);
if (values.write) await writeFaultReport(results, leftOut);
process.exit(results.every(({ problems }) => problems.length === 0) ? 0 : 1);

/** As Porchlight starts by itself; its pictures on a small disk where one may be mounted. */
async function withItsOwnDatabase(): Promise<FaultResult[]> {
  const dataDir = await makeDataDir();
  const disk = await mountSmallDisk(path.join(dataDir, 'files'), 24, '0700');
  const server = await startTestServer({}, dataDir);
  try {
    const results = [
      await tell(server, () => killServer(server, plan)),
      await tell(server, () => killDatabase(server, plan)),
      await tell(server, () => keepKillingDatabase(server, plan)),
    ];
    if (!disk) leftOut.push('Full disks were left out: mounting a small one needs root.');
    return disk ? [...results, await tell(server, () => fillFiles(server))] : results;
  } finally {
    await server.close();
    await disk?.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** As a company runs it, with everything around it in reach. */
async function withACompany(): Promise<FaultResult[]> {
  const company = await openCompany();
  const { provider, bucketGate, mailGate, mail } = company;
  const server = await startTestServer(company.variables);
  const store = company.openStore();
  try {
    // None of them has to do with another.
    const results = await Promise.all([
      tell(server, () => breakProvider(server, plan, { provider, store })),
      tell(server, () => breakMail(server, plan, { gate: mailGate, mail })),
      tell(server, () => breakBucket(server, plan, { gate: bucketGate, store })),
    ]);
    await store.close();
    const database = {
      stop: company.stopPostgres,
      start: company.startPostgres,
      openStore: company.openStore,
    };
    results.push(await tell(server, () => stopDatabase(server, plan, database)));
    if (plan.isPatient) results.push(await withASilentDatabase(company));
    return results;
  } finally {
    await server.close();
    await company.close();
  }
}

async function withASilentDatabase(company: Company): Promise<FaultResult> {
  const server = await startTestServer({ ...company.variables, ...company.relayed });
  try {
    return await tell(server, () => silenceDatabase(server, plan, company));
  } finally {
    await server.close();
  }
}

/** Two processes of a company that publish what is planned. */
async function withTwoProcesses(): Promise<FaultResult[]> {
  const company = await openCompany();
  const receivers = await openReceivers();
  const variables = {
    ...company.variables,
    ALLOW_LOCAL_ADDRESSES: 'on',
    SECRETS_KEY: randomBytes(32).toString('base64'),
  };
  const first = await startTestServer(variables);
  const second = await startTestServer(variables);
  const database = {
    stop: company.stopPostgres,
    start: company.startPostgres,
    openStore: company.openStore,
  };
  const publishing: Publishing = { servers: [first, second], receivers, database };
  try {
    const results = [await tell(first, () => killWhilePublishing(publishing, plan))];
    if (plan.isPatient) results.push(await tell(first, () => publishAtOnce(publishing)));
    return results;
  } finally {
    await Promise.all([first.close(), second.close()]);
    await receivers.close();
    await company.close();
  }
}

/** All of DATA_DIR on a small disk, where one may be mounted. */
async function onASmallDisk(): Promise<FaultResult[]> {
  const result = plan.isPatient ? await fillDatabase(plan) : undefined;
  return result ? [told(result)] : [];
}

/** Where something is waited for in vain, the last words of the server say more. */
async function tell(
  server: TestServer,
  scenario: () => Promise<FaultResult>,
): Promise<FaultResult> {
  try {
    const result = told(await scenario());
    if (result.problems.length > 0) say(bugsIn(server.output()));
    return result;
  } catch (error) {
    say(server.output().split('\n').slice(-30).join('\n'));
    throw error;
  }
}

/** What the server itself took for a mistake of ours. */
function bugsIn(log: string): string {
  const bugs = log.split('\n').filter((line) => line.includes('"msg":"bug"'));
  return bugs.slice(-3).join('\n');
}

function told(result: FaultResult): FaultResult {
  const verdict = result.problems.length === 0 ? 'holds' : result.problems.join('; ');
  say(`${result.fault}: ${verdict}`);
  return result;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The table as Markdown, which a terminal shows as well. */
function tableOf(results: FaultResult[]): string {
  const rows = results.map(({ fault, times, meanwhile, afterwards, problems }) => {
    const isHeld = problems.length === 0;
    // What was found otherwise says more than what should have been.
    const found = isHeld ? [afterwards, 'holds'] : [problems.join('; '), '**does not hold**'];
    return `| ${[fault, times, meanwhile, ...found].join(' | ')} |`;
  });
  return [
    '| what happens | times | what people see | what is found afterwards | |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Puts the table into docs/faults.md. */
async function writeFaultReport(results: FaultResult[], leftOut: string[]): Promise<void> {
  await putInto('docs/faults.md', 'figures', [tableOf(results), ...leftOut].join('\n\n'));
}
