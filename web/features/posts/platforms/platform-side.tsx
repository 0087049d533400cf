import { Title } from '@mantine/core';
import type { Platform } from '#contract/platforms.ts';
import type { Post } from '#contract/posts.ts';
import { PostPreview } from './post-preview.tsx';
import { PostingAdvice } from './posting-advice.tsx';
import type { PlatformCopy } from './use-platform-copy.ts';

type Props = { post: Post; platform: Platform; copied: PlatformCopy };

/** How it will look there, and what to know. */
export function PlatformSide({ post, platform, copied: { copy, signature } }: Props) {
  const [picture] = post.imageUrls ?? [];
  // The agent's line begins with the name.
  const [author] = signature.split(' | ');
  return (
    <>
      <Title order={3} size="h5">
        Preview
      </Title>
      <PostPreview
        platform={platform}
        text={copy.text}
        author={author || 'You'}
        picture={picture}
      />
      <PostingAdvice platform={platform} hasPicture={picture !== undefined} />
    </>
  );
}
