import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { useBeforeUnload } from '#web/navigation/use-before-unload.ts';
import { useBlocker } from '#web/navigation/use-blocker.ts';
import { DiscardDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';

type Props = {
  title: string;
  /** Something was typed that is not saved yet. */
  isChanged: boolean;
  onClose: () => void;
  /** The form; it closes the dialog through what it is given, which asks first. */
  children: (close: () => void) => ReactNode;
};

/** A form over the page. What was typed is asked about before it is lost. */
export function EntryDialog({ title, isChanged, onClose, children }: Props) {
  const dialog = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const [isAsking, asking] = useDisclosure();
  const blocker = useBlocker(isChanged);
  useBeforeUnload(isChanged);
  const isLeaving = blocker.state === 'blocked';
  const isAsked = isAsking || isLeaving;
  const close = () => (isChanged ? afterThisEvent(asking.open) : onClose());
  const keep = () =>
    afterThisEvent(() => {
      blocker.reset?.();
      asking.close();
    });

  return (
    <>
      <Dialog
        ref={dialog}
        opened
        title={title}
        size={680}
        fullScreen={isNarrow}
        // Every open dialog hears Escape: it is for the one the keyboard is in.
        onClose={() => !isInAnother(dialog.current) && close()}
        closeOnClickOutside={false}
        // While it is asked, the keyboard belongs to the question.
        closeOnEscape={!isAsked}
        trapFocus={!isAsked}
      >
        {children(close)}
      </Dialog>
      <DiscardDialog
        isOpen={isAsked}
        isAboutLeaving={isLeaving}
        onDiscard={() => (isLeaving ? blocker.proceed() : onClose())}
        onClose={keep}
      />
    </>
  );
}

function isInAnother(dialog: HTMLElement | null): boolean {
  const focused = document.activeElement?.closest('[role="dialog"]');
  return Boolean(focused) && !dialog?.contains(focused ?? null);
}

/** Both dialogs hear the same Escape: what opens by it must not be closed by it, nor the other way. */
function afterThisEvent(change: () => void): void {
  setTimeout(change);
}
