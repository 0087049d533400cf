import { Modal, Text } from '@mantine/core';
import { AdminPasswordForm } from './admin-password-form.tsx';
import { renewAdminWindow, useIsAdminWindowOver } from './admin-window.ts';

/** Stands over the open page when its time is over. What is on the page stays as it is. */
export function AdminWindowDialog() {
  return (
    <Modal
      opened={useIsAdminWindowOver()}
      // Closed without a password, it opens again with the next refused call.
      onClose={renewAdminWindow}
      title="The admin password, please"
      zIndex={300}
    >
      <Text mb="md">
        The password holds for half an hour, and that is over. Nothing you typed is lost: enter it
        again and go on where you were.
      </Text>
      <AdminPasswordForm submit="Go on" />
    </Modal>
  );
}
