import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { inSeconds } from '#server/testing/eventually.ts';
import { createFindings, type Findings } from '#server/testing/findings.ts';
import { embeddedIn, openStore } from '#server/testing/store.ts';
import {
  isUp,
  makeDataDir,
  startTestServer,
  statusOf,
  untilReady,
} from '#server/testing/test-server.ts';
import { messageOf, registerCaller, type SteadyCaller } from './harness/caller.ts';
import { checkHalves } from './harness/checks.ts';
import type { FaultPlan } from './harness/plan.ts';
import type { FaultResult } from './harness/result.ts';
import { mountSmallDisk } from './harness/small-disk.ts';

const fault = 'The disk of the database is full';

/** All of DATA_DIR on a small disk that fills up while an agent writes, and gets room again. */
export async function fillDatabase(plan: FaultPlan): Promise<FaultResult | undefined> {
  const dataDir = await makeDataDir();
  const disk = await mountSmallDisk(dataDir, 160, '0755');
  if (!disk) return undefined;
  const server = await startTestServer({}, dataDir);
  const findings = createFindings();
  try {
    const caller = await registerCaller(server);
    const kept = new Map<number, string>();
    await save(caller, kept, findings);
    const makeRoom = await disk.fill();
    const end = performance.now() + plan.away;
    let refused = 0;
    const store = openStore(embeddedIn(dataDir));
    while (performance.now() < end || refused === 0) {
      if (!(await save(caller, kept, findings))) refused += 1;
      const health = await statusOf(server, '/api/health');
      findings.expect(health === 200, `/api/health said ${health} with a full disk`);
      // Its log wants a new file as well, without which PostgreSQL does not go on.
      await store.query('select pg_switch_wal()').catch(() => {});
      await wait(20);
    }
    const ready = await statusOf(server, '/api/ready');
    findings.expect(ready === 503, `/api/ready said ${ready} with a full disk`);
    await makeRoom();
    const start = performance.now();
    await untilReady(server);
    while (!(await save(caller, kept, findings))) await wait(50);
    const writesAfter = performance.now() - start;

    findings.expect(isUp({ process: server.process() }), 'the server died of a full disk');
    await checkKept(caller, kept, findings);
    await checkHalves(store, findings);
    await store.close();
    return {
      fault,
      times: 1,
      meanwhile: `${refused} writes refused with 503 and words; /api/health ok`,
      afterwards: `${kept.size} acknowledged writes are there; with room again writing works after ${inSeconds([writesAfter])}, without a restart`,
      problems: findings.problems(),
    };
  } finally {
    await server.close();
    await disk.close();
    await rm(dataDir, { recursive: true });
  }
}

async function save(
  caller: SteadyCaller,
  kept: Map<number, string>,
  findings: Findings,
): Promise<boolean> {
  const title = `Spring market ${randomUUID()}`;
  // Long and without repetition, so that a disk fills.
  const content = `<p>${Array.from({ length: 2_000 }, () => randomUUID()).join(' ')}</p>`;
  const answer = await caller.post('/api/saved-content', { title, content });
  if (answer.status === 201) {
    kept.set((answer.body as { id: number }).id, title);
    return true;
  }
  findings.expect(
    answer.status === 503 && messageOf(answer).startsWith('Porchlight '),
    `a full disk was answered ${answer.status} "${messageOf(answer)}"`,
  );
  return false;
}

async function checkKept(
  caller: SteadyCaller,
  kept: Map<number, string>,
  findings: Findings,
): Promise<void> {
  for (const [id, title] of kept) {
    const { status, body } = await caller.get(`/api/saved-content/${id}`);
    const isThere = status === 200 && (body as { title: string }).title === title;
    findings.expect(isThere, 'an acknowledged save was lost');
  }
}
