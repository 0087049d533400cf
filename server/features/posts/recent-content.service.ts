import { cleanHashtags } from '#contract/hashtags.ts';
import type { Post } from '#contract/post.ts';
import type { Clearing, PieceChange, RecentContent, Surface } from '#contract/recent-content.ts';
import { withoutControls } from '#contract/text.ts';
import { cleanImageUrls } from '#server/content/clean-image-urls.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { listRunningGenerations } from './generations.queries.ts';
import { deleteOthersOfPair, findRecentPiece } from './posts.queries.ts';
import { deleteOldTexts } from './posts.service.ts';
import {
  findCleared,
  findNewestRowId,
  listRecentRows,
  type RecentRow,
  updateCleared,
  updatePosts,
  upsertCleared,
} from './recent-content.queries.ts';

/** What was generated lately, as it is now, and where it is shown. */
export async function listRecent(db: Database, userId: number): Promise<RecentContent> {
  const rows = await listRecentRows(db, userId);
  const cleared = await findCleared(db, userId);
  return {
    pieces: rows.map((row) => toPiece(row, cleared)),
    running: await listRunningGenerations(db, userId),
  };
}

const surfacesOf = {
  content: ['home', 'insights'],
  blog: ['home', 'blog', 'article'],
} as const satisfies Record<RecentRow['promptType'], Surface[]>;

/** A revision made after a clearing brings its piece back. */
function toPiece(row: RecentRow, cleared: Partial<Record<Surface, number>>) {
  const { rowId, pieceId, promptType, topicId, posts, writtenAt } = row;
  const surfaces = surfacesOf[promptType].filter((surface) => rowId > (cleared[surface] ?? 0));
  return {
    id: pieceId,
    promptType,
    topicId,
    writtenAt: new Date(writtenAt).toISOString(),
    surfaces,
    post: surfaces.length > 0 ? (posts[0] ?? null) : null,
  };
}

export async function clearSurface(
  db: Database,
  userId: number,
  surface: Surface,
): Promise<Clearing> {
  return withUserLock(db, userId, async (tx) => {
    const from = (await findCleared(tx, userId))[surface] ?? 0;
    // Rows that were let go since may have had higher numbers.
    const to = Math.max(from, await findNewestRowId(tx, userId));
    await upsertCleared(tx, userId, surface, to);
    return { surface, from, to };
  });
}

export async function restoreSurface(
  db: Database,
  userId: number,
  { surface, from, to }: Clearing,
): Promise<void> {
  await updateCleared(db, userId, { surface, from: Math.min(from, to), to });
}

/** Keeps an edit, a restored version or a new picture with the piece. */
export async function changePieceOf(
  { db, texts }: Deps,
  userId: number,
  id: string,
  change: PieceChange,
): Promise<void> {
  const { title, content, hashtags, imageUrls, imagePrompt, contentTags } = change;
  const edited = await texts.run('cleanEdited', { title, content }, { userId });
  const cleaned: Partial<Post> = {
    ...(title !== undefined && { title: edited.title }),
    ...(content !== undefined && { content: edited.content }),
    ...(hashtags && { hashtags: cleanHashtags(hashtags) }),
    ...(imageUrls && { imageUrls: cleanImageUrls(imageUrls) }),
    ...(contentTags && { contentTags }),
    ...(imagePrompt !== undefined && { imagePrompt: withoutControls(imagePrompt).trim() }),
  };
  await withUserLock(db, userId, async (tx) => {
    const piece = await findRecentPiece(tx, userId, id);
    const [post] = piece?.posts ?? [];
    if (!piece || !post) throw notFound();
    await updatePosts(tx, userId, piece.rowId, [withChanges(post, cleaned)]);
    await deleteOldTexts(tx, userId);
  });
}

/** Of two versions keeps one. Chosen already, it stays as it is. */
export async function chooseVersion(db: Database, userId: number, id: string): Promise<void> {
  await withUserLock(db, userId, async (tx) => {
    const piece = await findRecentPiece(tx, userId, id);
    const [post] = piece?.posts ?? [];
    if (!piece || !post) throw notFound();
    const { pair, ...chosen } = post;
    if (!pair) return;
    await deleteOthersOfPair(tx, userId, pair.id, id);
    await updatePosts(tx, userId, piece.rowId, [chosen]);
  });
}

/** What was found in words that are no longer there must not stay; whoever shows the text checks it anew. */
function withChanges({ flags, ...post }: Post, cleaned: Partial<Post>): Post {
  const changed = { ...post, ...cleaned };
  const isSame = (['title', 'content', 'hashtags'] as const).every(
    (field) => JSON.stringify(changed[field]) === JSON.stringify(post[field]),
  );
  return isSame && flags ? { ...changed, flags } : changed;
}
