import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { SearchableItem } from './select-items.ts';
import { useDeleteContent } from './use-delete-content.ts';

type Props = { read: SearchableItem; onClose: () => void; onDeleted: () => void };

export function DeleteDialog({ read: { item, name }, onClose, onDeleted }: Props) {
  const remove = useDeleteContent({
    onDeleted: () => {
      onClose();
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title="Delete this item?"
      confirm="Delete"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: item.id } })}
      onClose={onClose}
    >
      “{name}” will be deleted, with its personalized images.
    </ConfirmDialog>
  );
}
