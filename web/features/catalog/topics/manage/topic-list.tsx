import { Select } from '@mantine/core';
import { useState } from 'react';
import type { Topic } from '#contract/catalog/topics.ts';
import { EntryBar } from '#web/features/catalog/entries/entry-bar.tsx';
import { FoundEntries } from '#web/features/catalog/entries/found-entries.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { type SortedBy, type Sorting, selectTopics, sortings } from './select-topics.ts';
import { TopicCards } from './topic-cards.tsx';
import { TopicTable } from './topic-table.tsx';

export type TopicActions = { onEdit: (topic: Topic) => void; onDelete: (topic: Topic) => void };

/** All topics, to be searched and sorted. A table where there is room for one. */
export function TopicList({ topics, ...actions }: { topics: Topic[] } & TopicActions) {
  const isNarrow = useIsNarrow();
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>({ by: 'topic', isReversed: false });

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
      <FoundEntries
        found={selectTopics(topics, search, sorting)}
        total={topics.length}
        noun={topics.length === 1 ? 'topic' : 'topics'}
        atATime={50}
        onShowAll={() => setSearch('')}
      >
        {(shown) =>
          isNarrow ? (
            <TopicCards topics={shown} {...actions} />
          ) : (
            <TopicTable topics={shown} sorting={sorting} onSort={setSorting} {...actions} />
          )
        }
      </FoundEntries>
    </>
  );
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
