import type { Post } from '#contract/post.ts';
import type { Content, ListName } from './content-store.ts';
import {
  assistantMessage,
  type Message,
  type PostMeta,
  type Revision,
  type Version,
} from './message.ts';

/** How a change to a post reaches every list it stands in. */

/** Earlier versions of one post that are kept. */
export const maxVersions = 10;

export const versionOf = (post: Post, revision?: Revision): Version => ({
  post,
  replacedAt: new Date().toISOString(),
  ...(revision && { revision }),
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
export function withMeta(
  { insights, blog, blogPost }: Content,
  postId: string,
  change: (meta: PostMeta) => PostMeta,
): Partial<Content> {
  const isTarget = ({ id }: Post) => id === postId;
  const lists = { insights, blog: withShownArticle(blog, blogPost, isTarget) };
  return changeWhere(lists, isTarget, (message) => {
    const before = message.meta?.[postId] ?? emptyMeta;
    const after = change(before);
    if (after === before) return message;
    return { ...message, meta: { ...message.meta, [postId]: after } };
  });
}

export const emptyMeta: PostMeta = {};

/** An article that is still worked on after the history was cleared comes back into it. */
function withShownArticle(
  blog: Message[],
  shown: Post | null,
  isTarget: (post: Post) => boolean,
): Message[] {
  const isMissing = shown && isTarget(shown) && !blog.some((message) => holds(message, isTarget));
  return isMissing ? [...blog, assistantMessage({ posts: [shown] })] : blog;
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
