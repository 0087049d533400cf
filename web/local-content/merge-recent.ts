import type { Post } from '#contract/post.ts';
import type { RecentPiece } from '#contract/recent-content.ts';
import type { Content, ListName } from './content-store.ts';
import type { Message } from './message.ts';
import { messagesOfPiece } from './piece-messages.ts';
import { maxVersions, versionOf, withChangedPost, withMeta } from './post-changes.ts';
import { withSettledPairs } from './post-pairs.ts';

/** What the server knows of recent pieces, put into what this browser has. */

type Shown = RecentPiece & { post: Post };

/**
 * Pieces that are missing here come in, those that were cleared elsewhere go, and those that were changed elsewhere
 * change, but for `unsent` ones, of which this browser knows more than the server.
 */
export function mergeRecent(
  content: Content,
  pieces: RecentPiece[],
  unsent: ReadonlySet<string>,
): Content {
  let merged = withSettledPairs(content, pieces);
  for (const list of ['home', 'insights', 'blog'] as const) {
    merged = { ...merged, [list]: mergeList(merged[list], list, pieces) };
  }
  for (const piece of pieces.filter(isShown)) {
    if (!unsent.has(piece.id)) merged = withServerState(merged, piece);
  }
  return { ...merged, blogPost: openArticle(merged, pieces) };
}

const isShown = (piece: RecentPiece): piece is Shown => piece.post !== null;

const belongs: Record<ListName, (piece: RecentPiece) => boolean> = {
  home: () => true,
  insights: ({ promptType }) => promptType === 'content',
  blog: ({ promptType }) => promptType === 'blog',
};

function mergeList(messages: Message[], list: ListName, pieces: RecentPiece[]): Message[] {
  const own = pieces.filter(belongs[list]);
  const shown = own.filter(isShown).filter(({ surfaces }) => surfaces.includes(list));
  const isThere = new Set(shown.map(({ id }) => id));
  const cleared = own.filter(({ id }) => !isThere.has(id)).map(({ id }) => id);
  return withMissing(withoutCleared(messages, new Set(cleared), isThere), shown);
}

/** Clearing takes all there was, so whatever stands before a cleared piece goes as well. */
function withoutCleared(messages: Message[], cleared: Set<string>, isThere: Set<string>) {
  const last = messages.findLastIndex((message) => holdsAny(message, cleared));
  if (last < 0) return messages;
  const isLater = (index: number) => index > last && !isRevisionOfCleared(messages, last, index);
  return messages.filter(
    (message, index) =>
      isLater(index) ||
      holdsAny(message, isThere) ||
      [...isThere].some((id) => message.id === `${id}-asked`),
  );
}

/** Requests for changes that follow a piece, up to the next one that is something else. */
const isRevisionOfCleared = (messages: Message[], last: number, index: number) =>
  messages
    .slice(last + 1, index + 1)
    .every(({ content }) => typeof content === 'string' && content.startsWith('Request for rev'));

/** Each before the next newer one that is there, else at the end. */
function withMissing(messages: Message[], shown: Shown[]): Message[] {
  const merged = [...messages];
  let before = merged.length;
  for (const piece of shown.toReversed()) {
    const index = merged.findIndex((message) => holdsAny(message, new Set([piece.id])));
    if (index < 0) {
      merged.splice(before, 0, ...messagesOfPiece(piece));
    } else {
      before = merged[index - 1]?.type === 'user' ? index - 1 : index;
    }
  }
  return merged.length === messages.length ? messages : merged;
}

const holdsAny = ({ content }: Message, ids: ReadonlySet<string>) =>
  typeof content !== 'string' && content.posts.some(({ id }) => id !== undefined && ids.has(id));

/** What can be changed of a piece, here and elsewhere. */
export const changeableFields = [
  'title',
  'content',
  'hashtags',
  'imageUrls',
  'contentTags',
  'imagePrompt',
] as const satisfies (keyof Post)[];

const isSame = (one: Post, other: Post) =>
  changeableFields.every(
    (field) => JSON.stringify(one[field] ?? null) === JSON.stringify(other[field] ?? null),
  );

/** What the piece was here stays one click away. */
function withServerState(content: Content, { id, post }: Shown): Content {
  let before: Post | undefined;
  const changes = withChangedPost(content, { ...post, id }, (current) => {
    if (isSame(current, post)) return current;
    before = current;
    // Its topic is as the person reads it here.
    return { ...post, id, topic: current.topic };
  });
  if (!before) return content;
  const replaced = before;
  const changed = { ...content, ...changes };
  const meta = withMeta(changed, id, (known) => ({
    ...known,
    ...(known.saved && { saved: { ...known.saved, isCurrent: false } }),
    versions: [...(known.versions ?? []), versionOf(replaced)].slice(-maxVersions),
  }));
  return { ...changed, ...meta };
}

/** A browser without an article opens the newest, unless that was cleared. One that was cleared elsewhere goes. */
function openArticle({ blogPost, blog }: Content, pieces: RecentPiece[]): Post | null {
  const isOpen = ({ surfaces }: RecentPiece) => surfaces.includes('article');
  const known = pieces.find(({ id }) => id === blogPost?.id);
  if (blogPost && (!known || isOpen(known))) return blogPost;
  const newest = pieces.filter(isShown).findLast(isOpen);
  const posts = blog.flatMap(({ content }) => (typeof content === 'string' ? [] : content.posts));
  if (!newest) return null;
  return posts.find(({ id }) => id === newest.id) ?? { ...newest.post, id: newest.id };
}
