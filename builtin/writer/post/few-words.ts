import { asSentence } from '#builtin/writer/language/sentences.ts';
import { sentenceFact } from '#builtin/writer/understand/add-fact.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';
import type { Facts } from '#contract/facts.ts';

/** Answers of a word or two, which the subject of a post makes clear. */

/** "vapor barrier" says too little by itself, and enough under "3 things I check in a crawlspace". */
export function sayFewWords(brief: Brief, { answers }: Facts): void {
  const few = brief.unclear.filter((words) => /\p{L}{3}/u.test(words));
  const placeOf = (text: string, question?: string) =>
    answers.findIndex((pair) =>
      question
        ? pair.question === question
        : pair.answer.toLowerCase().includes(text.toLowerCase()),
    );
  const said = few
    .map((words) => ({ words, at: placeOf(words) }))
    .filter(({ at }) => at >= 0)
    .map(({ words, at }) => ({
      ...sentenceFact('note', words),
      question: answers[at]?.question,
    }));
  brief.unclear = brief.unclear.filter(
    (words) => !said.some(({ typed }) => typed.toLowerCase().includes(words.toLowerCase())),
  );
  brief.facts = [...brief.facts, ...said].toSorted(
    (one, other) => placeOf(one.typed, one.question) - placeOf(other.typed, other.question),
  );
}

/** "took, 4 offers" are four offers. */
export function withoutTook(fact: Fact): Fact {
  const words = /^(?:took|got|had|received),? (\d+ offers?\b.*)$/i.exec(fact.head?.text ?? '')?.[1];
  return words
    ? {
        ...fact,
        typed: asSentence(words),
        head: { kind: 'noun', text: words },
        items: fact.items.filter((item) => !/^(?:took|got|had|received)$/i.test(item)),
      }
    : fact;
}
