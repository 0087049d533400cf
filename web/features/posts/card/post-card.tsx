import { Paper } from '@mantine/core';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { ShapedBy } from '#web/features/posts/shaped-by/shaped-by.tsx';
import { EarlierVersions } from '#web/features/posts/versions/earlier-versions.tsx';
import { CopyBlock } from '#web/ui/html/copy-block.tsx';
import { useLazyPart, whenIdle } from '#web/ui/use-lazy-part.ts';
import { BusyLine, CopiedFor, DraftLine, EditHeading } from './card-lines.tsx';
import { EditPost, preloadEditor } from './edit-post.tsx';
import classes from './post-card.module.css';
import type { PostCardProps } from './post-card-props.ts';
import { PostFlags, usePostFlags } from './post-flags.tsx';
import { PostPictures } from './post-pictures.tsx';
import { PostText } from './post-text.tsx';
import { PostTools } from './post-tools.tsx';
import type { RequestChangesHandle } from './request-changes.tsx';
import { useMarkedPassage } from './use-marked-passage.ts';

/** Most posts are not revised, and in most nobody marks words. */
const loadChangedLine = async () =>
  (await import('#web/features/posts/versions/changed-line.tsx')).ChangedLine;
const loadPassageTools = async () => (await import('./passage-tools.tsx')).PassageTools;

/** Milliseconds after which nobody is held up any more by loading the editor. */
const calmAfter = 3_000;

/** A generated post: to read, to edit, to have rewritten and to take along. */
export const PostCard = memo(function PostCard({ headingOrder = 3, ...props }: PostCardProps) {
  const { post, versions, isBusy, revision } = props;
  const titleId = useId();
  // A long text has headings of its own, from the second level on.
  const partOrder = headingOrder === 2 || props.longText ? 3 : 4;
  const [isEditing, setIsEditing] = useState(false);
  const flags = usePostFlags(post, isEditing);
  const card = useRef<HTMLElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const requestChanges = useRef<RequestChangesHandle>(null);
  const startEditing = () => setIsEditing(true);
  const stopEditing = () => {
    setIsEditing(false);
    requestAnimationFrame(() => editButton.current?.focus());
  };
  useEffect(() => whenIdle(preloadEditor, calmAfter), []);

  const passage = useMarkedPassage(card, isBusy || isEditing);
  const PassageTools = useLazyPart(loadPassageTools, passage);
  const lastRevision = isBusy ? undefined : versions.at(-1)?.revision;
  const ChangedLine = useLazyPart(loadChangedLine, lastRevision);
  const focusCard = () => card.current?.focus({ preventScroll: true });

  return (
    <Paper
      component="article"
      ref={card}
      tabIndex={-1}
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
              newContent={revision?.isPassage ? '' : revision?.text.content}
            />
            {passage && PassageTools && (
              <PassageTools
                passage={passage}
                onRevise={(request, marked) => {
                  props.onRevise(request, marked);
                  focusCard();
                }}
                onAsk={(marked) => requestChanges.current?.ask(marked)}
              />
            )}
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
              <CopiedFor copied={props.platforms.copied} />
              {props.facts?.line}
              <ShapedBy post={post} onWriteAgain={props.writeAgain} />
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
            </div>
          </div>
          <PostTools
            {...props}
            status={
              <>
                <BusyLine isBusy={isBusy} revision={revision} />
                {lastRevision && ChangedLine && (
                  <ChangedLine
                    post={post}
                    versions={versions}
                    revision={lastRevision}
                    onRestore={props.onReplace}
                    onGone={focusCard}
                  />
                )}
              </>
            }
            requestChanges={requestChanges}
            editButton={editButton}
            onEdit={startEditing}
          />
        </div>
      )}
    </Paper>
  );
});
