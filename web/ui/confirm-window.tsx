import { Button, Group, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { FormError } from './form-error.tsx';

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
