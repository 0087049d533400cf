import { Skeleton } from '@mantine/core';
import { lazy, memo, Suspense } from 'react';
import type { Post } from '#contract/posts.ts';
import { Picture } from './picture.tsx';
import { describePictures } from './picture-labels.ts';
import classes from './post-card.module.css';

const PictureCarousel = lazy(async () => ({
  default: (await import('./picture-carousel.tsx')).PictureCarousel,
}));

/** The pictures above a post. One stands by itself; several can be leafed through. */
export const PostPictures = memo(function PostPictures({ post }: { post: Post }) {
  const pictures = describePictures(post);
  const [first] = pictures;
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
