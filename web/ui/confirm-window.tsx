import { Button, Group, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { FormError } from './form-error.tsx';

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The word on the button that does it, and on the one that does not. */
  confirm: string;
  cancel?: string;
  onConfirm: () => void;
  onClose: () => void;
  isPending?: boolean;
  /** It asks whether to leave the page. */
  isAboutLeaving?: boolean;
  /** What went wrong when it was tried. */
  error?: string | null;
};

/** Loaded by confirm-dialog.tsx. */
export function ConfirmWindow({ cancel = 'Cancel', ...props }: ConfirmDialogProps) {
  // One that arrives open would not know where the focus was before: it opens once it is there.
  const isThere = useMounted();
  return (
    <Dialog
      opened={props.isOpen && isThere}
      onClose={props.onClose}
      title={props.title}
      closesOnBack={!props.isAboutLeaving}
    >
      <Stack>
        <Text component="div">{props.children}</Text>
        <FormError>{props.error}</FormError>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onClose} data-autofocus>
            {cancel}
          </Button>
          <Button color="red" onClick={props.onConfirm} loading={props.isPending}>
            {props.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
