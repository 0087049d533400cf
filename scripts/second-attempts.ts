import { writeFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Reporter, TestCase } from 'vitest/node';

/** The names of what failed once and then passed. */
export type Retried = { tests: string[]; journeys: string[] };

/** More of them than a busy machine explains: `npm test` fails. */
const maxRetriedJourneys = 10;

export function summarizeRetried(retried: Retried): { lines: string[]; isFailure: boolean } {
  const isFailure = retried.journeys.length > maxRetriedJourneys;
  const lines = Object.entries(retried).flatMap(([kind, names]) =>
    names.length > 0
      ? [`\nThese ${kind} needed a second attempt:`, ...names.map((name) => `  ${name}`)]
      : [],
  );
  if (isFailure) {
    lines.push(
      `\nMore than ${maxRetriedJourneys} journeys needed a second attempt, which counts as a failure.`,
    );
  }
  return { lines, isFailure };
}

/** The journeys of a Playwright report that failed and then passed. */
export function retriedJourneys(report: JSONReport): string[] {
  return report.suites.flatMap((suite) => retriedIn(suite, []));
}

function retriedIn(suite: JSONReportSuite, parents: string[]): string[] {
  const path = [...parents, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${[...path, title].join(' > ')} (${projectName})`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => retriedIn(inner, path))];
}

/** A Vitest reporter that writes the names of tests that failed and then passed, which the JSON reporter leaves out. */
// biome-ignore lint/style/noDefaultExport: Vitest reads the default export of a reporter
export default class RetriedTests implements Reporter {
  #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) {
      this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
    }
  }

  onTestRunEnd(): void {
    const file = process.env.RETRIED_TESTS_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.#names));
  }
}
