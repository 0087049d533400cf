import { ActionIcon, Menu } from '@mantine/core';
import { IconCopyPlus, IconDots, IconPencil } from '@tabler/icons-react';
import type { SavedContent } from '#contract/saved-content.ts';
import { CopyItems } from '#web/ui/html/copy-items.tsx';
import { DownloadItems } from '#web/ui/html/download-items.tsx';
import { useDuplicateContent } from './use-change-content.ts';

type Props = { item: SavedContent; name: string; signature?: string; onEdit: () => void };

/** What is done less often with an item. */
export function ItemMenu({ item, name, signature, onEdit }: Props) {
  const duplicate = useDuplicateContent();
  return (
    <Menu withinPortal={false}>
      <Menu.Target>
        <ActionIcon aria-label={`More for ${name}`} loading={duplicate.isPending}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          Edit
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopyPlus size={18} aria-hidden />}
          onClick={() => duplicate.mutate({ params: { id: item.id } })}
        >
          Duplicate
        </Menu.Item>
        <Menu.Divider />
        <CopyItems piece={item} signature={signature} />
        <Menu.Divider />
        <Menu.Label>Download</Menu.Label>
        <DownloadItems piece={item} signature={signature} />
      </Menu.Dropdown>
    </Menu>
  );
}
