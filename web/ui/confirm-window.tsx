import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { FormError } from './form-error.tsx';

/** Loaded by confirm-dialog.tsx. */
export function ConfirmWindow({ cancel = 'Cancel', ...props }: ConfirmDialogProps) {
  // One that arrives open would not know where the focus was before: it opens once it is there.
  const isThere = useMounted();
  return (
    <Modal opened={props.isOpen && isThere} onClose={props.onClose} title={props.title}>
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
    </Modal>
  );
}
