import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Topic } from '#contract/catalog/topics.ts';

export type TopicListActions = { onEdit: (topic: Topic) => void; onDelete: (topic: Topic) => void };

type Props = { topic: Topic } & TopicListActions;

export function TopicButtons({ topic, onEdit, onDelete }: Props) {
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      <ActionIcon aria-label={`Edit ${topic.topic}`} title="Edit" onClick={() => onEdit(topic)}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        color="red"
        aria-label={`Delete ${topic.topic}`}
        title="Delete"
        onClick={() => onDelete(topic)}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
