import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { listActiveTopics, listMainTopics } from '#contract/calls/catalog/topics.ts';
import type { ActiveTopic } from '#contract/catalog/topics.ts';
import { queryOf } from '#web/api/query.ts';
import { builtInChoices, type TopicChoice, toChoice } from './topic-choice.ts';

export type TopicChoices = {
  choices: TopicChoice[];
  isLoading: boolean;
  /** The usual list could not be had. */
  isBuiltIn: boolean;
  retry: () => void;
};

export const useTopicChoices = (): TopicChoices =>
  choicesOf(useQuery(queryOf(listActiveTopics, {})));

/** The same for long articles. */
export const useMainTopicChoices = (): TopicChoices =>
  choicesOf(useQuery(queryOf(listMainTopics, {})));

function choicesOf(query: UseQueryResult<ActiveTopic[]>): TopicChoices {
  const { data, errorUpdateCount, isFetching, refetch } = query;
  // Trying again forgets the error; the built-in topics stay until there is something better.
  const isBuiltIn = data ? data.length === 0 : errorUpdateCount > 0;
  return {
    choices: isBuiltIn ? builtInChoices : (data ?? []).map(toChoice),
    isLoading: isFetching && !data?.length,
    isBuiltIn,
    retry: () => void refetch(),
  };
}
