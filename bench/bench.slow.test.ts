import { expect, test } from 'vitest';
import { runScript } from '#server/testing/run-script.ts';

/** Its figures say nothing: a busy machine measures everybody else. That no answer fails, they do say. */
test('the measurements run in their short form', async () => {
  const run = await runScript('bench/all.ts', '--quick', 'http', 'streams', 'writer');
  expect(run.code, run.output).toBe(0);
  expect(run.output).toContain('GET /api/saved-content, 4 items');
  expect(run.output).toContain('a bare Fastify route, the same bytes');
  expect(run.output).toMatch(/the database alone, \d+ statements/);
  expect(run.output).toContain('POST /api/generate, built-in writer');
  expect(run.output).toMatch(/^6 open streams/m);
  expect(run.output).toMatch(/^an article .* ms/m);
}, 300_000);

test('a measurement that does not exist is refused', async () => {
  const { code, output } = await runScript('bench/all.ts', 'speed');
  expect(code).toBe(2);
  expect(output).toContain('There is no measurement "speed"');
});
