import { z } from 'zod';
import type { Post } from '#contract/post.ts';
import { EditedText, hashtagsIn, textProblems } from '#web/ui/html/edited-text.ts';

/** An edit that is not saved yet, beside the post it began with. */
export const PostDraft = z.object({ post: z.record(z.string(), z.json()), ...EditedText.shape });
export type PostDraft = z.infer<typeof PostDraft>;

export const toPostDraft = (post: Post, text: EditedText): PostDraft => ({
  post: post as PostDraft['post'],
  ...text,
});

/** The post's fields as the form has them. */
export const toPostFields = ({ title, content, hashtags }: EditedText) => ({
  title,
  content,
  hashtags: hashtagsIn(hashtags),
});

export function isChanged(text: EditedText, post: Post): boolean {
  const { title, content, hashtags } = toPostFields(text);
  return (
    title !== post.title ||
    content !== post.content ||
    hashtags.join(' ') !== post.hashtags.join(' ')
  );
}

export const editedPostProblems = (text: EditedText) => textProblems(toPostFields(text));
