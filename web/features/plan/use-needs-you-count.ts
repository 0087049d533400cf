import { useQuery } from '@tanstack/react-query';
import { countNeedsYou } from '#contract/calls/plan.ts';
import { queryOf } from '#web/api/query.ts';

const minute = 60_000;

/** How many entries of the plan are due or have failed. Asked for again now and then: time alone makes them so. */
export function useNeedsYouCount(isSignedIn: boolean): number {
  const { data } = useQuery({
    ...queryOf(countNeedsYou, {}),
    enabled: isSignedIn,
    staleTime: minute,
    refetchInterval: 5 * minute,
  });
  return data?.count ?? 0;
}
