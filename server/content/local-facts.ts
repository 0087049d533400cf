import { readFileSync } from 'node:fs';
import path from 'node:path';
import { once, oncePerKey } from '#builtin/once.ts';
import { findPlace } from '#builtin/places/places.ts';
import { climateOf, medianYearBuilt, priceChange } from '#builtin/writer/place/local-facts.ts';
import { placeWords } from '#builtin/writer/place/place-words.ts';
import { seasonOf } from '#builtin/writer/place/season.ts';
import type { Facts, LocalFacts } from '#contract/facts.ts';

/**
 * What public data says of a place, for a model: the same that our own writer knows. A figure carries its
 * source and its years; what is not known is not there.
 */
export function localFactsOf(given: Facts['place'], today = new Date()): LocalFacts {
  const { city, stateCode, towns } = placeWords(given);
  const place = findPlace(city, stateCode);
  return {
    today: dayInWords(today),
    season: seasonOf(today),
    county: place?.countyName,
    neighbors: towns.length > 0 ? towns : undefined,
    ...(place && {
      climate: climate(place.city, place.state),
      housing: housing(place.city, place.state),
      prices: prices(place, today),
    }),
    process: processOf(stateCode),
  };
}

/** The day of an agent in the middle of the country: the server's own may be another. */
const dayFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'America/Chicago',
});
const dayInWords = (date: Date) => dayFormat.format(date);

type Figures = LocalFacts['climate'];

function climate(city: string, state: string): Figures {
  const [low, high, rain, snow] = climateOf(city, state) ?? [];
  const figures = [
    isNumber(low) && `average January low ${low} °F`,
    isNumber(high) && `average July high ${high} °F`,
    isNumber(rain) && `${rain} inches of rain and melted snow in an average year`,
    isNumber(snow) && snow > 0 && `${snow} inches of snow in an average year`,
  ].filter((each) => each !== false);
  return figures.length > 0
    ? { source: 'NOAA averages 2006-2020, nearest station', figures }
    : undefined;
}

function housing(city: string, state: string): Figures {
  const year = medianYearBuilt(city, state);
  if (!year) return undefined;
  const when = year <= 1939 ? 'in 1939 or earlier' : `before ${year}`;
  return {
    source: 'US Census Bureau, American Community Survey 2019-2023',
    figures: [`half of the homes were built ${when}`],
  };
}

function prices(place: { state: string; county?: string }, today: Date): Figures {
  const change = priceChange({ ...place, today });
  return change && { source: change.source.replace(/^Source: |\.$/g, ''), figures: [change.line] };
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

type ProcessFile = {
  /** The day on which the sources were read. */
  _: { built: string };
  states: Record<string, { term: string; source: string }[]>;
};

/** States and territories; what else may be typed is not kept for long. */
const statesAtMost = 100;

const processFile = path.join(import.meta.dirname, '../../data-files/places/state-process.json');
const processTerms = once((): ProcessFile => JSON.parse(readFileSync(processFile, 'utf8')));

const processOf = oncePerKey((stateCode: string): LocalFacts['process'] => {
  const { _: about, states } = processTerms();
  const asOf = dayInWords(new Date(`${about.built}T18:00:00Z`));
  return states[stateCode]?.map((each) => ({ ...each, asOf }));
}, statesAtMost);
