import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Post } from '#contract/post.ts';
import { useDraft } from '#web/drafts/use-draft.ts';
import { type EditedText, toEditedText } from '#web/ui/html/edited-text.ts';
import { EditPostForm } from './edit-post-form.tsx';
import { isChanged, PostDraft, toPostDraft } from './edited-post.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { Remark } from './remark.tsx';

export type PostEditorProps = {
  post: Post;
  onSave: (next: Post) => void;
  onClose: () => void;
  onUnsavedChange: (isUnsaved: boolean) => void;
};

/** A post while it is edited. What is not saved is kept, and is back when the editing begins again. */
export function PostEditor(props: PostEditorProps) {
  const { id } = props.post;
  // What was stored before posts had ids can be edited, but nothing can be kept for it.
  if (!id) return <Editing {...props} draft={null} keep={() => {}} drop={() => {}} />;
  return <KeptEditing {...props} id={id} />;
}

function KeptEditing({ id, ...props }: PostEditorProps & { id: string }) {
  const { draft, keep, drop } = useDraft(`post-edit:${id}`, PostDraft);
  if (draft === undefined) return <EditorSkeleton />;
  return (
    <Editing
      {...props}
      draft={draft}
      keep={(fields) => keep(toPostDraft(props.post, fields))}
      drop={() => void drop()}
    />
  );
}

type EditingProps = PostEditorProps & {
  draft: PostDraft | null;
  keep: (fields: EditedText) => void;
  drop: () => void;
};

function Editing({ draft, ...props }: EditingProps) {
  const { post, drop } = props;
  const [kept, setKept] = useState(() => (draft && isChanged(draft, post) ? draft : null));
  const handleDiscard = () => {
    drop();
    setKept(null);
  };
  return (
    <>
      {kept && (
        <Remark role="status">
          <Group justify="space-between" gap="xs">
            <span>Your unsaved changes are back</span>
            <Button variant="default" size="sm" onClick={handleDiscard}>
              Discard them
            </Button>
          </Group>
        </Remark>
      )}
      <EditPostForm
        // The editors keep their own text; another one needs other editors.
        key={kept ? 'kept' : 'fresh'}
        {...props}
        initial={kept ?? toEditedText(post)}
      />
    </>
  );
}
