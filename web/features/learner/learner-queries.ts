import { type QueryClient, useQuery } from '@tanstack/react-query';
import { findRelevantAnswers, listAnswers } from '#contract/calls/learner.ts';
import type { RememberedAnswer } from '#contract/learner.ts';
import { queryOf } from '#web/api/query.ts';

const list = queryOf(listAnswers, {});

export type AnswerSearch = { topic: string; context: string };

export const searchQuery = (search: AnswerSearch) =>
  queryOf(findRelevantAnswers, { query: search });

/** The user's answers, newest first. */
export function useAnswers() {
  const query = useQuery(list);
  return { ...query, answers: query.data?.answers };
}

export function refreshAnswers(client: QueryClient): Promise<void> {
  return Promise.all([client.invalidateQueries(list), refreshSearches(client)]).then(() => {});
}

/** What was found may have changed with what was corrected. */
export function refreshSearches(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [findRelevantAnswers.path] });
}

/** A corrected answer is known at once. */
export function updateCachedAnswer(
  client: QueryClient,
  id: number,
  change: Partial<RememberedAnswer>,
): void {
  client.setQueryData(list.queryKey, (known) => {
    if (!known) return known;
    const answers = known.answers.map((each) => (each.id === id ? { ...each, ...change } : each));
    return { ...known, answers };
  });
}

/** A deleted answer is gone at once. */
export function removeCachedAnswer(client: QueryClient, id: number): void {
  client.setQueryData(list.queryKey, (known) => {
    if (!known) return known;
    return { ...known, answers: known.answers.filter((each) => each.id !== id) };
  });
}
