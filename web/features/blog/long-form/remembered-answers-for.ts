import type { RelevantAnswer } from '#contract/learner.ts';

/** As many as one can look through. */
const offered = 5;

/** Those that share words with a question go first; the others keep their order. */
export function rememberedAnswersFor(
  question: string,
  answers: RelevantAnswer[],
): RelevantAnswer[] {
  const wanted = wordsOf(question);
  const shared = (answer: RelevantAnswer) =>
    wordsOf(`${answer.question} ${answer.answer}`).intersection(wanted).size;
  return answers.toSorted((one, other) => shared(other) - shared(one)).slice(0, offered);
}

/** Short words say little about what a sentence is about. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
