import { optionFields, type TopicField, topicFields } from '#contract/catalog/topic-fields.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import { findEntries } from '#web/features/catalog/entries/find-entries.ts';

export type TopicSortField = Exclude<TopicField, 'description'>;

const sortFields: TopicSortField[] = [
  'topic',
  'identifier',
  'titles',
  'questions',
  ...optionFields,
  'isActive',
];

/** What the list can be sorted by, by the words on the screen: its columns, from left to right. */
export const topicSortings = Object.fromEntries(
  sortFields.map((field) => [field, topicFields[field].label]),
) as Record<TopicSortField, string>;

export type TopicSorting = { by: TopicSortField; isReversed: boolean };

/** The same column again turns the order round. */
export const nextSorting = (sorting: TopicSorting, by: TopicSortField): TopicSorting => ({
  by,
  isReversed: sorting.by === by && !sorting.isReversed,
});

/** Words go up at first, numbers and switches down. */
export function sortDirection({ by, isReversed }: TopicSorting): 'ascending' | 'descending' {
  return isText(by) === isReversed ? 'descending' : 'ascending';
}

export function selectTopics(topics: Topic[], search: string, { by, isReversed }: TopicSorting) {
  const found = findEntries(topics, search, (topic) => [
    topic.topic,
    topic.identifier,
    topic.description,
    ...topic.titles,
  ]);
  const sorted = found.toSorted((a, b) => compareBy(by, a, b) || compareBy('topic', a, b));
  return isReversed ? sorted.toReversed() : sorted;
}

const isText = (by: TopicSortField) => ['word', 'text'].includes(topicFields[by].kind);

/** Most first, and what is on before what is off: that is what one looks for. */
function compareBy(by: TopicSortField, a: Topic, b: Topic): number {
  return isText(by)
    ? String(a[by]).localeCompare(String(b[by]), 'en', { numeric: true })
    : sizeOf(b[by]) - sizeOf(a[by]);
}

const sizeOf = (value: Topic[TopicSortField]) =>
  Array.isArray(value) ? value.length : Number(value);
