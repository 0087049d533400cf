import { Select } from '@mantine/core';
import type { TrustedWebsite } from '#contract/catalog/trusted-websites.ts';
import { EntryBar } from '#web/features/catalog/entries/entry-bar.tsx';
import { categoriesOf, statesOf, type WebsiteSelection } from './select-websites.ts';
import { stateOrCountry, wholeCountry } from './states.ts';

type Props = {
  websites: TrustedWebsite[];
  selection: WebsiteSelection;
  onSelect: (changes: Partial<WebsiteSelection>) => void;
};

export function WebsiteFilters({ websites, selection, onSelect }: Props) {
  const states = statesOf(websites).map((code) => ({ value: code, label: stateOrCountry(code) }));
  return (
    <EntryBar
      label="Websites"
      placeholder="Search websites"
      search={selection.search}
      onSearch={(search) => onSelect({ search })}
    >
      <Select
        aria-label="State"
        data={[
          { value: '', label: 'All states' },
          { value: wholeCountry, label: wholeCountry },
          ...states,
        ]}
        value={selection.state}
        onChange={(state) => onSelect({ state: state ?? '' })}
        allowDeselect={false}
        searchable
        nothingFoundMessage="None found"
      />
      <Select
        aria-label="Category"
        data={[{ value: '', label: 'All categories' }, ...categoriesOf(websites)]}
        value={selection.category}
        onChange={(category) => onSelect({ category: category ?? '' })}
        allowDeselect={false}
        searchable
        nothingFoundMessage="None found"
      />
    </EntryBar>
  );
}
