import type { TrustedWebsite } from '#contract/catalog/trusted-websites.ts';
import { DeleteEntryDialog } from '#web/features/catalog/entries/delete-entry-dialog.tsx';
import { useDeleteWebsite } from './website-calls.ts';

type Props = { website: TrustedWebsite; onClose: () => void };

export function DeleteWebsiteDialog({ website: { id, domain }, onClose }: Props) {
  const remove = useDeleteWebsite(onClose);
  return (
    <DeleteEntryDialog
      title="Delete this website?"
      remove={remove}
      failed="Failed to delete website"
      onConfirm={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    >
      {domain} will be a source of no more articles. Articles that name it stay as they are. This
      cannot be undone; to keep it for later, switch it off instead.
    </DeleteEntryDialog>
  );
}
