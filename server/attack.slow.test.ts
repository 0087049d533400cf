import { expect, test } from 'vitest';
import { runScript } from '#server/testing/run-script.ts';

/**
 * The short form of `npm run attack`: one small attack of each kind. How long others wait is judged in
 * the full one alone, where nothing else runs. Attackers have addresses that only Linux gives away.
 */
test.runIf(process.platform === 'linux')(
  'hostile calls are refused with a sentence in a small answer, and the server goes on',
  async () => {
    const { code, output } = await runScript('attack/run.ts', '--quick');
    expect(code, output).toBe(0);
    expect(output).toMatch(/^(\d+) of \1 hold\.$/m);
  },
  600_000,
);
