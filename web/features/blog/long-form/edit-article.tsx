import { Button, Group, Paper, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Article } from '#contract/long-form-draft.ts';
import { isSame } from '#contract/merge-long-form.ts';
import { DiscardDialog } from '#web/ui/confirm-dialog.tsx';
import { textProblems } from '#web/ui/html/edited-text.ts';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { type EditedPiece, useOpenFacts } from '#web/ui/word-notes/open-facts.ts';
import { focusEditor } from './focus-editor.ts';
import wizardClasses from './wizard.module.css';

/** Characters. */
const longestHashtags = 1_000;

/** As on a post: split on spaces, blanks dropped, without their signs. */
const hashtagsIn = (text: string) =>
  text
    .split(/\s+/)
    .map((tag) => tag.replace(/^#+/, ''))
    .filter(Boolean);

type Props = {
  article: Article;
  /** Where the editing begins: the article, or what was changed before. */
  initial: Article;
  /** What it is a version of, and where it is about. */
  about: Pick<EditedPiece, 'id' | 'location' | 'state'>;
  onChange: (edited: Article) => void;
  onSave: (edited: Article) => void;
  onClose: () => void;
};

/** Title and text of the article. Every change is kept with the rest of the wizard. */
export function EditArticle({ article, initial, about, onChange, onSave, onClose }: Props) {
  const [begun] = useState(initial);
  const [problems, setProblems] = useState<ReturnType<typeof textProblems>>({});
  const [isAsking, asking] = useDisclosure();
  // Two editors may speak before the next drawing.
  const latest = useRef(begun);
  const [hashtags, setHashtags] = useState(begun.hashtags.join(' '));
  const [text, setText] = useState(begun);
  const facts = useOpenFacts({ ...text, ...about });
  const isChanged = () => !isSame(latest.current, article);

  const edit = (part: Partial<Article>) => {
    latest.current = { ...latest.current, ...part };
    setProblems({});
    setText(latest.current);
    onChange(latest.current);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = textProblems(latest.current);
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
          marks={facts.title}
          initialHtml={begun.title}
          onChange={(title) => edit({ title })}
          error={problems.title}
        />
        <RichText
          kind="content"
          label="Content"
          marks={facts.content}
          initialHtml={begun.content}
          onChange={(content) => edit({ content })}
          error={problems.content}
        />
        <TextInput
          label="Hashtags"
          placeholder="hashtags (space separated)"
          value={hashtags}
          maxLength={longestHashtags}
          onChange={(event) => {
            setHashtags(event.currentTarget.value);
            edit({ hashtags: hashtagsIn(event.currentTarget.value) });
          }}
        />
        <Group gap="xs" className={wizardClasses.footer}>
          <Button type="submit">Save</Button>
          <Button variant="default" onClick={() => (isChanged() ? asking.open() : onClose())}>
            Cancel
          </Button>
        </Group>
      </form>
      <DiscardDialog isOpen={isAsking} onDiscard={onClose} onClose={asking.close}>
        Your blog post will go back to how it was before you started editing.
      </DiscardDialog>
    </Paper>
  );
}
