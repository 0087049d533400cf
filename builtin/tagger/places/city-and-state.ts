import type { Page, PageWord } from '#builtin/tagger/page.ts';
import { stopWords } from '#builtin/tagger/subjects/stop-words.ts';
import { citiesNamed, type Town } from './gazetteer.ts';
import { kindBySuffix } from './kind-by-suffix.ts';
import type { CityMention, Mention } from './mention.ts';
import { type StateMention, stateAt } from './states.ts';
import { ambiguousCodes, placePrepositions } from './word-lists.ts';

type Found = { cities: CityMention[]; others: Mention[]; states: StateMention[] };

/** "Austin, TX", "Reading, Pennsylvania", "Lakewood Ranch, FL": the state says that it is a place. */
export function findCitiesWithState(page: Page): Found {
  const found: Found = { cities: findCapital(page), others: [], states: [] };
  for (let index = 1; index < page.words.length; index++) {
    const state = stateAt(page, index);
    if (!state || !/^,? $/.test(page.gap(index)) || !mayFollow(page, index, state.isCode)) continue;
    const city = knownBefore(page, index, state.code);
    const other = city ? undefined : unknownBefore(page, index, state);
    const place = city ?? other;
    if (!place) continue;
    if (city) found.cities.push(city);
    if (other) found.others.push(other);
    const last = index + state.count - 1;
    found.states.push({ kind: 'state', name: state.code, first: index, last });
    page.claim(place.first, last - place.first + 1);
    index = last;
  }
  return found;
}

/** "Washington, DC" is a city of no state, and nothing to do with the one on the Pacific. */
function findCapital(page: Page): CityMention[] {
  return page.words.flatMap(({ text, end }, first) => {
    if (text !== 'Washington' || !/^,? D\.?C\b/.test(page.text.slice(end))) return [];
    page.claim(first, 1);
    return [{ kind: 'city' as const, name: text, first, last: first, homes: [] }];
  });
}

const wordsAtMost = 5;

/** A small "or" is a state at the end of what was typed, and where nobody uses capitals. */
function mayFollow(page: Page, index: number, isCode: boolean): boolean {
  const written = page.words[index]?.text ?? '';
  if (!isCode || /^[A-Z]{2}$/.test(written)) return true;
  return (
    page.isSmall || !ambiguousCodes.has(written.toLowerCase()) || index === page.words.length - 1
  );
}

function knownBefore(page: Page, end: number, state: string): CityMention | undefined {
  for (let count = Math.min(wordsAtMost, end); count > 0; count--) {
    const first = end - count;
    const words = page.nameAt(first, count);
    const home = words && homesOf(words).find((city) => city.state === state);
    if (home) {
      return { kind: 'city', name: home.name, first, last: end - 1, homes: [home], state };
    }
  }
  return undefined;
}

/** Cities of a name, written with its possessive or without. */
export function homesOf(words: PageWord[]): Town[] {
  const full = citiesNamed(words.map(({ keys }) => keys.full).join(' '));
  return full.length > 0 ? full : citiesNamed(words.map(({ keys }) => keys.bare).join(' '));
}

/** Not every place agents name is in the list; written like a place before a state, it is one. */
function unknownBefore(
  page: Page,
  end: number,
  { code, isCode }: { code: string; isCode: boolean },
): Mention | undefined {
  if (page.isSmall || page.gap(end) !== ', ') return undefined;
  for (const count of [4, 3, 2, 1]) {
    const first = end - count;
    const words = page.nameAt(first, count);
    if (!words || stopWords.has(words[0]?.text.toLowerCase() ?? '')) continue;
    const isSure = isCode && !ambiguousCodes.has(code.toLowerCase());
    if (!isSure && !placePrepositions.has(page.before(first))) continue;
    const name = words.map(({ text }) => text).join(' ');
    return { kind: kindBySuffix(words) ?? 'city', name, first, last: end - 1 };
  }
  return undefined;
}
