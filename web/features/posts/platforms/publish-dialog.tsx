import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { listBackgrounds, listUserAssets } from '#contract/calls/images.ts';
import { queryOf } from '#web/api/query.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { PlatformDialog } from './platform-dialog.tsx';

type Props = Omit<ComponentProps<typeof PlatformDialog>, 'headshot' | 'pictures'>;

/** The step from a finished piece to a platform, with the agent's face and the pictures made for the piece. */
export function PublishDialog(props: Props) {
  const headshot = useHeadshot();
  const personalized = usePersonalized(props);
  const { imageUrls = [] } = props.post;
  // The one with the agent on it comes first.
  const pictures = [...new Set([...(personalized ? [personalized] : []), ...imageUrls])];
  return <PlatformDialog {...props} headshot={headshot} pictures={pictures} />;
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
function usePersonalized({ post, versions }: Props): string | undefined {
  const { user } = useCurrentUser();
  const postId = post.id;
  const contentId = versions.savedId;
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
