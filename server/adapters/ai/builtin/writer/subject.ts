import { foldPlace } from '#server/places/fold.ts';
import { lowerFirst } from './knowledge/vocabulary.ts';
import { countWords } from './language/sentences.ts';

/**
 * A subject of one's own as a noun phrase that can stand inside a sentence: "How to choose a pool
 * contractor in Austin?" becomes "choosing a pool contractor".
 */
export function subjectPhrase(typed: string, place: { city: string; state: string }): string {
  let text = typed
    .replace(/[\p{Cc}\p{Cf}<>{}\uE000\uE001]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  text = text.replace(orders, '').replace(counted, '').replace(praise, '');
  text = asNoun(withoutPlace(text, place).replace(/[\s.,;:!?]+$/, ''));
  const short = shortened(text);
  const phrase = lowerFirst(short);
  return countWords(phrase) > 0 ? phrase : 'this subject';
}

/** "Please write a post about ..." is an order, not a subject. */
const orders =
  /^(?:please )?(?:(?:i (?:want|need|would like)|can you|could you)\s+)?(?:to )?(?:write |make |create |do |give me |have )?(?:me )?(?:(?:a|an|one|some|another) )?(?:short |new |quick )?(?:(?:post|blog|article|piece|text|content)s? )?(?:about|on|regarding|covering) /i;

/** "5 tips for ..." */
const counted =
  /^(?:the )?(?:top )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)?\s?(?:best |great |quick |easy )?(?:tips|ways|things|reasons|ideas|steps|facts|secrets)(?: to know)? (?:for|about|on|of|(?=to )) ?/i;

const praise = /^(?:the )?(?:best|top|greatest|most popular|my favorite|great) (?=\p{L})/iu;

/** A question or an order as the thing it is about. */
function asNoun(text: string): string {
  for (const [pattern, noun] of questions) {
    const match = pattern.exec(text);
    if (match) return noun(match);
  }
  return isClause.test(text) ? `the question "${text}"` : text;
}

const verbFirst = (match: RegExpExecArray) => `${gerund(match[1] ?? '')}${match[2] ?? ''}`;

const questions: [RegExp, (match: RegExpExecArray) => string][] = [
  [/^(?:what|who|which) (?:is|are) (?:an? |the )?(.+)$/iu, (match) => match[1] ?? ''],
  [/^(?:(?:how|when|where|what|whether|why) )?to (\p{L}+)(.*)$/iu, verbFirst],
  [
    /^(?:how|when|where|why) (?:do|does|can|could|should) (?:i|you|we|buyers|sellers|owners|people) (\p{L}+)(.*)$/iu,
    verbFirst,
  ],
  [
    /^(?:should|can|could|must|do) (?:i|you|we|buyers|sellers|owners|people) (\p{L}+)(.*)$/iu,
    verbFirst,
  ],
  [
    /^(?:why|how) (?:buyers|sellers|owners|people|agents|homes|homeowners) (?:love|like|want|need|choose|prefer|use|hate|skip|miss) (.+)$/iu,
    (match) => match[1] ?? '',
  ],
];

const isClause =
  /^(?:why|what|when|where|who|which|how|is|are|do|does|did|should|can|could|will|would)\b/i;

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
  if (text.startsWith('the question "')) return countWords(text) <= 14 ? text : 'this question';
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
