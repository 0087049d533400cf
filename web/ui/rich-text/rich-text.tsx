import { lazy, Suspense } from 'react';
import type { RichTextProps } from './rich-text-editor.tsx';
import { RichTextSkeleton } from './rich-text-skeleton.tsx';

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
