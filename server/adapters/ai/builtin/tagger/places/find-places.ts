import { placePrefixes } from '#contract/learner.ts';
import type { Page } from '#server/adapters/ai/builtin/tagger/page.ts';
import { chooseCities } from './choose-cities.ts';
import { findCitiesWithState } from './city-and-state.ts';
import { findCounties } from './counties.ts';
import { tagValue } from './gazetteer.ts';
import type { PlaceKind } from './mention.ts';
import { findNeighborhoods } from './neighborhoods.ts';
import { findStates } from './states.ts';
import { settleStates } from './which-state.ts';
import { findZipCodes } from './zip-codes.ts';

/** The places of a text as tags. What is surest is looked for first and claims its words. */
export function findPlaces(page: Page): string[] {
  const zips = findZipCodes(page);
  const counties = findCounties(page);
  const pairs = findCitiesWithState(page);
  const states = [...pairs.states, ...findStates(page)];
  const named = new Set([...zips.map(({ state }) => state), ...states.map(({ name }) => name)]);

  const cities = [...pairs.cities, ...chooseCities(page, pairs.cities, counties, named)];
  settleStates(cities, counties, named);
  const parts = [...pairs.others, ...findNeighborhoods(page, cities)];

  const found: [PlaceKind, string | undefined][] = [
    ...cities.map(({ name }) => ['city', name] as [PlaceKind, string]),
    ...zips.map(({ city }) => ['city', city] as [PlaceKind, string | undefined]),
    ...[...named, ...cities.map(({ state }) => state)].map(
      (state) => ['state', state] as [PlaceKind, string | undefined],
    ),
    ...counties
      .filter((county) => county.states.length === 1)
      .map((county) => ['state', county.states[0]] as [PlaceKind, string | undefined]),
    ...[...counties, ...zips, ...parts].map(
      ({ kind, name }) => [kind, name] as [PlaceKind, string],
    ),
  ];
  const tags = found.flatMap(([kind, name]) => (name ? [`${kind}:${tagValue(name)}`] : []));
  const rank = (tag: string) => placePrefixes.findIndex((prefix) => tag.startsWith(`${prefix}:`));
  return [...new Set(tags)].sort((one, other) => rank(one) - rank(other));
}
