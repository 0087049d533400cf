import { Button, Group, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type KeyboardEvent, type RefObject, type SubmitEvent, useCallback, useRef } from 'react';
import type { Post } from '#contract/post.ts';
import { FlagNotes } from '#web/features/posts/flags/flag-notes.tsx';
import { DiscardDialog } from '#web/ui/confirm-dialog.tsx';
import type { EditedText } from '#web/ui/html/edited-text.ts';
import { KeyHint } from '#web/ui/key-hint.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import type { RichTextHandle } from '#web/ui/rich-text/rich-text-handle.ts';
import classes from './edit-post-form.module.css';
import { useEditedPost } from './use-edited-post.ts';
import { useEditedWording } from './use-edited-wording.ts';

type Props = {
  post: Post;
  initial: EditedText;
  keep: (fields: EditedText) => void;
  drop: () => void;
  onSave: (next: Post) => void;
  onClose: () => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
};

/** Title, content and hashtags, with the wording to look at beside them. */
export function EditPostForm({ post, initial, drop, onSave, onClose, ...props }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, asking] = useDisclosure();
  const edited = useEditedPost({ post, initial, drop, ...props });
  const { fields, problems, isUnsaved } = edited;
  const wording = useEditedWording({ post, fields, edit: edited.edit });
  const { titleEditor } = wording;
  // The editor comes a moment later; the keyboard begins there when it is shown, and only then.
  const startInTitle = useCallback(
    (handle: RichTextHandle | null) => {
      titleEditor.current = handle;
      if (handle) focusIn(form, '[data-kind="title"]');
    },
    [titleEditor],
  );

  const close = () => {
    drop();
    onClose();
  };
  const handleCancel = () => (isUnsaved ? asking.open() : close());
  const save = () => {
    if (!isUnsaved) return close();
    if (!edited.check()) return focusIn(form, '[aria-invalid="true"]');
    onSave({ ...post, ...edited.changes, flags: wording.flagsToKeep });
    close();
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };
  // Before the editors hear of it: to them it would be a new line.
  const handleKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    save();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Escape in a tool's dropdown closes that alone: it is not inside, wherever it is shown.
    const isInside = event.currentTarget.contains(event.target as Node);
    const isEscape = event.key === 'Escape' && !event.nativeEvent.isComposing;
    if (isEscape && isInside) handleCancel();
  };

  return (
    <>
      <form
        ref={form}
        noValidate
        className={classes.form}
        onSubmit={handleSubmit}
        onKeyDown={handleKeyDown}
        onKeyDownCapture={handleKeyDownCapture}
      >
        <div className={classes.columns}>
          <div className={classes.fields}>
            <RichText
              kind="title"
              label="Title"
              ref={startInTitle}
              marks={wording.titleMarks}
              initialHtml={initial.title}
              onChange={(title) => edited.edit({ title })}
              error={problems.title}
            />
            <RichText
              kind="content"
              label="Content"
              ref={wording.contentEditor}
              marks={wording.contentMarks}
              initialHtml={initial.content}
              onChange={(content) => edited.edit({ content })}
              error={problems.content}
            />
            <TextInput
              label="Hashtags"
              placeholder="hashtags (space separated)"
              value={fields.hashtags}
              onChange={(event) => edited.edit({ hashtags: event.currentTarget.value })}
              error={problems.hashtags}
            />
          </div>
          <FlagNotes headingOrder={4} {...wording.notes} />
        </div>
        <Group gap="xs" className={classes.footer} data-keep-clear>
          <KeyHint press="send">
            <Button type="submit">Save</Button>
          </KeyHint>
          <KeyHint press="cancel">
            <Button variant="default" onClick={handleCancel}>
              Cancel
            </Button>
          </KeyHint>
        </Group>
      </form>
      <DiscardDialog isOpen={isAsking} onDiscard={close} onClose={asking.close} />
    </>
  );
}

/** What has just come into the form, as soon as it is drawn. */
function focusIn(form: RefObject<HTMLElement | null>, selector: string): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(selector)?.focus());
}
