import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle, IconPlayerPause } from '@tabler/icons-react';
import { describeSubject } from '#web/features/posts/questions/subject.ts';
import { errorLinesFor } from './generation-errors.ts';
import type { GenerationJob } from './generation-job.ts';
import type { GenerationTask } from './generation-store.ts';

type Props = {
  task: GenerationTask;
  onKeep: () => void;
  onTryAgain: () => void;
  onDismiss: () => void;
};

/** A text that was not finished, with the way to go on. Everything that was entered is still there. */
export function UnfinishedCard({ task, onKeep, onTryAgain, onDismiss }: Props) {
  const hasFailed = task.stage === 'failed';
  const Icon = hasFailed ? IconAlertCircle : IconPlayerPause;
  const { canKeep, isKeeping, text } = task;
  return (
    <Alert
      color={hasFailed ? 'red' : 'amber'}
      icon={<Icon size={20} aria-hidden />}
      title={nameOf(task.job)}
    >
      {reasonsFor(task).map((reason) => (
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

const nameOf = (job: GenerationJob) =>
  job.kind === 'generate' ? describeSubject(job.input) : 'Your requested changes';

function reasonsFor({ stage, list, problem }: GenerationTask): string[] {
  const entered = 'Everything you entered is still here.';
  if (stage === 'failed') return [...errorLinesFor(list, problem), entered];
  return [...(problem ? [problem] : []), `You stopped this. ${entered}`];
}
