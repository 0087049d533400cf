import type { SavedContentSummary } from '#contract/saved-content.ts';
import { ItemBody } from '#web/features/saved-content/item-body.tsx';
import { useListedItem } from '#web/features/saved-content/saved-content-queries.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { PublishItem } from './publish-item.tsx';

type Props = { summary: SavedContentSummary; onClose: () => void };

/** The step to a platform for an item of the list, once its content is there. */
export function PublishListed({ summary, onClose }: Props) {
  const listed = useListedItem(summary);
  const isNarrow = useIsNarrow();
  if (listed.item) return <PublishItem item={listed.item} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title="Copy for a platform" size={920} fullScreen={isNarrow}>
      <ItemBody listed={listed}>{() => null}</ItemBody>
    </Dialog>
  );
}
