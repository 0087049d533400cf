import { escaped, wordsThatCount } from '#builtin/writer/revise/find-passage.ts';
import { kindNamed } from '#builtin/writer/revise/passage-kinds.ts';
import { ordinalWords, unitWords } from '#builtin/writer/revise/places.ts';

/** What words of a wish mean in the text: one of its parts by name or place, or what it speaks of. */

/** Parts that every text has a place for. */
const named: [part: NamedPart, says: RegExp][] = [
  ['title', /^(?:title|headline|subject line)$/i],
  [
    'opening',
    /^(?:opening|opener|hook|intro(?:duction)?|beginning|start|lead|lead-?in|(?:very )?(?:first|opening|top) (?:line|sentence)|opening (?:paragraph|line))$/i,
  ],
  [
    'ending',
    /^(?:ending|end|finish|finale|closing|close|closer|conclusion|outro|(?:very )?(?:last|final|closing|bottom) (?:line|sentence)|call[- ]to[- ]actions?|cta|contact line|sign[- ]?off)$/i,
  ],
  ['hashtags', /^(?:hash ?tags?|tags)$/i],
  ['emoji', /^(?:emojis?|emoticons?|smileys?)$/i],
  ['exclamation', /^(?:excla\w*(?: (?:points?|marks?))?|!+)$/i],
  ['bullets', /^(?:bullets?(?: points?)?|list|bulleted list|bullet list)$/i],
  ['bold', /^bold(?: (?:letters|text|words))?$/i],
];

export type NamedPart =
  | 'title'
  | 'opening'
  | 'ending'
  | 'hashtags'
  | 'emoji'
  | 'exclamation'
  | 'bullets'
  | 'bold';

/** "the opening line" without what points at it. */
export const bareObject = (words: string) =>
  words
    .trim()
    .replace(/^["“]([^"”]+)["”]$/, '$1')
    .replace(
      /^(?:(?:all|any|every|each|both|the|those|these|that|this|my|your|our|of|its|a|an|whole|entire) )+(?=\S)/i,
      '',
    )
    .replace(/[.,!]+$/, '')
    .trim();

export function namedPartOf(words: string): NamedPart | undefined {
  const bare = bareObject(words);
  return named.find(([, says]) => says.test(bare))?.[0];
}

const byPlace = new RegExp(
  `^${ordinalWords} (?:\\w+ )?${unitWords}$|^${unitWords} (?:right |just )?before the (?:very )?(?:last|end)\\b`,
  'i',
);
const byUnit = new RegExp(`\\S ${unitWords}$`, 'i');
const byUnitBefore = new RegExp(
  `^${unitWords} (?:about|on|with|where|that|which|saying|regarding|for|in which)\\b`,
  'i',
);

/** "the second sentence", "the last bullet": known by where it stands. */
export const isByPlace = (words: string) => byPlace.test(bareObject(words));

/** "the boiler line", "the part about parking": a whole sentence or item, and not the words alone. */
export const isUnit = (words: string) =>
  byPlace.test(bareObject(words)) ||
  byUnit.test(bareObject(words)) ||
  byUnitBefore.test(bareObject(words));

/** Whether words name a part of a text, without looking at one. */
export const namesPart = (words: string) =>
  namedPartOf(words) !== undefined ||
  isUnit(words) ||
  kindNamed(bareObject(words)) !== undefined ||
  /^(?:open house|post|text|whole thing|tone|photo)$/i.test(bareObject(words));

/** Whether the very words stand in the text, be they written as one word or with a capital. */
export const stands = (text: string, words: string) =>
  words.trim() !== '' &&
  new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(words.trim()).replaceAll(' ', ',? ')}(?![\\p{L}\\p{N}])`,
    'iu',
  ).test(text);

/** How many of the words that count stand in the text, from 0 to 1. */
export function shareIn(text: string, words: string): number {
  const there = new Set(wordsThatCount(text));
  const wanted = wordsThatCount(words);
  if (wanted.length === 0) return 0;
  const isThere = (word: string) =>
    there.has(word) ||
    [...there].some(
      (each) =>
        word.length > 3 && (each.startsWith(word) || (each.length > 3 && word.startsWith(each))),
    );
  return wanted.filter(isThere).length / wanted.length;
}
