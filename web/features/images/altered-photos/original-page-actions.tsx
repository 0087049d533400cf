import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy, IconExternalLink, IconTrash } from '@tabler/icons-react';
import { messageFor } from '#web/api/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useCopy } from '#web/ui/html/clipboard.ts';
import { useTakeDown } from './use-altered-photo.ts';

type Props = { page: { id: number; address: string | null } };

/** What can be done with a public page that shows an original. */
export function OriginalPageActions({ page: { id, address } }: Props) {
  const copy = useCopy();
  const [isAsking, { open, close }] = useDisclosure();
  const takingDown = useTakeDown(close);
  return (
    <Group gap={4}>
      {address && (
        <>
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            size="compact-sm"
            variant="subtle"
            leftSection={<IconExternalLink size={16} aria-hidden />}
            aria-label="Open page (opens in a new tab)"
          >
            Open page
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => copy({ text: address })}
          >
            Copy link
          </Button>
        </>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={open}
      >
        Take down
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Take this page down?"
        confirm="Take down"
        isPending={takingDown.isPending}
        error={takingDown.error && messageFor(takingDown.error, 'We couldn’t take it down.')}
        onConfirm={() => takingDown.mutate({ params: { id } })}
        onClose={close}
      >
        We delete the original. The code on pictures you’ve already posted will lead nowhere.
      </ConfirmDialog>
    </Group>
  );
}
