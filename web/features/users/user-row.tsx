import { Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { byteSize } from '#contract/byte-size.ts';
import { adminUsername } from '#contract/constants.ts';
import type { UserEntry } from '#contract/users.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { UserActions } from './user-actions.tsx';
import classes from './users.module.css';

type Props = { user: UserEntry; onDeleted: () => void };

const whole = new Intl.NumberFormat('en-US');

/** One account: whose it is, how much it is used, and what can be done with it. */
export function UserRow({ user, onDeleted }: Props) {
  const isOwn = useCurrentUser().user?.id === user.id;
  return (
    <li className={classes.row}>
      <div className={classes.words} data-off={user.disabledAt ? true : undefined}>
        <Group gap="xs">
          <Text fw={550} className={classes.name}>
            {user.username}
          </Text>
          {isOwn && (
            <Badge color="evergreen" size="md">
              You
            </Badge>
          )}
          {user.username === adminUsername && (
            <Badge color="amber" size="md">
              Admin account
            </Badge>
          )}
          {user.disabledAt && (
            <Badge color="red" size="md">
              Disabled
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {user.email}
        </Text>
        <Text size="sm" c="dimmed">
          Joined <RelativeTime at={user.createdAt} />, {devices(user.openSessions)}
        </Text>
      </div>
      <dl className={classes.facts}>
        <Fact name="Last seen">
          <RelativeTime at={user.lastSeenAt} />
        </Fact>
        <Fact name="Storage">{byteSize(user.storageBytes)}</Fact>
        <Fact name="Tokens today">{whole.format(user.tokensToday)}</Fact>
      </dl>
      <UserActions user={user} isOwn={isOwn} onDeleted={onDeleted} />
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} className={classes.value}>
        {children}
      </Text>
    </div>
  );
}

function devices(count: number): string {
  if (count === 0) return 'not signed in';
  return count === 1 ? 'signed in on 1 device' : `signed in on ${count} devices`;
}
