import { lazy, type Ref, Suspense } from 'react';
import type { MarkedWords } from '#web/ui/word-notes/marked-words.ts';
import type { RichTextHandle } from './rich-text-handle.ts';
import type { RichTextKind } from './rich-text-kind.ts';
import { RichTextSkeleton } from './rich-text-skeleton.tsx';

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

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}));

/** A text with formatting. The editor is large and comes when it is first shown. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<RichTextSkeleton kind={props.kind} label={props.label} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
