import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SiteAsset } from '#contract/catalog/site-assets.ts';
import { messageFor } from '#web/api/api-error.ts';
import { DeleteEntryDialog } from '#web/features/catalog/entries/delete-entry-dialog.tsx';
import { EntryHeader } from '#web/features/catalog/entries/entry-bar.tsx';
import listClasses from '#web/features/catalog/entries/entry-list.module.css';
import { useEntryDialog } from '#web/features/catalog/entries/use-entry-dialog.ts';
import { PictureFrame } from '#web/ui/drawings/picture-frame.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { AddPictureDialog } from './add-picture-dialog.tsx';
import { isKnownPicture } from './known-pictures.ts';
import { RenamePictureDialog } from './rename-picture-dialog.tsx';
import { siteAssetsQuery, useDeletePicture } from './site-asset-calls.ts';
import { SiteAssetCard } from './site-asset-card.tsx';
import classes from './site-assets.module.css';

export function SiteAssetsPanel() {
  const assets = useQuery({ ...siteAssetsQuery, staleTime: 0 });
  const { open, list, show, close } = useEntryDialog<SiteAsset>();
  const add = () => show({ dialog: 'add' });
  return (
    <div ref={list} tabIndex={-1} className={listClasses.panel}>
      <EntryHeader
        about="The pictures of the site itself. Where one is switched off or missing, pages show Porchlight’s own drawing."
        add="Add picture"
        onAdd={add}
      />
      {assets.isPending && <LoadingArea height={360} />}
      {assets.isError && !assets.data && (
        <LoadFailure onRetry={() => assets.refetch()}>
          {messageFor(assets.error, 'We could not load the pictures.')}
        </LoadFailure>
      )}
      {assets.data?.length === 0 && <NoPictures onAdd={add} />}
      <ul className={classes.grid} aria-label="Site pictures" hidden={!assets.data?.length}>
        {assets.data?.map((asset) => (
          <li key={asset.id}>
            <SiteAssetCard
              asset={asset}
              onRename={() => show({ dialog: 'edit', entry: asset })}
              onDelete={() => show({ dialog: 'delete', entry: asset })}
            />
          </li>
        ))}
      </ul>
      {open?.dialog === 'add' && (
        <AddPictureDialog taken={(assets.data ?? []).map(({ name }) => name)} onClose={close} />
      )}
      {open?.dialog === 'edit' && <RenamePictureDialog asset={open.entry} onClose={close} />}
      {open?.dialog === 'delete' && <DeletePictureDialog asset={open.entry} onClose={close} />}
    </div>
  );
}

function NoPictures({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      drawing={<PictureFrame />}
      title="No pictures yet"
      action={
        <Button variant="default" onClick={onAdd}>
          Add the first one
        </Button>
      }
    >
      Pages show Porchlight’s own drawings.
    </EmptyState>
  );
}

type Props = { asset: SiteAsset; onClose: () => void };

function DeletePictureDialog({ asset: { id, name }, onClose }: Props) {
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
