import { useQuery } from '@tanstack/react-query';
import { listBackgrounds, listUserAssets } from '#contract/calls/images.ts';
import type { Post } from '#contract/post.ts';
import { queryOf } from '#web/api/query.ts';
import { useCurrentUser } from '#web/session/session.ts';

/** The agent's face and the pictures made for a piece; the one with the agent on it comes first. */
export function usePiecePictures(post: Post, contentId: number | undefined) {
  const headshot = useHeadshot();
  const personalized = usePersonalized(post.id, contentId);
  const { imageUrls = [] } = post;
  const pictures = [...new Set([...(personalized ? [personalized] : []), ...imageUrls])];
  return { headshot, pictures };
}

function useHeadshot(): string | undefined {
  const { user } = useCurrentUser();
  const { data } = useQuery({
    ...queryOf(listUserAssets, { params: { userId: user?.id ?? 0, type: 'headshot' } }),
    enabled: user !== null,
  });
  return data?.[0]?.path;
}

/** The newest picture with headshot and logo. Not there is not worth a word: the others are shown. */
function usePersonalized(postId?: string, contentId?: number): string | undefined {
  const { user } = useCurrentUser();
  const { data } = useQuery({
    ...queryOf(listBackgrounds, {
      query: { ...(postId && { postId }), ...(contentId && { contentId }) },
    }),
    enabled: user !== null && (postId !== undefined || contentId !== undefined),
    staleTime: 0,
    retry: false,
  });
  return data?.last?.imagePath;
}
