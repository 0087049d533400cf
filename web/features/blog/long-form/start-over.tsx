import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type Props = {
  label?: string;
  variant?: 'subtle' | 'default';
  /** Nothing would be lost, so nothing is asked. */
  isSafe?: boolean;
  onReset: () => void;
};

/** Empties the wizard. */
export function StartOver({ label = 'Start over', variant = 'subtle', ...props }: Props) {
  const { isSafe = false, onReset } = props;
  const [isAsking, asking] = useDisclosure();
  return (
    <>
      <Button variant={variant} onClick={isSafe ? onReset : asking.open}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Start over?"
        confirm="Discard this one"
        onConfirm={onReset}
        onClose={asking.close}
      >
        The topic, your answers and everything written so far will be gone.
      </ConfirmDialog>
    </>
  );
}
