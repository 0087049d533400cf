import { useCallback } from 'react';
import { useBeforeUnload } from 'react-router';
import { useBlocker } from '#web/navigation/use-blocker.ts';

/** Holds people back who would leave unsaved work: by a link, the back button, or closing the tab. */
export function useLeaveGuard(isUnsaved: boolean) {
  const warn = useCallback(
    (event: BeforeUnloadEvent) => {
      if (isUnsaved) event.preventDefault();
    },
    [isUnsaved],
  );
  useBeforeUnload(warn);
  return useBlocker(isUnsaved);
}
