import type { TopicChange } from '#contract/catalog/topic-forms.ts';
import type { Topic } from '#contract/catalog/topics.ts';

/** What would be different about a topic afterwards, in a few words each. */
export function describeChanges(now: Topic, next: Omit<TopicChange, 'version'>): string[] {
  const { identifier, description, isActive, useAttomScraping, titles, questions } = {
    ...now,
    ...given(next),
  };
  const changes = [
    now.identifier !== identifier && 'identifier',
    (now.description ?? '') !== (description ?? '') && 'description',
    now.isActive !== isActive && (isActive ? 'switched on' : 'switched off'),
    now.useAttomScraping !== useAttomScraping &&
      (useAttomScraping ? 'with property data' : 'without property data'),
    describeList('titles', now.titles, titles),
    describeList('questions', now.questions, questions),
  ];
  return changes.filter((change) => change !== false);
}

/** What is not mentioned stays. */
const given = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

function describeList(name: string, now: string[], next: string[]): string | false {
  if (JSON.stringify(now) === JSON.stringify(next)) return false;
  return now.length === next.length ? name : `${name} (${now.length} → ${next.length})`;
}
