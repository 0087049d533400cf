import { createFindings } from '#server/testing/findings.ts';
import type { HttpAnswer } from './client.ts';
import type { LightResult } from './light-calls.ts';
import type { Probe } from './probe.ts';
import type { Figures } from './watch.ts';

export type ProbeResult = Figures & {
  name: string;
  what: string;
  answers: HttpAnswer[];
  others: LightResult;
  /** What else was measured. */
  notes: string[];
  /** Sentences about what did not hold. */
  problems: string[];
};

/** Bytes of any answer that is no file or text somebody asked for. */
const answerAtMost = 64 * 1024;

/** Milliseconds that somebody else may have to wait. */
const waitAtMost = 1_000;

/** What is wrong with the answers of one probe. */
export function judgeAnswers(probe: Probe, answers: HttpAnswer[]): string[] {
  const findings = createFindings();
  for (const { status, message, code, size } of answers) {
    findings.expect(
      probe.allowed.includes(status),
      status === 0 ? `no answer (${message})` : `answered ${status}`,
    );
    if (status >= 400) {
      findings.expect(isSentence(message) && !!code, `${status} without a sentence and a code`);
    }
    const most = status >= 400 ? answerAtMost : (probe.answerAtMost ?? answerAtMost);
    findings.expect(size <= most, `an answer of more than ${Math.round(most / 1024)} kB`);
  }
  return findings.problems();
}

/** What the others had of it. On a machine that runs all tests at once their wait says nothing. */
export function judgeOthers(others: LightResult, isQuick: boolean): string[] {
  const problems = others.failures.map((failure) => `another user's light call got ${failure}`);
  if (!isQuick && others.longest > waitAtMost) problems.push('another user waited over a second');
  return problems;
}

/** Words for a person: neither empty nor a code. */
const isSentence = (message: string | undefined) => /^[A-Z0-9].+ .+/s.test(message ?? '');
