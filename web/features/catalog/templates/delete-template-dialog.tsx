import type { ContentTemplate } from '#contract/catalog/content-templates.ts';
import { DeleteEntryDialog } from '#web/features/catalog/entries/delete-entry-dialog.tsx';
import { useDeleteTemplate } from './template-calls.ts';

type Props = { template: ContentTemplate; onClose: () => void };

export function DeleteTemplateDialog({ template: { id, name }, onClose }: Props) {
  const remove = useDeleteTemplate(onClose);
  return (
    <DeleteEntryDialog
      title="Delete this template?"
      remove={remove}
      failed="Failed to delete template"
      onConfirm={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    >
      “{name}” will be used for no more posts. Posts that were built with it stay as they are. This
      cannot be undone; to keep it for later, switch it off instead.
    </DeleteEntryDialog>
  );
}
