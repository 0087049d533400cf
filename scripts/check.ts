import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentNames } from '#server/config.ts';
import { ensureChromium } from './chromium.ts';

/** Everything that checks the project, one step after another, with one line of figures at the end. */

type Count = { passed: number; failed: number; skipped: number };

const reports = await mkdtemp(path.join(tmpdir(), 'porchlight-check-'));
const environment = ownEnvironment();
const isShown = process.stdout.isTTY;
const counts: Count[] = [];

try {
  await plainChecks([
    ['Format and lint', 'biome', 'ci', `--colors=${isShown ? 'force' : 'off'}`, '.'],
    ['Imports', 'node', 'scripts/imports.ts'],
    ['Types of server, contract and scripts', 'tsc', '-p', 'tsconfig.node.json'],
    ['Types of the web app', 'tsc', '-p', 'tsconfig.web.json'],
    ['Types of the journeys', 'tsc', '-p', 'tsconfig.e2e.json'],
    ['Weight of the web app', 'node', 'scripts/web-weight.ts'],
  ]);
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

/** Those that either hold or do not, with little to wait for: all at once, and told one after another. */
async function plainChecks(checks: [name: string, ...command: string[]][]): Promise<void> {
  const running = checks.map(([name, ...command]) => ({ name, ended: listen(command) }));
  for (const { name, ended } of running) {
    const { code, output } = await ended;
    say(`\n${name}\n${output}`.trimEnd());
    counts.push({ passed: Number(code === 0), failed: Number(code !== 0), skipped: 0 });
  }
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

function run(command: string[], plain: NodeJS.ProcessEnv = {}): Promise<number> {
  // Reports stay plain where they are read by a machine; each runner has a word of its own for that.
  const env = isShown ? environment : { ...environment, ...plain };
  return exitCode(start(command, { stdio: ['ignore', 'inherit', 'inherit'], env }));
}

/** What a command says, kept until it is its turn. */
async function listen(command: string[]): Promise<{ code: number; output: string }> {
  const child = start(command, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { code: await exitCode(child), output };
}

function start([command = '', ...args]: string[], options: SpawnOptions): ChildProcess {
  return spawn(command, args, options);
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
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
