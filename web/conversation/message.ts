import { z } from 'zod';
import { Post } from '#contract/posts.ts';
import { randomId } from '#web/api/random-id.ts';

/** What the person asked for, or what came of it. */
export type Message = {
  id: string;
  type: 'user' | 'assistant';
  content: string | { posts: Post[] };
  /** What is known about the posts but is no part of them, by the post's id. */
  beside?: Record<string, Beside>;
};

/** A post as it was before an edit or a revision took its place. */
export type Version = { post: Post; replacedAt: string };

export type Beside = {
  /** Oldest first. */
  versions?: Version[];
  /** The saved content made of the post, and whether the post has changed since. */
  saved?: { id: number; isCurrent: boolean };
  /** What was asked for, as the page that asked understands it. */
  order?: unknown;
  /** When it was first written. */
  writtenAt?: string;
  /** What the agent changed of an article's words for search engines, as the blog page reads it. */
  seo?: unknown;
};

export const userMessage = (text: string): Message => ({
  id: randomId(),
  type: 'user',
  content: text,
});

export const assistantMessage = (
  content: Message['content'],
  beside?: Message['beside'],
): Message => ({
  id: randomId(),
  type: 'assistant',
  content,
  ...(beside && { beside }),
});

/** Loose, so that what a newer version of the app keeps here outlives a tab with an older one. */
export const StoredPost = Post.extend({ id: z.string().optional() }).loose();

const StoredBeside = z.looseObject({
  versions: z.array(z.object({ post: StoredPost, replacedAt: z.string() })).optional(),
  saved: z.object({ id: z.number(), isCurrent: z.boolean() }).optional(),
  writtenAt: z.iso.datetime().optional().catch(undefined),
});

const StoredMessage = z.looseObject({
  id: z.string().min(1).optional(),
  type: z.enum(['user', 'assistant']),
  content: z.union([z.string(), z.looseObject({ posts: z.array(StoredPost) })]),
  beside: z.record(z.string(), StoredBeside).optional().catch(undefined),
});

/** The messages of a stored list. What cannot be read is left out, the rest is kept. */
export function readMessages(stored: unknown): Message[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item, index) => {
    const { data } = StoredMessage.safeParse(item);
    return data ? [{ ...data, id: data.id ?? `message-${index}` }] : [];
  });
}

export function readPost(stored: unknown): Post | null {
  return StoredPost.safeParse(stored).data ?? null;
}
