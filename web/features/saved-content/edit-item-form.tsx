import { Button, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { ApprovalNote } from '#web/ui/approval-note.tsx';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { type EditedText, textProblems } from '#web/ui/html/edited-text.ts';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { useOpenFacts } from '#web/ui/word-notes/open-facts.ts';
import classes from './edit-item-form.module.css';
import type { EditedItem } from './use-edited-item.ts';
import { useChangeContent } from './use-save-content.ts';

type Props = { edited: EditedItem; onCancel: () => void; onSaved: () => void };

export function EditItemForm({ edited, onCancel, onSaved }: Props) {
  const { item, initial, fields, changes, isChanged } = edited;
  const [problems, setProblems] = useState<ReturnType<typeof textProblems>>({});
  const change = useChangeContent();
  const facts = useOpenFacts({ ...item, ...fields });

  const edit = (next: Partial<EditedText>) => {
    edited.edit(next);
    setProblems({});
  };
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = textProblems(changes);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusProblem(form);
    try {
      await change.mutateAsync({ params: { id: item.id }, body: changes });
      edited.drop();
      onSaved();
    } catch (error) {
      if (error instanceof ApiError && error.fields) setProblems(error.fields);
      focusProblem(form);
    }
  };

  return (
    <form onSubmit={handleSubmit} noValidate className={classes.form}>
      <ApprovalNote contentId={item.id} />
      {edited.hasDraft && (
        <Text role="status" c="dimmed" size="sm">
          Your unsaved changes are back.
        </Text>
      )}
      <RichText
        kind="title"
        label="Title"
        marks={facts.title}
        initialHtml={initial.title}
        onChange={(title) => edit({ title })}
        error={problems.title}
      />
      <RichText
        kind="content"
        label="Content"
        marks={facts.content}
        initialHtml={initial.content}
        onChange={(content) => edit({ content })}
        error={problems.content}
      />
      <TextInput
        label="Hashtags"
        placeholder="hashtags (space separated)"
        value={fields.hashtags}
        onChange={(event) => edit({ hashtags: event.currentTarget.value })}
        error={problems.hashtags}
      />
      <DialogFooter>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isChanged} loading={change.isPending}>
          Save
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Where something has to be mended, else the button, which lost the focus while it waited. */
function focusProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field ?? form.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  });
}
