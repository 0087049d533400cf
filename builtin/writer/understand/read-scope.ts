import { asSentence, withoutEnding } from '#builtin/writer/language/sentences.ts';
import type { Brief, Place, Scope } from './brief.ts';
import { phraseKind } from './phrase-kind.ts';
import { money } from './read-words.ts';
import { splitItems } from './segments.ts';

const vague =
  /^(?:any(?:thing|one|where)?|all|every(?:thing|one)?|whatever|mostly|general|no (?:limit|preference)|both|either)\b|^(?:under|below|up to|over|around|about)? ?\$?\d[\d,.]*k?$/i;

export function readScope(
  brief: Brief,
  said: string,
  { labels, frames }: Pick<Scope, 'labels' | 'frames'>,
  place: Place,
): void {
  const text = money(withoutEnding(said, ' .,;!').replace(/^(?:just|only|mainly) /i, ''));
  if (vague.test(text)) return;
  const [first = '', ...others] = splitItems(
    text
      .replace(/^([^()]+?) \(([^()]+)\)$/, '$1, $2')
      .replace(/^(.+ County) (?=(?:single|condos?|town|detached|new|homes))/, '$1, '),
  );
  const zip = /\b\d{5}\b/.exec(text)?.[0];
  const isName =
    /^\p{Lu}/u.test(first) && phraseKind(first) === 'noun' && first.split(' ').length <= 5;
  brief.scope = {
    text,
    labels: labels.length > 0 ? labels : ['For'],
    frames,
    area:
      isName && first !== zip && first.toLowerCase() !== place.city.toLowerCase()
        ? first
        : undefined,
    zip,
    rest: others.filter((item) => phraseKind(item) !== 'sentence' && !/^\d{5}$/.test(item)),
    sentences: others.filter((item) => phraseKind(item) === 'sentence').map(asSentence),
  };
}
