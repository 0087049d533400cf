import { Button, Paper, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { copiedForLine } from '#contract/copied-line.ts';
import type { PlanEntry } from '#contract/plan.ts';
import { type PlatformKey, platforms } from '#contract/platforms.ts';
import type { SavedContent } from '#contract/saved-content.ts';
import { useSignature } from '#web/features/account/use-signature.ts';
import { PostedForm } from '#web/features/plan/posted-form.tsx';
import { CopyEditor } from '#web/features/posts/platforms/copy-editor.tsx';
import { pictureFor } from '#web/features/posts/platforms/platform-picture.ts';
import { PostPreview } from '#web/features/posts/platforms/post-preview.tsx';
import { PublishActions } from '#web/features/posts/platforms/publish-actions.tsx';
import { TooLong } from '#web/features/posts/platforms/too-long.tsx';
import { usePiecePictures } from '#web/features/posts/platforms/use-piece-pictures.ts';
import { usePlatformCopy } from '#web/features/posts/platforms/use-platform-copy.ts';
import { useShorterVersion } from '#web/features/posts/platforms/use-shorter-version.ts';
import { useWrittenVersions } from '#web/features/posts/platforms/use-written-versions.ts';
import { postOfItem } from '#web/pages/saved-item/post-of-item.ts';
import { useItemPlatforms } from '#web/pages/saved-item/use-item-platforms.ts';
import classes from './hand-off.module.css';

type Props = { entry: PlanEntry; item: SavedContent };

/** A piece ready to be posted on its platform: what it will look like, the ways to take it there, and the question after. */
export function HandOff({ entry, item }: Props) {
  const key = entry.channel as PlatformKey;
  const platform = platforms[key];
  const signature = useSignature();
  const signatureFor = (place: PlatformKey | 'plain') =>
    signature({ platform: place, state: item.state });
  const versions = useItemPlatforms(item);
  const post = postOfItem(item);
  const written = useWrittenVersions(post, versions, signatureFor);
  const copied = usePlatformCopy(post, versions, signatureFor, written.versions, key);
  const shorter = useShorterVersion({ post, copied, rewrite: versions.rewrite });
  const { headshot, pictures } = usePiecePictures(post, item.id);
  const picture = pictureFor(pictures[0], platform);
  const [isEditing, setIsEditing] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const [author] = copied.signature.split(' | ');
  const copiedAt = versions.copied?.[key];
  const handleTaken = () => {
    versions.markCopied?.(key);
    question.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  return (
    <div className={classes.columns}>
      <Paper p="lg" className={classes.paper}>
        <div className={classes.piece}>
          {isEditing ? (
            <CopyEditor copied={copied} isWriting={written.isWriting} />
          ) : (
            <>
              {written.isWriting && !copied.isEdited && (
                <Text size="sm" c="dimmed" role="status">
                  Writing a version for {platform.name}...
                </Text>
              )}
              <PostPreview
                platform={platform}
                text={copied.copy.text}
                author={author || 'You'}
                headshot={headshot}
                picture={picture}
              />
            </>
          )}
          <TooLong copied={copied} shorter={shorter} />
          <Button
            className={classes.change}
            variant="subtle"
            size="sm"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setIsEditing(!isEditing)}
          >
            {isEditing ? 'Done' : 'Change the text'}
          </Button>
        </div>
        <PublishActions
          isSettling={written.isSettling}
          piece={item}
          copy={copied.copy}
          platform={platform}
          picture={picture}
          copiedLine={copiedAt && copiedForLine(key, copiedAt)}
          onCopied={handleTaken}
        />
      </Paper>
      <PostedForm ref={question} entry={entry} />
    </div>
  );
}
