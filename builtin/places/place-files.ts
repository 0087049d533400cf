import { readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '#builtin/once.ts';
import { foldPlace, spellPlainly } from './fold.ts';

export type City = {
  name: string;
  /** The name as foldPlace writes it. */
  key: string;
  /** The name in full, lower-case, where the key has shortened it. */
  spelled?: string;
  state: string;
  /** FIPS code. */
  county: string;
  /** Among all cities, the largest first. */
  rank: number;
  lat: number;
  lng: number;
};

/** Cities by state, the largest first. Their population only ranks them: it is old. */
export const citiesByState = once(() => {
  const rows: { n: string; s: string; c: string; lat: number; lng: number; p: number }[] =
    JSON.parse(readText('cities.json'));
  rows.sort((a, b) => b.p - a.p);
  const cities = rows.map(({ n, s, c, lat, lng }, rank) => {
    const key = foldPlace(n);
    const spelled = spellPlainly(n);
    const names = { name: n, key, ...(spelled !== key && { spelled }) };
    return { ...names, state: s, county: c, rank, lat, lng };
  });
  return Map.groupBy<string, City>(cities, ({ state }) => state);
});

export type County = {
  /** As in "Travis County". */
  name: string;
  /** As in "Travis". */
  shortName: string;
  state: string;
  isCity: boolean;
};

/** Counties by FIPS code. Independent cities stand among them as "Richmond (city)". */
export const countiesByFips = once(() => {
  const lines = readText('counties.csv').matchAll(/^(\d{5}),([A-Z]{2}),"([^"]+)","([^"]+)"/gm);
  return new Map<string, County>(
    Array.from(lines, ([, fips = '', state = '', name = '', shortName = '']) => {
      const isCity = name.endsWith('(city)');
      return [fips, { name: isCity ? shortName : name, shortName, state, isCity }];
    }),
  );
});

/** The post office of every ZIP code. */
export const postOfficesByZip = once(() => {
  const rows: [zip: string, city: string, state: string, county: string][] = JSON.parse(
    readText('zips.json'),
  );
  return new Map(rows.map(([zip, city, state]) => [zip, { city, state }]));
});

const readText = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../data-files/places', name), 'utf8');
