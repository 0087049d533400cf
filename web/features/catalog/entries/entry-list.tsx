import { Button, Paper, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { EmptyShelf } from '#web/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import classes from './entry-list.module.css';

/** Rows at first, and with each "Show more". */
const atATime = 40;

type Props<Entry> = {
  label: string;
  found: Entry[];
  /** How many there are in all. */
  total: number;
  /** What several of them are called. */
  noun: string;
  row: (entry: Entry) => ReactNode;
  onShowAll: () => void;
};

/** What was found, one row each. */
export function EntryList<Entry>({ label, found, total, noun, row, onShowAll }: Props<Entry>) {
  const [shown, setShown] = useState(atATime);
  return (
    <>
      <Text role="status" size="sm" c="dimmed" mb="xs">
        {found.length < total ? `${found.length} of ${total} ${noun}` : `${total} ${noun}`}
      </Text>
      {found.length === 0 ? (
        <NothingFound onShowAll={onShowAll} />
      ) : (
        <Paper component="ul" aria-label={label} className={classes.list}>
          {found.slice(0, shown).map(row)}
        </Paper>
      )}
      {found.length > shown && (
        <Button variant="default" mt="md" fullWidth onClick={() => setShown(shown + atATime)}>
          Show {Math.min(atATime, found.length - shown)} more
        </Button>
      )}
    </>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyShelf />}
      title="Nothing matches"
      action={
        <Button variant="default" onClick={onShowAll}>
          Show everything
        </Button>
      }
    >
      Try other words.
    </EmptyState>
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
