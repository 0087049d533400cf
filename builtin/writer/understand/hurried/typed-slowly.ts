import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import { withPausesInAnswerTo } from './in-answer-to.ts';
import { withListedRows } from './listed-rows.ts';
import { withPauses } from './pauses.ts';
import { shortWords } from './short-words.ts';
import { withShortWordsInPlace } from './short-words-in-place.ts';

/**
 * Answers as they would have been typed without hurry: with the marks between clauses and things that everything after this
 * reads by. What was typed with care stays to the letter.
 */
export const withAnswersTypedSlowly = (facts: Facts): Facts => ({
  ...facts,
  answers: facts.answers.map((pair) => slowly(pair, facts.place.state)),
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

/** No capital where a sentence starts and hardly a mark, or words that only a phone is told. */
export function isHurried(answer: string): boolean {
  const said = answer.trim();
  const words = said.split(/\s+/);
  const marks = said.match(/(?<!\d)[.,;:!?](?=\s|$)/g)?.length ?? 0;
  const hasCapitals = /^\p{Lu}|[.!?] \p{Lu}/u.test(said);
  const hasShort = words.some(
    (word) => Object.hasOwn(shortWords, word) || /^(?:n|y|w|w\/|im|ive|dont|its|lol)$/.test(word),
  );
  return !hasCapitals && (hasShort || marks * 6 < words.length);
}
