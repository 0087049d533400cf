import type { Page } from '#builtin/tagger/page.ts';

type Span = { first: number; last: number };

/** Whether a name stands in a row with places: "Hyde Park, Mueller or Clarksville". */
export function isListed(page: Page, { first, last }: Span, places: Span[]): boolean {
  const endingAt = (index: number) => places.find((place) => place.last === index);
  const startsAt = (index: number) => places.some((place) => place.first === index);
  if (page.gap(first) === ', ' && endingAt(first - 1)) return true;
  if (page.gap(last + 1) === ', ' && startsAt(last + 1)) return true;
  if (isJoiner(page, last + 1) && startsAt(last + 2)) return true;
  const before = isJoiner(page, first - 1) && endingAt(first - 2);
  // A comma before "and" ends a longer row, or it begins a new sentence.
  return before ? page.gap(first - 1) !== ', ' || page.gap(before.first) === ', ' : false;
}

const isJoiner = (page: Page, index: number) =>
  /^(?:and|or|then|versus|vs)$/.test(page.words[index]?.text ?? '');
