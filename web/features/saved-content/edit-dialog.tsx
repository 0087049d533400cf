import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import type { SavedContent } from '#contract/saved-content.ts';
import { useDraft } from '#web/drafts/use-draft.ts';
import { useBeforeUnload } from '#web/navigation/use-before-unload.ts';
import { useBlocker } from '#web/navigation/use-blocker.ts';
import { DiscardDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EditedText } from '#web/ui/html/edited-text.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { EditItemForm } from './edit-item-form.tsx';
import { type ItemDraft, useEditedItem } from './use-edited-item.ts';

type Props = { item: SavedContent; onClose: () => void };

/** Waits for changes that were left behind: the editors keep their own text once they are there. */
export function EditDialog(props: Props) {
  const { draft, keep, drop } = useDraft(`content-edit:${props.item.id}`, EditedText);
  if (draft === undefined) return null;
  return <OpenDialog {...props} kept={{ draft, keep, drop: () => void drop() }} />;
}

/** Title, content and hashtags of an item. Closing asks first when something was changed. */
function OpenDialog({ item, onClose, kept }: Props & { kept: ItemDraft }) {
  const isNarrow = useIsNarrow();
  const edited = useEditedItem(item, kept);
  const [isAsking, asking] = useDisclosure();
  const blocker = useLeaveGuard(edited.isChanged);
  const isLeaving = blocker.state === 'blocked';
  const keptAt = useRef(0);

  const handleClose = () => (edited.isChanged ? asking.open() : onClose());
  const handleDiscard = () => {
    edited.drop();
    if (isLeaving) blocker.proceed();
    else onClose();
  };
  const handleKeep = () => {
    keptAt.current = performance.now();
    if (isLeaving) blocker.reset();
    asking.close();
  };

  return (
    <>
      <Dialog
        opened
        onClose={handleClose}
        title="Edit saved content"
        size={860}
        fullScreen={isNarrow}
        closeOnClickOutside={false}
        closeOnEscape={false}
        onKeyDown={(event) => {
          // Escape in a tool's dropdown closes that alone: it is not inside, wherever it is shown.
          const isInside = event.currentTarget.contains(event.target as Node);
          // The key press that has just answered the question comes by here as well.
          const isAnswer = event.timeStamp < keptAt.current;
          const isEscape = event.key === 'Escape' && !event.nativeEvent.isComposing;
          if (isEscape && isInside && !isAnswer) handleClose();
        }}
        // While it is asked, the keyboard belongs to the question.
        trapFocus={!isAsking && !isLeaving}
      >
        <EditItemForm edited={edited} onCancel={handleClose} onSaved={onClose} />
      </Dialog>
      <DiscardDialog
        isOpen={isAsking || isLeaving}
        isAboutLeaving={isLeaving}
        onDiscard={handleDiscard}
        onClose={handleKeep}
      />
    </>
  );
}

/** Holds people back who would leave unsaved work: by a link, the back button, or closing the tab. */
function useLeaveGuard(isUnsaved: boolean) {
  useBeforeUnload(isUnsaved);
  return useBlocker(isUnsaved);
}
