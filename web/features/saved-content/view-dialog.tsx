import { Button, Text } from '@mantine/core';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { useCopy } from '#web/ui/html/clipboard.ts';
import { pieceAsHtml, pieceAsText } from '#web/ui/html/piece.ts';
import { useTakeGuard } from '#web/ui/html/take-guard.ts';
import { TitleHtml } from '#web/ui/html/title-html.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { aboutLine } from './describe-item.ts';
import { ItemBody } from './item-body.tsx';
import { ItemView } from './item-view.tsx';
import { useListedItem } from './saved-content-queries.ts';
import type { SearchableItem } from './select-items.ts';

type Props = {
  read: SearchableItem;
  signature: string | undefined;
  onEdit: () => void;
  onClose: () => void;
};

/** The whole text over the list. */
export function ViewDialog({ read: { item: summary }, signature, onEdit, onClose }: Props) {
  const isNarrow = useIsNarrow();
  const listed = useListedItem(summary);
  const { item } = listed;
  const copyText = useCopy();
  const { guard, isAsking } = useTakeGuard();
  const copy = () => {
    if (!item || signature === undefined) return;
    const copied = { text: pieceAsText(item, signature), html: pieceAsHtml(item, signature) };
    guard({ piece: item, verb: 'Copy', take: () => void copyText(copied) });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<TitleHtml html={(item ?? summary).title} />}
      size={720}
      fullScreen={isNarrow}
      closeOnEscape={!isAsking}
    >
      <Text size="sm" c="dimmed" mb="md">
        {aboutLine(summary)}
      </Text>
      <ItemBody listed={listed}>{(loaded) => <ItemView item={loaded} />}</ItemBody>
      <DialogFooter>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={copy}
          disabled={!item || signature === undefined}
        >
          Copy
        </Button>
        <Button
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={onEdit}
          disabled={!item}
        >
          Edit
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
