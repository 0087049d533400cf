import { setTimeout as wait } from 'node:timers/promises';
import { eventually, inSeconds } from '#server/testing/eventually.ts';
import { createFindings } from '#server/testing/findings.ts';
import { embeddedIn, openStore, postgresIn } from '#server/testing/store.ts';
import { isUp, statusOf, type TestServer, untilReady } from '#server/testing/test-server.ts';
import { checkHalves } from './harness/checks.ts';
import type { FaultPlan } from './harness/plan.ts';
import { checkPromises } from './harness/promises.ts';
import type { FaultResult } from './harness/result.ts';
import { checkDisk } from './harness/sweep.ts';
import { gatherCrowd } from './harness/writers.ts';

/**
 * SIGKILL of the server's own PostgreSQL while agents write: of its first process and, every other
 * time, of one that serves a connection. The server goes on and is never restarted.
 */
export async function killDatabase(server: TestServer, plan: FaultPlan): Promise<FaultResult> {
  const findings = createFindings();
  const crowd = await gatherCrowd(server, findings, plan.agents);
  const readyAfter: number[] = [];
  const stop = crowd.write();
  for (let round = 0; round < plan.kills; round += 1) {
    const before = crowd.acknowledged();
    await eventually(
      'some writes are done',
      async () => crowd.acknowledged() >= before + 4 * plan.agents,
    );
    await wait(Math.random() * 300);
    await killOne(server, round % 2 === 0);
    findings.expect((await statusOf(server, '/api/health')) === 200, '/api/health was not ok');
    readyAfter.push(await untilReady(server));
  }
  const before = crowd.acknowledged();
  await eventually('writing goes on', async () => crowd.acknowledged() >= before + 4 * plan.agents);
  await stop();
  findings.expect(isUp({ process: server.process() }), 'the server died with its database');

  const store = openStore(embeddedIn(server.dataDir));
  await checkPromises(crowd.agents, store, findings);
  await checkHalves(store, findings);
  const { files, swept } = await checkDisk(server.dataDir, store, findings);
  await store.close();

  const { acknowledged, refused } = crowd.counts();
  return {
    fault: 'SIGKILL of its PostgreSQL in mid-write',
    times: plan.kills,
    meanwhile: `${acknowledged} writes acknowledged, ${refused} refused with 503 and words; /api/health ok`,
    afterwards: `every acknowledged write is there; ${files} rows with their files, ${swept} stray files swept; without a restart ready again after ${inSeconds(readyAfter)}`,
    problems: findings.problems(),
  };
}

async function killOne({ dataDir }: TestServer, isFirst: boolean): Promise<void> {
  const first = postgresIn(dataDir);
  if (isFirst && first) process.kill(first, 'SIGKILL');
  if (isFirst) return;
  const store = openStore(embeddedIn(dataDir));
  const [backend] = await store.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'
     and pid <> pg_backend_pid() order by state = 'active' desc limit 1`,
  );
  if (backend) process.kill(backend.pid, 'SIGKILL');
  await store.close().catch(() => {});
}
