import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { linkIn, splitItems } from '#builtin/writer/understand/segments.ts';
import { areAlike } from './frame-kinds.ts';

/** A few words of one kind, which a label or a sentence of ours can take; anything else is typed as it is. */
export const isShort = ({ head, items, sentences }: Fact) =>
  head !== undefined &&
  sentences.length === 0 &&
  (isPlainList(items)
    ? countWords(head.text) <= 16
    : items.length < 2 &&
      countWords(head.text) <= 9 &&
      !/,(?!\d{3})|[;:()"–—]| - /.test(head.text));

/** Short things of one kind. */
export const isPlainList = (items: readonly string[]) =>
  items.length > 1 &&
  areAlike(items) &&
  // Of two things the second often tells of the first: "attorney review, 5 business days".
  (items.length > 2 || items.every((item) => countWords(item) <= 3 && !/\d/.test(item))) &&
  // "landscaping not done, punch list drags" and "tanks on some" are notes, which no "and" makes a list of things.
  !items.some((item) =>
    /\b(?:not|never|on some|in some|at times)\b|^\p{L}+ (?:\p{L}+ )?(?:drags?|leaks?|cracks|fails|sits|lags|slips|swells|shifts|floods|freezes|rusts|rots|peels|sticks|stalls|expires|changes)$/iu.test(
      item,
    ),
  ) &&
  // "a bedroom and laundry, a garage": one "and" is there already.
  !items.some((item) => / (?:and|&|or) /.test(item)) &&
  items.every(
    (item) => phraseKind(item) === 'noun' && countWords(item) <= 6 && !linkIn.test(item),
  ) &&
  // A class, its day and its place are no three things.
  !items.some((item) =>
    /\b[ap]\.m\.|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, /.test(`${item}, `),
  );

/**
 * Words that need no label: their first sentence is whole and says what it speaks of. "It shows up on
 * the tax bill" does not, and neither does a list of names with a sentence in it.
 */
export const standsAlone = ({ typed, role, items, frames }: Fact) =>
  !((role === 'places' || role === 'features') && items.length > 1) &&
  isWhole(withoutMark(typed), frames?.order === undefined) &&
  // A question that nobody answers is one that people ask.
  !(/\?["”]?$/.test(typed) && splitSentences(typed).length === 1) &&
  !(
    /\b(?:they|them)\b/i.test(splitSentences(typed)[0] ?? '') &&
    !/\b\p{L}{2,}(?:[^s'’]s|people|folks|everyone|anyone)\b.*\b(?:they|them)\b/iu.test(
      splitSentences(typed)[0] ?? '',
    )
  ) &&
  !/^(?:it|its|it['’]s|that|this|those|these|both|he|she|they|their|them|they['’]re|which|and|but|or|so|also|because|then|not|if not|same|no|yes|usually|typically|mostly|one (?:is|was|has|of them))\b(?! (?:house|home|year|month|week|city|county|state|is the|sides|go)\b)/i.test(
    typed,
  );

/** "Waiting costs you": the verb belongs to the doing, and to nobody who comes after it. */
const saysOfDoing =
  /^\p{L}+ing\b(?:(?!\b(?:till|until|when|if|that|which|who|what|where|because|after|before|the|they|you|it|we)\b)[^,.]){0,50}?\b(?:is|are|means|costs?|takes|helps|can|will|pays|beats|saves|hurts|works|matters)\b/iu;

/** A sentence, and no list with a sentence in it: "video tours, I drive you around, a list of movers". */
export function isWhole(text: string, mayBeOrder: boolean): boolean {
  const kind = phraseKind(text);
  if (kind === 'order') return mayBeOrder;
  if (kind !== 'sentence') return false;
  // "virtual tours and I drive you around": some words, then what the agent does.
  const before = /^([^,.]{3,40}?) and (?:I|we)\b/.exec(text)?.[1];
  if (before && phraseKind(before) === 'noun') return false;
  const [first = '', ...others] = splitItems(text);
  if (
    /^\p{L}+ing\b/iu.test(first) &&
    !/^\p{Lu}\p{L}+ing \p{Lu}/u.test(first) &&
    !saysOfDoing.test(text)
  )
    return false;
  // "Goodwill picks up, Two Men and a Truck": a sentence among names.
  if (
    others.length > 0 &&
    countWords(first) <= 6 &&
    others.every((item) => /^[\p{Lu}\d]/u.test(item) && phraseKind(item) === 'noun')
  )
    return false;
  // "Second Harvest picks up, estate sale lady in Millcreek"
  if (
    others.length > 0 &&
    /(?:picks up|delivers|hauls|takes donations)$/.test(first) &&
    others.every((item) => phraseKind(item) === 'noun')
  )
    return false;
  if (areNotes(first, others) || saysOfNothing.test(text)) return false;
  // "frost line is deep, ice dams, lake wind": one of three things is a sentence.
  if (
    others.length > 1 &&
    countWords(first) <= 6 &&
    phraseKind(first) === 'sentence' &&
    others.every((item) => phraseKind(item) === 'noun' && countWords(item) <= 3)
  )
    return false;
  const isStart =
    /^(?:in|on|at|for|with|by|from|during|if|when|once|after|before|since|until|as|most|because|while|last|this|every|yes|no|honestly|to)\b/i.test(
      first,
    );
  return others.length === 0 || isStart || phraseKind(first) !== 'noun' || countWords(first) > 9;
}

/** "Feels slower than it is": nobody is named who does. */
const saysOfNothing =
  /^(?:feels|looks|seems|sounds|depends|varies|goes|gets|runs|comes|takes|needs|means|costs|starts|ends|sits|stays)\b(?! (?:like )?(?:great|good)\b)/i;

/** "the city has plans, still need a permit, no HOA": notes in a row, which a label takes as they were typed. */
const areNotes = (first: string, others: readonly string[]) =>
  (others.length > 1 || / not \p{L}+$/u.test(others[0] ?? '')) &&
  !/^(?:if|when|once|after|before|since|while|because|in|on|for|with)\b/i.test(first) &&
  others.some(
    (item) =>
      /^(?:still|no|not|need|needs|must|goes|never|also|just|usually|mostly)\b| not \p{L}+$/iu.test(
        item,
      ) || phraseKind(item) === 'predicate',
  ) &&
  others.every((item) => phraseKind(item) !== 'sentence');

/** The first sentence without its end mark. */
export const withoutMark = (typed: string) => (splitSentences(typed)[0] ?? '').replace(/[.!]$/, '');
