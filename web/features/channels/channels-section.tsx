import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageFor } from '#web/api/api-error.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { useDialogButton } from '#web/ui/use-dialog-button.ts';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { ConnectionRow } from './connection-row.tsx';
import classes from './connections.module.css';
import { connectionsQuery } from './connections-query.ts';

const loadDialog = async () => (await import('./connection-dialog.tsx')).ConnectionDialog;

/** The accounts elsewhere that pieces are published with. */
export function ChannelsSection() {
  const connections = useQuery(connectionsQuery);
  const { isOpen, open, close, button } = useDialogButton();
  const ConnectionDialog = useLazyPart(loadDialog, isOpen);
  if (connections.isPending) return <LoadingArea height={112} />;
  if (!connections.data) {
    return (
      <LoadFailure onRetry={() => connections.refetch()}>
        {messageFor(connections.error, 'We couldn’t load your connected accounts.')}
      </LoadFailure>
    );
  }
  const { data } = connections;
  return (
    <Stack gap="lg" align="flex-start">
      {data.length === 0 ? (
        <Text c="dimmed" maw={520}>
          Nothing is connected yet. Connect your WordPress site, Bluesky, Buffer, Postiz or a
          webhook, and we can publish there for you.
        </Text>
      ) : (
        <ul className={classes.list}>
          {data.map((connection) => (
            <ConnectionRow key={connection.id} connection={connection} />
          ))}
        </ul>
      )}
      <Button variant={data.length === 0 ? 'filled' : 'default'} ref={button} onClick={open}>
        Connect an account
      </Button>
      {isOpen && ConnectionDialog && <ConnectionDialog onClose={close} />}
    </Stack>
  );
}
