import type { SiteAsset } from '#contract/catalog/site-assets.ts';
import { DeleteEntryDialog } from '#web/features/catalog/entries/delete-entry-dialog.tsx';
import { isKnownPicture } from './known-pictures.ts';
import { useDeletePicture } from './site-asset-calls.ts';

type Props = { asset: SiteAsset; onClose: () => void };

export function DeletePictureDialog({ asset: { id, name }, onClose }: Props) {
  const remove = useDeletePicture(onClose);
  return (
    <DeleteEntryDialog
      title="Delete this picture?"
      remove={remove}
      failed="Failed to delete picture"
      onConfirm={() => remove.mutate({ params: { id } })}
      onClose={onClose}
    >
      {isKnownPicture(name)
        ? `Pages that show “${name}” will use Porchlight’s own drawing instead. `
        : `“${name}” will be gone for everyone who uses it. `}
      This cannot be undone; to keep it for later, switch it off instead.
    </DeleteEntryDialog>
  );
}
