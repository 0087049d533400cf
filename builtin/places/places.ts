import { once } from '#builtin/once.ts';
import type { Place } from '#contract/place.ts';
import { usStates } from '#contract/us-states.ts';
import { foldPlace, spellPlainly } from './fold.ts';
import { type City, citiesByState, countiesByFips } from './place-files.ts';

/** A city of the place data. Not every place agents name is one: free text is always allowed. */
export type KnownPlace = Place & {
  stateName: string;
  /** Short, as in "Travis". An independent city has none. */
  county?: string;
  /** In full, as in "Travis County" or "Orleans Parish". */
  countyName?: string;
  lat: number;
  lng: number;
};

/** The city, however it is spelled; of two with one name in a state the larger. */
export function findPlace(city: string, stateCode: string): KnownPlace | undefined {
  const wanted = foldPlace(city);
  const cities = citiesIn(stateCode);
  const found =
    cities.find(({ key }) => key === wanted) ?? cities.find(({ key }) => key === `${wanted} city`);
  return found && toPlace(found);
}

/** Names for a field to offer, the largest first. Two cities of one name are one suggestion. */
export function suggestCities(stateCode: string, prefix: string, limit: number): string[] {
  const begins = beginsWith(prefix);
  const names = new Set<string>();
  for (const city of citiesIn(stateCode)) {
    if (names.size >= limit) break;
    if (begins(city)) names.add(city.name);
  }
  return [...names];
}

/** The same in all states; "Austin, T" asks for those whose code or name goes on like this. */
export function suggestCitiesAnywhere(prefix: string, limit: number): Place[] {
  const [city = '', state = ''] = prefix.split(',').map((part) => part.trim());
  if (city === '') return [];
  const begins = beginsWith(city);
  const wanted = state.toLowerCase();
  const isWanted = (code: string) =>
    code.toLowerCase().startsWith(wanted) || stateName(code)?.toLowerCase().startsWith(wanted);
  const found = [...citiesByState()]
    .filter(([code]) => stateNames.has(code) && isWanted(code))
    .flatMap(([, cities]) => cities.filter(begins))
    .sort((a, b) => a.rank - b.rank);
  const places = new Map(found.map((each) => [`${each.name}, ${each.state}`, each]));
  return [...places.values()]
    .slice(0, limit)
    .map((each) => ({ city: each.name, state: each.state }));
}

function beginsWith(prefix: string): (city: Pick<City, 'key' | 'spelled'>) => boolean {
  const written = spellPlainly(prefix);
  const short = foldPlace(prefix);
  // "Saint" alone means Saint Paul, and not Stillwater, although both keys begin with "st".
  const start = short !== written && isLastWordShort(short) ? `${short} ` : short;
  return ({ key, spelled }) => key.startsWith(start) || (spelled ?? key).startsWith(written);
}

export function stateName(code: string): string | undefined {
  return stateNames.get(code.toUpperCase());
}

const isLastWordShort = (key: string) => /(?:^| )(?:st|ste|ft|mt)$/.test(key);

type Around = {
  /** Towns of another county may lie across water or in another world of rules. */
  isSameCounty?: boolean;
  /** What is closer than this is often a part of the city. */
  leastKilometres?: number;
};

/**
 * Other towns of the same state around a place, the nearest first. Where there are more than the
 * limit, the larger ones: readers know them, while the very nearest are often parts of the city.
 */
export function nearbyTowns(
  place: KnownPlace,
  limit: number,
  { isSameCounty = false, leastKilometres = 0 }: Around = {},
): KnownPlace[] {
  const own = foldPlace(place.city);
  return citiesIn(place.state)
    .filter(({ key }) => key !== own)
    .filter(({ county }) => !isSameCounty || countyNameOf(county) === place.countyName)
    .map((city) => ({ city, distance: kilometresBetween(place, city) }))
    .filter(({ distance }) => distance >= leastKilometres && distance <= nearbyKilometres)
    .slice(0, limit)
    .sort((a, b) => a.distance - b.distance)
    .map(({ city }) => toPlace(city));
}

const countyNameOf = (fips: string) => {
  const county = countiesByFips().get(fips);
  return county && !county.isCity ? county.name : undefined;
};

/** About half an hour's drive. */
const nearbyKilometres = 40;

/** The code of a state, however it is named: "TX", "tx" or "Texas". */
export function stateCodeOf(state: string): string | undefined {
  return stateCodes().get(foldPlace(state));
}

const stateCodes = once(
  () =>
    new Map<string, string>(
      usStates.flatMap(({ code, name }) => [
        [code.toLowerCase(), code],
        [foldPlace(name), code],
      ]),
    ),
);

const stateNames = new Map<string, string>(usStates.map(({ code, name }) => [code, name]));

const citiesIn = (stateCode: string) => citiesByState().get(stateCode.toUpperCase()) ?? [];

function toPlace({ name, state, county, lat, lng }: City): KnownPlace {
  const found = countiesByFips().get(county);
  return {
    city: name,
    state,
    stateName: stateNames.get(state) ?? state,
    ...(found && !found.isCity && { county: found.shortName, countyName: found.name }),
    lat,
    lng,
  };
}

type Point = { lat: number; lng: number };

/** Along a great circle. */
function kilometresBetween(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const chord =
    half(b.lat - a.lat) +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * half(b.lng - a.lng);
  return 2 * earthRadiusKilometres * Math.asin(Math.sqrt(Math.min(1, chord)));
}

const earthRadiusKilometres = 6371;
