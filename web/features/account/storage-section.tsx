import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { byteSize } from '#contract/byte-size.ts';
import { freeStorage, getStorageUse } from '#contract/calls/storage.ts';
import type { StorageUse } from '#contract/storage.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { queryOf } from '#web/api/query.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';

const storageQuery = queryOf(getStorageUse, {});

/** How much of the account's storage is used, and a way to get some of it back. */
export function StorageSection() {
  const use = useQuery({ ...storageQuery, staleTime: 0 });
  if (use.isPending) return <LoadingArea height={76} />;
  if (!use.data) {
    return (
      <LoadFailure onRetry={() => use.refetch()}>
        {messageFor(use.error, 'We couldn’t check your storage.')}
      </LoadFailure>
    );
  }
  return <Use use={use.data} />;
}

function Use({ use: { bytes, limit } }: { use: StorageUse }) {
  const [isOpen, dialog] = useDisclosure();
  const line = `Storage: ${byteSize(bytes)} of ${byteSize(limit)}`;
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Text>{line}</Text>
        <Button variant="subtle" size="sm" onClick={dialog.open}>
          Free up space
        </Button>
      </Group>
      <Progress
        value={(100 * bytes) / limit}
        color={bytes > 0.9 * limit ? 'red' : undefined}
        size="sm"
        aria-label={line}
      />
      <FreeDialog isOpen={isOpen} onClose={dialog.close} />
    </Stack>
  );
}

function FreeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const showToast = useShowToast();
  const client = useQueryClient();
  const free = useCall(freeStorage, {
    onSuccess: ({ freed, use }) => {
      client.setQueryData(storageQuery.queryKey, use);
      onClose();
      showToast(
        freed > 0
          ? { title: 'Space freed', description: `You freed up ${byteSize(freed)}.` }
          : { title: 'Nothing to remove', description: 'Everything in your storage is in use.' },
      );
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Free up space?"
      confirm="Remove"
      isPending={free.isPending}
      error={free.error && messageFor(free.error, 'Nothing was removed. Please try again.')}
      onConfirm={() => free.mutate({})}
      onClose={onClose}
    >
      This permanently removes what you deleted in the last 24 hours, and AI images you’re not using
      in a saved item or a personalized image. Posts you haven’t saved may lose their pictures.
    </ConfirmDialog>
  );
}
