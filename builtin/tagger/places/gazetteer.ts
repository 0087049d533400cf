import { once } from '#builtin/once.ts';
import { foldPlace } from '#builtin/places/fold.ts';
import {
  type City,
  type County,
  citiesByState,
  countiesByFips,
  postOfficesByZip,
} from '#builtin/places/place-files.ts';
import { usStates } from '#contract/us-states.ts';

/** The place data by name, whatever the state. */

/** A city of one state. `rank` counts from the largest. */
export type Town = Pick<City, 'name' | 'key' | 'state' | 'rank'>;

/** Cities of a name, the largest first. Keys are those of foldPlace. */
export function citiesNamed(key: string): Town[] {
  return gazetteer().cities.get(key) ?? [];
}

/** Whether a quarter of one of the largest cities has this name. */
export function quartersNamed(key: string): boolean {
  return gazetteer().quarters.has(key);
}

export function countiesNamed(key: string): County[] {
  return gazetteer().counties.get(key) ?? [];
}

/** The code of a state by its folded name. */
export function stateNamed(key: string): string | undefined {
  return stateCodes.get(key);
}

export const isStateCode = (code: string) => codes.has(code);

/**
 * A name as it stands in a tag: small letters, no accents, and nothing a tag cannot hold. The sign
 * of Hawaiian names is left out, as most people do.
 */
export function tagValue(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}‘ʻ]/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/[^\p{L}\p{N} .'&-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const codes = new Set<string>(usStates.map(({ code }) => code));
const stateCodes = new Map<string, string>(
  usStates.map(({ code, name }) => [foldPlace(name), code]),
);

/** Counties that are one city: the place data lists its quarters as if they were towns. */
const cityCounties = new Map([
  ['36005', ['Bronx', 'The Bronx']],
  ['36047', ['Brooklyn']],
  ['36061', ['Manhattan', 'New York City']],
  ['36081', ['Queens']],
  ['36085', ['Staten Island']],
  ['42101', ['Philadelphia']],
  ['06075', ['San Francisco']],
  ['08031', ['Denver']],
  ['22071', ['New Orleans']],
]);

/** Towns that only the post knows, after all others. */
function postTowns(cities: City[]): Town[] {
  const known = new Set(cities.map(({ key, state }) => `${key}, ${state}`));
  const offices = new Map(
    Array.from(postOfficesByZip().values(), (office) => [
      `${office.city}, ${office.state}`,
      office,
    ]),
  );
  return Array.from(offices.values(), ({ city, state }) => {
    return { name: city, key: foldPlace(city), state, rank: cities.length };
  }).filter(({ key, state }) => !known.has(`${key}, ${state}`));
}

const isPartOfCity = ({ county, name }: City) =>
  cityCounties.has(county) && !cityCounties.get(county)?.includes(name);

type Gazetteer = {
  cities: Map<string, Town[]>;
  quarters: Set<string>;
  counties: Map<string, County[]>;
};

const gazetteer = once((): Gazetteer => {
  const all = [...citiesByState().values()].flat().sort((one, other) => one.rank - other.rank);
  const quarters = new Set(all.filter(isPartOfCity).map(({ key }) => key));
  const towns: Town[] = [...all.filter((city) => !isPartOfCity(city)), ...postTowns(all)];
  const cities = Map.groupBy(towns, ({ key }) => key);
  // The one city that is mostly called by a shorter name than its own.
  cities.set('new york', cities.get('new york city') ?? []);
  const counties = Map.groupBy(
    [...countiesByFips().values()].filter(({ isCity }) => !isCity),
    ({ shortName }) => foldPlace(shortName),
  );
  return { cities, quarters, counties };
});
