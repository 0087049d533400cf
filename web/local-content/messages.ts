import { useSyncExternalStore } from 'react';
import type { Post } from '#contract/post.ts';
import { randomId } from '#web/api/random-id.ts';
import { changeContent, getContent, type ListName, subscribe } from './content-store.ts';
import type { Message, PostMeta } from './message.ts';
import { emptyMeta, maxVersions, versionOf, withChangedPost, withMeta } from './post-changes.ts';

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
  return () =>
    changeContent((content) => {
      // Another tab that had not heard of the clearing may have written some of them again.
      const isThere = new Set(content[list].map(({ id }) => id));
      return { [list]: [...before.filter(({ id }) => !isThere.has(id)), ...content[list]] };
    });
}

export function setCurrentBlogPost(post: Post | null): void {
  changeContent(() => ({ blogPost: post }));
}

/** A new picture changes a post wherever it stands, and what was saved of it is behind. */
export function changePost(target: Post, change: (post: Post) => Post): void {
  changeContent((content) => {
    const changed = withChangedPost(content, target, change);
    const meta = withMeta({ ...content, ...changed }, target.id ?? '', behind);
    return { ...changed, ...meta };
  });
  tellChange(target.id);
}

/** An edit or a revision takes the place of a post; what it was stays one click away. */
export function replacePost(target: Post, next: Post | ((current: Post) => Post)): void {
  const id = target.id ?? randomId();
  changeContent((content) => {
    let before = target;
    const replaced = withChangedPost(content, target, (current) => {
      before = current;
      return { ...(next instanceof Function ? next(current) : next), id };
    });
    const meta = withMeta({ ...content, ...replaced }, id, (known) => ({
      ...behind(known),
      versions: [...(known.versions ?? []), versionOf({ ...before, id })].slice(-maxVersions),
    }));
    return { ...replaced, ...meta };
  });
  tellChange(id);
}

const changeListeners = new Set<(post: Post) => void>();

/** Hears of every post that a person has changed, as it is then. */
export function onPostChange(listener: (post: Post) => void): void {
  changeListeners.add(listener);
}

function tellChange(id: string | undefined): void {
  const post = findPost(id);
  if (post) for (const listener of changeListeners) listener(post);
}

/** A post as it is now, wherever it stands. */
export function findPost(id: string | undefined): Post | undefined {
  const { insights, blog, home, blogPost } = getContent();
  const posts = [
    ...[...insights, ...blog, ...home].flatMap(postsOf),
    ...(blogPost ? [blogPost] : []),
  ];
  return posts.find((each) => id !== undefined && each.id === id);
}

/** What was saved no longer says what the post says. */
const behind = (meta: PostMeta): PostMeta =>
  meta.saved?.isCurrent ? { ...meta, saved: { ...meta.saved, isCurrent: false } } : meta;

/** The post now stands in saved content as well. */
export function markSaved(target: Post, savedId: number): void {
  const { id } = target;
  if (id === undefined) return;
  changeContent((content) =>
    withMeta(content, id, (meta) => ({ ...meta, saved: { id: savedId, isCurrent: true } })),
  );
}

/** Keeps what the agent changed of an article's words for search engines; nothing forgets it. */
export function saveSeoEdits(target: Post, seo: unknown): void {
  const { id } = target;
  if (id === undefined) return;
  changeContent((content) => withMeta(content, id, (meta) => ({ ...meta, seo })));
}

/** Keeps what a platform gets in place of the post's own text, which stays as it is; nothing goes back to that. */
export function savePlatformText(target: Post, platform: string, text?: string): void {
  const { id } = target;
  if (id === undefined) return;
  changeContent((content) =>
    withMeta(content, id, (meta) => {
      const { [platform]: _, ...others } = meta.platformTexts ?? {};
      return {
        ...meta,
        platformTexts: text === undefined ? others : { ...others, [platform]: text },
      };
    }),
  );
}

/** Earlier versions of a post and where it was saved. */
export function metaOf(messages: Message[], post: Post): PostMeta {
  const id = post.id ?? '';
  return messages.findLast(({ meta }) => meta?.[id])?.meta?.[id] ?? emptyMeta;
}

export const postsOf = ({ content }: Message): Post[] =>
  typeof content === 'string' ? [] : content.posts;
