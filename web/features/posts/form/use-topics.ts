import { useQuery } from '@tanstack/react-query';
import { listActiveTopics } from '#contract/catalog/topics.ts';
import { queryOf } from '#web/api/query.ts';
import { builtInChoices, type TopicChoice, toChoice } from './topic-choice.ts';

export type Topics = {
  choices: TopicChoice[];
  isLoading: boolean;
  /** The usual list could not be had. */
  isBuiltIn: boolean;
  retry: () => void;
};

export function useTopics(): Topics {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(queryOf(listActiveTopics, {}));
  // Trying again forgets the error; the built-in topics stay until there is something better.
  const isBuiltIn = data ? data.length === 0 : errorUpdateCount > 0;
  return {
    choices: isBuiltIn ? builtInChoices : (data ?? []).map(toChoice),
    isLoading: isFetching && !data?.length,
    isBuiltIn,
    retry: () => void refetch(),
  };
}
