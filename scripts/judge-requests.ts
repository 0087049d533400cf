import { requestOf } from '#builtin/writer/testing/answer-sets/request-of.ts';
import type { TypedRequest } from '#builtin/writer/testing/answer-sets/typed.ts';
import type { Facts } from '#contract/facts.ts';

/** What the scripts that print texts of the built-in writer have in common. */

/** One day for all of them: a text depends on it. */
export const judgedDay = new Date('2026-11-16T12:00:00');

export const factsOfTyped = (typed: TypedRequest): Facts => requestOf(typed, judgedDay);

/** Whether `--only 0,3` names this one, or nothing at all. */
export const isChosen = (only: string | undefined, index: number) =>
  only === undefined || only.split(',').includes(String(index));

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
