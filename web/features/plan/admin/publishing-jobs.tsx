import { Anchor, NativeSelect, Paper, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPublishingJobs } from '#contract/calls/publishing.ts';
import { channels } from '#contract/channel-list.ts';
import { linkAttributes, safeLink } from '#contract/html.ts';
import { type PlanState, planStates, stateLabels } from '#contract/plan-states.ts';
import type { PublishingJob } from '#contract/publishing.ts';
import { messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { StateBadge } from '#web/features/plan/state-badge.tsx';
import { Notebook } from '#web/ui/drawings/notebook.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { MorePages } from '#web/ui/more-pages.tsx';
import classes from './publishing-panel.module.css';

/** What is on anybody's plan, with its outcome, latest time first. */
export function PublishingJobs() {
  const [state, setState] = useState<PlanState | ''>('');
  return (
    <>
      <NativeSelect
        className={classes.filter}
        label="State"
        value={state}
        data={[
          { value: '', label: 'All states' },
          ...planStates.map((value) => ({ value, label: stateLabels[value] })),
        ]}
        onChange={({ currentTarget }) => setState(currentTarget.value as PlanState | '')}
      />
      <Jobs key={state} state={state || undefined} />
    </>
  );
}

function Jobs({ state }: { state: PlanState | undefined }) {
  const list = useInfiniteQuery({
    queryKey: [listPublishingJobs.path, { state }],
    queryFn: ({ pageParam, signal }) =>
      call(
        listPublishingJobs,
        { query: { state, beforeAt: pageParam?.at, beforeId: pageParam?.id } },
        { signal },
      ),
    initialPageParam: undefined as { at: string; id: number } | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  const jobs = list.data?.pages.flatMap((page) => page.jobs);
  const failure = messageFor(list.error, 'We couldn’t load what’s planned.');
  if (!jobs && list.isPending) return <LoadingArea height={240} />;
  if (!jobs) return <LoadFailure onRetry={() => list.refetch()}>{failure}</LoadFailure>;
  if (jobs.length === 0) {
    return (
      <EmptyState drawing={<Notebook />} title="Nothing here">
        What agents plan shows up here with what became of it.
      </EmptyState>
    );
  }
  return (
    <>
      <Paper component="ul" aria-label="Planned and published" className={classes.jobs}>
        {jobs.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </Paper>
      <MorePages list={list} failure={failure}>
        Show earlier
      </MorePages>
    </>
  );
}

function Job({ job }: { job: PublishingJob }) {
  const { title, username, channel, state, publishAt, attempts, problem, link } = job;
  return (
    <li className={classes.job}>
      <div className={classes.words}>
        <Text fw={550}>{title || 'Untitled'}</Text>
        <Text size="sm" c="dimmed">
          {channels[channel].name}, {username}, <time dateTime={publishAt}>{when(publishAt)}</time>
          {attempts > 1 && `, ${attempts} tries`}
        </Text>
        {problem && state !== 'published' && (
          <Text size="sm">
            {problem.message}
            {job.nextTryAt && ` Tried again ${when(job.nextTryAt)}.`}
          </Text>
        )}
        {link && (
          <Anchor size="sm" href={safeLink(link)} {...linkAttributes}>
            See it there
          </Anchor>
        )}
      </div>
      <StateBadge state={state} />
    </li>
  );
}

/** By the admin's own clock. */
const when = (moment: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  }).format(new Date(moment));
