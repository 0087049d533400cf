import { Button, Group, Paper } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Article } from '#contract/long-form-draft.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { problemsIn } from '#web/ui/html/text-problems.ts';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { focusEditor } from './focus-editor.ts';
import wizardClasses from './wizard.module.css';

type Props = {
  article: Article;
  /** Where the editing begins: the article, or what was changed before. */
  initial: Article;
  onChange: (edited: Article) => void;
  onSave: (edited: Article) => void;
  onClose: () => void;
};

/** Title and text of the article. Every change is kept with the rest of the wizard. */
export function EditArticle({ article, initial, onChange, onSave, onClose }: Props) {
  const [begun] = useState(initial);
  const [problems, setProblems] = useState<ReturnType<typeof problemsIn>>({});
  const [isAsking, asking] = useDisclosure();
  // Two editors may speak before the next drawing.
  const latest = useRef(begun);
  const isChanged = () =>
    latest.current.title !== article.title || latest.current.content !== article.content;

  const edit = (part: Partial<Article>) => {
    latest.current = { ...latest.current, ...part };
    setProblems({});
    onChange(latest.current);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsIn(latest.current);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (isChanged()) onSave(latest.current);
    else onClose();
  };

  return (
    <Paper component="section" className={wizardClasses.panel} aria-label="Edit your blog post">
      <form noValidate onSubmit={handleSubmit} className={wizardClasses.fields}>
        <RichText
          kind="title"
          ref={focusEditor}
          label="Title"
          initialHtml={begun.title}
          onChange={(title) => edit({ title })}
          error={problems.title}
        />
        <RichText
          kind="content"
          label="Content"
          initialHtml={begun.content}
          onChange={(content) => edit({ content })}
          error={problems.content}
        />
        <Group gap="xs" className={wizardClasses.footer}>
          <Button type="submit">Save</Button>
          <Button variant="default" onClick={() => (isChanged() ? asking.open() : onClose())}>
            Cancel
          </Button>
        </Group>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard your changes?"
        confirm="Discard"
        cancel="Keep editing"
        onConfirm={onClose}
        onClose={asking.close}
      >
        The blog post stays as it was before you began to edit.
      </ConfirmDialog>
    </Paper>
  );
}
