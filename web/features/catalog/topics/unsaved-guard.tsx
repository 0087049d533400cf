import { useCallback } from 'react';
import { useBeforeUnload } from 'react-router';
import { useBlocker } from '#web/navigation/use-blocker.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Asks before typed text is lost, also on the way to another tab of the same page. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(isUnsaved);
  useBeforeUnload(useCallback((event) => isUnsaved && event.preventDefault(), [isUnsaved]));
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Keep editing"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      What you typed about topics is not saved yet.
    </ConfirmDialog>
  );
}
