import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { listInvites } from '#contract/calls/invites.ts';
import { call } from '#web/api/call.ts';

/** The links, newest first; more of them with each `fetchNextPage`. */
export function useInvites() {
  return useInfiniteQuery({
    queryKey: [listInvites.path],
    queryFn: ({ pageParam: before, signal }) =>
      call(listInvites, { query: { before } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

export function useRefreshInvites(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [listInvites.path] });
}
