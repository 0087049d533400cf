import { useSyncExternalStore } from 'react';
import type { Post } from '#contract/post.ts';
import { randomId } from '#web/api/random-id.ts';
import { type ContentStore, type ListName, useContentStore } from './content-store.ts';
import type { Message, PostMeta, Revision, WrittenVersions } from './message.ts';
import { emptyMeta, maxVersions, versionOf, withChangedPost, withMeta } from './post-changes.ts';

/** What happens to the messages and posts of a store. */

/** The messages of a page, oldest first. Home's are the recent content of all. */
export function useMessages(list: ListName): Message[] {
  const store = useContentStore();
  const read = () => store.content[list];
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The article on the blog page, if there is one. */
export function useCurrentBlogPost(): Post | null {
  const store = useContentStore();
  const read = () => store.content.blogPost;
  return useSyncExternalStore(store.subscribe, read, read);
}

/** What is made on a page appears in Home's recent content too. */
export function addMessages(store: ContentStore, list: ListName, ...messages: Message[]): void {
  store.change((content) => ({
    [list]: [...content[list], ...messages],
    home: [...content.home, ...messages],
  }));
}

/** Empties one list and leaves the others alone. Gives the way back. */
export function clearMessages(store: ContentStore, list: ListName): () => void {
  const before = store.content[list];
  store.change(() => ({ [list]: [] }));
  return () =>
    store.change((content) => {
      // Another tab that had not heard of the clearing may have written some of them again.
      const isThere = new Set(content[list].map(({ id }) => id));
      return { [list]: [...before.filter(({ id }) => !isThere.has(id)), ...content[list]] };
    });
}

export function setCurrentBlogPost(store: ContentStore, post: Post | null): void {
  store.change(() => ({ blogPost: post }));
}

/** A new picture changes a post wherever it stands, and what was saved of it is behind. */
export function changePost(store: ContentStore, target: Post, change: (post: Post) => Post): void {
  store.change((content) => {
    const changed = withChangedPost(content, target, change);
    const meta = withMeta({ ...content, ...changed }, target.id ?? '', behind);
    return { ...changed, ...meta };
  });
  tellChange(store, target.id);
}

/** An edit or a revision takes the place of a post; what it was stays one click away. */
export function replacePost(
  store: ContentStore,
  target: Post,
  next: Post | ((current: Post) => Post),
  revision?: Revision,
): void {
  const id = target.id ?? randomId();
  store.change((content) => {
    let before = target;
    const replaced = withChangedPost(content, target, (current) => {
      before = current;
      return { ...(next instanceof Function ? next(current) : next), id };
    });
    const meta = withMeta({ ...content, ...replaced }, id, (known) => ({
      ...behind(known),
      versions: [...(known.versions ?? []), versionOf({ ...before, id }, revision)].slice(
        -maxVersions,
      ),
    }));
    return { ...replaced, ...meta };
  });
  tellChange(store, id);
}

function tellChange(store: ContentStore, id: string | undefined): void {
  const post = findPost(store, id);
  if (post) store.postListeners.notify(post);
}

/** A post as it is now, wherever it stands. */
export function findPost(store: ContentStore, id: string | undefined): Post | undefined {
  const { insights, blog, home, blogPost } = store.content;
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
export function markSaved(store: ContentStore, target: Post, savedId: number): void {
  const { id } = target;
  if (id === undefined) return;
  store.change((content) =>
    withMeta(content, id, (meta) => ({ ...meta, saved: { id: savedId, isCurrent: true } })),
  );
}

/** Keeps what the agent changed of an article's words for search engines; nothing forgets it. */
export function saveSeoEdits(store: ContentStore, target: Post, seo: unknown): void {
  const { id } = target;
  if (id === undefined) return;
  store.change((content) => withMeta(content, id, (meta) => ({ ...meta, seo })));
}

/** Keeps what a platform gets in place of the post's own text, which stays as it is; nothing goes back to that. */
export function savePlatformText(
  store: ContentStore,
  target: Post,
  platform: string,
  text?: string,
): void {
  const { id } = target;
  if (id === undefined) return;
  store.change((content) =>
    withMeta(content, id, (meta) => {
      const { [platform]: _, ...others } = meta.platformTexts ?? {};
      return {
        ...meta,
        platformTexts: text === undefined ? others : { ...others, [platform]: text },
      };
    }),
  );
}

/** Keeps that a post was copied for a platform just now. */
export function saveCopied(store: ContentStore, target: Post, platform: string): void {
  const { id } = target;
  if (id === undefined) return;
  const now = new Date().toISOString();
  store.change((content) =>
    withMeta(content, id, (meta) => ({
      ...meta,
      copiedFor: { ...meta.copiedFor, [platform]: now },
    })),
  );
}

/** Keeps what was written of a post for platforms. */
export function savePlatformVersions(
  store: ContentStore,
  target: Post,
  platformVersions: WrittenVersions,
): void {
  const { id } = target;
  if (id === undefined) return;
  store.change((content) => withMeta(content, id, (meta) => ({ ...meta, platformVersions })));
}

/** Earlier versions of a post and where it was saved. */
export function metaOf(messages: Message[], post: Post): PostMeta {
  const id = post.id ?? '';
  return messages.findLast(({ meta }) => meta?.[id])?.meta?.[id] ?? emptyMeta;
}

export const postsOf = ({ content }: Message): Post[] =>
  typeof content === 'string' ? [] : content.posts;
