import { z } from 'zod';
import type { Post } from '#contract/posts.ts';
import { hashtagsIn } from '#web/ui/html/hashtags.ts';
import { textProblems } from '#web/ui/html/text-problems.ts';

/** What can be edited, as the form holds it: HTML, HTML, and words with spaces between. */
export type EditedFields = { title: string; content: string; hashtags: string };

/** An edit that is not saved yet, beside the post it began with. */
export const PostDraft = z.object({
  post: z.record(z.string(), z.json()),
  title: z.string(),
  content: z.string(),
  hashtags: z.string(),
});
export type PostDraft = z.infer<typeof PostDraft>;

export const fieldsOf = ({ title, content, hashtags }: Post): EditedFields => ({
  title,
  content,
  hashtags: hashtags.join(' '),
});

export const draftOf = (post: Post, fields: EditedFields): PostDraft => ({
  post: post as PostDraft['post'],
  ...fields,
});

/** The post's fields as the form has them. */
export const changesIn = ({ title, content, hashtags }: EditedFields) => ({
  title,
  content,
  hashtags: hashtagsIn(hashtags),
});

export function isChanged(fields: EditedFields, post: Post): boolean {
  const { title, content, hashtags } = changesIn(fields);
  return (
    title !== post.title ||
    content !== post.content ||
    hashtags.join(' ') !== post.hashtags.join(' ')
  );
}

export const editedPostProblems = (fields: EditedFields) => textProblems(changesIn(fields));
