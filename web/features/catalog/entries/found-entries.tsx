import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { EmptyShelf } from '#web/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Props<Entry> = {
  found: Entry[];
  /** How many there are in all. */
  total: number;
  /** What that many of them are called. */
  noun: string;
  /** How many are shown at first, and added with each "Show more". */
  atATime: number;
  onShowAll: () => void;
  /** Shows those that have their turn. */
  children: (shown: Entry[]) => ReactNode;
};

/** How many were found, and they themselves, a part at a time. */
export function FoundEntries<Entry>({ found, total, noun, ...props }: Props<Entry>) {
  const { atATime, onShowAll, children } = props;
  const [most, setMost] = useState(atATime);
  return (
    <>
      <Text role="status" size="sm" c="dimmed" mb="xs">
        {found.length < total ? `${found.length} of ${total} ${noun}` : `${total} ${noun}`}
      </Text>
      {found.length === 0 ? <NothingFound onShowAll={onShowAll} /> : children(found.slice(0, most))}
      {found.length > most && (
        <Button variant="default" mt="md" fullWidth onClick={() => setMost(most + atATime)}>
          Show {Math.min(atATime, found.length - most)} more
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
