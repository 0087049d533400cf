import { eventually } from '#server/testing/eventually.ts';
import { createFindings } from '#server/testing/findings.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { registerCaller } from './harness/caller.ts';
import type { Gate } from './harness/gate.ts';
import type { MailServer } from './harness/mail-server.ts';
import type { FaultPlan } from './harness/plan.ts';
import type { FaultResult } from './harness/result.ts';

/** The mail server refuses, cuts and is away: who asks for an email learns nothing of it, and gets it later. */
export async function breakMail(
  server: TestServer,
  _plan: FaultPlan,
  { gate, mail }: { gate: Gate; mail: MailServer },
): Promise<FaultResult> {
  const findings = createFindings();
  const caller = await registerCaller(server);
  const expected = await forgot(server, 'nobody@example.com');
  findings.expect(expected.status === 200, `nobody's address was answered ${expected.status}`);

  const troubles: Record<string, () => Promise<void>> = {
    'refuses the email': async () => {
      mail.isRefusing = true;
    },
    'cuts connections': () => gate.become('cut'),
    'is away': () => gate.become('closed'),
  };
  for (const [name, begin] of Object.entries(troubles)) {
    const before = failuresIn(server);
    await begin();
    const answer = await forgot(server, caller.email);
    findings.expect(
      answer.status === expected.status && answer.text === expected.text,
      `a mail server that ${name} changes the answer`,
    );
    await eventually('the log says so', async () => failuresIn(server) > before);
  }
  const log = server.output();
  findings.expect(!log.includes('token='), 'the log holds a reset link');
  findings.expect(!log.includes(caller.email), 'the log holds an address');

  mail.isRefusing = false;
  const before = mail.emails;
  await gate.become('open');
  await eventually('the email arrives', async () => mail.emails > before);
  return {
    fault: 'The mail server refuses, cuts, is away',
    times: Object.keys(troubles).length,
    meanwhile: 'the answer is the same as for an address without an account',
    afterwards:
      'each failure is in the log without address or link; the email arrives, without being asked for again',
    problems: findings.problems(),
  };
}

async function forgot(server: TestServer, email: string) {
  const response = await fetch(`${server.address()}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return { status: response.status, text: await response.text() };
}

const failuresIn = (server: TestServer) => server.output().split('"job":"email"').length - 1;
