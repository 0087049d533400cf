import { Suspense } from 'react';
import { preloadable } from '#web/ui/preloadable.tsx';
import type { RichTextProps } from './rich-text-editor.tsx';
import { RichTextSkeleton } from './rich-text-skeleton.tsx';

const RichTextEditor = preloadable<RichTextProps>(
  async () => (await import('./rich-text-editor.tsx')).RichTextEditor,
);

/** For whoever will open an editor soon. */
export const preloadRichText = RichTextEditor.preload;

/** A text with formatting. The editor is large and comes when it is first shown. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<RichTextSkeleton kind={props.kind} label={props.label} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
