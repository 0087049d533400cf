import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { listUsers } from '#contract/calls/users.ts';
import type { Answer } from '#contract/endpoint.ts';
import type * as users from '#contract/users.ts';
import { call } from '#web/api/call.ts';

type Next = Answer<typeof users.listUsers>['next'];

export type UserSelection = { search: string; order: users.UserOrder };

/** The users found, more of them with each `fetchNextPage`. The ones before stay until others have come. */
export function useUsers({ search, order }: UserSelection) {
  return useInfiniteQuery({
    queryKey: [listUsers.path, { search, order }],
    queryFn: ({ pageParam, signal }) =>
      call(listUsers, { query: { search: search || undefined, order, ...pageParam } }, { signal }),
    initialPageParam: null as Next,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** After something was done with one of them. It may have been done by somebody else before. */
export function useRefreshUsers(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [listUsers.path] });
}
