import { readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '#builtin/once.ts';
import { findPlace } from '#builtin/places/places.ts';

/**
 * What public data says of a place, only where it serves the title. Each line states the value; its
 * source and years stand under the text. Where nothing is known, nothing local is said.
 */
export type LocalFact = { line: string; source: string };

type Climate = [
  januaryLow: number | null,
  julyHigh: number | null,
  rain: number | null,
  snow: number | null,
];

const folder = path.join(import.meta.dirname, '../../../data-files/places');
const read = <T>(name: string): T => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

type Prices = {
  _: { lastQuarter: string };
  metros: Record<string, [string, number]>;
  counties: Record<string, string>;
};

const climates = once(() => read<{ places: Record<string, Climate> }>('climate.json').places);
const ages = once(() => read<{ places: Record<string, number> }>('housing-age.json').places);
const districts = once(() => read<{ in: Record<string, string> }>('districts.json').in);
const prices = once(() => read<Prices>('house-prices.json'));

export function climateOf(city: string, state: string): Climate | undefined {
  return climates()[`${city}|${state}`];
}

export function medianYearBuilt(city: string, state: string): number | undefined {
  return ages()[`${city}|${state}`];
}

/** The city that a place of the data is a part of: nobody is "near" the city they are in. */
export function cityAround(city: string, state: string): string | undefined {
  return districts()[`${city}|${state}`];
}

type Rule = { serves: RegExp; tell: (place: Known) => LocalFact | undefined };
type Known = {
  name: string;
  city: string;
  state: string;
  county?: string;
  climate?: Climate;
  today: Date;
};

const noaa = (what: string) => `${what}: NOAA averages 2006-2020, nearest station.`;

const rules: Rule[] = [
  {
    serves: /\bwinteriz|\bsnow|\bfreez/i,
    tell({ name, climate }) {
      const [low, , , snow] = climate ?? [];
      if (snow && snow >= 12)
        return {
          line: `${name} gets about ${snow} inches of snow in an average year.`,
          source: noaa('Snow'),
        };
      if (typeof low === 'number' && low <= 34)
        return {
          line: `An average January night in ${name} drops to about ${low} degrees.`,
          source: noaa('Temperature'),
        };
      return undefined;
    },
  },
  {
    serves: /\bhvac|\bcooling|\bheat\b|\benergy tune|\bclimate\b/i,
    tell({ name, climate }) {
      const [low, high] = climate ?? [];
      if (typeof low !== 'number' || typeof high !== 'number') return undefined;
      return {
        line: `${name} swings from about ${low} degrees on a January night to ${high} on a July afternoon.`,
        source: noaa('Temperatures'),
      };
    },
  },
  {
    serves: /\bgutter|\bgrading|\broof\b|\bleaks?\b|\bwater in\b/i,
    tell({ name, climate }) {
      const rain = climate?.[2];
      return rain && rain >= 25
        ? {
            line: `About ${rain} inches of rain and melted snow fall on ${name} in an average year.`,
            source: noaa('Precipitation'),
          }
        : undefined;
    },
  },
  {
    serves:
      /\bhousing styles|\barchitecture|\bprojects that pay|\bpre-listing inspection|\bwindows and insulation|\bpermit basics/i,
    tell({ name, city, state }) {
      const year = medianYearBuilt(city, state);
      if (!year) return undefined;
      const line =
        year <= 1939
          ? `Half of the homes in ${name} were built in 1939 or earlier.`
          : `Half of the homes in ${name} were built before ${year}.`;
      return { line, source: 'Year built: US Census Bureau, American Community Survey 2019-2023.' };
    },
  },
  { serves: /\bhome prices\b|\bhousing market this month|\bquarter in review/i, tell: priceChange },
];

/** Months after the end of its quarter at which a figure is no news any more. */
const freshMonths = 18;

export function priceChange({
  state,
  county,
  today,
}: Pick<Known, 'state' | 'county' | 'today'>): LocalFact | undefined {
  const { _: about, counties, metros } = prices();
  const code = county && counties[`${county}|${state}`];
  const metro = code ? metros[code] : undefined;
  if (!metro) return undefined;
  const [, year = '0', quarter = '1'] = /(\d{4})Q(\d)/.exec(about.lastQuarter) ?? [];
  const age =
    (today.getFullYear() - Number(year)) * 12 + today.getMonth() + 1 - Number(quarter) * 3;
  if (age > freshMonths) return undefined;
  const [name, change] = metro;
  const moved =
    change > 0 ? `rose ${change}%` : change < 0 ? `fell ${Math.abs(change)}%` : 'held level';
  const quarterName = ['first', 'second', 'third', 'fourth'][Number(quarter) - 1];
  return {
    line: `Home prices in the ${name.split(/[-,]/)[0]} metro area ${moved} in the year to the ${quarterName} quarter of ${year}.`,
    source: 'Source: FHFA House Price Index, purchase-only, seasonally adjusted.',
  };
}

/** One fact of the place that serves the title, or none. */
export function localFact(
  title: string,
  { place, today }: { place: { city: string; stateCode: string }; today: Date },
): LocalFact | undefined {
  const found = findPlace(place.city, place.stateCode);
  if (!found) return undefined;
  const known: Known = {
    name: place.city,
    city: found.city,
    state: found.state,
    county: found.county,
    climate: climateOf(found.city, found.state),
    today,
  };
  for (const { serves, tell } of rules) {
    if (!serves.test(title)) continue;
    const fact = tell(known);
    if (fact) return fact;
  }
  return undefined;
}
