import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { JSONReport } from '@playwright/test/reporter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failedJourneys, isTooManyRetried, summarizeRetried } from './second-attempts.ts';

const root = path.join(import.meta.dirname, '..');
const unsteady = path.join(import.meta.dirname, 'testing/unsteady');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'porchlight-second-attempts-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a unit test that passes when tried again is named', async () => {
  const file = path.join(folder, 'unit.json');
  const reporter = path.join(import.meta.dirname, 'second-attempts.ts');
  await runTool('vitest', ['run', '--retry=1', `--reporter=${reporter}`], {
    config: 'vitest.config.ts',
    env: { RETRIED_TESTS_FILE: file },
  });

  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
    'unit.ts > two tests > passes at the second attempt',
  ]);
});

test('a journey that failed is named, and tried again without the others', async () => {
  const file = path.join(folder, 'journeys.json');
  const runJourneys = async (...options: string[]) => {
    await runTool('playwright', ['test', '--reporter=json', ...options], {
      config: 'playwright.config.ts',
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        FIRST_ATTEMPT_FILE: path.join(folder, 'attempted'),
      },
    }).catch(() => undefined);
    return JSON.parse(await readFile(file, 'utf8')) as JSONReport;
  };

  const first = await runJourneys();
  expect(failedJourneys(first)).toEqual([
    'journey.ts > two journeys > passes at the second attempt (desktop)',
  ]);
  const again = await runJourneys('--last-failed', '--workers=1', '--retries=1');
  expect(failedJourneys(again)).toEqual([]);
  expect(again.stats).toMatchObject({ expected: 1, unexpected: 0, skipped: 0 });
});

test('what needed a second attempt is listed; more than two journeys are too many', () => {
  expect(summarizeRetried({ tests: ['a', 'b'], journeys: ['d'] }).join('\n')).toBe(
    '\nThese tests needed a second attempt:\n  a\n  b\n\nThese journeys needed a second attempt:\n  d',
  );
  expect(summarizeRetried({ tests: [], journeys: [] })).toEqual([]);
  expect(isTooManyRetried(Array(2).fill('d'))).toBe(false);
  expect(isTooManyRetried(Array(3).fill('d'))).toBe(true);
});

/** As it is called from a shell: the runner of this test leaves variables that the inner one would read. */
async function runTool(
  name: string,
  args: string[],
  { config, env }: { config: string; env: NodeJS.ProcessEnv },
): Promise<void> {
  const { PATH, HOME } = process.env;
  await promisify(execFile)(
    path.join(root, 'node_modules/.bin', name),
    [...args, '--config', path.join(unsteady, config)],
    { cwd: root, env: { PATH, HOME, ...env } },
  );
}
