import { Skeleton } from '@mantine/core';
import { lazy, memo, Suspense } from 'react';
import type { Post } from '#contract/post.ts';
import { ComingPicture } from '#web/features/posts/generation/coming-picture.tsx';
import { useIsDrawing } from '#web/features/posts/generation/pending-drawings.ts';
import { htmlToLine } from '#web/ui/html/html-to-text.ts';
import { Picture } from './picture.tsx';
import classes from './post-card.module.css';

const PictureCarousel = lazy(async () => ({
  default: (await import('./picture-carousel.tsx')).PictureCarousel,
}));

/** The pictures above a post. One stands by itself; several can be leafed through. */
export const PostPictures = memo(function PostPictures({ post }: { post: Post }) {
  const pictures = describePictures(post);
  const [first] = pictures;
  const isDrawing = useIsDrawing(post.id);
  if (isDrawing && !first) return <ComingPicture />;
  if (!first) return null;
  return (
    <div className={classes.pictures}>
      {pictures.length === 1 ? (
        <Picture key={first.address} {...first} />
      ) : (
        <Suspense fallback={<Skeleton radius={0} style={{ aspectRatio: '16 / 9' }} />}>
          <PictureCarousel pictures={pictures} />
        </Suspense>
      )}
    </div>
  );
});

/** Characters of a description; screen readers read them in one breath. */
const mostCharacters = 140;

/** What is read out for each picture of a post. */
function describePictures({ title, imageUrls = [], imagePrompt }: Post) {
  return imageUrls.map((address, index) => ({
    address,
    description:
      imagePrompt && address.startsWith('/api/files/')
        ? `AI-generated illustration: ${shorten(imagePrompt)}`
        : `Picture ${index + 1} of ${imageUrls.length} for ${htmlToLine(title)}`,
  }));
}

/** Ends with a whole word. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= mostCharacters) return line;
  return `${line.slice(0, mostCharacters).replace(/\s+\S*$/, '')}…`;
}
