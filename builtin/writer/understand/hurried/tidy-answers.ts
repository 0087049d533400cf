import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import { withHomeApart } from './home-in-one-answer.ts';
import { withPausesInAnswerTo } from './in-answer-to.ts';
import { withListedRows } from './listed-rows.ts';
import { withPauses } from './pauses.ts';
import { withShortWordsInPlace } from './short-words-in-place.ts';

/**
 * Answers that were typed in a hurry, with the marks between clauses and things that everything after this reads by and
 * short words written out. What was typed with care stays to the letter.
 */
export const withHurriedAnswersTidied = (facts: Facts): Facts => ({
  ...facts,
  answers: withHomeApart(facts.answers).map((pair) => tidied(pair, facts)),
  rememberedAnswers: facts.rememberedAnswers.map((pair) => tidied(pair, facts)),
});

const tidied = (pair: QuestionAnswer, { title, place }: Facts): QuestionAnswer => {
  const answer = withNamesOfTitle(
    tidyIfHurried(pair.answer, pair.question, place.state),
    title,
    place.city,
  );
  return answer === pair.answer ? pair : { ...pair, answer };
};

export const tidyIfHurried = (answer: string, question = '', state = ''): string =>
  answer.length <= mostCharacters && isHurried(answer)
    ? withPauses(
        withListedRows(
          withShortWordsInPlace(
            withPausesInAnswerTo(
              question,
              answer.replace(/ (?:are |is )?ok(?:ay)?,? we (?:got|have) /gi, ' OK, we have '),
            ),
          ),
          question,
          state,
        ),
      )
    : answer;

const mostCharacters = 1_000;

/** No capital where a sentence starts. */
export const isHurried = (answer: string): boolean => !/^\p{Lu}|[.!?] \p{Lu}/u.test(answer.trim());

const sides: Record<string, string> = { n: 'North', s: 'South', e: 'East', w: 'West' };

/** "maple grove" under a title that has Maple Grove, and "s ogden" in Ogden. */
function withNamesOfTitle(answer: string, title: string, city: string): string {
  if (!isHurried(answer)) return answer;
  const named = [
    ...title.matchAll(/(?<=\bin |\bon |\bat |\bnear )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu),
  ].map(([name]) => name);
  return named
    .reduce(
      (said, name) =>
        said.replace(
          new RegExp(`(?<![\\p{L}'’])${RegExp.escape(name)}(?![\\p{L}'’])`, 'giu'),
          name,
        ),
      answer,
    )
    .replace(
      new RegExp(
        `(?<![\\p{L}\\d] |[\\p{L}\\d'’])([nsew])\\.? (?=${RegExp.escape(city)}(?:$|[ ,;]))`,
        'giu',
      ),
      (_, side: string) => `${sides[side.toLowerCase()]} `,
    );
}
