// npm test: everything that checks the project, with one line of figures at the end.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { ensureChromium } from './chromium.ts';
import {
  type Check,
  type Count,
  environment,
  finish,
  formatCheck,
  importCheck,
  inBackground,
  printLine,
  run,
  runChecks,
  typeChecksFor,
  unusedCheck,
} from './run-checks.ts';
import {
  failedJourneys,
  isTooManyRetried,
  type Retried,
  summarizeRetried,
} from './second-attempts.ts';

const reports = await mkdtemp(path.join(tmpdir(), 'porchlight-check-'));
const counts: Count[] = [];
const retried: Retried = { tests: [], journeys: [] };

try {
  const checks: Check[] = [
    formatCheck,
    importCheck,
    ...typeChecksFor(),
    unusedCheck,
    ['Weight of the web app', 'node', 'scripts/web-weight.ts'],
  ];
  // The first tests wait for servers more than they work.
  const [tested, checked] = await Promise.all([tests(), runChecks(checks.map(inBackground))]);
  counts.push(...checked, tested);
  counts.push(await journeys());
} finally {
  await rm(reports, { recursive: true, force: true });
}

for (const line of summarizeRetried(retried)) printLine(line);
finish(counts);

async function tests(): Promise<Count> {
  printLine('\nUnit, API and slow tests, with a real PostgreSQL');
  const file = path.join(reports, 'tests.json');
  const retriedFile = path.join(reports, 'retried.json');
  environment.RETRIED_TESTS_FILE = retriedFile;
  const reporters = ['dot', 'json', path.join(import.meta.dirname, 'second-attempts.ts')];
  const code = await run(
    [
      ...['vitest', 'run', '--retry=2', `--outputFile=${file}`],
      ...reporters.map((name) => `--reporter=${name}`),
    ],
    { NO_COLOR: '1' },
  );
  retried.tests = (await readReport(retriedFile)) ?? [];
  const report = await readReport(file);
  return counted(code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

async function journeys(): Promise<Count> {
  printLine('\nJourneys in a real Chromium');
  try {
    environment.CHROMIUM_PATH = ensureChromium(printLine);
  } catch (error) {
    printLine((error as Error).message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const first = await runJourneys('journeys.json');
  if (first.failures.length === 0 || isTooManyRetried(first.failures)) return first.count;

  printLine('\nOnce more, alone and with a new server, what failed');
  const again = await runJourneys('again.json', '--last-failed', '--workers=1', '--retries=1');
  retried.journeys = first.failures.filter((name) => !again.failures.includes(name));
  return {
    passed: first.count.passed + again.count.passed,
    failed: again.count.failed,
    skipped: first.count.skipped,
  };
}

async function runJourneys(reportName: string, ...options: string[]) {
  const file = path.join(reports, reportName);
  environment.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const command = ['playwright', 'test', '--reporter=line,json', ...options];
  const code = await run(command, { FORCE_COLOR: '0' });
  const report: JSONReport | undefined = await readReport(file);
  const stats = report?.stats;
  return {
    failures: report ? failedJourneys(report) : [],
    count: counted(code, {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: stats?.unexpected ?? 0,
      skipped: stats?.skipped ?? 0,
    }),
  };
}

/** A runner that fails without a failed test has failed all the same. */
function counted(code: number, count: Count): Count {
  const hasFailedSilently = count.failed === 0 && (code !== 0 || count.passed === 0);
  return hasFailedSilently ? { ...count, failed: 1 } : count;
}

async function readReport(file: string) {
  return readFile(file, 'utf8').then(JSON.parse, () => undefined);
}
