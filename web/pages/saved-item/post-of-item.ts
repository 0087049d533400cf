import type { Post } from '#contract/post.ts';
import type { SavedContent } from '#contract/saved-content.ts';

/** A saved item as what works on posts takes it. */
export function postOfItem(item: SavedContent): Post {
  const { title, content, hashtags, imageUrls, contentTags, topic, location, state, sources } =
    item;
  return {
    ...{ title, content, hashtags, imageUrls, contentTags, topic, location, state, sources },
    imagePrompt: item.imagePrompt ?? undefined,
  };
}
