import assert from 'node:assert/strict';
import { startLoad } from '#scripts/growth/load.ts';
import type { GrowthCheck } from '#scripts/growth/site.ts';

/** How much happens between the events, in acknowledged writes. */
export type Effort = { writers: number; between: number };

export const killUnderLoad = ({ writers, between }: Effort): GrowthCheck => ({
  name: 'kill -9 of one under load loses no acknowledged write',
  async run({ fleet }) {
    const load = await startLoad(fleet.address, writers);
    await load.further(between);
    await fleet.kill(0);
    const beforeKill = load.acknowledged();
    await load.further(between);
    await fleet.revive(0);
    await load.further(between);
    await load.stop();
    assert.ok(load.acknowledged() > beforeKill, 'the others did not go on');
    // What was under way at the killed one, and what the proxy sent before it noticed: few for each writer.
    assert.ok(load.failed.length <= writers * 3, load.failed.join('\n'));
    const { checked } = await load.verify();
    return `${checked} acknowledged, 0 lost, ${load.failed.length} cut off unanswered`;
  },
});

export const rollingRestart = ({ writers, between }: Effort, count?: number): GrowthCheck => ({
  name: 'Restarting them one by one fails no request',
  async run({ fleet }) {
    const load = await startLoad(fleet.address, writers);
    const restarts = count ?? fleet.size;
    for (let index = 0; index < restarts; index += 1) {
      await load.further(between);
      await fleet.restart(index);
    }
    await load.further(between);
    await load.stop();
    assert.deepEqual(load.failed, []);
    const { checked } = await load.verify();
    return `${restarts} restarts, ${checked} writes, 0 failed`;
  },
});
