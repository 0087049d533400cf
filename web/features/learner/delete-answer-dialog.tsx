import type { RememberedAnswer } from '#contract/learner.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useDeleteAnswer } from './use-answers.ts';

type Props = { answer: RememberedAnswer; onClose: () => void; onDeleted: () => void };

export function DeleteAnswerDialog({ answer, onClose, onDeleted }: Props) {
  const remove = useDeleteAnswer({ onDeleted });
  return (
    <ConfirmDialog
      isOpen
      title="Delete this answer?"
      confirm="Delete"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: answer.id } })}
      onClose={onClose}
    >
      “{answer.question}” and its answer will be deleted. This can’t be undone.
    </ConfirmDialog>
  );
}
