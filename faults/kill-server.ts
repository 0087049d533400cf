import { setTimeout as wait } from 'node:timers/promises';
import { eventually, inSeconds } from '#server/testing/eventually.ts';
import { createFindings } from '#server/testing/findings.ts';
import { embeddedIn, openStore } from '#server/testing/store.ts';
import { type TestServer, untilReady } from '#server/testing/test-server.ts';
import { checkHalves } from './harness/checks.ts';
import type { FaultPlan } from './harness/plan.ts';
import { checkPromises } from './harness/promises.ts';
import type { FaultResult } from './harness/result.ts';
import { checkDisk } from './harness/sweep.ts';
import { type Agent, gatherCrowd } from './harness/writers.ts';

/** SIGKILL of the server while agents write, again and again, on one DATA_DIR. */
export async function killServer(server: TestServer, plan: FaultPlan): Promise<FaultResult> {
  const findings = createFindings();
  const crowd = await gatherCrowd(server, findings, plan.agents);
  const readyAfter: number[] = [];
  for (let round = 0; round < plan.kills; round += 1) {
    const before = crowd.acknowledged();
    const stop = crowd.write();
    await eventually(
      'some writes are done',
      async () => crowd.acknowledged() >= before + 4 * plan.agents,
    );
    await wait(Math.random() * 300);
    await server.kill();
    await stop();
    const start = performance.now();
    await server.start();
    await untilReady(server);
    readyAfter.push(performance.now() - start);
  }

  const store = openStore(embeddedIn(server.dataDir));
  await checkPromises(crowd.agents, store, findings);
  if (plan.isPatient) await repeatCutOff(crowd.agents);
  await checkPromises(crowd.agents, store, findings);
  await checkHalves(store, findings);
  const { files, swept } = await checkDisk(server.dataDir, store, findings);
  await store.close();

  const { acknowledged, cutOff } = crowd.counts();
  return {
    fault: 'SIGKILL of the server in mid-write',
    times: plan.kills,
    meanwhile: `${acknowledged} writes acknowledged, ${cutOff} cut off without an answer`,
    afterwards: `every acknowledged write is there; ${files} rows with their files, ${swept} stray files swept; ready again after ${inSeconds(readyAfter)}`,
    problems: findings.problems(),
  };
}

/** As a browser does whose connection broke: the same call with the same key, which is done once. */
async function repeatCutOff(agents: Agent[]): Promise<void> {
  await Promise.all(
    agents.flatMap(({ caller, ledger }) =>
      ledger.cutOff.map(({ key, body }) => caller.post('/api/saved-content', body, { key })),
    ),
  );
}
