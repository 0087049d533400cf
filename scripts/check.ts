import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentNames } from '#server/config.ts';
import { ensureChromium } from './chromium.ts';

/** Everything that checks the project, one step after another, with one line of figures at the end. */

type Count = { passed: number; failed: number; skipped: number };

const reports = await mkdtemp(path.join(tmpdir(), 'porchlight-check-'));
const environment = ownEnvironment();
const counts: Count[] = [];

try {
  await simple('Format, lint and import rules', [
    'biome',
    'ci',
    process.stdout.isTTY ? '--colors=force' : '--colors=off',
    '.',
  ]);
  await simple('Types of server, contract and scripts', ['tsc', '-p', 'tsconfig.node.json']);
  await simple('Types of the web app', ['tsc', '-p', 'tsconfig.web.json']);
  await simple('Types of the journeys', ['tsc', '-p', 'tsconfig.e2e.json']);
  await simple('Weight of the web app', ['node', 'scripts/web-weight.ts']);
  await unitTests();
  await journeys();
} finally {
  await rm(reports, { recursive: true, force: true });
}

const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  skipped: sum.skipped + count.skipped,
}));
if (total.skipped > 0) say(`\n${total.skipped} checks need root and were left out.`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** A check that either holds or does not. */
async function simple(name: string, command: string[]): Promise<void> {
  say(`\n${name}`);
  const isGood = (await run(command)) === 0;
  counts.push({ passed: Number(isGood), failed: Number(!isGood), skipped: 0 });
}

async function unitTests(): Promise<void> {
  say('\nUnit and API tests on a real PostgreSQL');
  const file = path.join(reports, 'unit.json');
  const code = await run(
    ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile=${file}`],
    { NO_COLOR: '1' },
  );
  const report = await readReport(file);
  counts.push(
    counted(code, {
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    }),
  );
}

async function journeys(): Promise<void> {
  say('\nJourneys in a real Chromium');
  try {
    environment.CHROMIUM_PATH = ensureChromium(say);
  } catch (error) {
    say((error as Error).message);
    counts.push({ passed: 0, failed: 1, skipped: 0 });
    return;
  }
  const file = path.join(reports, 'journeys.json');
  environment.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const code = await run(['playwright', 'test', '--reporter=line,json'], { FORCE_COLOR: '0' });
  const stats = (await readReport(file))?.stats;
  counts.push(
    counted(code, {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? 0,
      skipped: stats?.skipped ?? 0,
    }),
  );
}

/** A runner that fails without a failed test has failed all the same. */
function counted(code: number, count: Count): Count {
  const hasFailedSilently = count.failed === 0 && (code !== 0 || count.passed === 0);
  return hasFailedSilently ? { ...count, failed: 1 } : count;
}

async function readReport(file: string) {
  return readFile(file, 'utf8').then(JSON.parse, () => undefined);
}

function run([command = '', ...args]: string[], plain: NodeJS.ProcessEnv = {}): Promise<number> {
  // Reports stay plain where they are read by a machine; each runner has a word of its own for that.
  const env = process.stdout.isTTY ? environment : { ...environment, ...plain };
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** What is set outside must change nothing about the checks. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const inherited = { ...process.env };
  for (const name of environmentNames) delete inherited[name];
  return inherited;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
