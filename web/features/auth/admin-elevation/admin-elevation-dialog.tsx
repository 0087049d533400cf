import { Modal, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useAppPart, useStore } from '#web/app-state.ts';
import { createElevationExpiry } from './admin-elevation.ts';
import { AdminPasswordForm } from './admin-password-form.tsx';

/** Stands over the open page when its time is over. What is on the page stays as it is. */
export function AdminElevationDialog() {
  const expiry = useAppPart(createElevationExpiry);
  const isOver = useStore(expiry);
  const { giveBack } = useFocusBefore(isOver);
  return (
    <Modal
      opened={isOver}
      // Closed without a password, it opens again with the next refused call. The Escape that closes
      // it is over by then: a dialog below must not take it for its own.
      onClose={() => setTimeout(() => expiry.set(false))}
      // It would go back to nothing: the button that was pressed is busy when this opens.
      returnFocus={false}
      onExitTransitionEnd={giveBack}
      title="Enter the admin password"
      zIndex={300}
    >
      <Text mb="md">
        Admin access times out after 30 minutes. Nothing you typed is lost. Enter the password again
        to pick up where you left off.
      </Text>
      <AdminPasswordForm submit="Continue" />
    </Modal>
  );
}

/** Remembers where the keyboard was before the dialog came, and takes it back there. */
function useFocusBefore(isOpen: boolean) {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) return;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [isOpen]);
  return { giveBack: () => last.current?.focus({ preventScroll: true }) };
}
