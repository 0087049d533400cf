import type { ReactNode } from 'react';
import type { Location } from '#web/navigation/history.ts';
import { useBeforeUnload } from '#web/navigation/use-before-unload.ts';
import { useBlocker } from '#web/navigation/use-blocker.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = {
  isUnsaved: boolean;
  /** What would be lost. */
  children?: ReactNode;
};

/** Asks before somebody leaves a page, or a tab of it, on which something typed would be lost. */
export function UnsavedChanges({
  isUnsaved,
  children = 'Your changes on this page haven’t been saved yet.',
}: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && screenAt(currentLocation) !== screenAt(nextLocation),
  );
  useBeforeUnload(isUnsaved);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Keep editing"
      isAboutLeaving
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}

/** Tabs of a page stand behind the question mark; a place within a screen comes after the hash. */
const screenAt = ({ pathname, search }: Location) => pathname + search;
