import { Select } from '@mantine/core';
import { useState } from 'react';
import type { Topic } from '#contract/catalog/topics.ts';
import { EntryBar } from '#web/features/catalog/entries/entry-bar.tsx';
import { FoundEntries } from '#web/features/catalog/entries/found-entries.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import {
  selectTopics,
  type TopicSortField,
  type TopicSorting,
  topicSortings,
} from './select-topics.ts';
import type { TopicListActions } from './topic-buttons.tsx';
import { TopicCards } from './topic-cards.tsx';
import { TopicTable } from './topic-table.tsx';

/** All topics, to be searched and sorted. A table where there is room for one. */
export function TopicList({ topics, ...actions }: { topics: Topic[] } & TopicListActions) {
  const isNarrow = useIsNarrow();
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<TopicSorting>({ by: 'topic', isReversed: false });

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

type SortProps = { sorting: TopicSorting; onSort: (sorting: TopicSorting) => void };

function SortField({ sorting, onSort }: SortProps) {
  return (
    <Select
      aria-label="Sort by"
      data={Object.entries(topicSortings).map(([value, name]) => ({
        value,
        label: `By ${lower(name)}`,
      }))}
      value={sorting.by}
      onChange={(by) => onSort({ by: by as TopicSortField, isReversed: false })}
      allowDeselect={false}
    />
  );
}

const lower = (name: string) => name.toLowerCase();
