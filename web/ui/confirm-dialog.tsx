import type { ConfirmDialogProps } from './confirm-window.tsx';
import { useLazyPart } from './use-lazy-part.ts';

const loadWindow = async () => (await import('./confirm-window.tsx')).ConfirmWindow;

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const Window = useLazyPart(loadWindow, props.isOpen);
  return Window && <Window {...props} />;
}

type DiscardDialogProps = Pick<ConfirmDialogProps, 'isOpen' | 'isAboutLeaving' | 'onClose'> & {
  onDiscard: () => void;
  children?: string;
};

/** Asks before what was typed goes. */
export function DiscardDialog({ onDiscard, children, ...props }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard your changes?"
      confirm="Discard"
      cancel="Keep editing"
      onConfirm={onDiscard}
      {...props}
    >
      {children ?? 'Your changes haven’t been saved yet.'}
    </ConfirmDialog>
  );
}
