import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import { withHomeApart } from './home-in-one-answer.ts';
import { withPausesInAnswerTo } from './in-answer-to.ts';
import { withListedRows } from './listed-rows.ts';
import { withPauses } from './pauses.ts';
import { withShortWordsInPlace } from './short-words-in-place.ts';

/**
 * Answers as they would have been typed without hurry: with the marks between clauses and things that everything after this
 * reads by. What was typed with care stays to the letter.
 */
export const withAnswersTypedSlowly = (facts: Facts): Facts => ({
  ...facts,
  answers: withHomeApart(facts.answers).map((pair) => slowly(pair, facts.place.state)),
  rememberedAnswers: facts.rememberedAnswers.map((pair) => slowly(pair, facts.place.state)),
});

const slowly = (pair: QuestionAnswer, state: string): QuestionAnswer => {
  const answer = typedSlowly(pair.answer, pair.question, state);
  return answer === pair.answer ? pair : { ...pair, answer };
};

export const typedSlowly = (answer: string, question = '', state = ''): string =>
  answer.length <= mostCharacters && isHurried(answer)
    ? withPauses(
        withListedRows(
          withShortWordsInPlace(withPausesInAnswerTo(question, answer)),
          question,
          state,
        ),
      )
    : answer;

const mostCharacters = 1_000;

/** No capital where a sentence starts. */
export const isHurried = (answer: string): boolean => !/^\p{Lu}|[.!?] \p{Lu}/u.test(answer.trim());
