import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import type { Audience } from './brief.ts';
import { phraseKind } from './phrase-kind.ts';
import { isRemark } from './remark-patterns.ts';

/** A kind of reader, named and nothing more. */
export const isAudience =
  /^(?:(?:first[- ]time |new |past |mainland |local |out of state |young |older )?(?:buyers|sellers|owners|home ?owners|investors|clients|renters|landlords)|everyone|everybody|anyone)\b/i;

/** "owners, landlords and folks closing in January": people, and nothing said of them. */
export const isOnlyReaders = (text: string) =>
  /^(?:for )?(?:any(?:one|body)|people|folks|those|(?:[\p{L}-]+ )?(?:buyers|sellers|owners|homeowners|investors|clients|renters|landlords|neighbors))\b/iu.test(
    text,
  ) &&
  splitSentences(text).length === 1 &&
  countWords(text) <= 16 &&
  phraseKind(withoutEnding(text, ' .')) !== 'sentence' &&
  (isReaders.test(text) || phraseKind(withoutEnding(text, ' .')) === 'noun');

/** "people who got preapproved over the summer". */
export const isReaders =
  /^(?:for )?(?:(?:any|every)(?:one|body)|people|folks|those|(?:[\p{L}-]+ )?(?:buyers|sellers|owners|homeowners|investors|clients|renters|landlords|neighbors))(?: (?:around|in|from|near|out)(?: [\p{L}'’-]+){1,2})? (?:who|that|thinking|looking|planning|waiting|trying)\b[^.!?]*[.!]?$/iu;

export function audienceIn(text: string): Audience | undefined {
  // "staying. if selling, don't": who stays.
  if (/^(?:to )?stay(?:ing)?\b/i.test(text)) return 'owners';
  if (/\binvestor|\blandlord/i.test(text)) return 'investors';
  if (/\bseller|\bsell\b|\bselling\b|\bsale\b|\bto list\b/i.test(text) && !/\bbuyer/i.test(text))
    return 'sellers';
  if (/\bbuyer|\bbuy\b|\bfirst[- ]tim/i.test(text) && !/\bseller/i.test(text)) return 'buyers';
  if (/\bowner|\bhomeowner|\bstay/i.test(text)) return 'owners';
  return undefined;
}

/** "new owners, especially people from out of state": more than the kind of reader that was asked for. */
export function readersIn(said: string, question: string): string | undefined {
  if (!/\b(?:reader|new owners|speak to)\b/i.test(question)) return undefined;
  // How old readers are chooses the words, and is not printed.
  if (
    /\bin their \d0s\b|\b\d\d ?(?:-|to) ?\d\d[- ]year|\b(?:young|millennial|gen [xz]|boomers?)\b/i.test(
      said,
    )
  )
    return undefined;
  const text = splitSentences(said)
    .flatMap((sentence) =>
      withoutEnding(sentence, ' .!').split(/, (?=(?:no|please|don['’]?t|keep|make)\b)/i),
    )
    .filter((part) => !isRemark(part))
    .join('. ')
    .replace(/,? (?:but )?(?:nicely|gently|kindly|politely)[.!]*$/i, '')
    .replace(/^(?:it['’]?s |this is |mostly |mainly |just )*for /i, '');
  // "new, thinking of living in one half"
  const plan =
    /^(?:(new|beginners?|first[- ]timers?)(?:,| and| but) )?((?:thinking (?:of|about)|planning (?:to|on)|looking (?:to|for|at)|hoping to|trying to|ready to|about to|getting ready to) [^.,;!?]{4,60})$/i.exec(
      text,
    );
  if (plan?.[2] && countWords(text) > 4)
    return `${plan[1] ? `New to this and ${plan[2].toLowerCase()}` : capitalise(plan[2])}? This one's for you.`;
  const [first = '', ...others] = text.split(
    /(?:, |\. )(?!and\b|or\b|especially\b|who\b|mostly\b)/,
  );
  const isMany = new RegExp(`^(?:${peopleSpokenTo})\\b`, 'iu').test(first);
  const isOne =
    /^(?:an? )?(?:new|first[- ]time|young|small|local)? ?(?:investor|buyer|seller|owner)\b/i.test(
      first,
    );
  const isMore =
    countWords(text) > 4 &&
    countWords(text) <= 30 &&
    !/\b(?:post|tone|write|reader|audience|sound)\b/i.test(text);
  if (!isMore || !(isMany || (isOne && !isMany))) return undefined;
  if (splitSentences(said).length > 1 && phraseKind(others.join(', ')) === 'sentence')
    return undefined;
  const whom = isMany || /^an? /i.test(first) ? first : `a ${first}`;
  const small = `${whom.charAt(0).toLowerCase()}${whom.slice(1)}`;
  return asSentence(
    others.length > 0 && !isMany
      ? `This one's for ${small}: ${others.map(withSmallFirst).join(', ')}`
      : `This one's for ${[small, ...others.map(withSmallFirst)].join(', ')}`.replace(
          /, (out of state|first[- ]timers|from [\p{L} ]+|military) (a lot|most|many|some) of them$/iu,
          ', $2 of them $1',
        ),
  );
}

const withSmallFirst = (text: string) =>
  /^\p{Lu}\p{Ll}*\b(?! \p{Lu})/u.test(text) && !/^I\b/.test(text)
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;

const peopleSpokenTo =
  '(?:[\\p{L}-]+ ){0,2}(?:buyers|sellers|owners|homeowners|investors|clients|renters|landlords|neighbors|downsizers|newcomers|families)|people|folks|anyone|everyone|those';
