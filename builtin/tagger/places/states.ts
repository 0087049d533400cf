import type { Page } from '#builtin/tagger/page.ts';
import { citiesNamed, isStateCode, stateNamed } from './gazetteer.ts';
import type { Mention } from './mention.ts';
import {
  ambiguousCodes,
  landmarkSuffixes,
  neighborhoodSuffixes,
  placePrepositions,
} from './word-lists.ts';

export type StateMention = Mention & { kind: 'state'; name: string };

/** The state that stands at a word, by name or code, and how many words it takes. */
export function stateAt(
  page: Page,
  index: number,
): { code: string; count: number; isCode: boolean } | undefined {
  for (const count of [2, 1]) {
    const words = page.nameAt(index, count);
    const code = words && stateNamed(words.map(({ keys }) => keys.bare).join(' '));
    if (code) return { code, count, isCode: false };
  }
  const written = page.words[index]?.text ?? '';
  const code = written.toUpperCase();
  return isStateCode(code) && !page.isClaimed(index) ? { code, count: 1, isCode: true } : undefined;
}

/** States that stand by themselves: "In Texas", "a TX license". */
export function findStates(page: Page): StateMention[] {
  const found: StateMention[] = [];
  for (let index = 0; index < page.words.length; index++) {
    const state = stateAt(page, index);
    if (!state || !standsAlone(page, index, state)) continue;
    const last = index + state.count - 1;
    // "New York" is both, unless it says otherwise.
    if (state.code !== 'NY' || /^state$/i.test(page.after(last))) page.claim(index, state.count);
    found.push({ kind: 'state', name: state.code, first: index, last });
    index = last;
  }
  return found;
}

function standsAlone(
  page: Page,
  index: number,
  { count, isCode }: { count: number; isCode: boolean },
): boolean {
  const after = page.after(index + count - 1);
  const written = page.words[index]?.text ?? '';
  if (isCode) {
    const isSure = /^[A-Z]{2}$/.test(written) && !ambiguousCodes.has(written.toLowerCase());
    return isSure && placePrepositions.has(page.before(index));
  }
  // "Virginia-Highland", "California Street", "Texas Heights", "Kansas City".
  if (page.gap(index + count) === '-' || page.gap(index) === '-') return false;
  const isPartOfName =
    landmarkSuffixes.has(after.toLowerCase()) || neighborhoodSuffixes.has(after.toLowerCase());
  if (isPartOfName && /^\p{Lu}/u.test(after)) return false;
  return !isPartOfCity(page, index, count);
}

/** "Kansas City", "Virginia Beach", "Iowa City". */
function isPartOfCity(page: Page, index: number, count: number): boolean {
  return [3, 2].some((length) => {
    if (length <= count) return false;
    const words = page.nameAt(index, length);
    const key = words?.map(({ keys }) => keys.bare).join(' ');
    return key !== undefined && citiesNamed(key).length > 0;
  });
}
