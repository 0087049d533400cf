import type { Page } from '#builtin/tagger/page.ts';
import { countiesNamed } from './gazetteer.ts';
import type { Mention } from './mention.ts';

export type CountyMention = Mention & {
  /** The states that have a county of this name. */
  states: string[];
};

/** "Travis County", "Orleans Parish", "Baldwin and Mobile counties". */
export function findCounties(page: Page): CountyMention[] {
  const found: CountyMention[] = [];
  page.words.forEach(({ text }, index) => {
    const noun = text.toLowerCase();
    if (!/^(?:county|parish|borough|counties|parishes)$/.test(noun)) return;
    let end = index;
    do {
      const county = countyBefore(page, end);
      if (!county) break;
      found.push(county);
      // The noun goes with its names: "County" is no neighborhood.
      page.claim(county.first, index - county.first + 1);
      end = listedBefore(page, county.first);
    } while (noun.endsWith('ies') || noun.endsWith('es'));
  });
  return found;
}

/** The state of a county whose name no other state has. */
export function onlyState({ states }: CountyMention): string | undefined {
  return states.length === 1 ? states[0] : undefined;
}

/** "Prince George's" and "Fond du Lac" are the longest with three words, "Lake of the Woods" has four. */
const wordsAtMost = 4;

function countyBefore(page: Page, end: number): CountyMention | undefined {
  for (let count = Math.min(wordsAtMost, end); count > 0; count--) {
    const first = end - count;
    const words = page.nameAt(first, count);
    if (!words) continue;
    const key = words.map(({ keys }) => keys.full).join(' ');
    const counties = countiesNamed(key);
    const [county] = counties;
    if (!county) continue;
    const states = counties.map(({ state }) => state);
    return { kind: 'county', name: county.shortName, first, last: end - 1, states };
  }
  return undefined;
}

/** Where the entry before ends in "X, Y and Z counties". */
function listedBefore(page: Page, first: number): number {
  if (page.gap(first) === ', ') return first;
  const joiner = page.words[first - 1]?.text;
  return joiner === 'and' || joiner === 'or' ? first - 1 : 0;
}
