import type { Block } from '#builtin/writer/blocks.ts';
import { countWords } from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { afterLabel } from './behind-label.ts';
import { heardIn, isOpen } from './heard-question.ts';
import { withThe } from './noun-articles.ts';
import { line, pickLine, type Writing } from './writing.ts';

/** "where the earnest money goes and who holds it": what people do not know, and nothing that tells them. */
export const isOpenMatter = (fact: Fact): boolean =>
  isOpen(fact) ||
  (fact.role === 'insight' &&
    /\bconfus|\bask(?:s|ed)? (?:you|me)\b/i.test(fact.question ?? '') &&
    fact.head !== undefined &&
    fact.sentences.length === 0 &&
    fact.items.length < 2 &&
    countWords(fact.head.text) <= 16);

/**
 * A matter that is left open asks the reader in: "Not sure where the earnest money goes? Ask me before you sign." With
 * the agent's own call to action it leads to that.
 */
export function invitationToAsk(
  fact: Fact,
  writing: Writing,
): ((call: string | undefined) => Block[]) | undefined {
  const asked = isOpen(fact) ? heard(fact, writing) : notSure(fact);
  if (!asked) return undefined;
  return (call) => {
    const own = call ?? writing.brief.nextStep;
    if (!own) return [line(asked, pickLine(writing, ownCalls))];
    // "Save this list." is no answer to somebody who is not sure.
    return reachesAgent.test(own) && !/\?/.test(own)
      ? [line(asked, own)]
      : [line(asked, 'Ask me.'), line(own)];
  };
}

const reachesAgent =
  /\b(?:me|us|my|our|I|I['’]ll|office)\b|\bcall\b|\d{4}|@|^(?:just )?(?:ask|call|text|dm|message|email)(?: first| anytime)?[.!]$/i;

const ownCalls = [
  "Ask me before you sign anything, and we'll go through it.",
  "Ask me, and I'll walk you through it.",
  "Send me a message, and I'll explain.",
];

function heard(fact: Fact, writing: Writing): string {
  const { asked } = heardIn(fact.typed);
  return `"${asked}" ${pickLine(writing, ['I hear that one a lot.', "It's the question I hear most."])}`;
}

/** A clause goes after "not sure", and what has a name is something one has questions about. */
function notSure(fact: Fact): string | undefined {
  if (!fact.head) return undefined;
  const words = toReader(afterLabel(fact, fact.head.text.replace(/[.!?]$/, '')));
  const pair = /^(.+?),? (?:vs\.?|versus) (.+)$/i.exec(words);
  if (pair) return `Not sure how ${pair[1]} and ${pair[2]} differ?`;
  if (/^(?:how|what|where|why|whether|who|when|which)\b/i.test(words)) return `Not sure ${words}?`;
  if (fact.head.kind !== 'noun' || /[,;:()]/.test(words)) return undefined;
  return `Questions about ${withThe(words)}?`;
}

/** Clients are told of as "they", and the reader is one of them. */
const toReader = (text: string) =>
  text
    .replace(
      /^(how|what|where|why|whether|when) (?:buyers|sellers|owners|clients|people)(?= \p{L}+)/iu,
      '$1 you',
    )
    .replace(/\bthey['’]re\b/gi, "you're")
    .replace(/\b(?:they|I)\b/g, 'you')
    .replace(/\b(?:their|my)\b/gi, 'your');
