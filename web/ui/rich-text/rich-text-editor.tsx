import '@mantine/tiptap/styles.css';
import { Input } from '@mantine/core';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { type Ref, useId, useImperativeHandle, useMemo, useState } from 'react';
import { dataImageBytes, dataImagesMaxBytes } from '#contract/html.ts';
import reading from '#web/ui/html/reading.module.css';
import { picturesTooLarge } from './add-picture.ts';
import { extensionsFor } from './extensions.ts';
import classes from './rich-text.module.css';
import { handleOf, type RichTextHandle } from './rich-text-handle.ts';
import { minimumHeight, type RichTextKind } from './rich-text-kind.ts';
import { Toolbar } from './toolbar.tsx';
import { writeHtml } from './write-html.ts';

export type RichTextProps = {
  kind: RichTextKind;
  label: string;
  /** What the editor starts with. It keeps its own text from then on. */
  initialHtml: string;
  /** Hears every change; a text as it was is given as `initialHtml`, letter by letter. */
  onChange: (html: string) => void;
  error?: string;
  /** There once the editor is shown. */
  ref?: Ref<RichTextHandle>;
};

/** The editor itself. Use `RichText`, which loads it when it is needed. */
export function RichTextEditor({ kind, label, initialHtml, onChange, error, ref }: RichTextProps) {
  const messageId = useId();
  const [problem, setProblem] = useState<string>();
  const [extensions] = useState(() => extensionsFor(kind, setProblem));
  const message = error ?? problem;
  const attributes = {
    class: `porch-reading ${reading.text} ${classes.area}`,
    'data-kind': kind,
    style: `min-height: ${minimumHeight[kind]}px`,
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': 'true',
    ...(message && { 'aria-invalid': 'true', 'aria-describedby': messageId }),
  };

  const editor = useEditor({
    extensions,
    content: initialHtml,
    editorProps: { attributes },
    onUpdate() {
      const html = writeHtml(editor, kind);
      setProblem(dataImageBytes(html) > dataImagesMaxBytes ? picturesTooLarge : undefined);
      onChange(html === untouched ? initialHtml : html);
    },
  });
  const untouched = useMemo(() => writeHtml(editor, kind), [editor, kind]);
  useImperativeHandle(ref, () => handleOf(editor), [editor]);

  return (
    <Input.Wrapper label={label} labelElement="div" error={message} errorProps={{ id: messageId }}>
      <Frame
        editor={editor}
        variant="subtle"
        withTypographyStyles={false}
        className={classes.frame}
        data-invalid={message !== undefined}
      >
        <Toolbar editor={editor} kind={kind} label={label} />
        <Frame.Content />
      </Frame>
    </Input.Wrapper>
  );
}
