import { Button, Modal, Text } from '@mantine/core';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { copyAndTell } from '#web/ui/html/clipboard.ts';
import { pieceAsHtml, pieceAsText } from '#web/ui/html/piece.ts';
import { TitleHtml } from '#web/ui/html/title-html.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { aboutLine } from './describe-item.ts';
import { ItemView } from './item-view.tsx';
import type { ReadItem } from './select-items.ts';

type Props = { read: ReadItem; signature?: string; onEdit: () => void; onClose: () => void };

/** The whole text over the list. */
export function ViewDialog({ read: { item }, signature, onEdit, onClose }: Props) {
  const isNarrow = useIsNarrow();
  const copy = () =>
    copyAndTell({ text: pieceAsText(item, signature), html: pieceAsHtml(item, signature) });
  return (
    <Modal
      opened
      onClose={onClose}
      title={<TitleHtml html={item.title} />}
      size={720}
      fullScreen={isNarrow}
    >
      <Text size="sm" c="dimmed" mb="md">
        {aboutLine(item)}
      </Text>
      <ItemView item={item} />
      <DialogFooter>
        <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
          Copy
        </Button>
        <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          Edit
        </Button>
      </DialogFooter>
    </Modal>
  );
}
