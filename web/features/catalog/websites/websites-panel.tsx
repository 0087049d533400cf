import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TrustedWebsite } from '#contract/catalog/trusted-websites.ts';
import { messageFor } from '#web/api/api-error.ts';
import { DeleteEntryDialog } from '#web/features/catalog/entries/delete-entry-dialog.tsx';
import { EntryHeader } from '#web/features/catalog/entries/entry-bar.tsx';
import listClasses from '#web/features/catalog/entries/entry-list.module.css';
import { EntriesSkeleton, EntryList } from '#web/features/catalog/entries/entry-list.tsx';
import { useEntryDialog } from '#web/features/catalog/entries/use-entry-dialog.ts';
import { EmptyShelf } from '#web/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { categoriesOf, emptySelection, selectWebsites } from './select-websites.ts';
import { useDeleteWebsite, websitesQuery } from './website-calls.ts';
import { AddWebsiteDialog, EditWebsiteDialog } from './website-dialog.tsx';
import { WebsiteFilters } from './website-filters.tsx';
import { WebsiteRow } from './website-row.tsx';

type Dialogs = ReturnType<typeof useEntryDialog<TrustedWebsite>>;

export function WebsitesPanel() {
  const websites = useQuery({ ...websitesQuery, staleTime: 0 });
  const dialogs = useEntryDialog<TrustedWebsite>();
  const { open, list, show, close } = dialogs;
  const categories = categoriesOf(websites.data ?? []);
  return (
    <div ref={list} tabIndex={-1} className={listClasses.panel}>
      <EntryHeader
        about="Articles only cite active websites from this list: the ones for the article’s state, and the ones for the whole country."
        add="Add website"
        onAdd={() => show({ dialog: 'add' })}
      />
      <Websites websites={websites} dialogs={dialogs} />
      {open?.dialog === 'add' && <AddWebsiteDialog categories={categories} onClose={close} />}
      {open?.dialog === 'edit' && (
        <EditWebsiteDialog website={open.entry} categories={categories} onClose={close} />
      )}
      {open?.dialog === 'delete' && <DeleteWebsiteDialog website={open.entry} onClose={close} />}
    </div>
  );
}

type Props = {
  websites: {
    data?: TrustedWebsite[];
    isPending: boolean;
    error: Error | null;
    refetch: () => unknown;
  };
  dialogs: Dialogs;
};

function Websites({ websites: { data, isPending, error, refetch }, dialogs }: Props) {
  if (data?.length === 0) return <NoWebsites onAdd={() => dialogs.show({ dialog: 'add' })} />;
  if (data) return <WebsiteList websites={data} dialogs={dialogs} />;
  if (isPending) return <EntriesSkeleton />;
  return (
    <LoadFailure onRetry={refetch}>
      {messageFor(error, 'We could not load the websites.')}
    </LoadFailure>
  );
}

function WebsiteList({ websites, dialogs }: { websites: TrustedWebsite[]; dialogs: Dialogs }) {
  const [selection, setSelection] = useState(emptySelection);
  return (
    <>
      <WebsiteFilters
        websites={websites}
        selection={selection}
        onSelect={(changes) => setSelection({ ...selection, ...changes })}
      />
      <EntryList
        label="Websites"
        found={selectWebsites(websites, selection)}
        total={websites.length}
        noun={websites.length === 1 ? 'website' : 'websites'}
        onShowAll={() => setSelection(emptySelection)}
        row={(website) => (
          <WebsiteRow
            key={website.id}
            website={website}
            onEdit={() => dialogs.show({ dialog: 'edit', entry: website })}
            onDelete={() => dialogs.show({ dialog: 'delete', entry: website })}
          />
        )}
      />
    </>
  );
}

function NoWebsites({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyShelf />}
      title="No websites yet"
      action={
        <Button variant="default" onClick={onAdd}>
          Add the first one
        </Button>
      }
    >
      Until you add one, articles won’t have sources.
    </EmptyState>
  );
}

type DeleteWebsiteDialogProps = { website: TrustedWebsite; onClose: () => void };

function DeleteWebsiteDialog({ website: { id, domain }, onClose }: DeleteWebsiteDialogProps) {
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
