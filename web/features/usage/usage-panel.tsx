import '@mantine/charts/styles.layer.css';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getUsage } from '#contract/calls/usage.ts';
import { usagePeriods } from '#contract/constants.ts';
import type { Usage } from '#contract/usage.ts';
import { messageFor } from '#web/api/api-error.ts';
import { queryOf } from '#web/api/query.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { BigNumbers } from './big-numbers.tsx';
import { DayChart } from './day-chart.tsx';
import { FilesByUse } from './files-by-use.tsx';
import { ModelTable } from './model-table.tsx';
import { TokensTodayCard } from './tokens-today-card.tsx';
import classes from './usage.module.css';
import { UsageSkeleton } from './usage-skeleton.tsx';

type Period = (typeof usagePeriods)[number];

const periods = usagePeriods.map((days) => ({ value: String(days), label: `${days} days` }));

/** How much Porchlight is used. */
export function UsagePanel() {
  const [days, setDays] = useState<Period>(30);
  const usage = useQuery({
    ...queryOf(getUsage, { query: { days } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className={classes.head}>
        <Text c="dimmed" maw={680}>
          How much Porchlight gets used. These are totals; nobody is tracked. Only today’s AI tokens
          are shown by user, because they may cost money. Days are in UTC.
        </Text>
        <SegmentedControl
          aria-label="Period"
          data={periods}
          value={String(days)}
          onChange={(value) => setDays(Number(value) as Period)}
        />
      </div>
      {usage.data && <Sums usage={usage.data} />}
      {!usage.data && usage.isPending && <UsageSkeleton />}
      {!usage.data && usage.isError && (
        <LoadFailure onRetry={() => usage.refetch()}>
          {messageFor(usage.error, 'We could not load the numbers.')}
        </LoadFailure>
      )}
    </>
  );
}

function Sums({ usage }: { usage: Usage }) {
  const { users, posts, ai, files } = usage;
  return (
    <Stack gap="lg">
      <BigNumbers usage={usage} />
      <TokensTodayCard today={ai.today} />
      <div className={classes.charts}>
        <DayChart title="Pieces written" nouns={['piece', 'pieces']} days={posts.written} />
        <DayChart title="New users" nouns={['new user', 'new users']} days={users.joined} />
        <DayChart title="Tokens used" nouns={['token', 'tokens']} days={ai.tokens} />
        <DayChart
          title="Failed calls"
          nouns={['failed call', 'failed calls']}
          days={ai.failed}
          color="red"
        />
      </div>
      <ModelTable models={ai.models} days={posts.written.length} />
      <FilesByUse files={files} />
    </Stack>
  );
}
