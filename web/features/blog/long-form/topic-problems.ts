import type { Subject, TopicInput } from '#contract/long-form-draft.ts';

export type ArticleTopicProblems = Partial<Record<'customTopic' | 'city' | 'state', string>>;

/** A message for each field of the first step that is not filled. */
export function articleTopicProblems(input: TopicInput): ArticleTopicProblems {
  const { topic, location, state } = articleSubjectOf(input);
  return {
    ...(!topic && { customTopic: 'Either select a topic or enter a custom topic' }),
    ...(!location && { city: 'City/location is required' }),
    ...(!state && { state: 'State is required' }),
  };
}

/** A topic of one's own goes before one of the list. */
export const articleSubjectOf = ({ topic, customTopic, location, state }: TopicInput): Subject => ({
  topic: customTopic.trim() || topic,
  location: location.trim(),
  state,
});

export const isSameArticleSubject = (one: Subject, other: Subject) =>
  one.topic === other.topic && one.location === other.location && one.state === other.state;
