import '@mantine/tiptap/styles.layer.css';
import { Input } from '@mantine/core';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { dataImageBytes, dataImagesMaxBytes } from '#contract/html.ts';
import reading from '#web/ui/html/reading.module.css';
import type { MarkedWords } from '#web/ui/word-notes/marked-words.ts';
import { NoteTip } from '#web/ui/word-notes/note-tip.tsx';
import { picturesTooLarge } from './add-picture.ts';
import { extensionsFor } from './extensions.ts';
import classes from './rich-text.module.css';
import { handleOf, type RichTextHandle } from './rich-text-handle.ts';
import { minimumHeight, type RichTextKind } from './rich-text-kind.ts';
import { Toolbar } from './toolbar.tsx';
import { showMarks } from './word-marks.ts';
import { writeHtml } from './write-html.ts';

export type RichTextProps = {
  kind: RichTextKind;
  label: string;
  /** What the editor starts with. It keeps its own text from then on. */
  initialHtml: string;
  /** Hears every change; a text as it was is given as `initialHtml`, letter by letter. */
  onChange: (html: string) => void;
  error?: string;
  /** Words to underline, with a note on each. */
  marks?: readonly MarkedWords[];
  /** There once the editor is shown. */
  ref?: Ref<RichTextHandle>;
};

const noMarks: readonly MarkedWords[] = [];

/** The editor itself. Use `RichText`, which loads it when it is needed. */
export function RichTextEditor(props: RichTextProps) {
  const { kind, label, initialHtml, onChange, error, marks = noMarks, ref } = props;
  const messageId = useId();
  const words = useRef<HTMLDivElement>(null);
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
  useEffect(() => showMarks(editor, marks), [editor, marks]);

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
        <div ref={words}>
          <Frame.Content />
        </div>
        <NoteTip area={words} />
      </Frame>
    </Input.Wrapper>
  );
}
