import { useQueryClient } from '@tanstack/react-query';
import { contentTagsMinimum } from '#contract/limits.ts';
import type { Post } from '#contract/post.ts';
import type { NewSavedContent } from '#contract/saved-content.ts';
import { refreshPersonalizedImages } from '#web/features/images/personalized/use-personalized-images.ts';
import { SaveButton } from '#web/features/saved-content/save-button.tsx';
import { useContentStore } from '#web/local-content/content-store.ts';
import type { PostMeta } from '#web/local-content/message.ts';
import { markSaved } from '#web/local-content/messages.ts';
import { keptForSaving } from './platforms-of-post.ts';

export type SavablePost = {
  post: Post;
  meta: PostMeta | undefined;
  kind: NonNullable<NewSavedContent['kind']>;
};

type Props = SavablePost & {
  size?: 'sm';
  onSaved?: (id: number) => void;
};

/** Saves a generated piece with what was kept for platforms. */
export function SavePost({ post, meta, kind, size, onSaved }: Props) {
  const noteSaved = useNoteSaved(post);
  return (
    <SaveButton
      content={newContentOf({ post, meta, kind })}
      saved={meta?.saved}
      size={size}
      onSaved={(id) => {
        noteSaved(id);
        onSaved?.(id);
      }}
    />
  );
}

/** Remembers where a post was saved. */
export function useNoteSaved(post: Post): (id: number) => void {
  const client = useQueryClient();
  const store = useContentStore();
  return (id) => {
    markSaved(store, post, id);
    // The pictures made before are its own now.
    void refreshPersonalizedImages(client, id);
  };
}

/** What is saved, with what was kept for platforms. */
export const newContentOf = ({ post, meta, kind }: SavablePost): NewSavedContent => ({
  ...toSavedContent(post),
  kind,
  platforms: keptForSaving(post, meta),
});

/** What of a post is saved. */
function toSavedContent(post: Post): NewSavedContent {
  const { title, content, hashtags, topic, location, state } = post;
  const { imageUrls = [], contentTags = [], imagePrompt, sources = [] } = post;
  return {
    title,
    content,
    hashtags,
    imageUrls,
    contentTags: contentTags.length >= contentTagsMinimum ? contentTags : [],
    topic,
    location,
    state,
    imagePrompt: imagePrompt ?? null,
    sources,
    postId: post.id,
  };
}
