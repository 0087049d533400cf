import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle, IconPlayerPause } from '@tabler/icons-react';
import { wordsFor } from './generation-errors.ts';
import type { Job } from './generation-job.ts';
import type { Writing } from './generation-store.ts';

type Props = {
  writing: Writing;
  onKeep: () => void;
  onTryAgain: () => void;
  onDismiss: () => void;
};

/** A text that was not finished, with the way to go on. Everything that was entered is still there. */
export function UnfinishedCard({ writing, onKeep, onTryAgain, onDismiss }: Props) {
  const hasFailed = writing.stage === 'failed';
  const Icon = hasFailed ? IconAlertCircle : IconPlayerPause;
  const { canKeep, isKeeping, text } = writing;
  return (
    <Alert
      color={hasFailed ? 'red' : 'amber'}
      icon={<Icon size={20} aria-hidden />}
      title={nameOf(writing.job)}
    >
      {reasonsFor(writing).map((reason) => (
        <Text inherit key={reason}>
          {reason}
        </Text>
      ))}
      {canKeep && text.content && (
        <Text size="sm" c="dimmed" mt="xs" lineClamp={4}>
          {text.content}
        </Text>
      )}
      <Group gap="xs" mt="sm">
        {canKeep && (
          <Button onClick={onKeep} loading={isKeeping}>
            Keep what was written
          </Button>
        )}
        <Button variant={canKeep ? 'default' : 'filled'} onClick={onTryAgain} disabled={isKeeping}>
          Try again
        </Button>
        <Button variant="default" onClick={onDismiss} disabled={isKeeping}>
          Dismiss
        </Button>
      </Group>
    </Alert>
  );
}

const nameOf = (job: Job) =>
  job.kind === 'generate'
    ? `${job.order.topicName} in ${job.order.location}, ${job.order.state}`
    : 'Your requested changes';

function reasonsFor({ stage, list, problem }: Writing): string[] {
  const entered = 'Everything you entered is still here.';
  if (stage === 'failed') return [...wordsFor(list, problem), entered];
  return [...(problem ? [problem] : []), `You stopped this. ${entered}`];
}
