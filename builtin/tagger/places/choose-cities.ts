import type { Page } from '#builtin/tagger/page.ts';
import { type CityCandidate, enough, findCandidates } from './cities.ts';
import { type CountyMention, onlyState } from './counties.ts';
import { isNamedLikePart } from './kind-by-suffix.ts';
import { isListed } from './listed.ts';
import type { CityMention } from './mention.ts';
import { isPlain, settleStates } from './which-state.ts';
import { communityNouns, neighborhoodNouns } from './word-lists.ts';

/**
 * The names that are cities here. The surest come first: they say which state the text is about, and
 * a name that state has no city of is a part of town, if a place at all.
 */
export function chooseCities(
  page: Page,
  pairs: CityMention[],
  counties: CountyMention[],
  named: ReadonlySet<string>,
): CityMention[] {
  const candidates = findCandidates(page).filter((each) => !isCalledPart(page, each));
  const sure = candidates.filter(
    (each) => each.score > enough && isPlain(each) && !isNamedLikePart(each.name),
  );
  settleStates(sure, counties, named);
  const implied = [...sure.map(({ state }) => state), ...counties.map(onlyState)];
  const about = named.size > 0 ? named : new Set(implied.filter((state) => state !== undefined));
  for (const city of sure) city.state = undefined;

  const isThere = (city: CityCandidate) => city.homes.some(({ state }) => about.has(state));
  for (const city of candidates) if (isThere(city)) city.score += 2;
  const likely = candidates.filter(({ score }) => score >= enough);
  const places = [...pairs, ...counties, ...likely];
  const chosen = candidates.filter((city) => {
    const score = city.score + (isListed(page, city, places) ? 2 : 0);
    return score >= enough && (isThere(city) || about.size === 0 || isFarButKnown(city));
  });
  for (const { first, last } of chosen) page.claim(first, last - first + 1);
  return chosen;
}

/** "The Arcadia side", "the Sun City community". */
function isCalledPart(page: Page, { last }: CityCandidate): boolean {
  const after = page.after(last);
  return communityNouns.has(after) || (neighborhoodNouns.has(after) && after !== 'area');
}

/** "Buyers from Chicago" in a text about Indiana. */
const isFarButKnown = (city: CityCandidate) =>
  isPlain(city) && (city.homes[0]?.rank ?? 0) < (isNamedLikePart(city.name) ? 300 : 600);
