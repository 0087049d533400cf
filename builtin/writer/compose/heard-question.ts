import { type Block, paragraph } from '#builtin/writer/blocks.ts';
import { capitalise, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { knownReply } from './known-reply.ts';
import { ordersInARow } from './orders-in-a-row.ts';
import type { Writing } from './writing.ts';

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
export function heardIn(typed: string): { asked: string; others: string[] } {
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

/** A question that the agent hears and leaves open is followed by what is known of just that. */
export function withAnswer(fact: Fact, writing: Writing): Block[] | undefined {
  const reply = knownReply(heardIn(fact.typed).asked, writing);
  return reply ? [paragraph(questionHeard(fact)), paragraph(reply)] : undefined;
}
