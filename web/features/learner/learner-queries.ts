import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findRelevantAnswers, listAnswers, type RememberedAnswer } from '#contract/learner.ts';
import { ApiError } from '#web/api/api-error.ts';
import { queryOf } from '#web/api/query.ts';
import { tellNotLoaded } from './learner-toasts.ts';

const list = queryOf(listAnswers, {});

export type Search = { topic: string; context: string };

export const relevantTo = (search: Search) => queryOf(findRelevantAnswers, { query: search });

/** The user's answers, newest first. The first failure to load them is told. */
export function useAnswers() {
  const query = useQuery(list);
  const { error, data } = query;
  const isMissing = error !== null && data === undefined;
  const isSignedOut = error instanceof ApiError && error.code === 'not_signed_in';
  useEffect(() => {
    if (isMissing && !isSignedOut) tellNotLoaded();
  }, [isMissing, isSignedOut]);
  return { ...query, answers: data?.answers };
}

export function refreshAnswers(client: QueryClient): Promise<void> {
  return Promise.all([client.invalidateQueries(list), refreshSearches(client)]).then(() => {});
}

/** What was found may have changed with what was corrected. */
export function refreshSearches(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [findRelevantAnswers.path] });
}

/** A corrected answer is known at once. */
export function changeKnown(
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
export function forgetKnown(client: QueryClient, id: number): void {
  client.setQueryData(list.queryKey, (known) => {
    if (!known) return known;
    return { ...known, answers: known.answers.filter((each) => each.id !== id) };
  });
}
