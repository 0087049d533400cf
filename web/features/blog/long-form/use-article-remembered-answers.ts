import { useQuery } from '@tanstack/react-query';
import { findRelevantAnswers, type RelevantAnswer } from '#contract/learner.ts';
import type { Subject } from '#contract/long-form-draft.ts';
import { queryOf } from '#web/api/query.ts';
import { fromWirePlace, placeLabel } from '#web/place.ts';

/** What the agent once answered and fits the subject, the best first. Nothing waits for it. */
export function useArticleRememberedAnswers(subject: Subject | null): RelevantAnswer[] {
  const topic = subject?.topic ?? '';
  const context = subject ? placeLabel(fromWirePlace(subject)) : '';
  const { data } = useQuery({
    ...queryOf(findRelevantAnswers, { query: { topic, context } }),
    enabled: topic !== '',
    retry: false,
  });
  return data?.answers ?? [];
}
