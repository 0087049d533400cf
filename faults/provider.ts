import { eventually } from '#server/testing/eventually.ts';
import type { Behaviour, FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { createFindings } from '#server/testing/findings.ts';
import type { TestStore } from '#server/testing/store.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { type CallerAnswer, messageOf, registerCaller } from './harness/caller.ts';
import type { FaultPlan } from './harness/plan.ts';
import type { FaultResult } from './harness/result.ts';

const request = { topicId: 'sellers', location: 'Austin', state: 'TX' };

const resets: Behaviour[] = [
  { kind: 'cut', before: 'headers' },
  { kind: 'cut', afterChunks: 2 },
  { kind: 'server-error', status: 503 },
];

/** The AI provider resets connections and hangs; nobody else notices. */
export async function breakProvider(
  server: TestServer,
  plan: FaultPlan,
  { provider, store }: { provider: FakeProvider; store: TestStore },
): Promise<FaultResult> {
  const findings = createFindings();
  const caller = await registerCaller(server);
  const generate = (signal?: AbortSignal) => caller.post('/api/generate', request, { signal });
  const expectWords = (answer: CallerAnswer, status: number, name: string) =>
    findings.expect(
      answer.status === status && messageOf(answer).includes('AI service'),
      `a provider that ${name} was answered ${answer.status} "${messageOf(answer)}"`,
    );

  for (const behaviour of resets) {
    provider.always(behaviour);
    expectWords(await generate(), 503, `answers with ${behaviour.kind}`);
  }

  // All of an agent's AI slots wait for a provider that says nothing, then the agent leaves.
  provider.reset();
  provider.always({ kind: 'hang' });
  const leaving = new AbortController();
  const waiting = [1, 2, 3].map(() => generate(leaving.signal));
  await eventually('the provider was asked', async () => provider.requests.length >= 3);
  const fourth = await generate();
  findings.expect(fourth.status === 429, `a fourth piece was answered ${fourth.status}`);
  const list = await caller.get('/api/saved-content');
  findings.expect(list.status === 200, `pages answered ${list.status} while the provider hung`);
  leaving.abort();
  await Promise.all(waiting);
  await eventually('the AI slots are free again', async () => (await countSlots(store)) === 0);
  if (plan.isPatient) expectWords(await generate(), 504, 'hangs');

  const posts = await store.query(`select id from posts where user_id = ${caller.id}`);
  findings.expect(posts.length === 0, 'a piece was kept although its writing failed');
  provider.reset();
  const again = await generate();
  findings.expect(again.status === 200, `writing was answered ${again.status} afterwards`);
  return {
    fault: 'The AI provider resets, fails, hangs',
    times: resets.length + (plan.isPatient ? 4 : 3),
    meanwhile: `503 ${plan.isPatient ? 'and after a minute 504 ' : ''}with words; pages answer while it hangs`,
    afterwards: 'nothing half-written, AI slots of those who left are free, writing works at once',
    problems: findings.problems(),
  };
}

async function countSlots(store: TestStore): Promise<number> {
  return (await store.query('select id from ai_slots')).length;
}
