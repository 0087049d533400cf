import { foldPlace } from '#builtin/places/fold.ts';
import { askedOf } from './knowledge/asked-of.ts';
import { lowerFirst } from './knowledge/vocabulary.ts';
import { gerund, isCommonVerb } from './language/gerund.ts';
import { countWords } from './language/sentences.ts';

/** Stands for a subject that cannot be said inside a sentence. */
export const unnamedSubject = 'this subject';

/**
 * A subject of one's own as a noun phrase that can stand inside a sentence: "How to choose a pool
 * contractor in Austin?" becomes "choosing a pool contractor".
 */
export function subjectPhrase(typed: string, place: { city: string; state: string }): string {
  let text = typed
    .replace(/[\p{Cc}\p{Cf}<>{}\uE000\uE001]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  text = text
    .replace(orders, '')
    .replace(counted, '')
    .replace(praise, '')
    .replace(/ (?:explained(?: simply)?|101|basics|in plain words)[.!?]*$/i, '');
  text = asNoun(withoutPlace(text, place).replace(/[\s.,;:!?]+$/, ''));
  const short = shortened(text);
  const phrase = lowerFirst(short);
  return countWords(phrase) > 0 ? phrase : unnamedSubject;
}

/** The same where it was named before: "solar panels on a lease when you sell" are solar panels. */
export function briefSubject(subject: string): string {
  if (subject.startsWith('the question "')) return 'this';
  if (countWords(subject) < 5) return subject;
  const [head = ''] = subject.split(
    / (?:on|when|while|if|before|after|for|with|in|at|without|during|that|which) /i,
  );
  return countWords(head) > 1 ? head : subject;
}

/** "Please write a post about ..." is an order, not a subject. */
const orders =
  /^(?:please )?(?:(?:i (?:want|need|would like)|can you|could you)\s+)?(?:to )?(?:write |make |create |do |give me |have )?(?:me )?(?:(?:a|an|one|some|another) )?(?:short |new |quick )?(?:(?:post|blog|article|piece|text|content)s? )?(?:about|on|regarding|covering) /i;

/** "5 tips for ..." */
const counted =
  /^(?:the )?(?:top )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)?\s?(?:best |great |quick |easy )?(?:tips|ways|things|reasons|ideas|steps|facts|secrets)(?: to know)? (?:for|about|on|of|(?=to (?!do\b))) ?/i;

const praise = /^(?:the )?(?:best|top|greatest|most popular|my favorite|great) (?=\p{L})/iu;

/** A question or an order as the thing it is about. */
function asNoun(text: string): string {
  const asked = askedOf(text);
  if (asked) return asked.thing;
  for (const [pattern, noun] of questions) {
    const match = pattern.exec(text);
    if (match) return noun(match);
  }
  if (isClause.test(text)) return `the question "${text}"`;
  if (isStatement.test(text)) return unnamedSubject;
  const [, verb = '', rest = ''] = /^(\p{L}+)(\s.+)$/u.exec(text) ?? [];
  return isOrder(verb, rest) ? gerundPhrase(verb, rest) : text;
}

/** "Stage your home" is an order; "List prices" and "Paint colors" are nouns. */
const isOrder = (verb: string, rest: string) =>
  isCommonVerb(verb) &&
  /^ (?:a|an|the|your|my|our|their|it|up|before|for|with|to|early|now|in)\b/i.test(rest);

const gerundPhrase = (verb: string, rest: string) =>
  `${gerund(verb)}${rest.replace(/\b(or|and) (not )?(\p{L}+)/giu, (all, link, not = '', next) =>
    isCommonVerb(next) ? `${link} ${not}${gerund(next)}` : all,
  )}`;

const verbFirst = (match: RegExpExecArray) => gerundPhrase(match[1] ?? '', match[2] ?? '');

const doers = '(?:i|you|we|buyers|sellers|owners|people)';

const questions: [RegExp, (match: RegExpExecArray) => string][] = [
  [
    /^what (?:to|(?:you|buyers|sellers|owners) should) know about (.+)$/iu,
    (match) => match[1] ?? '',
  ],
  [/^(?:what|who|which) (?:is|are) (?:an? |the )?(.+)$/iu, (match) => match[1] ?? ''],
  [
    /^(?:\d+ )?things to do (before|after|during|while|when) (.+)$/iu,
    (match) => `what to do ${match[1]} ${match[2]}`,
  ],
  [/^what to do (.+)$/iu, (match) => `what to do ${match[1]}`],
  [/^(?:how|when|whether|why) not to (\p{L}+)(.*)$/iu, (match) => `not ${verbFirst(match)}`],
  [/^(?:(?:how|when|where|what|whether|why) )?to (\p{L}+)(.*)$/iu, verbFirst],
  [
    new RegExp(
      `^(?:how|when|where|why) (?:do|does|can|could|should) ${doers} (\\p{L}+)(.*)$`,
      'iu',
    ),
    verbFirst,
  ],
  [new RegExp(`^(?:should|can|could|must|do) ${doers} (\\p{L}+)(.*)$`, 'iu'), verbFirst],
  [
    /^(?:why|how) (?:buyers|sellers|owners|people|agents|homes|homeowners) (?:love|like|want|need|choose|prefer|use|hate|skip|miss) (.+)$/iu,
    (match) => match[1] ?? '',
  ],
  [/^explain (?!how\b|why\b|what\b)(.+)$/iu, (match) => match[1] ?? ''],
];

const isClause =
  /^(?:why|what|when|where|who|which|how|is|are|do|does|did|should|can|could|will|would)\b/i;

/** A whole sentence: it has a subject and a verb of its own, and names no thing to speak about. */
const isStatement =
  /^(?:i|we|you|he|she|they|it)(?:['’](?:m|s|re|ve|d|ll))?\s|^(?:don['’]?t|do not|never|always|just (?:sold|listed|closed|moved)|happy|welcome|meet|congratulations)\b|^(?:the |my |our |this |that )?\p{L}+(?: \p{L}+)? (?:is|are|was|were|has|have|had|dropped|rose|fell|went|came|got|sold|closed|won)\b/iu;

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

const longest = 8;

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
