import { createFindings, type Findings } from '#server/testing/findings.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import type { TestStore } from '#server/testing/store.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { messageOf, registerCaller, type SteadyCaller } from './harness/caller.ts';
import type { Gate } from './harness/gate.ts';
import type { FaultPlan } from './harness/plan.ts';
import type { FaultResult } from './harness/result.ts';

const refusal = (status: string, code: string) => {
  const body = `<Error><Code>${code}</Code><Message>no</Message></Error>`;
  return `HTTP/1.1 ${status}\r\ncontent-type: application/xml\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`;
};

const troubles = {
  'does not listen': 'closed',
  'cuts connections': 'cut',
  'says nothing': 'silent',
  'refuses us': { answering: refusal('403 Forbidden', 'AccessDenied') },
  'is overloaded': { answering: refusal('503 Slow Down', 'SlowDown') },
} as const;

/** The bucket misbehaves in every way there is; everything but pictures goes on. */
export async function breakBucket(
  server: TestServer,
  _plan: FaultPlan,
  { gate, store }: { gate: Gate; store: TestStore },
): Promise<FaultResult> {
  const findings = createFindings();
  const caller = await registerCaller(server);
  const kept = await uploadOne(caller, findings, 'before anything happened');
  for (const [name, state] of Object.entries(troubles)) {
    const before = await countFiles(store);
    await gate.become(state);
    await Promise.all([
      expectWords(name, 'stored', () => upload(caller), findings),
      kept && expectWords(name, 'read', () => caller.get(kept), findings),
      expectTheRest(name, caller, findings),
    ]);
    findings.expect((await countFiles(store)) === before, `a row without a file: bucket ${name}`);
    await gate.become('open');
    const again = await uploadOne(caller, findings, `after the bucket ${name}`);
    if (again) findings.expect((await caller.get(again)).status === 200, 'not read again');
  }
  return {
    fault: 'The bucket does not listen, cuts, is silent, refuses, is overloaded',
    times: Object.keys(troubles).length,
    meanwhile: 'uploads and pictures 503 with words, everything else works',
    afterwards: 'no row without its file; uploads work again at once, without a restart',
    problems: findings.problems(),
  };
}

const upload = async (caller: SteadyCaller) =>
  caller.upload('/api/user-assets', await pngPicture(), { type: 'headshot' });

async function uploadOne(
  caller: SteadyCaller,
  findings: Findings,
  when: string,
): Promise<string | undefined> {
  const answer = await upload(caller);
  findings.expect(answer.status === 201, `an upload was answered ${answer.status} ${when}`);
  return (answer.body as { path?: string } | undefined)?.path;
}

async function expectWords(
  name: string,
  done: string,
  call: () => ReturnType<SteadyCaller['get']>,
  findings: Findings,
): Promise<void> {
  const answer = await call();
  const expected = `The file could not be ${done} right now. Try again later.`;
  findings.expect(
    answer.status === 503 && messageOf(answer) === expected,
    `a bucket that ${name} was answered ${answer.status} "${messageOf(answer)}"`,
  );
}

async function expectTheRest(
  name: string,
  caller: SteadyCaller,
  findings: Findings,
): Promise<void> {
  const { status } = await caller.post('/api/saved-content', {
    title: `While the bucket ${name}`,
    content: '<p>Words need no bucket.</p>',
  });
  findings.expect(status === 201, `saving words was answered ${status} while the bucket ${name}`);
}

async function countFiles(store: TestStore): Promise<number> {
  const [row] = await store.query<{ count: number }>('select count(*)::int as count from files');
  return row?.count ?? 0;
}
