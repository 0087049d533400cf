import { Group, Paper, Skeleton, Switch, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeReviewSettings, getReviewSettings, listAllReviews } from '#contract/calls/review.ts';
import { messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { dayLabel } from '#web/features/review/describe-review.ts';
import { RecordButton } from '#web/features/review/record-button.tsx';
import classes from '#web/features/review/review.module.css';
import { ReviewList } from '#web/features/review/review-list.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';

/** Whether agents need an approval, and every link they sent. */
export function ReviewsPanel() {
  return (
    <>
      <Settings />
      <Group justify="space-between" mt="lg" gap="xs">
        <Title order={2} size="h4">
          Review links
        </Title>
        <RecordButton isOfAll />
      </Group>
      <Links />
    </>
  );
}

const settings = queryOf(getReviewSettings, {});

function Settings() {
  const client = useQueryClient();
  const showToast = useShowToast();
  const { data } = useQuery(settings);
  const change = useCall(changeReviewSettings, {
    onSuccess: (changed) => client.setQueryData(settings.queryKey, changed),
    onError: (error) => {
      showToast({
        tone: 'error',
        title: 'Not saved',
        description: messageFor(error, 'The setting wasn’t changed. Please try again.'),
      });
    },
  });
  if (!data) return <Skeleton height={96} />;
  return (
    <Paper className={classes.section} mt={0}>
      <Switch
        label="Require a broker’s approval before publishing"
        description="Agents are told, and asked once before they copy or download a piece without one. Nothing is hidden from them."
        checked={data.isApprovalRequired}
        disabled={change.isPending}
        onChange={({ currentTarget }) =>
          change.mutate({ body: { isApprovalRequired: currentTarget.checked } })
        }
      />
    </Paper>
  );
}

function Links() {
  return (
    <ReviewList
      queryKey={listAllReviews.path}
      load={(before, signal) => call(listAllReviews, { query: { before } }, { signal })}
      note={(review) => `by ${review.username}, sent ${dayLabel(review.createdAt)}`}
    >
      What agents send to a broker, and what the broker said, shows up here.
    </ReviewList>
  );
}
