import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { inSentence } from './behind-label.ts';
import { joinedToSubject, pointsBack } from './beside-known.ts';
import type { Writing } from './writing.ts';

/** Right under its title "it" is what the title names: "A bridge loan lets you buy first." */
export function firstSaid({ typed }: Fact, text: string): string | undefined {
  const named = /^(?:what(?:['’]s| is| are)|explain) ((?:an?|the) [^?]+)/i.exec(text)?.[1];
  if (/^(?:it|it['’]s|its)\b/i.test(typed)) return capitalise(typed);
  const isOpen =
    /^(?:lets|is|means|covers|pays|helps|gives|works|keeps|protects|shows|tells|costs|takes|uses)\b/i.test(
      typed,
    );
  if (isOpen)
    return `${named && countWords(named) <= 4 ? capitalise(named) : 'It'} ${typed.charAt(0).toLowerCase()}${typed.slice(1)}`;
  return undefined;
}

/** "Homestead exemption deadline: March 1 to file ...": a few words say of what they are. */
export function leadFirstFact({ brief }: Writing, text: string): boolean {
  const [first] = brief.facts;
  const words = splitSentences(first?.typed ?? '')[0]?.replace(/[.!]$/, '') ?? '';
  const isOpen =
    countWords(words) >= 3 &&
    (!/^(?:sentence|order)$/.test(phraseKind(words)) || pointsBack(words, text)) &&
    !words.includes(':');
  if (
    !first ||
    first.isTypedAsList ||
    /\b(?:tips?|mistakes|things|reasons|ways|steps|lessons)\b/i.test(text) ||
    /\bstory\b|^(?:my|our) (?:first|last|worst|best|favorite) (?:house|home|sale|listing|closing|client|deal|day)\b/i.test(
      text,
    ) ||
    /^why (?:i|we)\b/i.test(text) ||
    !isOpen ||
    saysWhom.test(words) ||
    /[?,]|\p{L}{2} (?:is|are|was)\b/u.test(text) ||
    countWords(text) > 9
  )
    return false;
  const led = onHome(text, first.typed) ?? joinedToSubject(text, first.typed);
  brief.facts[0] = {
    ...first,
    typed: led,
    head: undefined,
    items: [],
    sentences: splitSentences(led),
  };
  return true;
}

/** "My buyers beat out 6 offers", "condo in Marina Bay": what they did, and on which home. */
function onHome(text: string, typed: string): string | undefined {
  const words = inSentence(typed.replace(/[.!]$/, ''));
  const isDeed =
    /^(?:my|our) (?:[\p{L}-]+ ){0,3}(?:buyers?|sellers?|clients?|couple|family)\b .*(?:\boffers?|\basking|\blist(?: price)?|\bdays|\bdeal|\bwar|\bhome)$/iu.test(
      text,
    ) ||
    /^(?:I|we) (?:just )?(?:beat|won|got|sold|closed|saved)\b.*(?:\boffers?|\basking|\bdays|\bwar)$/i.test(
      text,
    );
  const home =
    /^(?:an? )?((?:[\d\p{Ll}-]+ ){0,3}(?:house|home|condo|townhouse|townhome|duplex|ranch|bungalow|cape|colonial|cottage|cabin|place|loft) (?:in|on|near|off|at) .+)$/u.exec(
      words,
    )?.[1];
  return isDeed && home
    ? asSentence(`${capitalise(text)} on ${/^[aeio8]/.test(home) ? 'an' : 'a'} ${home}`)
    : undefined;
}

const saysWhom =
  /^(?:[\p{L}-]+ )?(?:buyers|sellers|owners|homeowners|investors|renters|landlords|people|folks|neighbors|anyone|clients)\b/iu;
