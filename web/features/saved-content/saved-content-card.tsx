import { ActionIcon, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { generatePath, Link } from 'react-router';
import { safeImage } from '#contract/html.ts';
import { paths } from '#web/paths.ts';
import { copiedLine, dateLabel, itemPlace } from './describe-item.ts';
import { ItemMenu } from './item-menu.tsx';
import classes from './saved-content-card.module.css';
import { usePrefetchItem } from './saved-content-queries.ts';
import type { SearchableItem } from './select-items.ts';

type Props = {
  id: string;
  read: SearchableItem;
  signature?: string;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onPublish?: () => void;
};

export function SavedContentCard({ id, read, signature, onView, onEdit, ...props }: Props) {
  const { item, name, preview } = read;
  const prefetch = usePrefetchItem();
  const kind = item.kind === 'article' ? 'Blog post' : 'Post';
  const about = [kind, item.topic, itemPlace(item)].filter(Boolean).join(' · ');
  const copied = copiedLine(item.copied);
  return (
    <Card component="article" id={id} tabIndex={-1} className={classes.card} aria-label={name}>
      <Thumbnail key={item.thumbnailUrl} address={item.thumbnailUrl} />
      <Group
        justify="space-between"
        wrap="nowrap"
        align="baseline"
        gap="sm"
        className={classes.about}
      >
        <Text size="sm" c="dimmed" truncate>
          {about}
        </Text>
        <Text size="sm" c="dimmed" component="time" dateTime={item.createdAt}>
          {dateLabel(item.createdAt)}
        </Text>
      </Group>
      <Title order={2} size="h3" lineClamp={2} className={classes.title}>
        {name}
      </Title>
      <Text lineClamp={4} className={classes.preview}>
        {preview}
      </Text>
      {copied && (
        <Text size="sm" c="dimmed" mt="xs">
          {copied}
        </Text>
      )}
      <Group
        gap="xs"
        wrap="nowrap"
        className={classes.actions}
        onPointerEnter={() => prefetch(item)}
        onFocus={() => prefetch(item)}
      >
        <Button size="sm" variant="default" onClick={onView} aria-label={`View ${name}`}>
          View
        </Button>
        <Button
          size="sm"
          variant="light"
          component={Link}
          to={generatePath(paths.savedContentItem, { id: String(item.id) })}
          aria-label={`Personalize ${name}`}
        >
          Personalize
        </Button>
        <ActionIcon
          ml="auto"
          color="red"
          aria-label={`Delete ${name}`}
          title="Delete"
          onClick={props.onDelete}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
        <ItemMenu
          summary={item}
          name={name}
          signature={signature}
          onEdit={onEdit}
          onPublish={props.onPublish}
        />
      </Group>
    </Card>
  );
}

/** The first picture of an item, small. One that cannot be had is left out. */
function Thumbnail({ address }: { address: string | null }) {
  const [isGone, setIsGone] = useState(false);
  const picture = address && safeImage(address);
  if (!picture || isGone) return null;
  const isOwn = picture.startsWith('/api/files/');
  return (
    <img
      className={classes.thumbnail}
      src={isOwn ? `${picture}/thumbnail` : picture}
      alt=""
      loading="lazy"
      onError={() => setIsGone(true)}
    />
  );
}
