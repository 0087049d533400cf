import { useInfiniteQuery } from '@tanstack/react-query';
import { type LogSubject, listAdminLog } from '#contract/admin-log.ts';
import { call } from '#web/api/call.ts';

/** The log, newest first; more of it with each `fetchNextPage`. */
export function useAdminLog(subject: LogSubject | undefined) {
  return useInfiniteQuery({
    queryKey: [listAdminLog.path, { subject }],
    queryFn: ({ pageParam: before, signal }) =>
      call(listAdminLog, { query: { before, subject } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}
