import { Anchor, Checkbox, Paper, Skeleton, Switch, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changePublishingSettings } from '#contract/calls/publishing.ts';
import { getReviewSettings } from '#contract/calls/review.ts';
import { type ChannelKey, channelKeys, channels } from '#contract/channel-list.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { publishingSettingsQuery } from '#web/features/plan/use-publishing-settings.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import { PublishingJobs } from './publishing-jobs.tsx';
import classes from './publishing-panel.module.css';

/** Whether anything goes out, where to, after whose approval, and what became of it. */
export function PublishingPanel() {
  return (
    <>
      <Settings />
      <Title order={2} size="h4" mt="lg">
        Everything planned and published
      </Title>
      <PublishingJobs />
    </>
  );
}

function Settings() {
  const client = useQueryClient();
  const showToast = useShowToast();
  const { data } = useQuery(publishingSettingsQuery);
  const change = useCall(changePublishingSettings, {
    onSuccess: (changed) => client.setQueryData(publishingSettingsQuery.queryKey, changed),
    onError: (error) => {
      showToast({
        tone: 'error',
        title: 'Not saved',
        description: messageFor(error, 'The setting wasn’t changed. Please try again.'),
      });
    },
  });
  if (!data) return <Skeleton height={280} />;
  const { isPaused, blockedChannels } = data;
  const allow = (key: ChannelKey, isAllowed: boolean) =>
    change.mutate({
      body: {
        blockedChannels: isAllowed
          ? blockedChannels.filter((each) => each !== key)
          : [...blockedChannels, key],
      },
    });
  return (
    <Paper className={classes.section}>
      <Switch
        label="Pause publishing for everyone"
        description="Nothing goes out by itself until you resume it, and every plan says so. What agents post themselves still becomes due. What is more than six hours late by then isn’t published; its agent is asked."
        checked={isPaused}
        disabled={change.isPending}
        onChange={({ currentTarget }) =>
          change.mutate({ body: { isPaused: currentTarget.checked } })
        }
      />
      <ApprovalLine />
      <fieldset className={classes.channels}>
        <legend>Channels agents may use</legend>
        {channelKeys.map((key) => (
          <Checkbox
            key={key}
            label={channels[key].name}
            checked={!blockedChannels.includes(key)}
            disabled={change.isPending}
            onChange={({ currentTarget }) => allow(key, currentTarget.checked)}
          />
        ))}
      </fieldset>
      <Text size="sm" c="dimmed">
        What’s already planned for a channel you turn off fails at its time, and its agent is told
        why.
      </Text>
    </Paper>
  );
}

function ApprovalLine() {
  const { data } = useQuery(queryOf(getReviewSettings, {}));
  if (!data) return <Skeleton height={24} />;
  return (
    <Text>
      {data.isApprovalRequired
        ? 'A broker has to approve each piece before it’s published.'
        : 'Pieces are published without a broker’s approval.'}{' '}
      <Anchor component={Link} to={`${paths.admin}?tab=reviews`} inherit>
        Change this under Reviews
      </Anchor>
    </Text>
  );
}
