import { Badge, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { PictureFrame } from '#web/ui/drawings/picture-frame.tsx';
import { Elapsed } from '#web/ui/elapsed.tsx';
import classes from './picture-view.module.css';
import type { Background } from './use-backgrounds.ts';

type Props = { picture: Background | undefined; isGenerating: boolean; startedAt: number };

/** The picture that is worked with, cut as it will be: 4:3. */
export function PictureView({ picture, isGenerating, startedAt }: Props) {
  const frame = useInView(`${picture?.id} ${isGenerating}`);
  return (
    <div
      ref={frame}
      className={classes.frame}
      aria-busy={isGenerating}
      data-empty={!picture || undefined}
    >
      {picture ? (
        <img
          key={picture.id}
          className={classes.picture}
          src={picture.url}
          alt={picture.isOwn ? 'Your own photo' : 'AI-generated illustration'}
        />
      ) : (
        !isGenerating && (
          <div className={classes.empty}>
            <PictureFrame />
            <Text c="dimmed">Your image will appear here.</Text>
          </div>
        )
      )}
      {isGenerating && (
        <p className={classes.waiting}>
          Creating your image <Elapsed since={startedAt} />
        </p>
      )}
      {picture && !isGenerating && (
        <Badge className={classes.badge} variant="filled">
          {picture.isOwn ? 'Your photo' : 'Generated'}
        </Badge>
      )}
      <VisuallyHidden role="status">
        {isGenerating && 'Creating your image'}
        {!isGenerating && picture?.isOwn && 'Your photo is ready'}
      </VisuallyHidden>
    </div>
  );
}

/** Brings an element into view when its stage changes: on a phone it may be further down. */
function useInView(stage: string) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, [stage]);
  return element;
}
