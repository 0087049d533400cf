import * as z from 'zod/mini';
import type { Post } from '#contract/posts.ts';
import { randomId } from '#web/api/random-id.ts';
import { StoredPost } from './stored-post.ts';

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
  /** The agent's own wording for platforms, by the platform's key. */
  platformTexts?: Record<string, string>;
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

const StoredBeside = z.looseObject({
  versions: z.optional(z.array(z.object({ post: StoredPost, replacedAt: z.string() }))),
  saved: z.optional(z.object({ id: z.number(), isCurrent: z.boolean() })),
  writtenAt: z.catch(z.optional(z.iso.datetime()), undefined),
  platformTexts: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
});

const StoredMessage = z.looseObject({
  id: z.optional(z.string().check(z.minLength(1))),
  type: z.enum(['user', 'assistant']),
  content: z.union([z.string(), z.looseObject({ posts: z.array(StoredPost) })]),
  beside: z.catch(z.optional(z.record(z.string(), StoredBeside)), undefined),
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
