import { Button, Paper, Select, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LogEntry } from '#contract/admin-log.ts';
import { listAdminLog } from '#contract/calls/admin-log.ts';
import { type LogSubject, logSubjects } from '#contract/constants.ts';
import { messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Notebook } from '#web/ui/drawings/notebook.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { MorePages } from '#web/ui/more-pages.tsx';
import classes from './admin-log.module.css';
import { subjectLabels } from './log-labels.ts';
import { LogRow } from './log-row.tsx';

const kinds = [
  { value: '', label: 'Everything' },
  ...logSubjects.map((subject) => ({ value: subject, label: subjectLabels[subject].many })),
];

/** What the admins changed. */
export function AdminLogPanel() {
  const [subject, setSubject] = useState<LogSubject>();
  return (
    <>
      <div className={classes.head}>
        <Text c="dimmed" maw={680}>
          Everything admins did on this page, newest first. Nobody can edit this list.
        </Text>
        <Select
          aria-label="Show"
          data={kinds}
          value={subject ?? ''}
          onChange={(value) => setSubject((value || undefined) as LogSubject | undefined)}
          allowDeselect={false}
        />
      </div>
      <Log key={subject ?? ''} subject={subject} onShowAll={() => setSubject(undefined)} />
    </>
  );
}

type Props = { subject: LogSubject | undefined; onShowAll: () => void };

function Log({ subject, onShowAll }: Props) {
  const log = useAdminLog(subject);
  const entries = log.data?.pages.flatMap((page) => page.entries);
  const failure = messageFor(log.error, 'We could not load the log.');
  if (!entries && log.isPending) return <LoadingArea height={420} />;
  if (!entries) return <LoadFailure onRetry={() => log.refetch()}>{failure}</LoadFailure>;
  if (entries.length === 0) return <NothingYet subject={subject} onShowAll={onShowAll} />;
  return (
    <>
      <Entries entries={entries} />
      <MorePages list={log} failure={failure}>
        Show earlier
      </MorePages>
    </>
  );
}

function Entries({ entries }: { entries: LogEntry[] }) {
  return (
    <Paper component="ol" aria-label="Log" className={classes.list}>
      {entries.map((entry) => (
        <LogRow key={entry.id} entry={entry} />
      ))}
    </Paper>
  );
}

function NothingYet({ subject, onShowAll }: Props) {
  return (
    <EmptyState
      drawing={<Notebook />}
      title="Nothing has been changed yet"
      action={
        subject && (
          <Button variant="default" onClick={onShowAll}>
            Show everything
          </Button>
        )
      }
    >
      Anything admins add, change or delete shows up here.
    </EmptyState>
  );
}

/** The log, newest first; more of it with each `fetchNextPage`. */
function useAdminLog(subject: LogSubject | undefined) {
  return useInfiniteQuery({
    queryKey: [listAdminLog.path, { subject }],
    queryFn: ({ pageParam: before, signal }) =>
      call(listAdminLog, { query: { before, subject } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}
