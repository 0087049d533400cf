import { foldPlace } from '#server/places/fold.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { lowerFirst } from './knowledge/vocabulary.ts';
import { countWords } from './language/sentences.ts';

/**
 * A subject of one's own as a noun phrase that can stand inside a sentence: "How to choose a pool
 * contractor in Austin?" becomes "choosing a pool contractor".
 */
export function subjectPhrase(
  typed: string,
  place: { city: string; state: string },
  general: Knowledge,
): string {
  let text = typed
    .replace(/[\p{Cc}\p{Cf}<>{}\uE000\uE001]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  text = text.replace(orders, '').replace(counted, '');
  text = withoutPlace(text, place).replace(/[\s.,;:!?]+$/, '');
  text = text.replace(
    /^how (?:do (?:I|you|we)|can (?:I|you|we)|to) (\p{L}+)/iu,
    (_, verb: string) => gerund(verb),
  );
  const short = shortened(text);
  const phrase = lowerFirst(short, general);
  return countWords(phrase) > 0 ? phrase : 'this subject';
}

/** "Please write a post about ..." is an order, not a subject. */
const orders =
  /^(?:please )?(?:(?:i (?:want|need|would like)|can you|could you)\s+)?(?:to )?(?:write |make |create |do |give me |have )?(?:me )?(?:(?:a|an|one|some|another) )?(?:short |new |quick )?(?:(?:post|blog|article|piece|text|content)s? )?(?:about|on|regarding|covering) /i;

/** "5 tips for ..." */
const counted =
  /^(?:the )?(?:top )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)?\s?(?:best |great |quick |easy )?(?:tips|ways|things|reasons|ideas|steps|facts|secrets)(?: to know)? (?:for|to|about|on|of|why) /i;

function withoutPlace(text: string, { city, state }: { city: string; state: string }): string {
  const end = /^(.*\S)\s+(?:in|near|around)\s+([^,]{1,60})(?:,\s*\S[^,]{0,30})?[.?!]*$/iu.exec(
    text,
  );
  const place = foldPlace(end?.[2] ?? '');
  const isPlace =
    end &&
    (place === foldPlace(city) ||
      place === foldPlace(state) ||
      place === foldPlace(`${city} ${state}`));
  return isPlace ? (end[1] ?? text) : text;
}

const longest = 7;

/** A sentence is too much to carry along: its first part says what it is about. */
function shortened(text: string): string {
  if (countWords(text) <= longest) return text;
  const part =
    text
      .split(/[,;:.?!(]|\s(?:and how|and why|because|which|that|so that|when|while)\s/i)[0]
      ?.trim() ?? text;
  if (countWords(part) >= 1 && countWords(part) <= longest) return part;
  const words = (part || text).split(' ').slice(0, longest);
  while (words.length > 1 && smallWords.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return words.join(' ');
}

const smallWords = new Set(
  'a an the and or of in on at to for with by from as is are was were my your our their its about into than'.split(
    ' ',
  ),
);

function gerund(verb: string): string {
  const word = verb.toLowerCase();
  if (/ie$/.test(word)) return `${word.slice(0, -2)}ying`;
  if (/[^aeiouy]e$|[aiouy][^aeiouy]+e$|[iu]e$/.test(word)) return `${word.slice(0, -1)}ing`;
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(word)) return `${word}${word.at(-1)}ing`;
  return `${word}ing`;
}
