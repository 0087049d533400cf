import { ActionIcon, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { copiedLine } from '#contract/copied-line.ts';
import { Link } from '#web/navigation/link.tsx';
import { pathOfSavedItem } from '#web/paths.ts';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import { dateLabel, itemPlace } from './describe-item.ts';
import { ItemMenu } from './item-menu.tsx';
import classes from './saved-content-card.module.css';
import { usePrefetchItem } from './saved-content-queries.ts';
import type { SearchableItem } from './select-items.ts';

type Props = {
  id: string;
  read: SearchableItem;
  signature: string | undefined;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onPublish?: () => void;
  onPlan?: () => void;
};

export function SavedContentCard({ id, read, signature, onView, onEdit, ...props }: Props) {
  const { item, name, preview } = read;
  const prefetch = usePrefetchItem();
  const kind = item.kind === 'article' ? 'Blog post' : 'Post';
  const place = itemPlace(item);
  const copied = copiedLine(item.copied);
  return (
    <Card component="article" id={id} tabIndex={-1} className={classes.card} aria-label={name}>
      <div className={classes.about}>
        <Thumbnail address={item.thumbnailUrl} className={classes.thumbnail} />
        <div className={classes.facts}>
          <Text size="sm" c="dimmed" truncate>
            {kind} · {item.topic}
          </Text>
          <Text size="sm" c="dimmed">
            {place && `${place} · `}
            <time dateTime={item.createdAt}>{dateLabel(item.createdAt)}</time>
          </Text>
        </div>
      </div>
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
          to={pathOfSavedItem(item.id)}
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
          onPlan={props.onPlan}
        />
      </Group>
    </Card>
  );
}
