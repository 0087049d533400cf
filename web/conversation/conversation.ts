import { useSyncExternalStore } from 'react';
import type { Post } from '#contract/posts.ts';
import { randomId } from '#web/api/random-id.ts';
import { changeContent, getContent, type ListName, subscribe } from './content-store.ts';
import type { Beside, Message } from './message.ts';
import { versionOf, versionsKept, withBeside, withChangedPost } from './post-changes.ts';

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

/** Empties one list and leaves the others alone. Gives the way back. */
export function clearMessages(list: ListName): () => void {
  const before = getContent()[list];
  changeContent(() => ({ [list]: [] }));
  return () => changeContent((content) => ({ [list]: [...before, ...content[list]] }));
}

export function showBlogPost(post: Post | null): void {
  changeContent(() => ({ blogPost: post }));
}

/** A new picture or a note changes a post wherever it stands. */
export function changePost(target: Post, change: (post: Post) => Post): void {
  changeContent((content) => withChangedPost(content, target, change));
}

/** An edit or a revision takes the place of a post; what it was stays one click away. */
export function replacePost(target: Post, next: Post): void {
  const id = target.id ?? randomId();
  changeContent((content) => {
    const replaced = withChangedPost(content, target, () => ({ ...next, id }));
    const beside = withBeside(
      { ...content, ...replaced },
      id,
      ({ versions = [], saved, ...rest }) => ({
        ...rest,
        versions: [...versions, versionOf({ ...target, id })].slice(-versionsKept),
        ...(saved && { saved: { ...saved, isCurrent: false } }),
      }),
    );
    return { ...replaced, ...beside };
  });
}

/** The post now stands in saved content as well. */
export function rememberSaved(target: Post, savedId: number): void {
  const { id } = target;
  if (id === undefined) return;
  changeContent((content) =>
    withBeside(content, id, (beside) => ({ ...beside, saved: { id: savedId, isCurrent: true } })),
  );
}

/** Keeps what the agent changed of an article's words for search engines; nothing forgets it. */
export function rememberSeo(target: Post, seo: unknown): void {
  const { id } = target;
  if (id === undefined) return;
  changeContent((content) => withBeside(content, id, (beside) => ({ ...beside, seo })));
}

const nothingBeside: Beside = {};

/** Earlier versions of a post and where it was saved. */
export function besideOf(messages: Message[], post: Post): Beside {
  const id = post.id ?? '';
  return messages.findLast(({ beside }) => beside?.[id])?.beside?.[id] ?? nothingBeside;
}

export const postsOf = ({ content }: Message): Post[] =>
  typeof content === 'string' ? [] : content.posts;
