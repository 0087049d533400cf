import type { SentenceFrameKind } from '#builtin/writer/understand/brief.ts';
import { type PhraseKind, phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { linkIn, phoneIn } from '#builtin/writer/understand/segments.ts';
import { hasSureArticle, headOf, isPlural } from './noun-articles.ts';

/** A few words that answer a question, and what they are by their grammar. */
export type PhraseWords = {
  kind: Exclude<PhraseKind, 'sentence'>;
  text: string;
  /** Its words keep their order, marks and articles. */
  isAsTyped?: boolean;
};

/** What the words are by their grammar, the nearest first. */
export function kindsOf(
  { kind, text }: PhraseWords,
  items: readonly string[],
): SentenceFrameKind[] {
  if (/ (?:vs\.?|versus) /i.test(text)) return ['pair'];
  if (items.length > 1) {
    if (isClass.test(items[0] ?? '')) return ['class', 'any'];
    if (items.every((item) => phraseKind(item) === 'order')) return ['order'];
    if (items.every((item) => phraseKind(item) === 'gerund')) return ['gerund', 'any'];
    const heads = items.map(headOf);
    if (heads.every((head) => isPaper.test(head)) && areAlike(items))
      return ['paper', 'list', 'any'];
    if (items.every(isThing) && areAlike(items))
      return items.every(isSeveral) ? ['plural', 'list', 'noun', 'any'] : ['list', 'noun', 'any'];
    // What follows is said of the first: "$420,000 to $600,000, mostly single levels".
    if (!items.slice(1).every((item) => saysOfFirst.test(item) || isContact.test(item)))
      return ['any'];
    return kindsOf(
      { kind: phraseKind(items[0] ?? '') as PhraseWords['kind'], text: items[0] ?? '' },
      [],
    );
  }
  if (isClass.test(text)) return ['class', 'noun', 'any'];
  // "appliances, not in the base price": what it is not, no sentence of ours can say.
  if (/,? (?:not|never)\b|, no\b/i.test(text)) return ['any'];
  if (isTimeOrPlace.test(text)) return ['when', 'any'];
  if (/^(?:for|with|by|from|through|only|no|not|none)\b/i.test(text)) return ['any'];
  if (/^(?:how|what|that|why|where|when|whether)\b/i.test(text)) return ['clause', 'any'];
  if (/^(?:under|below|over|above|up to|less than|more than|around|about) \$?\d/i.test(text))
    return /^(?:under|below|over|above|up to|less than|more than|around|about) \$?[\d,.]+(?: million)?$/i.test(
      text,
    )
      ? ['limit', 'money', 'noun', 'any']
      : ['any'];
  // "$2 million and up" is no range.
  if (/^\$\d\S*(?: million)? (?:and|or) (?:up|more|less|under|over|above|below)\b/i.test(text))
    return ['any'];
  if (isMoney.test(text)) return ['money', 'noun', 'any'];
  if (kind === 'gerund') return ['gerund', 'any'];
  if (kind === 'order') return ['order', 'any'];
  const named = isOffice.test(headOf(text))
    ? (['office'] as const)
    : isPaper.test(headOf(text))
      ? (['paper'] as const)
      : [];
  return isSeveral(text) ? [...named, 'plural', 'noun', 'any'] : [...named, 'noun', 'any'];
}

/** "free class on December 8", with when and where. */
export const isClass =
  /^(?:an? |my |our |the )?(?:[\p{L}\d-]+ ){0,4}(?:class|workshop|seminar|webinar)\b/iu;
const isTimeOrPlace = /^(?:before|after|during|at|in|on|until)\b/i;
const saysOfFirst =
  /^(?:mostly|mainly|usually|about|around|roughly|from|up to|with|without|at|\$|\d|only|when|which|where|who|because|if|unless|and|by|per|through|until|starting|plus|including|especially|sometimes|built|in|on|for|near|between|under|over|some|single)\b|^\$/i;
/** Several of a kind, and no name such as "Colorado Springs". */
const isSeveral = (text: string) => isPlural(text) && /^\p{Ll}/u.test(headOf(text));

const isMoney = /^(?:(?:the |in the )?(?:low|mid|high|upper)[- ]?(?:to[- ]\p{L}+ )?|from )?\$\d/iu;
const isContact = new RegExp(`^(?:${phoneIn.source}|${linkIn.source})$`, 'iu');
const isOffice =
  /^(?:commission|board|office|department|county|city|town|hoa|association|committee|auditor|assessor)$/i;
const isPaper =
  /^(?:permit|permits|license|licenses|licence|certificate|registration|coa|approval|inspection|variance|survey|bond|sign-off)$/i;

/** "Printed brochure" is one, "printed in color" is none. */
const isThing = (item: string) =>
  !/ (?:no|yes)$/i.test(item) &&
  (phraseKind(item) === 'noun' ||
    (/^\p{L}+ed \p{L}+$/u.test(item) && (hasSureArticle(item) || isPlural(item))));

/** A year, a price or a week among names would not be one more of them. */
export const areAlike = (items: readonly string[]) =>
  !isMoney.test(items[0] ?? '') &&
  // "my broker, Denise": the second is who the first is.
  !(
    items.length === 2 &&
    /^(?:my|our) /i.test(items[0] ?? '') &&
    /^\p{Lu}/u.test(items[1] ?? '')
  ) &&
  !items
    .slice(1)
    .some((item) =>
      /^(?:week|as of|by|up to|ends|starts|only|through|until|mostly|usually|typically|generally|often|sometimes|always|maybe|then|most|all|but|no|with|especially|any|a few|a lot|plus|about|around|from|since|some|lots?|same|each|every|still|\d{4}(?!\d)|\$|\d+ (?:business |calendar )?(?:hours?|minutes|days|weeks|months|years)\b|\d{1,2}(?::\d\d)? ?[ap]\.?m|my |our |at )/i.test(
        item,
      ),
    ) &&
  items.every(
    (item) =>
      !isContact.test(item) &&
      !/^(?:with|or|but|if|for|in|on|no|not)\b| (?:included|only|optional|mostly|rare|(?:a bit |a little )?(?:less|more)|too|though|so far)$/i.test(
        item,
      ),
  );
