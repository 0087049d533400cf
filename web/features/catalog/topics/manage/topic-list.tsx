import { Button, Select, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { Topic } from '#contract/catalog/topics.ts';
import { EntryBar } from '#web/features/catalog/entries/entry-bar.tsx';
import { EmptyShelf } from '#web/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type SortedBy, type Sorting, selectTopics, sortings } from './select-topics.ts';
import { TopicCards } from './topic-cards.tsx';
import { TopicTable } from './topic-table.tsx';

/** Rows at first, and with each "Show more". */
const atATime = 50;

export type TopicActions = { onEdit: (topic: Topic) => void; onDelete: (topic: Topic) => void };

/** All topics, to be searched and sorted. A table where there is room for one. */
export function TopicList({ topics, ...actions }: { topics: Topic[] } & TopicActions) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>({ by: 'topic', isReversed: false });
  const [most, setMost] = useState(atATime);
  const found = selectTopics(topics, search, sorting);
  const shown = found.slice(0, most);

  return (
    <>
      <EntryBar
        label="Topics"
        placeholder="Search names, descriptions and titles"
        search={search}
        onSearch={setSearch}
      >
        {isNarrow && <SortField sorting={sorting} onSort={setSorting} />}
      </EntryBar>
      <Text role="status" size="sm" c="dimmed" mb="xs">
        {countText(found.length, topics.length)}
      </Text>
      {found.length === 0 && <NothingFound onShowAll={() => setSearch('')} />}
      {found.length > 0 && isNarrow && <TopicCards topics={shown} {...actions} />}
      {found.length > 0 && !isNarrow && (
        <TopicTable topics={shown} sorting={sorting} onSort={setSorting} {...actions} />
      )}
      {found.length > most && (
        <Button variant="default" mt="md" fullWidth onClick={() => setMost(most + atATime)}>
          Show {Math.min(atATime, found.length - most)} more
        </Button>
      )}
    </>
  );
}

function countText(found: number, total: number): string {
  const noun = total === 1 ? 'topic' : 'topics';
  return found < total ? `${found} of ${total} ${noun}` : `${total} ${noun}`;
}

type SortProps = { sorting: Sorting; onSort: (sorting: Sorting) => void };

function SortField({ sorting, onSort }: SortProps) {
  return (
    <Select
      aria-label="Sort by"
      data={Object.entries(sortings).map(([value, name]) => ({
        value,
        label: `By ${lower(name)}`,
      }))}
      value={sorting.by}
      onChange={(by) => onSort({ by: by as SortedBy, isReversed: false })}
      allowDeselect={false}
    />
  );
}

const lower = (name: string) => name.toLowerCase();

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
