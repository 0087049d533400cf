import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import { usStates } from '#contract/us-states.ts';

const states = usStates.map(({ code, name }) => ({ value: code, label: name }));

type Props = { value: string; onChange: (state: string) => void; error?: string };

export function StateField({ value, onChange, error }: Props) {
  return (
    <Select
      label="State"
      placeholder="Choose"
      data={states}
      value={value || null}
      onChange={(state) => state && onChange(state)}
      error={error}
      allowDeselect={false}
      searchable
      filter={byNameOrCode}
      nothingFoundMessage="No matching state"
      autoComplete="off"
    />
  );
}

/** "tx" finds Texas before anything that has these letters in it. */
const byNameOrCode: OptionsFilter = ({ options, search }) => {
  const wanted = search.trim().toLowerCase();
  const offered = options as ComboboxItem[];
  const isCode = ({ value }: ComboboxItem) => value.toLowerCase() === wanted;
  const isNamed = ({ label }: ComboboxItem) => label.toLowerCase().includes(wanted);
  return [
    ...offered.filter(isCode),
    ...offered.filter((state) => !isCode(state) && isNamed(state)),
  ];
};
