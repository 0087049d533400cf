import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';

/** A dialog that is loaded when its button is pressed: once it is closed, the keyboard is at the button again. */
export function useDialogButton() {
  const [isOpen, dialog] = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    dialog.close();
    requestAnimationFrame(() => button.current?.focus());
  };
  return { isOpen, open: dialog.open, close, button };
}
