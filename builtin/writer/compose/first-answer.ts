import { asSentence, capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { inSentence } from './behind-label.ts';

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

/** "My buyers beat out 6 offers", "condo in Marina Bay": what they did, and on which home. */
export function onHome(text: string, typed: string): string | undefined {
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
