import { UnstyledButton } from '@mantine/core';
import { IconPhoto, IconUser } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Platform, PlatformKey } from '#contract/platforms.ts';
import { useAltText } from '#web/ui/pictures/use-alt-text.ts';
import type { PlatformPicture } from './platform-picture.ts';
import classes from './post-preview.module.css';
import { shownPart } from './shown-part.ts';

type Props = {
  platform: Platform;
  text: string;
  author: string;
  headshot?: string;
  picture?: PlatformPicture;
};

/** How a platform lays out a post. */
type Frame = {
  /** Above the text, where readers stop at the picture. */
  isPictureFirst?: true;
  /** It takes no post without one. */
  needsPicture?: true;
  /** The text begins with the name, as captions do. */
  isCaption?: true;
  /** What stands below: Google's button, or what readers can do. */
  button?: string;
  actions?: string[];
};

const frames: Record<PlatformKey, Frame> = {
  gbp: { isPictureFirst: true, button: 'Learn more' },
  facebook: { actions: ['Like', 'Comment', 'Share'] },
  instagram: { isPictureFirst: true, needsPicture: true, isCaption: true },
  linkedin: { actions: ['Like', 'Comment', 'Repost', 'Send'] },
  x: { actions: ['Reply', 'Repost', 'Like'] },
  threads: { actions: ['Like', 'Reply', 'Repost'] },
  nextdoor: { actions: ['Like', 'Comment', 'Share'] },
};

/** About what a reader will see: the agent's face, the picture where it stands, and the rest behind "more". */
export function PostPreview({ platform, text, author, headshot, picture }: Props) {
  const frame = frames[platform.key];
  const shown = picture ? (
    <Picture key={picture.address} picture={picture} shape={platform.picture} />
  ) : (
    frame.needsPicture && <NoPicture platform={platform} />
  );
  const words = (
    <ShownText text={text} most={platform.preview} begin={frame.isCaption && <b>{author} </b>} />
  );
  return (
    <article
      className={classes.card}
      data-platform={platform.key}
      aria-label={`Preview for ${platform.name}`}
    >
      <div className={classes.head}>
        <Face key={headshot} headshot={headshot} />
        <div className={classes.names}>
          <p className={classes.author}>{author}</p>
          <p className={classes.place}>{platform.name}</p>
        </div>
      </div>
      {frame.isPictureFirst ? (
        <>
          {shown}
          {words}
        </>
      ) : (
        <>
          {words}
          {shown}
        </>
      )}
      {/* Part of the drawing: there is nothing to press here. */}
      {frame.button && (
        <span className={classes.button} aria-hidden>
          {frame.button}
        </span>
      )}
      {frame.actions && (
        <div className={classes.actions} aria-hidden>
          {frame.actions.map((action) => (
            <span key={action}>{action}</span>
          ))}
        </div>
      )}
    </article>
  );
}

function Face({ headshot }: { headshot?: string }) {
  const [isGone, setIsGone] = useState(false);
  return (
    <span className={classes.face}>
      {headshot && !isGone ? (
        <img src={headshot} alt="" onError={() => setIsGone(true)} />
      ) : (
        <IconUser size={20} aria-hidden />
      )}
    </span>
  );
}

type ShownTextProps = { text: string; most: number; begin?: ReactNode };

function ShownText({ text, most, begin }: ShownTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = shownPart(text, most);
  if (!text.trim()) return <p className={classes.nothing}>Nothing to post yet.</p>;
  return (
    <p className={classes.text}>
      {begin}
      {shown === undefined || isOpen ? text : `${shown}… `}
      {shown !== undefined && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'less' : 'more'}
        </UnstyledButton>
      )}
    </p>
  );
}

type PictureProps = { picture: PlatformPicture; shape: Platform['picture'] };

/** One that cannot be had in the platform's size is cut here; one that cannot be had at all is left out. */
function Picture({ picture: { address, original }, shape }: PictureProps) {
  const [failures, setFailures] = useState(0);
  const altText = useAltText(original) ?? 'AI-generated illustration';
  const addresses = [...new Set([address, original])];
  if (failures >= addresses.length) return null;
  return (
    <img
      className={classes.picture}
      src={addresses[failures]}
      style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
      alt={altText}
      onError={() => setFailures(failures + 1)}
    />
  );
}

function NoPicture({ platform: { name, picture } }: { platform: Platform }) {
  return (
    <div
      className={classes.noPicture}
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      <IconPhoto size={28} aria-hidden />
      <p>{name} needs a picture. Generate one for this post, or add your own there.</p>
    </div>
  );
}
