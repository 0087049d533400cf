import { Alert, Button, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { Topic } from '#contract/catalog/topics.ts';
import { describeChanges } from '#web/features/catalog/topics/describe-changes.ts';
import type { changeOf } from './topic-values.ts';

type Props = {
  theirs: Topic;
  mine: ReturnType<typeof changeOf>;
  onLoadTheirs: () => void;
  onSaveMine: () => void;
};

/** Two admins had the same topic open: where they differ, and the choice. */
export function ChangedMeanwhile({ theirs, mine, onLoadTheirs, onSaveMine }: Props) {
  const differences = describeChanges(theirs, mine);
  return (
    <Alert
      ref={bringIntoView}
      color="amber"
      icon={<IconUsers size={20} aria-hidden />}
      title="Another admin just changed this topic"
    >
      <Text inherit>
        Nothing you typed is lost.{' '}
        {differences.length > 0
          ? `What’s different in yours: ${differences.join(', ')}.`
          : 'Theirs is the same as yours.'}
      </Text>
      <Group gap="xs" mt="sm">
        <Button variant="default" onClick={onLoadTheirs}>
          Load theirs
        </Button>
        <Button variant="default" onClick={onSaveMine}>
          Keep mine
        </Button>
      </Group>
    </Alert>
  );
}

function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}
