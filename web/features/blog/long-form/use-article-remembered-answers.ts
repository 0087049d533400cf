import { useQuery } from '@tanstack/react-query';
import { findRelevantAnswers, type RelevantAnswer } from '#contract/learner.ts';
import type { Subject } from '#contract/long-form-draft.ts';
import { queryOf } from '#web/api/query.ts';

/** What the agent once answered and fits the subject, the best first. Nothing waits for it. */
export function useEarlierAnswers(subject: Subject | null): RelevantAnswer[] {
  const topic = subject?.topic ?? '';
  const context = subject ? `${subject.location}, ${subject.state}` : '';
  const { data } = useQuery({
    ...queryOf(findRelevantAnswers, { query: { topic, context } }),
    enabled: topic !== '',
    retry: false,
  });
  return data?.answers ?? [];
}
