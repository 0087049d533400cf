import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { CopyFor } from './copy-for.tsx';
import { preloadEditor } from './edit-post.tsx';
import { MoreMenu } from './more-menu.tsx';
import type { PostCardProps } from './post-card-props.ts';
import classes from './post-tools.module.css';
import { RequestChanges, type RequestChangesHandle } from './request-changes.tsx';

type Props = Pick<
  PostCardProps,
  | 'post'
  | 'isBusy'
  | 'save'
  | 'picture'
  | 'seo'
  | 'signatureFor'
  | 'stateLineFor'
  | 'platforms'
  | 'onRevise'
  | 'onPlan'
> & {
  /** What is happening to the post, or has just happened. */
  status: ReactNode;
  requestChanges: Ref<RequestChangesHandle>;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
};

/** What can be done with a post: a bar that stays in reach for as long as the post is in view. */
export function PostTools({ post, isBusy, status, editButton, onEdit, ...props }: Props) {
  return (
    <div className={classes.bar} data-keep-clear>
      <div className={classes.status}>{status}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row everywhere */}
      <div className={classes.row} role="group" aria-label="Post actions">
        <CopyFor
          post={post}
          isDisabled={isBusy}
          signatureFor={props.signatureFor}
          stateLineFor={props.stateLineFor}
          platforms={props.platforms}
        />
        {props.save}
        {props.picture}
        <RequestChanges
          ref={props.requestChanges}
          storageKey={`revision:${post.id}`}
          isDisabled={isBusy}
          textOf={(button) => button.closest('article')?.querySelector('.porch-reading')}
          onRevise={props.onRevise}
        />
        <Button
          ref={editButton}
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          disabled={isBusy}
          onPointerEnter={preloadEditor}
          onFocus={preloadEditor}
          onClick={onEdit}
        >
          Edit
        </Button>
        <MoreMenu
          post={post}
          signature={props.signatureFor('plain')}
          seo={props.seo}
          isDisabled={isBusy}
          onPlan={props.onPlan}
        />
      </div>
    </div>
  );
}
