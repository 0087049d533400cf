import { Button, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { Ref } from 'react';
import { EarlierVersions } from '#web/features/posts/versions/earlier-versions.tsx';
import { CopyMenu } from './copy-menu.tsx';
import type { PostCardProps } from './post-card-props.ts';
import classes from './post-tools.module.css';
import { RequestChanges } from './request-changes.tsx';

type Props = Pick<
  PostCardProps,
  | 'post'
  | 'versions'
  | 'isBusy'
  | 'save'
  | 'picture'
  | 'seo'
  | 'signatureFor'
  | 'stateLineFor'
  | 'platforms'
  | 'onReplace'
  | 'onRevise'
> & {
  /** Below a long text the tools stay in view. */
  isLong: boolean;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
};

/** What can be done with a post. */
export function PostTools({ post, versions, isBusy, isLong, editButton, onEdit, ...props }: Props) {
  return (
    <Group
      className={classes.tools}
      data-long={isLong || undefined}
      role="group"
      aria-label="Post actions"
    >
      <div className={classes.save}>{props.save}</div>
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
      <CopyMenu
        post={post}
        seo={props.seo}
        isDisabled={isBusy}
        signatureFor={props.signatureFor}
        stateLineFor={props.stateLineFor}
        platforms={props.platforms}
      />
      {versions.length > 0 && (
        <div className={classes.versions}>
          <EarlierVersions
            post={post}
            versions={versions}
            isDisabled={isBusy}
            onRestore={props.onReplace}
          />
        </div>
      )}
    </Group>
  );
}
