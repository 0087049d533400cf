import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from '#server/testing/child.ts';
import { createFindings } from '#server/testing/findings.ts';
import { embeddedIn, openStore } from '#server/testing/store.ts';
import { isUp, type TestServer } from '#server/testing/test-server.ts';
import { attackUserOf, registerAttackUser } from './attack-user.ts';
import { type HttpAnswer, jsonOf, sendCall } from './client.ts';
import { judgeAnswers, judgeOthers, type ProbeResult } from './judge.ts';
import type { LightJob, LightResult } from './light-calls.ts';
import type { Probe, ProbeContext } from './probe.ts';
import { untilIdle, watchProcess } from './watch.ts';

/** What a run has for all its probes. */
export type AttackRun = {
  server: TestServer;
  /** The process of the other user. */
  lightCaller: Child;
  isQuick: boolean;
  provider?: ProbeContext['provider'];
};

export const adminPassword = 'the porch light is on';

/** Milliseconds after which an attack is broken off. */
const attackAtMost = 240_000;

/** Attacks once, with somebody else at work meanwhile, and judges. */
export async function runProbe(stage: AttackRun, probe: Probe): Promise<ProbeResult> {
  const { name, what } = probe;
  const { server, isQuick } = stage;
  if (!isUp({ process: server.process() })) await server.start();
  const findings = createFindings();
  const notes: string[] = [];
  const scene = sceneOf(stage, {
    expect: findings.expect,
    note: (words) => void notes.push(words),
  });
  let measured = nothingMeasured;
  try {
    measured = await measure(stage, scene, await probe.prepare(scene));
  } catch (error) {
    findings.expect(false, `it could not be done: ${(error as Error).message}`);
  }
  const problems = [
    ...findings.problems(),
    ...judgeAnswers(probe, measured.answers),
    ...judgeOthers(measured.others, isQuick),
  ];
  return { name, what, ...measured, notes, problems };
}

type Measured = Pick<ProbeResult, 'answers' | 'others' | 'cpu' | 'peak'>;

const nothingMeasured: Measured = {
  ...{ answers: [], cpu: 0, peak: 0 },
  others: { calls: 0, median: 0, longest: 0, failures: [] },
};

function sceneOf(
  { server, isQuick, provider }: AttackRun,
  own: Pick<ProbeContext, 'expect' | 'note'>,
): ProbeContext {
  const port = () => Number(new URL(server.address()).port);
  return {
    ...{ server, port, isQuick, provider, ...own },
    register: () => registerAttackUser(port),
    openStore: () => openStore(embeddedIn(server.dataDir)),
    async registerAdmin() {
      const person = await registerAttackUser(port);
      const answer = await person.post('/api/admin/verify', { password: adminPassword });
      jsonOf(answer);
      // A verified password gives the session a new token.
      return attackUserOf(port, { ...person, cookie: answer.cookie ?? person.cookie });
    },
  };
}

/** The attack itself, from an idle server to an idle server. */
async function measure(
  { server, lightCaller, isQuick }: AttackRun,
  scene: ProbeContext,
  attack: () => Promise<HttpAnswer[]>,
): Promise<Measured> {
  const { cookie } = await scene.register();
  const pid = server.process().pid ?? 0;
  if (!isQuick) await untilIdle(pid);
  await lightCaller.ask<true>({ begin: { port: scene.port(), cookie } } satisfies LightJob);
  const watched = watchProcess(pid);
  const answers = await inTime(attack()).catch((error: Error) => {
    scene.expect(false, `it could not be finished: ${error.message}`);
    return [];
  });
  // Work that goes on after its answer hurts others as well.
  const isIdle = (isQuick || (await untilIdle(pid))) && (await isAnswering(scene.port()));
  const figures = await watched.stop();
  const others = await lightCaller.ask<LightResult>('end' satisfies LightJob);

  const hasDied = !isUp({ process: server.process() });
  scene.expect(!hasDied, `the server ended (${lastWords(server)})`);
  scene.expect(answers !== undefined, 'the attack was not over after four minutes');
  scene.expect(isIdle || hasDied, 'the server was still busy two minutes later');
  // The next one meets a server that has nothing left of this one.
  if (!hasDied && !(answers && isIdle)) await server.kill();
  return { answers: answers ?? [], others, ...figures };
}

async function isAnswering(port: number): Promise<boolean> {
  return (await sendCall(port, { path: '/api/health', timeout: 30_000 })).status === 200;
}

/** Nothing when it takes too long. */
async function inTime<Value>(work: Promise<Value>): Promise<Value | undefined> {
  const over = new AbortController();
  const late = wait(attackAtMost, undefined, { signal: over.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}

/** Of a process that died, the line that says why. */
function lastWords(server: TestServer): string {
  const { exitCode, signalCode } = server.process();
  const reason = /FATAL ERROR: (.+?)(?: - |$)/m.exec(server.output().slice(-20_000))?.[1];
  return reason ?? `exit ${exitCode ?? signalCode}`;
}
