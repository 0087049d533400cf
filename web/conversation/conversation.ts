import { useSyncExternalStore } from 'react';
import type { Post } from '#contract/posts.ts';
import { changeContent, getContent, type ListName, subscribe } from './content-store.ts';
import type { Message } from './message.ts';

/** The messages of a page, oldest first. Home's are the recent content of all. */
export function useMessages(list: ListName): Message[] {
  return useSyncExternalStore(subscribe, () => getContent()[list]);
}

/** The article on the blog page, if there is one. */
export function useCurrentBlogPost(): Post | null {
  return useSyncExternalStore(subscribe, () => getContent().blogPost);
}

/** What is made on a page appears in Home's recent content too. */
export function addMessages(list: ListName, ...messages: Message[]): void {
  changeContent((content) => ({
    [list]: [...content[list], ...messages],
    home: [...content.home, ...messages],
  }));
}

/** Empties one list and leaves the others alone. */
export function clearMessages(list: ListName): void {
  changeContent(() => ({ [list]: [] }));
}

export function showBlogPost(post: Post | null): void {
  changeContent(() => ({ blogPost: post }));
}

/** An edit, a revision or a new picture changes a post wherever it stands. */
export function changePost(target: Post, change: (post: Post) => Post): void {
  const isTarget = (post: Post) => isSamePost(post, target);
  changeContent(({ home, insights, blog, blogPost }) => {
    const lists = Object.entries({ home, insights, blog }).filter(([, messages]) =>
      messages.some((message) => postsOf(message).some(isTarget)),
    );
    return {
      ...Object.fromEntries(
        lists.map(([list, messages]) => [
          list,
          messages.map((message) => changePosts(message, isTarget, change)),
        ]),
      ),
      ...(blogPost && isTarget(blogPost) && { blogPost: change(blogPost) }),
    };
  });
}

function changePosts(
  message: Message,
  isTarget: (post: Post) => boolean,
  change: (post: Post) => Post,
): Message {
  const posts = postsOf(message);
  if (!posts.some(isTarget)) return message;
  const changed = posts.map((post) => (isTarget(post) ? change(post) : post));
  return { ...message, content: { ...(message.content as object), posts: changed } };
}

export const postsOf = ({ content }: Message): Post[] =>
  typeof content === 'string' ? [] : content.posts;

/** A post without an id is known by all it says. */
const isSamePost = (post: Post, other: Post) =>
  other.id === undefined ? JSON.stringify(post) === JSON.stringify(other) : post.id === other.id;
