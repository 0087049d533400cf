import { findPlace } from '#server/places/places.ts';
import { tagValue } from './places/gazetteer.ts';

/**
 * What else an answer about the places of a query may carry: the county of a city, and the other
 * kinds a part of town may have been taken for.
 */
export function widenPlaces(tags: string[]): string[] {
  const states = valuesOf(tags, 'state');
  const cities = valuesOf(tags, 'city').map((city) => ({
    city,
    homes: states.flatMap((state) => findPlace(city, state) ?? []),
  }));
  const counties = cities.flatMap(({ homes }) => homes.flatMap(({ county }) => county ?? []));
  const unlisted = cities.filter(({ homes }) => homes.length === 0).map(({ city }) => city);
  const parts = [
    ...unlisted,
    ...valuesOf(tags, 'neighborhood'),
    ...valuesOf(tags, 'community'),
  ].flatMap((name) => [`neighborhood:${name}`, `community:${name}`]);
  return [...new Set([...tags, ...counties.map((name) => `county:${tagValue(name)}`), ...parts])];
}

const valuesOf = (tags: string[], prefix: string) =>
  tags.filter((tag) => tag.startsWith(`${prefix}:`)).map((tag) => tag.slice(prefix.length + 1));
