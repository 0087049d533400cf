import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { suggestCityNames } from '#contract/places.ts';
import { queryOf } from '#web/api/query.ts';
import { longest } from './post-input.ts';

/** Milliseconds without a letter until suggestions are asked for. */
const pause = 200;
/** Letters by which the server looks. */
const longestPrefix = 60;

type Props = {
  state: string;
  value: string;
  onChange: (location: string) => void;
  error?: string;
};

/** Cities of the chosen state are suggested; any other name is as good. */
export function CityField({ state, value, onChange, error }: Props) {
  const suggestions = useSuggestions(state, value);
  return (
    <Autocomplete
      label="City"
      placeholder="Austin"
      data={suggestions}
      // They were chosen already, by more than the same letters.
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      error={error}
      maxLength={longest.location}
      autoComplete="off"
      maxDropdownHeight={280}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}

function useSuggestions(state: string, value: string): string[] {
  const typed = value.trim().slice(0, longestPrefix);
  const [prefix] = useDebouncedValue(typed, pause);
  const { data, isPlaceholderData } = useQuery({
    ...queryOf(suggestCityNames, { query: { state, prefix } }),
    enabled: state !== '',
    retry: false,
    // What still fits stays until more is here, but never another state's.
    placeholderData: (previous, query) =>
      isOfState(query?.queryKey, state) ? previous : undefined,
  });
  if (state === '' || !data) return [];
  const isBehind = isPlaceholderData || prefix !== typed;
  const fits = (city: string) => city.toLowerCase().startsWith(typed.toLowerCase());
  return [...new Set(isBehind ? data.filter(fits) : data)];
}

function isOfState(queryKey: readonly unknown[] | undefined, state: string): boolean {
  const [, query] = (queryKey ?? []) as [unknown?, { state: string }?];
  return query?.state === state;
}
