import assert from 'node:assert/strict';
import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import type { Fleet } from './fleet.ts';
import type { ProcessAnswer } from './person.ts';

/** What a check has at hand. */
export type Site = {
  fleet: Fleet;
  /** Whom every process asks for texts. */
  provider: FakeProvider;
};

/** One thing that must hold whichever process answers; it ends with a figure for the table. */
export type GrowthCheck = { name: string; run(site: Site): Promise<string> };

/** Asks once at every process: the proxy takes them in turn. */
export async function everywhere(
  { fleet }: Site,
  question: () => Promise<ProcessAnswer>,
): Promise<ProcessAnswer[]> {
  const answers: ProcessAnswer[] = [];
  for (let asked = 0; asked < fleet.size; asked += 1) answers.push(await question());
  const processes = new Set(answers.map(({ servedBy }) => servedBy));
  assert.equal(processes.size, fleet.size, 'not every process was asked');
  return answers;
}

export const statusesOf = (answers: ProcessAnswer[]) => [
  ...new Set(answers.map(({ status }) => status)),
];

export const makeMany = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index));
