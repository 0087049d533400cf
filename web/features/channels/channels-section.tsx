import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { directChannels } from '#contract/channel-list.ts';
import { messageFor } from '#web/api/api-error.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { useDialogButton } from '#web/ui/use-dialog-button.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { ConnectionRow } from './connection-row.tsx';
import classes from './connections.module.css';
import { connectionsQuery, offeredQuery } from './connections-query.ts';
import { SignInNote } from './linkedin-sign-in.tsx';

const loadDialog = async () => (await import('./connection-dialog.tsx')).ConnectionDialog;

/** The accounts elsewhere that pieces are published with. */
export function ChannelsSection() {
  const connections = useQuery(connectionsQuery);
  const offers = useQuery(offeredQuery);
  const { isOpen, open, close, button } = useDialogButton();
  const ConnectionDialog = useLazyPart(loadDialog, isOpen);
  if (connections.isPending || offers.isPending) return <LoadingArea height={112} />;
  const { data } = connections;
  if (!data) {
    return (
      <LoadFailure onRetry={() => Promise.all([connections.refetch(), offers.refetch()])}>
        {messageFor(connections.error, 'We couldn’t load your connected accounts.')}
      </LoadFailure>
    );
  }
  const offered = offers.data ?? [];
  return (
    <Stack gap="lg" align="flex-start">
      <SignInNote />
      {data.length > 0 && (
        <ul className={classes.list}>
          {data.map((connection) => (
            <ConnectionRow
              key={connection.id}
              connection={connection}
              canSignIn={offered.includes(connection.channel)}
            />
          ))}
        </ul>
      )}
      {data.length === 0 && offered.length > 0 && (
        <Text c="dimmed" maw={520}>
          Nothing is connected yet. Connect one of these, and we can publish there for you:{' '}
          {offered.map((key) => directChannels[key].name).join(', ')}.
        </Text>
      )}
      {offers.isError && (
        <LoadFailure onRetry={offers.refetch}>
          {messageFor(offers.error, 'We couldn’t load where you can publish.')}
        </LoadFailure>
      )}
      {offers.data?.length === 0 && (
        <Text c="dimmed" maw={520}>
          Your admin has turned off all the places we could publish to.
        </Text>
      )}
      {offered.length > 0 && (
        <Button variant={data.length === 0 ? 'filled' : 'default'} ref={button} onClick={open}>
          Connect an account
        </Button>
      )}
      {isOpen && ConnectionDialog && <ConnectionDialog offered={offered} onClose={close} />}
    </Stack>
  );
}
