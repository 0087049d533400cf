import type { ConfirmDialogProps } from './confirm-window.tsx';
import { useLazyPart } from './use-lazy-part.ts';

const loadWindow = async () => (await import('./confirm-window.tsx')).ConfirmWindow;

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const Window = useLazyPart(loadWindow, props.isOpen);
  return Window && <Window {...props} />;
}
