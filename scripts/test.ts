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
  runBeside,
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
    formatCheck(),
    importCheck,
    ...typeChecksFor(),
    unusedCheck,
    ['Weight of the web app', 'node', 'scripts/web-weight.ts'],
  ];
  // All of them wait for servers and timeouts now and then: the others work meanwhile.
  const tested = tests();
  const walked = journeys(tested);
  counts.push(...(await runChecks(checks.map(inBackground))), await tested, await walked);
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
      ...['vitest', 'run', '--retry=2', '--maxWorkers=3', `--outputFile=${file}`],
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

async function journeys(tested: Promise<Count>): Promise<Count> {
  try {
    environment.CHROMIUM_PATH = ensureChromium(printLine);
  } catch (error) {
    printLine((error as Error).message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const first = await runJourneys('journeys.json', (command) => {
    const heading = tested.then(() => printLine('\nJourneys in a real Chromium'));
    return runBeside(heading, command);
  });
  if (first.failures.length === 0 || isTooManyRetried(first.failures)) return first.count;

  printLine('\nOnce more, alone and with a new server, what failed');
  const again = await runJourneys('again.json', (command) =>
    run([...command, '--last-failed', '--workers=1', '--retries=1'], { FORCE_COLOR: '0' }),
  );
  retried.journeys = first.failures.filter((name) => !again.failures.includes(name));
  return {
    passed: first.count.passed + again.count.passed,
    failed: again.count.failed,
    skipped: first.count.skipped,
  };
}

async function runJourneys(reportName: string, runCommand: (command: string[]) => Promise<number>) {
  const file = path.join(reports, reportName);
  environment.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const code = await runCommand(['playwright', 'test', '--workers=3', '--reporter=line,json']);
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
