import type { Range } from '#contract/text-flow.ts';

/**
 * What in a text can be wrong: numbers, dates, prices, distances, names, superlatives and what the law is said to
 * require. It finds what somebody should be able to answer for, and judges none of it.
 */
export type ClaimKind =
  | 'price'
  | 'percent'
  | 'distance'
  | 'date'
  | 'number'
  | 'name'
  | 'superlative'
  | 'law';

export type Claim = Range & {
  kind: ClaimKind;
  text: string;
  /** The sentence it stands in. */
  sentence: string;
};

/** Claims of a plain text, in their order. No two share a character. */
export function findClaims(text: string): Claim[] {
  return sentencesOf(text).flatMap((sentence) => {
    const taken: Range[] = [];
    const claims = patterns.flatMap(([kind, pattern]) =>
      [...sentence.text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
        const range = { start: index, end: index + found.length };
        const isTaken = taken.some((other) => other.start < range.end && other.end > range.start);
        if (isTaken || isNoClaim(kind, found, sentence.text, index)) return [];
        taken.push(range);
        const start = sentence.start + index;
        return [{ kind, text: found, start, end: start + found.length, sentence: sentence.text }];
      }),
    );
    return claims.sort((one, other) => one.start - other.start);
  });
}

type Sentence = Range & { text: string };

/** Abbreviations and initials end no sentence. */
const notAnEnd =
  /\b(?:Mr|Mrs|Ms|Dr|St|Ave|Blvd|Rd|Ln|No|Lic|Inc|Co|Jr|Sr|vs|approx|sq|ft|[A-Z])\.$/;

export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(/[.!?]+["”’)]*(?=\s|$)|\n+|$/g)) {
    const end = index + found.length;
    const words = text.slice(start, end);
    if (words.trim() === '' || (found.startsWith('.') && notAnEnd.test(words))) continue;
    const lead = words.length - words.trimStart().length;
    sentences.push({
      text: words.trim(),
      start: start + lead,
      end: start + lead + words.trim().length,
    });
    start = end;
  }
  return sentences;
}

const numberWords =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen half'.split(
    ' ',
  );
const spelled = `(?:${numberWords.join('|')})(?:[ -](?:${numberWords.join('|')}))*`;
const digits = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const amount = `(?:${digits}|${spelled})`;
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?';
const units =
  'miles?|blocks?|feet|foot|yards?|acres?|square[ -]feet|sq\\.? ?ft\\.?|minutes?|hours?|mi\\b';
const nameWord = "\\p{Lu}[\\p{L}'’&-]*\\p{L}";
const name = `${nameWord}(?: (?:of|de|la|&) (?=\\p{Lu})${nameWord}| ${nameWord}| \\d+(?![\\d,.]*\\s?%))*`;

/** The first that fits takes the words. */
const patterns: [ClaimKind, RegExp][] = [
  [
    'law',
    /\b(?:the law|state law|federal law|the (?:state|city|county|irs|hud)|law)\b[^.!?]{0,20}\b(?:requires?|says?|demands?|forbids?|prohibits?|allows?|gives? you|caps?|limits?)\b|\b(?:legally required|required by law|by law|it is illegal|it's illegal|you (?:must|are required to) (?:disclose|file|register|pay))\b/giu,
  ],
  [
    'price',
    new RegExp(
      `\\$ ?(?:${digits})(?: ?(?:k|m|b|thousand|million|billion)\\b)?|\\b${amount} dollars\\b`,
      'giu',
    ),
  ],
  ['percent', new RegExp(`\\b${amount} ?(?:%|percent\\b|percentage points?)`, 'giu')],
  [
    'date',
    new RegExp(
      `\\b${month} \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?\\b|\\b${month} \\d{4}\\b|\\b(?:in|since|by|from|of|until|built) (?:the )?(?:1[6-9]|20)\\d\\ds?\\b|\\b(?:1[6-9]|20)\\d\\ds?\\b`,
      'gu',
    ),
  ],
  ['distance', new RegExp(`\\b${amount}[ -](?:${units})`, 'giu')],
  ['number', new RegExp(`\\b(?:${amount})\\b(?:th|st|nd|rd)?`, 'giu')],
  [
    'superlative',
    /\b(?:the )?(?:(?:best|worst|largest|biggest|smallest|oldest|newest|fastest|slowest|hottest|cheapest|busiest|safest|highest|lowest|longest|shortest|tallest|top|leading|number[ -]one|most \w+|least \w+|only|first|award[ -]winning|fastest[ -]growing)\b(?: [\p{L}-]+){0,2})/giu,
  ],
  ['name', new RegExp(`(?<![\\p{L}\\d])${name}`, 'gu')],
];

const common = new Set(
  'I A An The This That These Those It Its We You Your My Our Their They He She If When While And But Or So For In On At To From With As By After Before Every Each All Any Most Many Some No Not Yes What Where Why How Who Call Ask Send Message Text Check Look Walk Take Make Get Give Start Plan Bring Come See Visit Here There Then Now Today Tomorrow First Next Last New Good Great Home Homes House Houses Buyers Sellers Buyer Seller Spring Summer Fall Winter Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Equal Housing Opportunity HOA MLS Please Thank Thanks Let Do Does Is Are Was Were Can Could Will Would Should Have Has Had'.split(
    ' ',
  ),
);

/** Words of every text that nobody has to answer for. */
function isNoClaim(kind: ClaimKind, found: string, sentence: string, index: number): boolean {
  if (kind === 'number') {
    // "one of two", "a half": too small to be wrong about anything.
    return (
      /^(?:half|1|one)$/i.test(found) || (/^\d+$/.test(found) && sentence.charAt(index - 1) === '#')
    );
  }
  if (kind === 'superlative')
    return (
      /^(?:the )?(?:only|first|top|most)(?: (?:if|when|step|thing|time|of|then|you|to|the|with))?\b(?! (?:agent|broker|team))/i.test(
        found,
      ) && !/\b(?:in|of) (?:the )?(?:\p{Lu}|state|county|city|country|region|area)/u.test(sentence)
    );
  if (kind !== 'name') return false;
  const words = found.split(' ');
  if (words.every((word) => common.has(word))) return true;
  // The first word of a sentence is large in any case.
  return index === 0 && words.length === 1;
}
