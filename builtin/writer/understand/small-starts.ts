import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';
import { phraseKind } from './phrase-kind.ts';
import { isInDictionary } from './spelling.ts';

/**
 * "Brick ranch on Elm" and "Photos, Floor plan, Staging consult" begin with the capital of a line, which has no place
 * inside a sentence of ours. Names keep theirs, and so does all that was asked for by name.
 */
export function withSmallStarts(text: string, question: string): string {
  if (/\bnamed?\b|\bareas?\b|\bemployers\b|\bclients come\b|\baddress\b|\bEvent\b/.test(question))
    return text;
  const [first = ''] = text.split(/[.!?\n]/);
  if (
    !startsOfLine.test(text) ||
    /^(?:sentence|order)$/.test(phraseKind(first.replace(/,.*$/, '')))
  )
    return text;
  const items = first.split(/, (?!\d)/);
  const areAllCapitals = items.length > 1 && items.every((item) => /^\p{Lu}/u.test(item));
  const said = items.map((item, index) =>
    index === 0 || areAllCapitals ? smallStart(item) : item,
  );
  return said.join(', ') + text.slice(first.length);
}

/** "If the roof is old, ask" goes on as a sentence does. */
const startsOfLine =
  /^(?!(?:If|When|Once|While|In|On|At|After|Before|Since|As|For|With|To|By|From|And|But|So|Then|Also|Not|No|Yes|It|They|We|You|Because|Until|North|South|East|West|Old|Upper|Lower|Downtown|Midtown|Uptown)\b)\p{Lu}\p{Ll}/u;

/** "Brick ranch": what describes a home. */
const beforeHome =
  /^\S+ (?:\p{Ll}+ )?(?:ranch|house|home|bungalow|cape|colonial|condo|cottage|duplex|tudor|rambler|townhome|foursquare|split|kitchen|bath|bathroom|porch|patio|floors|yard)(?:e?s)?\b/u;

/** A word that anybody uses, before a small one or alone. */
const smallStart = (item: string) => {
  const word = /^\p{Lu}\p{Ll}+(?=$| \p{Ll})/u.exec(item)?.[0].toLowerCase();
  // "Maple heights" may be anywhere, "Mostly" is nowhere.
  return word &&
    (isEverydayWord(word) || (isInDictionary(word) && (/s$/.test(word) || beforeHome.test(item))))
    ? item.charAt(0).toLowerCase() + item.slice(1)
    : item;
};
