import { setTimeout as wait } from 'node:timers/promises';
import { inSeconds } from '#server/testing/eventually.ts';
import { createFindings, type Findings } from '#server/testing/findings.ts';
import type { SilentRelay } from '#server/testing/silent-relay.ts';
import { embeddedIn, openStore, postgresIn, type TestStore } from '#server/testing/store.ts';
import { isUp, statusOf, type TestServer, untilReady } from '#server/testing/test-server.ts';
import { messageOf, registerCaller, type SteadyCaller } from './harness/caller.ts';
import type { FaultPlan } from './harness/plan.ts';
import { checkPromises } from './harness/promises.ts';
import type { FaultResult } from './harness/result.ts';
import { gatherCrowd } from './harness/writers.ts';

/** The server's own PostgreSQL is killed as often as it comes back, for a while. */
export async function keepKillingDatabase(
  server: TestServer,
  plan: FaultPlan,
): Promise<FaultResult> {
  return whileAway(server, plan, {
    fault: 'Its PostgreSQL killed whenever it comes back',
    async isGone() {
      const end = performance.now() + plan.away;
      while (performance.now() < end) {
        const first = postgresIn(server.dataDir);
        if (first) tryToKill(first);
        await wait(20);
      }
    },
    openStore: () => openStore(embeddedIn(server.dataDir)),
  });
}

/** A PostgreSQL of the company is stopped, and started again later. */
export async function stopDatabase(
  server: TestServer,
  plan: FaultPlan,
  database: { stop(): Promise<void>; start(): Promise<void>; openStore(): TestStore },
): Promise<FaultResult> {
  return whileAway(server, plan, {
    fault: 'A PostgreSQL of the company stopped and started',
    async isGone() {
      await database.stop();
      await wait(plan.away);
      await database.start();
    },
    openStore: database.openStore,
  });
}

/**
 * One that accepts everything and answers nothing, as behind a network that swallows it. That lasts
 * longer than the server waits for a word and for a new connection after that.
 */
export async function silenceDatabase(
  server: TestServer,
  plan: FaultPlan,
  { relay, openStore: open }: { relay: SilentRelay; openStore(): TestStore },
): Promise<FaultResult> {
  const away = 45_000;
  return whileAway(
    server,
    { ...plan, away },
    {
      fault: 'A PostgreSQL of the company that never answers',
      async isGone() {
        relay.fallSilent();
        await wait(away);
        relay.speak();
      },
      openStore: open,
    },
  );
}

type Absence = { fault: string; isGone(): Promise<void>; openStore(): TestStore };

async function whileAway(
  server: TestServer,
  plan: FaultPlan,
  { fault, isGone, openStore: open }: Absence,
): Promise<FaultResult> {
  const findings = createFindings();
  const crowd = await gatherCrowd(server, findings, plan.agents);
  const observer = await registerCaller(server);
  const stop = crowd.write();
  await wait(300);
  const gone = isGone();
  // Whatever is under way ends first.
  await wait(plan.away / 2);
  await observe(server, observer, findings);
  await gone;
  const readyAfter = await untilReady(server);
  const before = crowd.acknowledged();
  while (crowd.acknowledged() < before + 4 * plan.agents) await wait(25);
  await stop();

  findings.expect(isUp({ process: server.process() }), 'the server died with its database');
  const store = open();
  await checkPromises(crowd.agents, store, findings);
  await store.close();
  const { acknowledged, refused } = crowd.counts();
  return {
    fault: `${fault}, ${plan.away / 1000} s`,
    times: 1,
    meanwhile: `${refused} writes refused with 503 and words, /api/ready 503, /api/health ok`,
    afterwards: `${acknowledged} acknowledged writes are there, everybody still signed in; without a restart ready after ${inSeconds([readyAfter])}`,
    problems: findings.problems(),
  };
}

async function observe(
  server: TestServer,
  caller: SteadyCaller,
  findings: Findings,
): Promise<void> {
  const health = await statusOf(server, '/api/health');
  findings.expect(health === 200, `/api/health said ${health} while the database was away`);
  const ready = await statusOf(server, '/api/ready');
  findings.expect(ready === 503, `/api/ready said ${ready} while the database was away`);
  const answer = await caller.get('/api/saved-content');
  findings.expect(
    answer.status === 503 && messageOf(answer).startsWith('Porchlight cannot reach its database'),
    `a page was answered ${answer.status} "${messageOf(answer)}" while the database was away`,
  );
  const page = await statusOf(server, '/');
  findings.expect(page === 200, `the web app itself was answered ${page}`);
}

function tryToKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
