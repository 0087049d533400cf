import { setTimeout as wait } from 'node:timers/promises';
import { createFindings, type Findings } from '#server/testing/findings.ts';
import type { TestStore } from '#server/testing/store.ts';
import { type TestServer, untilReady } from '#server/testing/test-server.ts';
import { registerCaller, type SteadyCaller } from './harness/caller.ts';
import type { FaultPlan } from './harness/plan.ts';
import type { Receivers } from './harness/receivers.ts';
import type { FaultResult } from './harness/result.ts';

/** Two processes on one database, and what they publish to. */
export type Publishing = {
  servers: [TestServer, TestServer];
  receivers: Receivers;
  database: { stop(): Promise<void>; start(): Promise<void>; openStore(): TestStore };
};

/**
 * Processes and database are killed while pieces go out, among other moments between "taken there" and "written here".
 * Every piece is there once, and its entry says so.
 */
export async function killWhilePublishing(
  publishing: Publishing,
  plan: FaultPlan,
): Promise<FaultResult> {
  const { servers, receivers, database } = publishing;
  const findings = createFindings();
  const pieces = plan.isPatient ? 300 : 20;
  let store = database.openStore();
  const agents = await planPieces(servers[0], receivers, { pieces, agents: 2 });
  await makeDue(store, { within: plan.isPatient ? 90 : 3 });

  let kills = 0;
  let unwritten = 0;
  for (let round = 0; round < (plan.isPatient ? 12 : 1); round += 1) {
    if ((await countOpen(store)) === 0) break;
    if (round % 4 === 0) {
      unwritten += await killAfterAcceptance(publishing);
      kills += 2;
    } else if (round % 4 === 3) {
      await store.close();
      await database.stop();
      await wait(2_000);
      await database.start();
      store = database.openStore();
    } else {
      await wait(Math.random() * 1_000);
      await restart(servers[round % 2] ?? servers[0]);
      kills += 1;
    }
    // With both processes gone nobody is at work: their time may be over at once.
    if (!plan.isPatient) await endAttempts(store);
    await Promise.all(servers.map((server) => untilReady(server)));
  }
  await untilSettled(store, plan.isPatient ? 10 * 60_000 : 60_000);
  await checkOnce(agents, { store, receivers }, findings);
  await store.close();

  return {
    fault: 'Two processes and their PostgreSQL killed while they publish',
    times: kills,
    meanwhile: `${pieces} pieces due on WordPress and a webhook; ${unwritten} were taken there when the process was killed that waited for the answer`,
    afterwards: `every piece is there once, its entry says published; ${receivers.repeated()} deliveries to the webhook came again under their id`,
    problems: findings.problems(),
  };
}

/** Many pieces for one minute, to places that take their time. */
export async function publishAtOnce({
  servers,
  receivers,
  database,
}: Publishing): Promise<FaultResult> {
  const pieces = 500;
  const findings = createFindings();
  const store = database.openStore();
  receivers.answerAfter(150);
  const before = receivers.repeated();
  const agents = await planPieces(servers[0], receivers, { pieces, agents: 5 });
  await makeDue(store, { within: 0 });
  const start = performance.now();
  await untilSettled(store, 10 * 60_000);
  const seconds = (performance.now() - start) / 1_000;
  receivers.answerAfter(0);
  await checkOnce(agents, { store, receivers }, findings);
  findings.expect(receivers.repeated() === before, 'a webhook had a piece twice');
  await store.close();
  return {
    fault: `${pieces} pieces of five agents due in the same minute, two processes`,
    times: 1,
    meanwhile: 'WordPress and a webhook take 150 ms for every answer',
    afterwards: `every piece is there once; all of them within ${seconds.toFixed(0)} s`,
    problems: findings.problems(),
  };
}

type Planner = { caller: SteadyCaller; ids: number[] };

/** Half of each agent's pieces go to WordPress, half to the webhook. */
async function planPieces(
  server: TestServer,
  receivers: Receivers,
  { pieces, agents }: { pieces: number; agents: number },
): Promise<Planner[]> {
  return Promise.all(
    Array.from({ length: agents }, async () => {
      const caller = await registerCaller(server);
      const made = async (path: string, body: object) => {
        const { status, body: answer } = await caller.post(path, body);
        if (status < 200 || status > 299) throw new Error(`${path}: ${JSON.stringify(answer)}`);
        return answer as { id: number; connection?: { id: number } };
      };
      const piece = { title: 'Three porches', content: '<p>Come by.</p>', hashtags: ['porches'] };
      const { id: contentId } = await made('/api/saved-content', piece);
      const places = [];
      for (const [channel, values] of Object.entries(receivers.channels)) {
        const { connection } = await made('/api/channels', { channel, values });
        places.push({ channel, connectionId: connection?.id });
      }
      const time = { localTime: '2035-06-04T09:00', zone: 'America/Chicago' };
      const ids: number[] = [];
      for (let index = 0; index < pieces / agents; index += 1) {
        const entry = { contentId, ...places[index % places.length], ...time };
        ids.push((await made('/api/plan', entry)).id);
      }
      return { caller, ids };
    }),
  );
}

/** Their time comes at some moment of the next seconds, and with it their reminders. */
async function makeDue(store: TestStore, { within }: { within: number }): Promise<void> {
  await store.query(
    `with times as materialized (
       select id, now() + random() * interval '${within} seconds' as at from plan_entries where state = 'planned'
     ), due as (
       update plan_entries e set publish_at = at, run_at = at from times where times.id = e.id returning e.id, at
     )
     update jobs.job set start_after = at from due where name = 'plan' and data ->> 'id' = due.id::text`,
  );
}

/** Kills both when a post was taken whose answer is still to come, as long as there are posts to come. */
async function killAfterAcceptance({ servers, receivers }: Publishing): Promise<number> {
  const before = receivers.accepted();
  const posted = receivers.posted();
  receivers.holdAnswers();
  for (let turn = 0; turn < 1_000 && receivers.posted() === posted; turn += 1) await wait(10);
  const unwritten = receivers.accepted() - before;
  await Promise.all(servers.map((server) => server.kill()));
  receivers.answerAgain();
  await Promise.all(servers.map((server) => server.start()));
  return unwritten;
}

async function restart(server: TestServer): Promise<void> {
  await server.kill();
  await server.start();
}

/** As if the time of every try were over. */
async function endAttempts(store: TestStore): Promise<void> {
  await lookNow(store, `state = 'publishing'`);
}

/** Has entries looked at now, as if their next look had come. */
async function lookNow(store: TestStore, which: string): Promise<void> {
  await store.query(
    `with due as (update plan_entries set run_at = now() where ${which} and run_at > now() returning id)
     update jobs.job set start_after = now() from due
     where name = 'plan' and state < 'active' and data ->> 'id' = due.id::text`,
  );
}

async function countOpen(store: TestStore): Promise<number> {
  const [row] = await store.query<{ open: number }>(
    `select count(*)::int as open from plan_entries where state in ('planned', 'publishing')`,
  );
  return row?.open ?? 0;
}

/** Until nothing is left to be done. Tries that were cut off take their two minutes, pauses are cut short. */
async function untilSettled(store: TestStore, atMost: number): Promise<void> {
  const end = performance.now() + atMost;
  while (performance.now() < end && (await countOpen(store)) > 0) {
    await lookNow(store, `state = 'planned' and problem is not null`);
    await wait(250);
  }
}

/** What agents see on their plan is what readers see. */
async function checkOnce(
  agents: Planner[],
  { store, receivers }: { store: TestStore; receivers: Receivers },
  findings: Findings,
): Promise<void> {
  const ids = agents.flatMap((agent) => agent.ids);
  type Row = { state: string; channel: string; key: string; remoteId: string; reason: string };
  const rows = await store.query<Row>(
    `select state, channel, key, remote_id as "remoteId", problem ->> 'code' as reason
     from plan_entries where id in (${ids.join(',')})`,
  );
  findings.expect(rows.length === ids.length, 'an entry is gone');
  const postIds = receivers.postIds();
  for (const { state, channel, key, remoteId, reason } of rows) {
    const times = receivers.timesSeen(channel, key);
    const told = reason ? `${state} (${reason})` : state;
    findings.expect(
      state === 'published',
      `an entry says ${told}, its piece is there ${times} times`,
    );
    findings.expect(times === 1, `a piece is on ${channel} ${times} times`);
    if (channel !== 'wordpress' || state !== 'published') continue;
    findings.expect(postIds.has(remoteId), 'an entry names a post that is not there');
  }
}
