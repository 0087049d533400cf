import { useCallback } from 'react';
import { type Location, useBeforeUnload } from 'react-router';
import { useBlocker } from '#web/navigation/use-blocker.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before somebody leaves a page on which something typed would be lost. */
export function UnsavedChanges({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && screenAt(currentLocation) !== screenAt(nextLocation),
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsaved) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Keep editing"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      What you changed on this page is not saved yet.
    </ConfirmDialog>
  );
}

/** Tabs of a page stand behind the question mark; a place within a screen comes after the hash. */
const screenAt = ({ pathname, search }: Location) => pathname + search;
