import { foldPlace } from '#builtin/places/fold.ts';
import { postOfficesByZip } from '#builtin/places/place-files.ts';
import type { Page } from '#builtin/tagger/page.ts';
import { citiesNamed } from './gazetteer.ts';
import type { Mention } from './mention.ts';

type ZipMention = Mention & {
  /** Its post office, where the place data has that city. */
  city?: string;
  state: string;
};

/** Numbers of five digits that the post knows and that count nothing. */
export function findZipCodes(page: Page): ZipMention[] {
  return page.words.flatMap((word, index) => {
    const office = /^\d{5}$/.test(word.text) && postOfficesByZip().get(word.text);
    if (!office || isAmount(page, index)) return [];
    page.claim(index, 1);
    const city = citiesNamed(foldPlace(office.city)).find(({ state }) => state === office.state);
    const mention = { kind: 'zip-code' as const, name: word.text, first: index, last: index };
    return [{ ...mention, city: city?.name, state: office.state }];
  });
}

/** "$45000", "12500 square feet", "20001.50". */
function isAmount(page: Page, index: number): boolean {
  const word = page.words[index];
  const sign = page.text.charAt((word?.start ?? 0) - 1);
  if (/[$€#.,/]/.test(sign)) return true;
  if (/^[.,]\d/.test(page.text.slice(word?.end))) return true;
  return /^(?:sq|square|feet|foot|ft|dollars?|miles?|homes?|people|residents|units?|acres?|percent|gallons?)$/i.test(
    page.after(index),
  );
}
