import { keywordsOf } from '#builtin/writer/points.ts';
import type { QuestionAnswer } from '#contract/facts.ts';

/** Whether a sentence says what the agent answered: the last thing to go when a text gets shorter. */
export function isFrom(answers: readonly QuestionAnswer[], sentence: string): boolean {
  const words = [...keywordsOf(sentence)];
  return answers.some(({ answer }) => {
    const said = keywordsOf(answer);
    const shared = words.filter((word) => said.has(word)).length;
    return shared >= 2 && shared >= words.length / 2;
  });
}
