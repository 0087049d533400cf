import type { Post } from '#contract/post.ts';
import { randomId } from '#web/api/random-id.ts';
import * as shape from './shape.ts';
import { StoredPost } from './stored-post.ts';

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

const StoredRevision = shape.object({ request: shape.string, isPassage: shape.boolean });

const StoredVersion = shape.object({
  post: StoredPost,
  replacedAt: shape.string,
  revision: orNothing(StoredRevision),
});

const StoredMeta = shape.openObject({
  versions: shape.optional(shape.list(StoredVersion)),
  saved: shape.optional(shape.object({ id: shape.number, isCurrent: shape.boolean })),
  writtenAt: orNothing(shape.dateTime),
  platformTexts: orNothing(shape.record(shape.string)),
  copiedFor: orNothing(shape.record(shape.dateTime)),
  platformVersions: orNothing(
    shape.object({
      of: shape.string,
      versions: shape.record(
        shape.object({ text: shape.string, hashtags: shape.list(shape.string) }),
      ),
    }),
  ),
});

const StoredMessage = shape.openObject({
  id: shape.optional(shape.filledString),
  type: shape.oneOf(['user', 'assistant']),
  content: shape.either(shape.string, shape.openObject({ posts: shape.list(StoredPost) })),
  meta: orNothing(shape.record(StoredMeta)),
  /** What browsers stored as `meta` until version 0.1. */
  beside: orNothing(shape.record(StoredMeta)),
});

/** What is known beside a text is not worth losing the text. */
function orNothing<T>(kept: shape.Shape<T>) {
  return shape.otherwise(shape.optional(kept), undefined);
}

/** The messages of a stored list. What cannot be read is left out, the rest is kept. */
export function readMessages(found: unknown): Message[] {
  if (!Array.isArray(found)) return [];
  return found.flatMap((item, index) => {
    const { data } = StoredMessage.safeParse(item);
    if (!data) return [];
    const { beside, meta = beside && withNewNames(beside), ...message } = data;
    return [{ ...message, ...(meta && { meta }), id: data.id ?? `message-${index}` }];
  });
}

/** The same meta in today's names: `order` is `input`, and in it `location` and `databaseAnswers` have new ones. */
function withNewNames(beside: Record<string, shape.Shaped<typeof StoredMeta>>): Message['meta'] {
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

const OldInput = shape.openObject({ location: shape.string });

export function readPost(found: unknown): Post | null {
  return StoredPost.safeParse(found).data ?? null;
}
