import type { RememberedAnswer } from '#contract/learner.ts';

/** Of all words of two questions, the share that both must have: a question that names another city is the same one. */
const sameWords = 0.7;

/** The newest remembered answer to the same question, worded a little differently or not. */
export function findEarlierAnswer(
  question: string,
  remembered: RememberedAnswer[],
): RememberedAnswer | undefined {
  const asked = wordsOf(question);
  const alike = remembered.filter((each) => likeness(asked, wordsOf(each.question)) >= sameWords);
  return alike.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

function likeness(one: Set<string>, other: Set<string>): number {
  const all = one.union(other).size;
  return all === 0 ? 0 : one.intersection(other).size / all;
}
