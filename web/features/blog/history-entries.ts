import type { Post } from '#contract/post.ts';
import type { Message } from '#web/local-content/message.ts';
import { metaOf, postsOf } from '#web/local-content/messages.ts';

export type HistoryEntry = {
  key: string;
  post: Post;
  /** When it was written, if that is known. */
  writtenAt: string | undefined;
};

/** The articles of a conversation, newest first, each of them once. */
export function historyOf(messages: Message[]): HistoryEntry[] {
  const entries = new Map<string, HistoryEntry>();
  for (const message of messages.toReversed()) {
    for (const [index, post] of postsOf(message).entries()) {
      const key = post.id ?? `${message.id}-${index}`;
      if (entries.has(key)) continue;
      entries.set(key, { key, post, writtenAt: metaOf(messages, post).writtenAt });
    }
  }
  return [...entries.values()];
}
