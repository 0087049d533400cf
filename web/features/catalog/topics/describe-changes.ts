import { type TopicField, topicFieldNames, topicFieldRow } from '#contract/catalog/topic-fields.ts';
import type { TopicChange } from '#contract/catalog/topic-forms.ts';
import type { Topic } from '#contract/catalog/topics.ts';

/** What would be different about a topic afterwards, in a few words each. Its name cannot change. */
export function describeChanges(now: Topic, next: Omit<TopicChange, 'version'>): string[] {
  return topicFieldNames
    .filter((field) => field !== 'topic' && next[field] !== undefined)
    .filter((field) => asText(now[field]) !== asText(next[field]))
    .map((field) => describeField(field, now[field], next[field]));
}

/** No description is the same as an empty one. */
const asText = (value: unknown) => JSON.stringify(value ?? '');

function describeField(field: TopicField, now: unknown, next: unknown): string {
  const row = topicFieldRow(field);
  if (row.kind === 'yes-no') return next ? row.change.on : row.change.off;
  const name = row.label.toLowerCase();
  if (!Array.isArray(now) || !Array.isArray(next) || now.length === next.length) return name;
  return `${name} (${now.length} → ${next.length})`;
}
