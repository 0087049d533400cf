import { Paper } from '@mantine/core';
import { memo, useId, useRef, useState } from 'react';
import { ShapedBy } from '#web/features/posts/shaped-by/shaped-by.tsx';
import { EarlierVersions } from '#web/features/posts/versions/earlier-versions.tsx';
import { CopyBlock } from '#web/ui/html/copy-block.tsx';
import { BusyLine, DraftLine, EditHeading } from './card-lines.tsx';
import { EditPost } from './edit-post.tsx';
import classes from './post-card.module.css';
import type { PostCardProps } from './post-card-props.ts';
import { PostFlags, usePostFlags } from './post-flags.tsx';
import { PostPictures } from './post-pictures.tsx';
import { PostText } from './post-text.tsx';
import { PostTools } from './post-tools.tsx';

/** A generated post: to read, to edit, to have rewritten and to take along. */
export const PostCard = memo(function PostCard({ headingOrder = 3, ...props }: PostCardProps) {
  const { post, isBusy } = props;
  const titleId = useId();
  // A long text has headings of its own, from the second level on.
  const partOrder = headingOrder === 2 || props.longText ? 3 : 4;
  const [isEditing, setIsEditing] = useState(false);
  const flags = usePostFlags(post, isEditing);
  const editButton = useRef<HTMLButtonElement>(null);
  const startEditing = () => setIsEditing(true);
  const stopEditing = () => {
    setIsEditing(false);
    requestAnimationFrame(() => editButton.current?.focus());
  };

  return (
    <Paper
      component="article"
      className={classes.card}
      aria-labelledby={titleId}
      aria-busy={isBusy}
    >
      <PostPictures post={post} />
      {isEditing ? (
        <div className={classes.body}>
          <EditHeading id={titleId} post={post} headingOrder={headingOrder} />
          <EditPost
            post={post}
            onSave={props.onReplace}
            onClose={stopEditing}
            onUnsavedChange={props.onUnsavedChange}
          />
        </div>
      ) : (
        <div className={classes.view}>
          <div className={classes.body}>
            {props.hasDraft && !isBusy && <DraftLine onContinue={startEditing} />}
            <PostText
              post={post}
              flags={flags}
              marks={props.facts?.marks}
              titleId={titleId}
              headingOrder={headingOrder}
              longText={props.longText}
            />
            <fieldset role="presentation" className={classes.flags} disabled={isBusy}>
              <PostFlags
                post={post}
                flags={flags}
                headingOrder={partOrder}
                onReplace={props.onReplace}
              />
            </fieldset>
            {post.imagePrompt && (
              <CopyBlock
                title="Image Prompt"
                text={post.imagePrompt}
                copied="Image prompt copied to clipboard"
                headingOrder={partOrder}
              />
            )}
            <div className={classes.origins}>
              {props.facts?.line}
              <ShapedBy post={post} onWriteAgain={props.writeAgain} />
              {props.versions.length > 0 && (
                <div className={classes.versions}>
                  <EarlierVersions
                    post={post}
                    versions={props.versions}
                    isDisabled={isBusy}
                    onRestore={props.onReplace}
                  />
                </div>
              )}
            </div>
            <BusyLine isBusy={isBusy} />
          </div>
          <PostTools {...props} editButton={editButton} onEdit={startEditing} />
        </div>
      )}
    </Paper>
  );
});
