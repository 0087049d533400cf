import { expect, test } from 'vitest';
import { runScript } from '#server/testing/run-script.ts';

/** The short form of `npm run faults`: one kill of each kind and every fault that is soon over. */
test('nothing acknowledged is lost and nothing is half-written, whatever breaks', async () => {
  const { code, output } = await runScript('faults/run.ts', '--quick');
  expect(code, output).toBe(0);
  expect(output).toContain('SIGKILL of the server in mid-write');
}, 600_000);
