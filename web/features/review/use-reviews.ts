import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listReviews } from '#contract/calls/review.ts';
import { queryOf } from '#web/api/query.ts';

const reviewsOf = (contentId: number) => queryOf(listReviews, { params: { id: contentId } });

/** The links of an item. `version` is whatever changes with it: then what was approved may no longer count. */
export function useReviews(contentId: number, version: string) {
  const { queryKey, queryFn } = reviewsOf(contentId);
  return useQuery({
    queryKey: [...queryKey, undefined, version] as unknown as typeof queryKey,
    queryFn,
    staleTime: 0,
    // A broker may have decided while the agent was looking elsewhere.
    refetchOnWindowFocus: 'always',
  });
}

export function useRefreshReviews(contentId: number): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: reviewsOf(contentId).queryKey });
}
