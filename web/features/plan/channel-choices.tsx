import { Anchor, Checkbox, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listConnections } from '#contract/calls/channels.ts';
import { channels } from '#contract/channel-list.ts';
import type { Connection } from '#contract/channels.ts';
import { platformKeys } from '#contract/platforms.ts';
import { queryOf } from '#web/api/query.ts';
import { usePersistedState } from '#web/local-content/persisted-state.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import classes from './channel-choices.module.css';
import type { PlanTarget } from './use-planning.ts';
import { usePublishingSettings } from './use-publishing-settings.ts';

const optionsOf = (connections: Connection[]): PlanTarget[] => [
  ...platformKeys.map((key) => ({ key, channel: key, label: channels[key].name })),
  ...connections.map(({ id, channel, name }) => ({
    ...{ key: `connection-${id}`, channel, connectionId: id },
    label: `${channels[channel].name}, ${name}`,
  })),
];

/** What there is to choose from, and what is chosen: what was last, until then Google. */
export function useChannelChoices() {
  const { data: connections = [] } = useQuery(queryOf(listConnections, {}));
  const [wanted, onChange] = usePersistedState<string[]>('plan-channels', textList, ['gbp']);
  const { blockedChannels } = usePublishingSettings();
  const options = optionsOf(connections).filter(
    ({ channel }) => !blockedChannels.includes(channel),
  );
  return { options, wanted, onChange, targets: options.filter(({ key }) => wanted.includes(key)) };
}

type ChannelChoicesProps = Omit<ReturnType<typeof useChannelChoices>, 'targets'>;

/** Where a piece goes: places where the agent posts it, and those where we do. */
export function ChannelChoices({ options, wanted, onChange }: ChannelChoicesProps) {
  const boxes = (shown: PlanTarget[]) =>
    shown.map(({ key, label }) => (
      <Checkbox
        key={key}
        label={label}
        checked={wanted.includes(key)}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? [...wanted, key] : wanted.filter((each) => each !== key))
        }
      />
    ));
  const direct = options.filter(({ connectionId }) => connectionId !== undefined);
  return (
    <>
      <fieldset className={classes.channels}>
        <legend>You post it, we remind you</legend>
        {boxes(options.filter(({ connectionId }) => connectionId === undefined))}
      </fieldset>
      <fieldset className={classes.channels}>
        <legend>We post it for you</legend>
        {boxes(direct)}
        {direct.length === 0 && (
          <Text size="sm" c="dimmed" className={classes.wide}>
            Connect WordPress, Bluesky, Buffer and more under{' '}
            <Anchor component={Link} to={`${paths.account}#channels`} inherit>
              Where you publish
            </Anchor>
            .
          </Text>
        )}
      </fieldset>
    </>
  );
}

const textList = {
  safeParse: (stored: unknown) => ({
    data: Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : undefined,
  }),
};
