import {
  asSentence,
  countWords,
  listed,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import type { Place } from '#contract/place.ts';
import type { Brief, Scope } from './brief.ts';
import { phraseKind } from './phrase-kind.ts';
import { splitItems } from './segments.ts';
import { writeOutDollars } from './write-out-dollars.ts';

const vague =
  /^(?:any(?:thing|one|where)?(?:$| (?:under|over|below|above|up to|around))|(?:the )?(?:whole|entire)\b|all|every(?:thing|one)?|whatever|mostly|general|no (?:limit|preference)|both|either)\b|^(?:around|about)? ?\$?\d[\d,.]*k?$/i;

/** "$150,000 to $225,000 Old Orchard colonials": the homes come first. */
const priceBeforeHomes =
  /^(\$[\d,]+ to \$[\d,]+) (?!and\b|or\b|in\b|range\b|with\b|mostly\b|mainly\b|price\b|around\b)([^,;()$]+)$/i;

export function readScope(
  brief: Brief,
  said: string,
  { labels, asked, frames }: Pick<Scope, 'labels' | 'asked' | 'frames'>,
  place: Place,
): void {
  const [start = said, ...more] = splitSentences(said);
  const text = writeOutDollars(
    withoutEnding(start, ' .,;!')
      .replace(/^(?:just|only|mainly) /i, '')
      .replace(/^([^,;]+?) only(?=[,;]|$)/i, '$1')
      .replace(/,?(?: (?:at|in|of))? any (?:price|size|type|age)$/i, '')
      .replace(/^(?:the )?(?:whole|entire) (?:city|county|town|area)\b[^,;]*[,;] /i, ''),
  ).replace(priceBeforeHomes, '$2 from $1');
  if (vague.test(text) && countWords(text) <= 5) return;
  const counties = /^(.+? counties)\b(?:, )?/i.exec(text)?.[1];
  const [first = '', ...others] = splitItems(
    (counties ? text.slice(counties.length).replace(/^, /, 'Counties, ') : text)
      .replace(/^([^()]+?) \(([^()]+)\)$/, '$1, $2')
      .replace(/^(\p{Lu}[^,\d]+?)(?: [-–—])? (?=\d{5}\b)/u, '$1, ')
      .replace(/^(\p{Lu}[\p{L}'’ ]+?) [-–—] (?=\S)/u, '$1, ')
      .replace(/^(.+ County) (?=(?:single|condos?|town|detached|new|homes))/, '$1, '),
  );
  const names = splitItems(text).filter((item) =>
    /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?$/u.test(item),
  );
  const towns =
    names.length > 1 && names.length === splitItems(text).length ? listed(names) : undefined;
  const zip = /\b\d{5}\b/.exec(text)?.[0];
  const isName =
    /^(?:the )?\p{Lu}\S*(?: (?:of|the|and|at|on|side|area|end|\p{Lu}\S*|\d+\S*))*$/u.test(first) &&
    phraseKind(first) === 'noun' &&
    first.split(' ').length <= 5;
  brief.scope = {
    text,
    asked,
    labels: labels.length > 0 ? labels : ['For'],
    frames,
    area:
      counties ??
      towns ??
      (isName && first !== zip && first.toLowerCase() !== place.city.toLowerCase()
        ? first
        : undefined),
    zip,
    rest: (towns ? [] : others).filter(
      (item) => phraseKind(item) !== 'sentence' && !/^\d{5}$/.test(item),
    ),
    sentences: [
      ...others.filter((item) => phraseKind(item) === 'sentence').map(asSentence),
      ...more.map(asSentence),
    ],
  };
}
