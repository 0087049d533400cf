import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foldPlace, spellPlainly } from './fold.ts';

export type City = {
  name: string;
  /** The name as foldPlace writes it. */
  key: string;
  /** The name in full, lower-case, where the key has shortened it. */
  spelled?: string;
  state: string;
  county: string;
  lat: number;
  lng: number;
};

/** Cities by state, the largest first. Their population only ranks them: it is old. */
export const citiesByState = once(() => {
  const rows: { n: string; s: string; c: string; lat: number; lng: number; p: number }[] =
    JSON.parse(readText('cities.json'));
  rows.sort((a, b) => b.p - a.p);
  const cities = rows.map(({ n, s, c, lat, lng }) => {
    const key = foldPlace(n);
    const spelled = spellPlainly(n);
    return { name: n, key, ...(spelled !== key && { spelled }), state: s, county: c, lat, lng };
  });
  return Map.groupBy<string, City>(cities, ({ state }) => state);
});

export type County = {
  /** As in "Travis County". */
  name: string;
  /** As in "Travis". */
  shortName: string;
  isCity: boolean;
};

/** Counties by FIPS code. Independent cities stand among them as "Richmond (city)". */
export const countiesByFips = once(() => {
  const lines = readText('counties.csv').matchAll(/^(\d{5}),[A-Z]{2},"([^"]+)","([^"]+)"/gm);
  return new Map<string, County>(
    Array.from(lines, ([, fips = '', name = '', shortName = '']) => {
      const isCity = name.endsWith('(city)');
      return [fips, { name: isCity ? shortName : name, shortName, isCity }];
    }),
  );
});

/** Read at the first use: a process that never asks for a place never pays for the list. */
function once<T>(load: () => T): () => T {
  let loaded: { value: T } | undefined;
  return () => {
    loaded ??= { value: load() };
    return loaded.value;
  };
}

const readText = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../data-files/places', name), 'utf8');
