import type { Subject, TopicInput } from '#contract/long-form-draft.ts';

export type TopicProblems = Partial<Record<'customTopic' | 'location' | 'state', string>>;

/** A message for each field of the first step that is not filled. */
export function problemsOf(input: TopicInput): TopicProblems {
  const { topic, location, state } = subjectOf(input);
  return {
    ...(!topic && { customTopic: 'Either select a topic or enter a custom topic' }),
    ...(!location && { location: 'City/location is required' }),
    ...(!state && { state: 'State is required' }),
  };
}

/** A topic of one's own goes before one of the list. */
export const subjectOf = ({ topic, customTopic, location, state }: TopicInput): Subject => ({
  topic: customTopic.trim() || topic,
  location: location.trim(),
  state,
});

export const isSameSubject = (one: Subject, other: Subject) =>
  one.topic === other.topic && one.location === other.location && one.state === other.state;
