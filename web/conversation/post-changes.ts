import type { Post } from '#contract/posts.ts';
import type { Content, ListName } from './content-store.ts';
import type { Beside, Message, Version } from './message.ts';

/** How a change to a post reaches every list it stands in. */

/** Earlier versions of one post that are kept. */
export const versionsKept = 10;

export const versionOf = (post: Post): Version => ({
  post,
  replacedAt: new Date().toISOString(),
});

export function withChangedPost(
  { home, insights, blog, blogPost }: Content,
  target: Post,
  change: (post: Post) => Post,
): Partial<Content> {
  const isTarget = (post: Post) => isSamePost(post, target);
  return {
    ...changeWhere({ home, insights, blog }, isTarget, (message) =>
      withChangedPosts(message, isTarget, change),
    ),
    ...(blogPost && isTarget(blogPost) && { blogPost: change(blogPost) }),
  };
}

/** Home shows posts as they are; what stands beside them belongs to the pages that made them. */
export function withBeside(
  { insights, blog }: Content,
  postId: string,
  change: (beside: Beside) => Beside,
): Partial<Content> {
  const isTarget = ({ id }: Post) => id === postId;
  return changeWhere({ insights, blog }, isTarget, (message) => ({
    ...message,
    beside: { ...message.beside, [postId]: change(message.beside?.[postId] ?? {}) },
  }));
}

/** Changes the messages that hold a post, and gives the lists in which there is one. */
function changeWhere(
  lists: Partial<Record<ListName, Message[]>>,
  isTarget: (post: Post) => boolean,
  change: (message: Message) => Message,
): Partial<Content> {
  const holding = Object.entries(lists).filter(([, messages]) =>
    messages.some((message) => holds(message, isTarget)),
  );
  return Object.fromEntries(
    holding.map(([list, messages]) => [
      list,
      messages.map((message) => (holds(message, isTarget) ? change(message) : message)),
    ]),
  );
}

function withChangedPosts(
  message: Message,
  isTarget: (post: Post) => boolean,
  change: (post: Post) => Post,
): Message {
  if (typeof message.content === 'string') return message;
  const posts = message.content.posts.map((post) => (isTarget(post) ? change(post) : post));
  return { ...message, content: { ...message.content, posts } };
}

const holds = ({ content }: Message, isTarget: (post: Post) => boolean) =>
  typeof content !== 'string' && content.posts.some(isTarget);

/** A post without an id is known by all it says. */
const isSamePost = (post: Post, other: Post) =>
  other.id === undefined ? JSON.stringify(post) === JSON.stringify(other) : post.id === other.id;
