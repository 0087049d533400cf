import { Tabs } from '@mantine/core';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { Topic } from '#contract/catalog/topics.ts';
import { DeleteEntryDialog } from '#web/features/catalog/entries/delete-entry-dialog.tsx';
import { useEntryDialog } from '#web/features/catalog/entries/use-entry-dialog.ts';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { UnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import { AddTitlesForm } from './add/add-titles-form.tsx';
import { NewTopicForm } from './add/new-topic-form.tsx';
import { EditTopicDialog } from './edit/edit-topic-dialog.tsx';
import { ManageTopics } from './manage/manage-topics.tsx';
import { useDeleteTopic } from './topic-calls.ts';
import classes from './topics-panel.module.css';

const Transfer = lazy(async () => ({
  default: (await import('./transfer/transfer.tsx')).Transfer,
}));

/** Everything about topics. What was typed under one heading stays while another is looked at. */
export function TopicsPanel() {
  const [tab, setTab] = useState<string | null>('manage');
  const [isTransferWanted, setIsTransferWanted] = useState(false);
  const dialogs = useEntryDialog<Topic>();
  const unsaved = useUnsavedSections();
  const { open, list, close } = dialogs;
  const show = (next: string | null) => {
    setTab(next);
    if (next === 'transfer') setIsTransferWanted(true);
  };

  return (
    <div ref={list} tabIndex={-1} className={classes.panel}>
      <Tabs value={tab} onChange={show} variant="pills" keepMountedMode="display-none">
        <Tabs.List className={classes.tabs} aria-label="Topics">
          <Tabs.Tab value="manage">Manage Topics</Tabs.Tab>
          <Tabs.Tab value="new">Add New Topic</Tabs.Tab>
          <Tabs.Tab value="titles">Add Titles to Topic</Tabs.Tab>
          <Tabs.Tab value="transfer">Import & Export</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="manage">
          <ManageTopics dialogs={dialogs} onAdd={() => show('new')} />
        </Tabs.Panel>
        <Tabs.Panel value="new">
          <NewTopicForm onUnsaved={unsaved.report('new')} />
        </Tabs.Panel>
        <Tabs.Panel value="titles">
          <AddTitlesForm onUnsaved={unsaved.report('titles')} />
        </Tabs.Panel>
        <Tabs.Panel value="transfer">
          <Suspense fallback={<LoadingArea height={400} />}>
            {isTransferWanted && <Transfer onUnsaved={unsaved.report('transfer')} />}
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      {open?.dialog === 'edit' && <EditTopicDialog topic={open.entry} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteTopicDialog topic={open.entry} onClose={close} />}
      {/* An open dialog has a guard of its own, and there can be one only. */}
      {open?.dialog !== 'edit' && (
        <UnsavedChanges isUnsaved={unsaved.isUnsaved}>
          What you typed about topics is not saved yet.
        </UnsavedChanges>
      )}
    </div>
  );
}

type Props = { topic: Topic; onClose: () => void };

function DeleteTopicDialog({ topic, onClose }: Props) {
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

/** Which parts of a page hold something typed that is not saved. */
function useUnsavedSections() {
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback(
    (part: string) => (isUnsaved: boolean) =>
      setParts((known) => {
        if (known.has(part) === isUnsaved) return known;
        const others = [...known].filter((each) => each !== part);
        return new Set(isUnsaved ? [...others, part] : others);
      }),
    [],
  );
  return { isUnsaved: parts.size > 0, report };
}
