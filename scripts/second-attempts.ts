import { writeFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Reporter, TestCase } from 'vitest/node';

/** The names of what failed once and then passed. */
export type Retried = { tests: string[]; journeys: string[] };

/** More than this are not explained by a busy machine: `npm test` fails without a second attempt. */
const maxRetriedJourneys = 2;

export function isTooManyRetried(journeys: string[]): boolean {
  return journeys.length > maxRetriedJourneys;
}

export function summarizeRetried(retried: Retried): string[] {
  return Object.entries(retried).flatMap(([kind, names]) =>
    names.length > 0
      ? [`\nThese ${kind} needed a second attempt:`, ...names.map((name) => `  ${name}`)]
      : [],
  );
}

/** The journeys of a Playwright report that failed. */
export function failedJourneys(report: JSONReport): string[] {
  return report.suites.flatMap((suite) => failedIn(suite, []));
}

function failedIn(suite: JSONReportSuite, parents: string[]): string[] {
  const path = [...parents, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${[...path, title].join(' > ')} (${projectName})`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedIn(inner, path))];
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
