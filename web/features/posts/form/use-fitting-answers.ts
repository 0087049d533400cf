import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { findRelevantAnswers } from '#contract/learner.ts';
import { queryOf } from '#web/api/query.ts';
import type { Subject } from '#web/features/posts/questions/subject.ts';

/** Milliseconds without a change until the answers are looked for. */
const pause = 400;

/** Remembered answers that fit the subject; undefined while that is open and when it failed. */
export function useFittingAnswers(subject: Subject | undefined) {
  const topic = subject?.topicName ?? '';
  const context = subject ? `${subject.location}, ${subject.state}` : '';
  const [settledTopic] = useDebouncedValue(topic, pause);
  const [settledContext] = useDebouncedValue(context, pause);
  const isSettled = topic !== '' && topic === settledTopic && context === settledContext;
  const { data } = useQuery({
    ...queryOf(findRelevantAnswers, { query: { topic, context } }),
    enabled: isSettled,
  });
  return isSettled ? data?.answers : undefined;
}
