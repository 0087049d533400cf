import * as z from 'zod/mini';
import { Post } from '#contract/post.ts';
import { randomId } from '#web/api/random-id.ts';

/** A post as the browser keeps it: what a newer version of the app keeps here outlives a tab with an older one. */
export const StoredPost = z.looseObject({ ...Post.shape, id: z.optional(z.string()) });

/** What the person asked for, or what came of it. */
export type Message = {
  id: string;
  type: 'user' | 'assistant';
  content: string | { posts: Post[] };
  /** What is known about the posts but is no part of them, by the post's id. */
  meta?: Record<string, PostMeta>;
};

/** A post as it was before an edit or a revision took its place. */
export type Version = {
  post: Post;
  replacedAt: string;
  /** Where a revision did: what was asked for. */
  revision?: Revision;
};

export type Revision = {
  request: string;
  /** Of the text only a marked passage was to change. */
  isPassage: boolean;
};

export type PostMeta = {
  /** Oldest first. */
  versions?: Version[];
  /** The saved content made of the post, and whether the post has changed since. */
  saved?: { id: number; isCurrent: boolean };
  /** What was asked for, as the page that asked understands it. */
  input?: unknown;
  /** When it was first written. */
  writtenAt?: string;
  /** What the agent changed of an article's words for search engines, as the blog page reads it. */
  seo?: unknown;
  /** The agent's own wording for platforms, by the platform's key. */
  platformTexts?: Record<string, string>;
  /** What was written for platforms, by the platform's key. */
  platformVersions?: WrittenVersions;
  /** When it was last copied for platforms, by the platform's key. */
  copiedFor?: Record<string, string>;
};

/** Versions of a post for platforms, and of which state of it: those of another one are out of date. */
export type WrittenVersions = {
  of: string;
  versions: Record<string, { text: string; hashtags: string[] }>;
};

export const userMessage = (text: string): Message => ({
  id: randomId(),
  type: 'user',
  content: text,
});

export const assistantMessage = (content: Message['content'], meta?: Message['meta']): Message => ({
  id: randomId(),
  type: 'assistant',
  content,
  ...(meta && { meta }),
});

const StoredRevision = z.object({ request: z.string(), isPassage: z.boolean() });

const StoredVersion = z.object({
  post: StoredPost,
  replacedAt: z.string(),
  revision: z.catch(z.optional(StoredRevision), undefined),
});

const StoredMeta = z.looseObject({
  versions: z.optional(z.array(StoredVersion)),
  saved: z.optional(z.object({ id: z.number(), isCurrent: z.boolean() })),
  writtenAt: z.catch(z.optional(z.iso.datetime()), undefined),
  platformTexts: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
  copiedFor: z.catch(z.optional(z.record(z.string(), z.iso.datetime())), undefined),
  platformVersions: z.catch(
    z.optional(
      z.object({
        of: z.string(),
        versions: z.record(
          z.string(),
          z.object({ text: z.string(), hashtags: z.array(z.string()) }),
        ),
      }),
    ),
    undefined,
  ),
});

const StoredMessage = z.looseObject({
  id: z.optional(z.string().check(z.minLength(1))),
  type: z.enum(['user', 'assistant']),
  content: z.union([z.string(), z.looseObject({ posts: z.array(StoredPost) })]),
  meta: z.catch(z.optional(z.record(z.string(), StoredMeta)), undefined),
  /** What browsers stored as `meta` until version 0.1. */
  beside: z.catch(z.optional(z.record(z.string(), StoredMeta)), undefined),
});

/** The messages of a stored list. What cannot be read is left out, the rest is kept. */
export function readMessages(stored: unknown): Message[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item, index) => {
    const { data } = StoredMessage.safeParse(item);
    if (!data) return [];
    const { beside, meta = beside && withNewNames(beside), ...message } = data;
    return [{ ...message, ...(meta && { meta }), id: data.id ?? `message-${index}` }];
  });
}

/** The same meta in today's names: `order` is `input`, and in it `location` and `databaseAnswers` have new ones. */
function withNewNames(beside: Record<string, z.infer<typeof StoredMeta>>): Message['meta'] {
  const renamed = Object.entries(beside).map(([postId, { order, ...meta }]) => {
    const { data } = OldInput.safeParse(order);
    if (!data) return [postId, meta];
    const { location, databaseAnswers, ...input } = data;
    return [
      postId,
      { ...meta, input: { ...input, city: location, rememberedAnswers: databaseAnswers } },
    ];
  });
  return Object.fromEntries(renamed);
}

const OldInput = z.looseObject({
  location: z.string(),
  databaseAnswers: z.optional(z.unknown()),
});

export function readPost(stored: unknown): Post | null {
  return StoredPost.safeParse(stored).data ?? null;
}
