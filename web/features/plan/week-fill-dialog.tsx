import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getLatestWeekFill } from '#contract/calls/week-fill.ts';
import { queryOf } from '#web/api/query.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { refreshPlan } from './plan-queries.ts';
import { WeekFillForm } from './week-fill-form.tsx';
import { WeekFillProgress } from './week-fill-progress.tsx';

const latestQuery = queryOf(getLatestWeekFill, {});

/** Has drafts written for empty days, and shows how far they are. It goes on when the window is closed. */
export function WeekFillDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const isNarrow = useIsNarrow();
  const [isStartedHere, setIsStartedHere] = useState(false);
  const { data, isError, refetch } = useQuery({
    ...latestQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.fill?.status === 'running' ? 2_000 : false),
  });
  const fill = data?.fill;
  const written = fill?.pieces.filter(({ state }) => state === 'written').length;
  useEffect(() => {
    if (written) void refreshPlan(client);
  }, [client, written]);
  const isShown = fill && (fill.status === 'running' || isStartedHere);
  return (
    <Dialog opened onClose={onClose} title="Fill my week" size="lg" fullScreen={isNarrow}>
      {!data && !isError && <LoadingArea height={320} />}
      {!data && isError && (
        <LoadFailure onRetry={() => refetch()}>We couldn’t load this.</LoadFailure>
      )}
      {data && isShown && (
        <WeekFillProgress
          fill={fill}
          onStopped={() => void client.invalidateQueries(latestQuery)}
          onAgain={() => setIsStartedHere(false)}
          onClose={onClose}
        />
      )}
      {data && !isShown && (
        <WeekFillForm
          onClose={onClose}
          onStarted={(started) => {
            client.setQueryData(latestQuery.queryKey, { fill: started });
            setIsStartedHere(true);
          }}
        />
      )}
    </Dialog>
  );
}
