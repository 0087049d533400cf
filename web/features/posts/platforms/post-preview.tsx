import { UnstyledButton } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { safeImage } from '#contract/html.ts';
import type { Platform } from '#contract/platforms.ts';
import classes from './post-preview.module.css';
import { shownPart } from './shown-part.ts';

type Props = { platform: Platform; text: string; author: string; picture?: string };

/** About what a reader will see: the beginning, and the rest behind "more". */
export function PostPreview({ platform, text, author, picture }: Props) {
  const address = picture && safeImage(picture);
  return (
    <article className={classes.card} aria-label={`Preview for ${platform.name}`}>
      <div className={classes.head}>
        <span className={classes.face}>
          <IconUser size={20} aria-hidden />
        </span>
        <div className={classes.names}>
          <p className={classes.author}>{author}</p>
          <p className={classes.place}>{platform.name}</p>
        </div>
      </div>
      <ShownText text={text} most={platform.preview} />
      {address && <Picture key={address} address={address} shape={platform.picture} />}
    </article>
  );
}

function ShownText({ text, most }: { text: string; most: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = shownPart(text, most);
  if (!text.trim()) return <p className={classes.nothing}>Nothing to post yet.</p>;
  return (
    <p className={classes.text}>
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

/** A picture that cannot be had is left out rather than shown broken. */
function Picture({ address, shape }: { address: string; shape: Platform['picture'] }) {
  const [isGone, setIsGone] = useState(false);
  if (isGone) return null;
  return (
    <img
      className={classes.picture}
      src={address}
      style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
      alt="AI-generated illustration"
      onError={() => setIsGone(true)}
    />
  );
}
