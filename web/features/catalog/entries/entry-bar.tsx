import { Button, CloseButton, Text, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './entry-bar.module.css';

type Props = {
  /** What the entries are for, in a sentence or two. */
  about: ReactNode;
  add: string;
  onAdd: () => void;
};

/** What a list is for, and the way to add to it. */
export function EntryHeader({ about, add, onAdd }: Props) {
  return (
    <div className={classes.head}>
      <Text c="dimmed" maw={680}>
        {about}
      </Text>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd} flex="none">
        {add}
      </Button>
    </div>
  );
}

type SearchProps = {
  label: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
  /** More ways to narrow the list. */
  children?: ReactNode;
};

export function EntryBar({ label, placeholder, search, onSearch, children }: SearchProps) {
  return (
    <search className={classes.bar} aria-label={label}>
      <TextInput
        className={classes.search}
        aria-label="Search"
        placeholder={placeholder}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        rightSection={
          search && <CloseButton aria-label="Clear the search" onClick={() => onSearch('')} />
        }
      />
      {children}
    </search>
  );
}
