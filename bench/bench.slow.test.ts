import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const all = path.join(import.meta.dirname, 'all.ts');

/** Its figures say nothing: a busy machine measures everybody else. That no answer fails, they do say. */
test('the measurements run in their short form', async () => {
  const run = promisify(execFile)(process.execPath, [all, '--quick', 'http', 'streams', 'writer']);
  const { stdout } = await run;
  expect(stdout).toContain('GET /api/saved-content, 20 items');
  expect(stdout).toContain('a bare Fastify route, the same bytes');
  expect(stdout).toMatch(/the database alone, \d+ statements/);
  expect(stdout).toContain('POST /api/generate, built-in writer');
  expect(stdout).toMatch(/^20 open streams/m);
  expect(stdout).toMatch(/^an article .* ms/m);
}, 300_000);

test('a measurement that does not exist is refused', async () => {
  const run = promisify(execFile)(process.execPath, [all, 'speed']);
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no measurement "speed"'),
  });
});
