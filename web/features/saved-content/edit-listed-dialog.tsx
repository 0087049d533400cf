import type { SavedContentSummary } from '#contract/saved-content.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { EditDialog } from './edit-dialog.tsx';
import { ItemBody } from './item-body.tsx';
import { useListedItem } from './saved-content-queries.ts';

type Props = { summary: SavedContentSummary; onClose: () => void };

/** Edits an item of the list, once its content is there. */
export function EditListedDialog({ summary, onClose }: Props) {
  const listed = useListedItem(summary);
  const isNarrow = useIsNarrow();
  if (listed.item) return <EditDialog item={listed.item} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title="Edit saved content" size={860} fullScreen={isNarrow}>
      <ItemBody listed={listed}>{() => null}</ItemBody>
    </Dialog>
  );
}
