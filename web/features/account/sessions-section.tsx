import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenSession } from '#contract/account.ts';
import { endSession, listSessions } from '#contract/calls/account.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './sessions-section.module.css';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

export const sessionsQuery = queryOf(listSessions, {});

/** Where the account is signed in. */
export function SessionsSection() {
  const sessions = useQuery({ ...sessionsQuery, staleTime: 0 });
  if (sessions.isPending) return <LoadingArea height={140} />;
  if (!sessions.data) {
    return (
      <LoadFailure onRetry={() => sessions.refetch()}>
        {messageFor(sessions.error, 'We couldn’t load your sessions.')}
      </LoadFailure>
    );
  }
  return (
    <Stack gap="lg" align="flex-start">
      <ul className={classes.list}>
        {sessions.data.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <SignOutEverywhere />
    </Stack>
  );
}

function Session({ session: { id, device, isCurrent, lastUsedAt } }: { session: OpenSession }) {
  const client = useQueryClient();
  const end = useCall(endSession, {
    // It may have ended by itself: then the list says so too.
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
  const Device = /iPhone|iPad|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Group gap="sm" wrap="nowrap" className={classes.words}>
        <Device size={24} aria-hidden className={classes.icon} />
        <div>
          <Text fw={600}>{device}</Text>
          <Text c="dimmed" size="sm">
            {isCurrent ? (
              'Active now'
            ) : (
              <>
                Last used <RelativeTime at={lastUsedAt} />
              </>
            )}
          </Text>
        </div>
      </Group>
      {isCurrent ? (
        <Badge color="evergreen">This device</Badge>
      ) : (
        <Button
          variant="default"
          size="sm"
          loading={end.isPending}
          aria-label={`Sign out ${device}`}
          onClick={() => end.mutate({ params: { id } })}
        >
          Sign out
        </Button>
      )}
      <FormError>
        {end.error && messageFor(end.error, 'That didn’t work. Please try again.')}
      </FormError>
    </li>
  );
}
