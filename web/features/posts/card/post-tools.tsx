import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { Ref } from 'react';
import { CopyFor } from './copy-for.tsx';
import { MoreMenu } from './more-menu.tsx';
import type { PostCardProps } from './post-card-props.ts';
import classes from './post-tools.module.css';
import { RequestChanges } from './request-changes.tsx';

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
> & {
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
};

/** What can be done with a post: a bar that stays in reach for as long as the post is in view. */
export function PostTools({ post, isBusy, editButton, onEdit, ...props }: Props) {
  return (
    <div className={classes.bar} data-keep-clear>
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
          onClick={onEdit}
        >
          Edit
        </Button>
        <MoreMenu
          post={post}
          signature={props.signatureFor('plain')}
          seo={props.seo}
          isDisabled={isBusy}
        />
      </div>
    </div>
  );
}
