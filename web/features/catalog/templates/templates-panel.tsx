import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentTemplate } from '#contract/catalog/content-templates.ts';
import { messageFor } from '#web/api/api-error.ts';
import { DeleteEntryDialog } from '#web/features/catalog/entries/delete-entry-dialog.tsx';
import { EntryBar, EntryHeader } from '#web/features/catalog/entries/entry-bar.tsx';
import listClasses from '#web/features/catalog/entries/entry-list.module.css';
import { EntriesSkeleton, EntryList } from '#web/features/catalog/entries/entry-list.tsx';
import { findEntries } from '#web/features/catalog/entries/find-entries.ts';
import { useEntryDialog } from '#web/features/catalog/entries/use-entry-dialog.ts';
import { EmptyDesk } from '#web/ui/drawings/empty-desk.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { AddTemplateDialog } from './add-template-dialog.tsx';
import { EditTemplateDialog } from './edit-template-dialog.tsx';
import { templatesQuery, useDeleteTemplate } from './template-calls.ts';
import { TemplateRow } from './template-row.tsx';

type Dialogs = ReturnType<typeof useEntryDialog<ContentTemplate>>;

export function TemplatesPanel() {
  const dialogs = useEntryDialog<ContentTemplate>();
  const { open, list, show, close } = dialogs;
  return (
    <div ref={list} tabIndex={-1} className={listClasses.panel}>
      <EntryHeader
        about="A template says how a post is built. Agents can choose one by its name. Otherwise {content_template} in the universal prompt is a random active one that suits the title; with none active, posts are written without one."
        add="Add template"
        onAdd={() => show({ dialog: 'add' })}
      />
      <Templates dialogs={dialogs} />
      {open?.dialog === 'add' && <AddTemplateDialog onClose={close} />}
      {open?.dialog === 'edit' && <EditTemplateDialog template={open.entry} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteTemplateDialog template={open.entry} onClose={close} />}
    </div>
  );
}

function Templates({ dialogs }: { dialogs: Dialogs }) {
  const templates = useQuery({ ...templatesQuery, staleTime: 0 });
  if (templates.data?.length === 0) {
    return <NoTemplates onAdd={() => dialogs.show({ dialog: 'add' })} />;
  }
  if (templates.data) return <TemplateList templates={templates.data} dialogs={dialogs} />;
  if (templates.isPending) return <EntriesSkeleton />;
  return (
    <LoadFailure onRetry={() => templates.refetch()}>
      {messageFor(templates.error, 'We could not load the templates.')}
    </LoadFailure>
  );
}

type ListProps = { templates: ContentTemplate[]; dialogs: Dialogs };

function TemplateList({ templates, dialogs }: ListProps) {
  const [search, setSearch] = useState('');
  const found = findEntries(templates, search, (each) => [
    each.name,
    each.description,
    each.contentTemplate,
  ]);
  return (
    <>
      <EntryBar
        label="Templates"
        placeholder="Search names and texts"
        search={search}
        onSearch={setSearch}
      />
      {templates.every(({ isActive }) => !isActive) && (
        <Alert color="amber" mb="md" icon={<IconInfoCircle size={20} aria-hidden />}>
          None is active: posts are written without a template.
        </Alert>
      )}
      <EntryList
        label="Templates"
        found={found}
        total={templates.length}
        noun={templates.length === 1 ? 'template' : 'templates'}
        onShowAll={() => setSearch('')}
        row={(template) => (
          <TemplateRow
            key={template.id}
            template={template}
            onEdit={() => dialogs.show({ dialog: 'edit', entry: template })}
            onDelete={() => dialogs.show({ dialog: 'delete', entry: template })}
          />
        )}
      />
    </>
  );
}

function NoTemplates({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyDesk />}
      title="No templates yet"
      action={
        <Button variant="default" onClick={onAdd}>
          Write your first one
        </Button>
      }
    >
      Until you add one, posts are written without a template.
    </EmptyState>
  );
}

type Props = { template: ContentTemplate; onClose: () => void };

function DeleteTemplateDialog({ template: { id, name }, onClose }: Props) {
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
