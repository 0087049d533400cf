import { ActionIcon, Card, Group, Text, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { RememberedAnswer } from '#contract/learner.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './answer-card.module.css';
import { AnswerText } from './answer-text.tsx';
import { EditAnswerForm } from './edit-answer-form.tsx';
import { TagEditor } from './tag-editor.tsx';
import { useChangeTags } from './use-answers.ts';

type Props = { id: string; answer: RememberedAnswer; onDelete: () => void };

/** One answer: to read, to correct where it stands, and to delete. */
export function AnswerCard({ id, answer, onDelete }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const changeTags = useChangeTags(answer.id);
  const { question } = answer;
  const stopEditing = () => {
    setIsEditing(false);
    requestAnimationFrame(() => document.getElementById(`${id}-edit`)?.focus());
  };
  if (isEditing) {
    return (
      <Card component="article" aria-label={question}>
        <EditAnswerForm answer={answer} onDone={stopEditing} />
      </Card>
    );
  }

  return (
    <Card component="article" id={id} tabIndex={-1} aria-label={question}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Title order={3} size="h4" className={classes.question}>
          {question}
        </Title>
        <Group gap={2} wrap="nowrap" className={classes.actions}>
          <ActionIcon
            id={`${id}-edit`}
            aria-label={`Edit ${question}`}
            title="Edit"
            onClick={() => setIsEditing(true)}
          >
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            color="red"
            aria-label={`Delete ${question}`}
            title="Delete"
            onClick={onDelete}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <AnswerText>{answer.answer}</AnswerText>
      <TagEditor
        about={question}
        tags={answer.tags}
        onChange={(tags) => changeTags.mutate({ params: { id: answer.id }, body: { tags } })}
      />
      <Text size="sm" c="dimmed" mt="sm">
        Saved <RelativeTime at={answer.createdAt} />
      </Text>
    </Card>
  );
}
