import { Suspense } from 'react';
import { preloadable } from '#web/ui/preloadable.tsx';
import { preloadRichText } from '#web/ui/rich-text/rich-text.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import type { PostEditorProps } from './post-editor.tsx';

const PostEditor = preloadable<PostEditorProps>(
  async () => (await import('./post-editor.tsx')).PostEditor,
);

/** The editor is large: it comes while somebody is still on the way to it. */
export function preloadEditor(): void {
  void PostEditor.preload();
  void preloadRichText();
}

export function EditPost(props: PostEditorProps) {
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <PostEditor {...props} />
    </Suspense>
  );
}
