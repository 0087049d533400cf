import type { ReactNode } from 'react';
import { messageFor } from '#web/api/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type Props = {
  title: string;
  /** What becomes of it. */
  children: ReactNode;
  remove: { isPending: boolean; error: Error | null };
  failed: string;
  onConfirm: () => void;
  onClose: () => void;
};

export function DeleteEntryDialog({ title, children, remove, failed, ...props }: Props) {
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirm="Delete"
      isPending={remove.isPending}
      error={remove.error && messageFor(remove.error, failed)}
      {...props}
    >
      {children}
    </ConfirmDialog>
  );
}
