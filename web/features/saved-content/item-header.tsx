import { Badge, Button, Group, Text } from '@mantine/core';
import { IconCopy, IconDownload, IconPencil } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { copiedLine } from '#contract/copied-line.ts';
import type { SavedContent } from '#contract/saved-content.ts';
import { CopyItems } from '#web/ui/html/copy-items.tsx';
import { DownloadItems } from '#web/ui/html/download-items.tsx';
import { TitleView } from '#web/ui/html/title-view.tsx';
import { tagLabel } from '#web/ui/tag-label.ts';
import { ToolMenu } from '#web/ui/tool-menu.tsx';
import { dateLabel, itemPlace } from './describe-item.ts';
import classes from './item-header.module.css';

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }));

type Props = {
  item: SavedContent;
  signature: string | undefined;
  /** Adds marks to the title. */
  decorate?: (html: string) => string;
  /** Stands before the other buttons. */
  actions?: ReactNode;
};

/** Title, place and tags of an item, and what can be done with it. */
export function ItemHeader({ item, signature, decorate, actions }: Props) {
  const copied = copiedLine(item.platforms.copied);
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const stopEditing = () => {
    setIsEditing(false);
    requestAnimationFrame(() => editButton.current?.focus());
  };

  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <TitleView html={item.title} decorate={decorate} order={1} size="h2" />
        <Text c="dimmed" mt={4}>
          {itemPlace(item) || item.topic} ·{' '}
          <time dateTime={item.createdAt}>{dateLabel(item.createdAt)}</time>
        </Text>
        {copied && (
          <Text c="dimmed" size="sm">
            {copied}
          </Text>
        )}
        {item.contentTags.length > 0 && (
          <Group component="ul" gap={6} className={classes.tags} aria-label="Content tags">
            {item.contentTags.map((tag) => (
              <Badge key={tag} component="li" color="gray">
                {tagLabel(tag)}
              </Badge>
            ))}
          </Group>
        )}
      </div>
      <Group gap="xs" className={classes.actions}>
        {actions}
        <Button
          ref={editButton}
          variant={actions ? 'default' : 'filled'}
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => setIsEditing(true)}
        >
          Edit
        </Button>
        <ToolMenu name="Copy" icon={<IconCopy size={18} aria-hidden />}>
          <CopyItems piece={item} signature={signature} />
        </ToolMenu>
        <ToolMenu name="Download" icon={<IconDownload size={18} aria-hidden />}>
          <DownloadItems piece={item} signature={signature} />
        </ToolMenu>
      </Group>
      <Suspense>{isEditing && <EditDialog item={item} onClose={stopEditing} />}</Suspense>
    </header>
  );
}
