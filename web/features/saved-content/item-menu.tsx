import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCalendarPlus,
  IconCopyPlus,
  IconDots,
  IconPencil,
  IconRefresh,
  IconSocial,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { SavedContentSummary } from '#contract/saved-content.ts';
import { CopyItems } from '#web/ui/html/copy-items.tsx';
import { DownloadItems } from '#web/ui/html/download-items.tsx';
import { useListedItem } from './saved-content-queries.ts';
import { useDuplicateContent } from './use-save-content.ts';

type Props = {
  summary: SavedContentSummary;
  name: string;
  signature: string | undefined;
  onEdit: () => void;
  onPublish?: () => void;
  onPlan?: () => void;
};

/** What is done less often with an item. Its text is fetched when the menu opens. */
export function ItemMenu({ summary, name, signature, onEdit, onPublish, onPlan }: Props) {
  const duplicate = useDuplicateContent();
  const [isWanted, setIsWanted] = useState(false);
  const { item, error, refetch } = useListedItem(summary, isWanted);
  return (
    <Menu withinPortal={false} onOpen={() => setIsWanted(true)}>
      <Menu.Target>
        <ActionIcon aria-label={`More for ${name}`} loading={duplicate.isPending}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onPublish && (
          <Menu.Item leftSection={<IconSocial size={18} aria-hidden />} onClick={onPublish}>
            Copy for…
          </Menu.Item>
        )}
        {onPlan && (
          <Menu.Item leftSection={<IconCalendarPlus size={18} aria-hidden />} onClick={onPlan}>
            Plan…
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          Edit
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopyPlus size={18} aria-hidden />}
          onClick={() => duplicate.mutate({ params: { id: summary.id } })}
        >
          Duplicate
        </Menu.Item>
        <Menu.Divider />
        {error && (
          <Menu.Item
            color="red"
            closeMenuOnClick={false}
            leftSection={<IconRefresh size={18} aria-hidden />}
            onClick={refetch}
          >
            We couldn’t load the text. Try again
          </Menu.Item>
        )}
        <CopyItems piece={item} signature={signature} />
        <Menu.Divider />
        <Menu.Label>Download</Menu.Label>
        <DownloadItems piece={item} signature={signature} />
      </Menu.Dropdown>
    </Menu>
  );
}
