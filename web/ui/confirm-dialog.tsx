import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormError } from './form-error.tsx';

type Props = {
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
  /** What went wrong when it was tried. */
  error?: string | null;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ cancel = 'Cancel', ...props }: Props) {
  return (
    <Modal opened={props.isOpen} onClose={props.onClose} title={props.title}>
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
