import type { Topic } from '#contract/catalog/topics.ts';
import { findEntries } from '#web/features/catalog/entries/find-entries.ts';

/** What the list can be sorted by, by the words on the screen. */
export const topicSortings = {
  topic: 'Topic',
  identifier: 'Identifier',
  titles: 'Titles',
  questions: 'Questions',
  useAttomScraping: 'Property data',
  isActive: 'Active',
} as const;

export type TopicSortField = keyof typeof topicSortings;

export type TopicSorting = { by: TopicSortField; isReversed: boolean };

/** The same column again turns the order round. */
export const nextSorting = (sorting: TopicSorting, by: TopicSortField): TopicSorting => ({
  by,
  isReversed: sorting.by === by && !sorting.isReversed,
});

/** Words go up at first, numbers and switches down. */
export function sortDirection({ by, isReversed }: TopicSorting): 'ascending' | 'descending' {
  const isText = by === 'topic' || by === 'identifier';
  return isText === isReversed ? 'descending' : 'ascending';
}

export function selectTopics(topics: Topic[], search: string, { by, isReversed }: TopicSorting) {
  const found = findEntries(topics, search, (topic) => [
    topic.topic,
    topic.identifier,
    topic.description,
    ...topic.titles,
  ]);
  const sorted = found.toSorted((a, b) => comparisons[by](a, b) || byName(a, b));
  return isReversed ? sorted.toReversed() : sorted;
}

type Comparison = (a: Topic, b: Topic) => number;

const byName: Comparison = (a, b) => a.topic.localeCompare(b.topic, 'en', { numeric: true });

/** Most first, and what is on before what is off: that is what one looks for. */
const comparisons: Record<TopicSortField, Comparison> = {
  topic: byName,
  identifier: (a, b) => a.identifier.localeCompare(b.identifier, 'en', { numeric: true }),
  titles: (a, b) => b.titles.length - a.titles.length,
  questions: (a, b) => b.questions.length - a.questions.length,
  useAttomScraping: (a, b) => Number(b.useAttomScraping) - Number(a.useAttomScraping),
  isActive: (a, b) => Number(b.isActive) - Number(a.isActive),
};
