import { Button, Group, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { SavedContent } from '#contract/saved-content.ts';
import { ApiError } from '#web/api/api-error.ts';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import classes from './dialogs.module.css';
import { changesIn, type EditedFields, fieldsOf, problemsIn } from './edited-fields.ts';
import { useChangeContent } from './use-change-content.ts';

type Props = {
  item: SavedContent;
  onChanged: (isChanged: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
};

export function EditForm({ item, onChanged, onCancel, onSaved }: Props) {
  const [fields, setFields] = useState(() => fieldsOf(item));
  const [problems, setProblems] = useState<ReturnType<typeof problemsIn>>({});
  const change = useChangeContent();
  const changes = changesIn(fields, item);
  const isChanged = Object.keys(changes).length > 0;

  const edit = (edited: Partial<EditedFields>) => {
    const next = { ...fields, ...edited };
    setFields(next);
    setProblems({});
    onChanged(Object.keys(changesIn(next, item)).length > 0);
  };
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemsIn(changes);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      await change.mutateAsync({ params: { id: item.id }, body: changes });
      onChanged(false);
      onSaved();
    } catch (error) {
      if (error instanceof ApiError && error.fields) setProblems(error.fields);
    }
  };

  return (
    <form onSubmit={handleSubmit} noValidate className={classes.form}>
      <RichText
        kind="title"
        label="Title"
        initialHtml={item.title}
        onChange={(title) => edit({ title })}
        error={problems.title}
      />
      <RichText
        kind="content"
        label="Content"
        initialHtml={item.content}
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
      <Group justify="flex-end" gap="xs" className={classes.footer}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isChanged} loading={change.isPending}>
          Save
        </Button>
      </Group>
    </form>
  );
}
