import type { Page } from '#builtin/tagger/page.ts';
import { placePrefixes } from '#contract/place-prefixes.ts';
import { chooseCities } from './choose-cities.ts';
import { findCitiesWithState } from './city-and-state.ts';
import { findCounties, onlyState } from './counties.ts';
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

  const inStates = [
    ...named,
    ...cities.flatMap(({ state }) => state ?? []),
    ...counties.flatMap((county) => onlyState(county) ?? []),
  ];
  const tags = [
    ...cities.map(({ name }) => tagOf('city', name)),
    ...zips.flatMap(({ city }) => (city ? tagOf('city', city) : [])),
    ...inStates.map((state) => tagOf('state', state)),
    ...[...counties, ...zips, ...parts].map(({ kind, name }) => tagOf(kind, name)),
  ];
  return [...new Set(tags)].sort((one, other) => kindOrder(one) - kindOrder(other));
}

const tagOf = (kind: PlaceKind, name: string) => `${kind}:${tagValue(name)}`;

const kindOrder = (tag: string) =>
  placePrefixes.findIndex((prefix) => tag.startsWith(`${prefix}:`));
