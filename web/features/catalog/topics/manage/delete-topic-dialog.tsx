import type { Topic } from '#contract/catalog/topics.ts';
import { DeleteEntryDialog } from '#web/features/catalog/entries/delete-entry-dialog.tsx';
import { useDeleteTopic } from '#web/features/catalog/topics/topic-calls.ts';

type Props = { topic: Topic; onClose: () => void };

export function DeleteTopicDialog({ topic, onClose }: Props) {
  const remove = useDeleteTopic(onClose);
  return (
    <DeleteEntryDialog
      title="Delete this topic?"
      remove={remove}
      failed="Failed to delete main topic"
      onConfirm={() => remove.mutate({ params: { id: topic.id } })}
      onClose={onClose}
    >
      “{topic.topic}” goes with its titles and questions, and agents can no longer choose it. This
      cannot be undone. To keep it for later, switch it off instead.
    </DeleteEntryDialog>
  );
}
