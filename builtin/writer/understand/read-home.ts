import { splitSentences, withoutEnding } from '#builtin/writer/language/sentences.ts';
import type { Brief } from './brief.ts';
import { phraseKind } from './phrase-kind.ts';
import { priceIn, roomsIn, sizeIn, spelledPrice, splitItems, whereAndWhen } from './segments.ts';

/**
 * Beds, baths, size, price and the closing day, in whatever order and with whatever marks they were
 * typed: "2 bed 1 ba 1,050 sf sold 399k, closed nov 5". What is more than that comes back.
 */
export function readHome(brief: Brief, said: string, isSold: boolean): string {
  const left = splitSentences(withPauses(said)).flatMap((sentence) => {
    const text = withoutEnding(sentence, ' .');
    if (phraseKind(text) === 'sentence' && /^(?:it|we|they|there|this)\b/i.test(text))
      return [sentence];
    const trial = structuredClone(brief);
    // "Two bedrooms plus a den, 1.75 baths" stays together.
    if (
      splitItems(text).some(
        (item) => !takeHome(trial, item, isSold) && /\b(?:bed|bath|den\b|half)/i.test(item),
      )
    )
      return [sentence];
    const items = splitItems(text).filter((item) => !takeHome(brief, item, isSold));
    return items.length > 0 ? [`${items.join(', ')}.`] : [];
  });
  return left.length === 1 ? withoutEnding(left[0] ?? '', '.') : left.join(' ');
}

/** "2/1 1140 sqft 389k built 1926": figures typed in a row, each of its own kind. */
const withPauses = (said: string) =>
  said
    .replace(
      /\b(baths?|half|\d ?\/ ?\d(?:\.\d{1,2})?) (?=(?:[1-9],\d{3}|[1-9]\d{3})(?!\d))/gi,
      '$1, ',
    )
    .replace(/\b(pool) (?=[1-9],?\d{3}(?!\d))/gi, '$1, ')
    .replace(/\b(square feet|sq\.? ?ft\.?|sqft|sf) (?=(?:about|around) \$)/gi, '$1, ')
    .replace(/(?<=, )([1-9],?\d{3}) (?=\$|\d{2,4}k\b)/gi, '$1, ')
    .replace(/\b(square feet|sq\.? ?ft\.?|sqft|sf) (?=\$|\d)/gi, '$1, ')
    .replace(/(?<=\b(?:square feet|sqft|sq ft|sf), )([1-9]\d{2})(?=$|[,.;](?!\d))/gi, '$$$1,000')
    .replace(/(?<=[\d,]{4}|square feet|\d[km]) (?=(?:built|listed|asking|sold|closed)\b)/gi, ', ')
    .replace(/(\$[\d,.]+(?:k|m)?|\b\d{2,4}k),? (?=\d(?: bed|bd|br| ?\/ ?\d))/gi, '$1, ');

function takeHome({ property, event }: Brief, item: string, isSold: boolean): boolean {
  // What it was listed at is not what it sold for.
  if (isSold && /\b(?:list(?:ed)?|asking)\b/i.test(item)) return false;
  let rest = item;
  const take = (pattern: RegExp) => {
    const found = rest.match(new RegExp(pattern.source, 'giu')) ?? [];
    for (const each of found) rest = rest.replace(each, ' ');
    return found;
  };
  const closed = /\b(?:closed|closing|closes|recorded)(?: on)? (.+)$/i.exec(rest);
  const day = closed ? whereAndWhen(closed[1] ?? '') : undefined;
  if (closed && day?.day && day.rest.length === 0) rest = rest.slice(0, closed.index);
  const dayAlone = closed ? undefined : whereAndWhen(rest);
  const isDay =
    dayAlone?.day !== undefined &&
    dayAlone.rest.length === 0 &&
    !/^\d ?\/ ?\d(?:\.\d)?$/.test(rest.trim());
  if (isDay) rest = '';
  const built = /^(?:built (?:in )?)?((?:18|19|20)\d\d)$/i.exec(rest.trim())?.[1];
  // A figure of four digits beside the beds is the size.
  const bareSize = built
    ? undefined
    : /^(?:[1-9],\d{3}|[6-9]\d\d|[1-9]\d{3})$/.exec(rest.trim())?.[0];
  if (built || bareSize) rest = '';
  const rooms = take(roomsIn);
  const size = take(sizeIn);
  const [price] = take(priceIn);
  const isAbout = price !== undefined && /\b(?:about|around|approx\w*)\b/i.test(rest);
  const pool = rooms.length > 0 ? /\b(?:with |w\/? ?)?(?:a )?pool\b/i.exec(rest)?.[0] : undefined;
  if (pool) rest = rest.replace(pool, ' ');
  // "mid 800s".
  const about = /\b(?:low|mid|high|upper)[- ]\$?[1-9]\d{2}s\b/i.exec(rest)?.[0];
  if (about) rest = rest.replace(about, ' ');
  const bare = price ? undefined : /(?<![\d,])\d{2,3},\d{3}(?!\d)/.exec(rest)?.[0];
  if (bare) rest = rest.replace(bare, ' ');
  const kind = rooms.length + size.length > 0 ? kindOfHome.exec(rest)?.[0] : undefined;
  if (kind) rest = rest.replace(kind, ' ');
  if (/[\p{L}\d]/u.test(rest.replace(fillers, ' '))) return false;
  property.rooms.push(...rooms, ...(pool ? ['a pool'] : []));
  if (kind) property.size.push(kind);
  property.size.push(...size);
  if (bareSize) property.size.push(`${bareSize.replace(/^(\d)(\d{3})$/, '$1,$2')} square feet`);
  if (built) property.size.push(`built in ${built}`);
  if (about) property.price ??= about.toLowerCase().replace(/[- ]\$?(?=\d)/, ' $');
  if (price ?? bare)
    property.price ??= `${isAbout ? 'about ' : ''}${spelledPrice((price ?? bare) as string)}`;
  event.day ??= day?.day ?? (isDay ? dayAlone?.day : undefined);
  return true;
}

/** What kind of home it is, typed beside its rooms: "3/2 bungalow". */
export const kindOfHome =
  /\b(?:bungalow|ranch|colonial|cape|cape cod|tudor|craftsman|cottage|condo|townhome|townhouse|rambler|split[- ]level|foursquare|duplex|triplex|rowhouse|farmhouse|loft|cabin|victorian|brick)\b/i;

const fillers =
  /\b(?:and|for|at|on|sold|asking|ask|list(?:ed)?|price|priced|offered|is|was|about|around|approx|home|house|it|with|final|sale|full|plus|half)\b/gi;
