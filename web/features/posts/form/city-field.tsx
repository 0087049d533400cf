import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { suggestCityNames, suggestPlaces } from '#contract/calls/places.ts';
import { type Place, placeLabel } from '#contract/place.ts';
import { usStates } from '#contract/us-states.ts';
import { queryOf } from '#web/api/query.ts';
import { maxLengths } from './post-form-values.ts';

/** Milliseconds without a letter until suggestions are asked for. */
const pause = 200;
/** Letters by which the server looks. */
const longestPrefix = 60;
/** With so few cities of the chosen state, another one may be meant. */
const fewCities = 4;

type Props = { place: Place; onChange: (place: Place) => void; error?: string };

/** Cities of the chosen state are suggested, else with their state, which is then filled in; any other name is as good. */
export function CityField({ place, onChange, error }: Props) {
  const { city, state } = place;
  const suggestions = useSuggestions(place);
  const handleChange = (value: string) =>
    onChange(suggestions.includes(value) ? toPlace(value, state) : { city: value, state });
  // Somebody may have typed all of "Austin, TX".
  const readState = () => {
    const typed = toPlace(city, state);
    if (typed.city !== city) onChange(typed);
  };
  return (
    <Autocomplete
      label="City"
      placeholder="Austin"
      data={suggestions}
      // They were chosen already, by more than the same letters.
      filter={({ options }) => options}
      value={city}
      onChange={handleChange}
      onBlur={readState}
      onKeyDown={({ key }) => key === 'Enter' && readState()}
      error={error}
      maxLength={maxLengths.city}
      autoComplete="off"
      maxDropdownHeight={280}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}

/** The city and the state of "Austin, TX"; a name without a state keeps the one that is chosen. */
function toPlace(text: string, state: string): Place {
  const [, city = '', code = ''] = /^(.+?),\s*([a-z]{2})$/i.exec(text.trim()) ?? [];
  const named = usStates.find((each) => each.code === code.toUpperCase());
  return named ? { city: city.trim(), state: named.code } : { city: text, state };
}

function useSuggestions({ city, state }: Place): string[] {
  const typed = city.trim().slice(0, longestPrefix);
  const [prefix] = useDebouncedValue(typed, pause);
  const cities = useCities(state, prefix);
  const isEnough = state !== '' && (cities.length >= fewCities || prefix === '');
  const { data: elsewhere = [] } = useQuery({
    ...queryOf(suggestPlaces, { query: { prefix } }),
    enabled: !isEnough && prefix !== '',
    retry: false,
    placeholderData: (previous) => previous,
  });
  const others = isEnough ? [] : elsewhere.filter((each) => each.state !== state);
  const fits = (name: string) => name.toLowerCase().startsWith(typed.toLowerCase());
  const isBehind = prefix !== typed;
  const all = [...cities, ...others.map(placeLabel)];
  return [...new Set(isBehind ? all.filter(fits) : all)];
}

function useCities(state: string, prefix: string): string[] {
  const { data = [], isPlaceholderData } = useQuery({
    ...queryOf(suggestCityNames, { query: { state, prefix } }),
    enabled: state !== '',
    retry: false,
    // What still fits stays until more is here, but never another state's.
    placeholderData: (previous, query) =>
      isOfState(query?.queryKey, state) ? previous : undefined,
  });
  if (state === '') return [];
  const fits = (city: string) => city.toLowerCase().startsWith(prefix.toLowerCase());
  return isPlaceholderData ? data.filter(fits) : data;
}

function isOfState(queryKey: readonly unknown[] | undefined, state: string): boolean {
  const [, query] = (queryKey ?? []) as [unknown?, { state: string }?];
  return query?.state === state;
}
