import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle, IconPlayerPause } from '@tabler/icons-react';
import type { Job } from './job.ts';
import type { Writing } from './use-writing.ts';

type Props = {
  writing: Exclude<Writing, { stage: 'running' }>;
  onTryAgain: () => void;
  onDismiss: () => void;
};

/** A text that was not finished, with the way to go on. Everything that was entered is still there. */
export function UnfinishedCard({ writing, onTryAgain, onDismiss }: Props) {
  const hasFailed = writing.stage === 'failed';
  const Icon = hasFailed ? IconAlertCircle : IconPlayerPause;
  return (
    <Alert
      color={hasFailed ? 'red' : 'amber'}
      icon={<Icon size={20} aria-hidden />}
      title={nameOf(writing.job)}
    >
      <Text inherit>{reasonFor(writing)} Everything you entered is still here.</Text>
      <Group gap="xs" mt="sm">
        <Button onClick={onTryAgain}>Try again</Button>
        <Button variant="default" onClick={onDismiss}>
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

function reasonFor(writing: Props['writing']): string {
  if (writing.stage === 'interrupted') return 'Writing was interrupted when the page was left.';
  if (writing.stage === 'stopped') return 'You stopped this.';
  return writing.problem ?? 'The text could not be written.';
}
