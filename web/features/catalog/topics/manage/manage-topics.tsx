import { Button, Text } from '@mantine/core';
import type { Topic } from '#contract/catalog/topics.ts';
import { messageFor } from '#web/api/api-error.ts';
import { EntriesSkeleton } from '#web/features/catalog/entries/entry-list.tsx';
import type { useEntryDialog } from '#web/features/catalog/entries/use-entry-dialog.ts';
import { useAdminTopics } from '#web/features/catalog/topics/topic-calls.ts';
import { EmptyDesk } from '#web/ui/drawings/empty-desk.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { TopicList } from './topic-list.tsx';

type Props = { dialogs: ReturnType<typeof useEntryDialog<Topic>>; onAdd: () => void };

export function ManageTopics({ dialogs, onAdd }: Props) {
  return (
    <>
      <Text c="dimmed" maw={680} mb="lg">
        Active topics are what agents choose from. Each post takes one of the topic's titles that
        the agent has not used yet.
      </Text>
      <Topics dialogs={dialogs} onAdd={onAdd} />
    </>
  );
}

function Topics({ dialogs, onAdd }: Props) {
  const topics = useAdminTopics();
  if (topics.data?.length === 0) return <NoTopics onAdd={onAdd} />;
  if (topics.data) {
    return (
      <TopicList
        topics={topics.data}
        onEdit={(entry) => dialogs.show({ dialog: 'edit', entry })}
        onDelete={(entry) => dialogs.show({ dialog: 'delete', entry })}
      />
    );
  }
  if (topics.isPending) return <EntriesSkeleton />;
  return (
    <LoadFailure onRetry={() => topics.refetch()}>
      {messageFor(topics.error, 'We could not load the topics.')}
    </LoadFailure>
  );
}

function NoTopics({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyDesk />}
      title="No topics yet"
      action={
        <Button variant="default" onClick={onAdd}>
          Add the first one
        </Button>
      }
    >
      Until you add one, agents choose from a few built-in topics.
    </EmptyState>
  );
}
