import { type Block, paragraph } from '#builtin/writer/blocks.ts';
import { capitalise, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { keywordsOf, stemsOf } from '#builtin/writer/points.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { ordersInARow } from './orders-in-a-row.ts';
import { say, type Writing } from './writing.ts';

/** "Where does the deposit go?": what people ask, whatever it was told for. */
export const isQuestionHeard = ({ typed, role }: Fact) =>
  role === 'insight' && /^(?:["“][^"”]+\?["”]|[^.!?]+\?)(?= |$)/.test(typed);

export function questionHeard({ typed }: Fact): string {
  const { asked, others } = heardIn(typed);
  return [`The question I hear most: "${asked}"`, ...others].join(' ');
}

/** Nothing after it answers it. */
export const isOpen = (fact: Fact) =>
  isQuestionHeard(fact) && heardIn(fact.typed).others.length === 0;

/** The words of the one who asks, and what the agent says to them. */
function heardIn(typed: string): { asked: string; others: string[] } {
  const quoted = /^["“]([^"”]+\?)["”] ?(.*)$/s.exec(typed);
  const sentences = quoted
    ? [quoted[1] ?? '', ...splitSentences(quoted[2] ?? '')]
    : splitSentences(typed);
  const [asked = '', ...others] = sentences;
  // "How do I choose? They all look the same": whoever asks says why.
  const isAsker = !quoted && countWords(others[0] ?? '') <= 6 && goesOnAsking.test(others[0] ?? '');
  return {
    asked: capitalise(isAsker ? `${asked} ${others.shift()}` : asked),
    others: others.map((each) => ordersInARow(capitalise(each))),
  };
}

const goesOnAsking = /^(?:but )?(?:they (?:both|all)|both|nobody|everyone|everybody|it all)\b/i;

/**
 * A question that the agent hears and leaves open is followed by what we know of it: the title's answer where that
 * speaks of the same, else the answer to the question that is most like it.
 */
export function withAnswer(
  fact: Fact,
  titleAnswer: readonly string[],
  writing: Writing,
): Block[] | undefined {
  const { asked } = heardIn(fact.typed);
  const words = stemsOf(asked);
  const shared = (text: string) => [...stemsOf(text)].filter((word) => words.has(word)).length;
  // How much or how long is answered by no list of other things.
  const least = /^how (?:much|many|long|old)\b/i.test(asked) ? 2 : 1;
  if (titleAnswer.length > 0 && shared(`${writing.title} ${titleAnswer.join(' ')}`) >= least)
    return [paragraph(questionHeard(fact)), paragraph(...titleAnswer)];
  const all = [...writing.material.own, ...writing.material.others];
  const [best] = all
    .map((point) => ({ point, like: shared(say(writing, point.question)) }))
    .toSorted((one, other) => other.like - one.like);
  if (!best || best.like < Math.max(2, keywordsOf(asked).size * 0.5)) return undefined;
  return [
    paragraph(questionHeard(fact)),
    paragraph(say(writing, best.point.lead[0]), say(writing, best.point.how)),
  ];
}
