import { CloseButton, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { SavedContentSummary } from '#contract/saved-content.ts';
import { itemPlace } from './describe-item.ts';
import { type ItemSelection, type ItemSorting, itemSortings } from './select-items.ts';
import classes from './selection-bar.module.css';

type Props = {
  items: SavedContentSummary[];
  selection: ItemSelection;
  onSelect: (changes: Partial<ItemSelection>) => void;
};

/** Search, kind, topic, place and order. */
export function SelectionBar({ items, selection, onSelect }: Props) {
  const { search, kind, topic, place, sorting } = selection;
  return (
    <search className={classes.bar} aria-label="Saved content">
      <TextInput
        className={classes.search}
        aria-label="Search"
        placeholder="Search titles, texts and tags"
        maxLength={200}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        onChange={(event) => onSelect({ search: event.currentTarget.value })}
        rightSection={
          search && (
            <CloseButton aria-label="Clear the search" onClick={() => onSelect({ search: '' })} />
          )
        }
      />
      <Choice
        label="Kind"
        all="All kinds"
        values={items.map((item) => item.kind)}
        nameOf={(value) => (value === 'article' ? 'Blog posts' : 'Posts')}
        value={kind}
        onChange={(value) => onSelect({ kind: value })}
      />
      <Choice
        label="Topic"
        all="All topics"
        values={items.map((item) => item.topic)}
        value={topic}
        onChange={(value) => onSelect({ topic: value })}
      />
      <Choice
        label="Place"
        all="All places"
        values={items.map(itemPlace)}
        value={place}
        onChange={(value) => onSelect({ place: value })}
      />
      <Select
        className={classes.sorting}
        aria-label="Sort by"
        data={Object.entries(itemSortings).map(([value, label]) => ({ value, label }))}
        value={sorting}
        onChange={(value) => onSelect({ sorting: value as ItemSorting })}
        allowDeselect={false}
      />
    </search>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  values: string[];
  nameOf?: (value: string) => string;
  value: string;
  onChange: (value: string) => void;
};

function Choice({ label, all, values, nameOf = String, value, onChange }: ChoiceProps) {
  const found = [...new Set([...values, value])].filter(Boolean).sort();
  return (
    <Select
      aria-label={label}
      data={[
        { value: '', label: all },
        ...found.map((each) => ({ value: each, label: nameOf(each) })),
      ]}
      value={value}
      onChange={(chosen) => onChange(chosen ?? '')}
      allowDeselect={false}
    />
  );
}
