import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retriedJourneys, summarizeRetried } from './second-attempts.ts';

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

test('a journey that passes when tried again is named', async () => {
  const file = path.join(folder, 'journeys.json');
  await runTool('playwright', ['test', '--reporter=json'], {
    config: 'playwright.config.ts',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });

  expect(retriedJourneys(JSON.parse(await readFile(file, 'utf8')))).toEqual([
    'journey.ts > two journeys > passes at the second attempt (desktop)',
  ]);
});

test('journeys with a second attempt are named, more than ten fail the run, tests never do', () => {
  const two = summarizeRetried({ tests: ['a', 'b', 'c'], journeys: ['d', 'e'] });
  expect(two.isFailure).toBe(false);
  expect(two.lines.join('\n')).toBe(
    '\nThese tests needed a second attempt:\n  a\n  b\n  c\n\nThese journeys needed a second attempt:\n  d\n  e',
  );

  const eleven = summarizeRetried({ tests: [], journeys: Array(11).fill('d') });
  expect(eleven.isFailure).toBe(true);
  expect(eleven.lines.at(-1)).toBe(
    '\nMore than 10 journeys needed a second attempt, which counts as a failure.',
  );
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
