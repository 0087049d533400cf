import { contentTagsMinimum } from '#contract/limits.ts';
import type { Post } from '#contract/posts.ts';
import type { NewSavedContent } from '#contract/saved-content.ts';

/** What of a post is saved. */
export function toSavedContent(post: Post): NewSavedContent {
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
