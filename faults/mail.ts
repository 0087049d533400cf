import { eventually } from '#server/testing/eventually.ts';
import { createFindings } from '#server/testing/findings.ts';
import type { House } from '#server/testing/house.ts';
import { register } from './harness/caller.ts';
import type { Gate } from './harness/gate.ts';
import type { MailServer } from './harness/mail-server.ts';
import type { Plan } from './harness/plan.ts';
import type { Result } from './harness/result.ts';

/** The mail server refuses, cuts and is away: who asks for a letter learns nothing of it. */
export async function breakMail(
  house: House,
  _plan: Plan,
  { gate, mail }: { gate: Gate; mail: MailServer },
): Promise<Result> {
  const findings = createFindings();
  const caller = await register(house);
  const expected = await forgot(house, 'nobody@example.com');
  findings.expect(expected.status === 200, `nobody's address was answered ${expected.status}`);

  const troubles: Record<string, () => Promise<void>> = {
    'refuses the letter': async () => {
      mail.isRefusing = true;
    },
    'cuts connections': () => gate.become('cut'),
    'is away': () => gate.become('closed'),
  };
  for (const [name, begin] of Object.entries(troubles)) {
    const before = failuresIn(house);
    await begin();
    const answer = await forgot(house, caller.email);
    findings.expect(
      answer.status === expected.status && answer.text === expected.text,
      `a mail server that ${name} changes the answer`,
    );
    await eventually('the log says so', async () => failuresIn(house) > before);
  }
  const log = house.output();
  findings.expect(!log.includes('token='), 'the log holds a reset link');
  findings.expect(!log.includes(caller.email), 'the log holds an address');

  mail.isRefusing = false;
  await gate.become('open');
  const before = mail.letters;
  await forgot(house, caller.email);
  await eventually('the letter arrives', async () => mail.letters === before + 1);
  return {
    fault: 'The mail server refuses, cuts, is away',
    times: Object.keys(troubles).length,
    meanwhile: 'the answer is the same as for an address without an account',
    afterwards: 'each failure is in the log without address or link; the next letter arrives',
    problems: findings.problems(),
  };
}

async function forgot(house: House, email: string) {
  const response = await fetch(`${house.address()}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return { status: response.status, text: await response.text() };
}

const failuresIn = (house: House) => house.output().split('"task":"reset letter"').length - 1;
