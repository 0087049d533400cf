import { Paper, Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './entry-list.module.css';
import { FoundEntries } from './found-entries.tsx';

type Props<Entry> = {
  label: string;
  found: Entry[];
  /** How many there are in all. */
  total: number;
  /** What that many of them are called. */
  noun: string;
  row: (entry: Entry) => ReactNode;
  onShowAll: () => void;
};

/** What was found, one row each. */
export function EntryList<Entry>({ label, row, ...props }: Props<Entry>) {
  return (
    <FoundEntries {...props} atATime={40}>
      {(shown) => (
        <Paper component="ul" aria-label={label} className={classes.list}>
          {shown.map(row)}
        </Paper>
      )}
    </FoundEntries>
  );
}

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Keeps the place of a list that is on its way. */
export function EntriesSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton height={44} mb="xl" />
      <Paper aria-hidden className={classes.list}>
        {places.map((place) => (
          <div key={place} className={classes.skeleton}>
            <Skeleton height={18} width="35%" />
            <Skeleton height={14} width="75%" mt="sm" />
          </div>
        ))}
      </Paper>
    </div>
  );
}
