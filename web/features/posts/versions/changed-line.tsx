import { Button, CloseButton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Post } from '#contract/post.ts';
import type { Revision, Version } from '#web/local-content/message.ts';
import { usePersistedState } from '#web/local-content/persisted-state.ts';
import * as shape from '#web/local-content/shape.ts';
import { useDialogButton } from '#web/ui/use-dialog-button.ts';
import classes from './changed-line.module.css';
import { describeChange } from './describe-change.ts';
import { plainPost } from './plain-post.ts';

const VersionsDialog = lazy(async () => ({
  default: (await import('./post-versions-dialog.tsx')).PostVersionsDialog,
}));

type Props = {
  post: Post;
  /** Oldest first; the last is what the revision took the place of. */
  versions: Version[];
  revision: Revision;
  onRestore: (post: Post) => void;
  /** The line goes with what it speaks of, and the focus needs another place. */
  onGone: () => void;
};

/** What the last revision changed, with the way to look at it and the way back. */
export function ChangedLine({ post, versions, revision, onRestore, onGone }: Props) {
  const { isOpen, open, close, button } = useDialogButton();
  const last = versions.at(-1);
  const [closed, setClosed] = usePersistedState(`seen-change:${post.id}`, shape.string, '');
  if (!last || closed === last.replacedAt) return null;
  const changes = describeChange(plainPost(last.post), plainPost(post), revision);
  const undo = () => {
    // Pictures are added to a post and belong to all of its versions.
    onRestore({ ...last.post, id: post.id, imageUrls: post.imageUrls });
    onGone();
  };
  const dismiss = () => {
    setClosed(last.replacedAt);
    onGone();
  };
  return (
    <div className={classes.line}>
      <span className={classes.words}>
        {changes.length > 0
          ? `Changed: ${changes.join(', ')}.`
          : ['Nothing changed.', post.note].filter(Boolean).join(' ')}
      </span>
      {changes.length > 0 && (
        <>
          <Button ref={button} variant="subtle" size="compact-sm" onClick={open}>
            See changes
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={undo}>
            Undo
          </Button>
        </>
      )}
      <CloseButton size="sm" aria-label="Hide this note" onClick={dismiss} />
      <Suspense>
        {isOpen && (
          <VersionsDialog post={post} versions={versions} onRestore={onRestore} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
