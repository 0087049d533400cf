import { Alert, Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkConnection, disconnectChannel } from '#contract/calls/channels.ts';
import { directChannels } from '#contract/channel-list.ts';
import type { Connection } from '#contract/channels.ts';
import { signInReminderDays } from '#contract/limits.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { connectedUntil, endsOn } from '#web/ui/connection-end.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useDialogButton } from '#web/ui/use-dialog-button.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import classes from './connections.module.css';
import { connectionsQuery } from './connections-query.ts';
import { SignInButton } from './linkedin-sign-in.tsx';

const loadDialog = async () => (await import('./connection-dialog.tsx')).ConnectionDialog;

const tryAgain = 'That didn’t work. Please try again.';

type Props = {
  connection: Connection;
  /** Whether people can sign in there again, where that is how it is connected. */
  canSignIn: boolean;
};

export function ConnectionRow({ connection, canSignIn }: Props) {
  const { id, channel, name, checkedAt, problem, endsAt } = connection;
  const client = useQueryClient();
  const check = useCall(checkConnection, {
    onSettled: () => client.invalidateQueries(connectionsQuery),
  });
  const change = useDialogButton();
  const ConnectionDialog = useLazyPart(loadDialog, change.isOpen);
  return (
    <li className={classes.connection}>
      <div className={classes.line}>
        <div className={classes.words}>
          <Text fw={600}>{name}</Text>
          <Text c="dimmed" size="sm">
            {[
              directChannels[channel].name,
              shownAddress(connection),
              endsAt && connectedUntil(endsAt),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text c="dimmed" size="sm" role="status">
            {problem ? 'Didn’t work' : 'Worked'} when checked <RelativeTime at={checkedAt} />
          </Text>
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            size="sm"
            loading={check.isPending}
            aria-label={`Check connection of ${name}`}
            onClick={() => check.mutate({ params: { id } })}
          >
            Check connection
          </Button>
          <Button
            variant="default"
            size="sm"
            ref={change.button}
            aria-label={`Change ${name}`}
            onClick={change.open}
          >
            Change
          </Button>
          <Disconnect connection={connection} />
        </Group>
      </div>
      <Trouble connection={connection} canSignIn={canSignIn} />
      <FormError>{check.error && messageFor(check.error, tryAgain)}</FormError>
      {change.isOpen && ConnectionDialog && (
        <ConnectionDialog connection={connection} onClose={change.close} />
      )}
    </li>
  );
}

/** What is wrong with it, or will be soon. */
function Trouble({ connection: { channel, name, problem, endsAt }, canSignIn }: Props) {
  const isEnding = endsAt !== null && isSoon(endsAt);
  if (!problem && !isEnding) return null;
  const hasButton = directChannels[channel].signsIn && canSignIn;
  const isAboutEnd = !problem || problem.code === 'sign_in_ended';
  return (
    <Alert
      color="amber"
      mt="sm"
      title={problem?.message ?? `This connection ${endsAt && endsOn(endsAt)}.`}
    >
      {hasButton && isAboutEnd
        ? 'Reconnect it. What you’ve planned stays on your plan.'
        : problem?.advice}
      {hasButton && (
        <SignInButton size="sm" mt="xs" aria-label={`Reconnect: ${name}`}>
          Reconnect
        </SignInButton>
      )}
    </Alert>
  );
}

const isSoon = (endsAt: string) =>
  new Date(endsAt).getTime() < Date.now() + signInReminderDays * 24 * 60 * 60 * 1_000;

/** Whose account it is, unless that stands in its name. */
function shownAddress({ channel, settings }: Connection): string | undefined {
  if (settings.destination || directChannels[channel].signsIn) return undefined;
  return settings.handle ?? settings.address;
}

function Disconnect({ connection: { id, name } }: { connection: Connection }) {
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const disconnect = useCall(disconnectChannel, {
    onSuccess: () => client.invalidateQueries(connectionsQuery),
  });
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={`Disconnect ${name}`}
        onClick={() => setIsAsked(true)}
      >
        Disconnect
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Disconnect ${name}?`}
        confirm="Disconnect"
        onConfirm={() => disconnect.mutate({ params: { id } })}
        onClose={() => setIsAsked(false)}
        isPending={disconnect.isPending}
        error={disconnect.error && messageFor(disconnect.error, tryAgain)}
      >
        We forget its password and publish nothing there any more. What’s already published stays.
      </ConfirmDialog>
    </>
  );
}
