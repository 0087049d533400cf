import type { ReactNode } from 'react';
import { useLazyPart } from './use-lazy-part.ts';

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

const loadWindow = async () => (await import('./confirm-window.tsx')).ConfirmWindow;

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const Window = useLazyPart(loadWindow, props.isOpen);
  return Window && <Window {...props} />;
}
