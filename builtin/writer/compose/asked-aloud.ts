import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';

/**
 * "Who is welcome? Everyone, dogs in costume too.": a few words that answer a short question say little without it,
 * and much right behind it. Only questions that a reader could ask as well: not those about the agent or the text.
 */
export function askedAloud({ question, typed, sentences, items }: Fact): string | undefined {
  const [first = ''] = splitSentences(typed);
  const isFragment =
    phraseKind(first.replace(/[.!]$/, '')) === 'noun' ||
    /^(?:every|any|no)(?:one|body)[,.]/i.test(first);
  if (!question || !isFragment || first.includes(':') || first.endsWith('?')) return undefined;
  const isRow = items.length > 2 || sentences.length > 2;
  const asked = asReadersAsk(question.trim());
  return asked && !isRow ? `${asked} ${asSentence(capitalise(typed))}` : undefined;
}

const mostWords = 7;

/** What a client should do is, said aloud, what you should do. */
function asReadersAsk(question: string): string | undefined {
  const asked = question
    .replace(
      /\b(should|do|can) (?:they|people|readers|clients|buyers and sellers) (?=\p{L})/iu,
      '$1 you ',
    )
    .replace(/\b(?:in your area|in your market|locally)\b ?/i, 'here');
  const isOne =
    /^(?:who|when|where|why|how|what|which)\b[^,;:()"]*\?$/i.test(asked) &&
    countWords(asked) <= mostWords;
  const isReaders =
    !/\b(?:your|yours|i|we|our|my|they|them|he|she|his|her)\b/i.test(asked) &&
    (!/\byou\b/i.test(asked) || asked !== question);
  return isOne && isReaders && !ofTheText.test(asked) ? capitalise(asked) : undefined;
}

/** Asked by whoever puts a text together. */
const ofTheText =
  /\b(?:tone|voice|sound|photos?|pictures?|story|stories|example|case|post|text|article|mention(?:ed)?|named?|names|share|said|say|cover(?:ed)?|focus|angle|audience|details?|facts?|info(?:rmation)?|numbers?|figures?|highlights?|quote[ds]?|next step|include[ds]?|add|else|idea|ideas|tips?|happened|learn(?:ed)?)\b/i;
