import { and, desc, eq } from 'drizzle-orm';
import type { Origin } from '#contract/claims.ts';
import type { Post } from '#contract/post.ts';
import { originsOfPost } from '#server/content/claims/origins.ts';
import type { Database } from '#server/db/connect.ts';
import { posts } from '#server/db/schema/posts.ts';

/** Versions of a piece that are read, newest first. */
const versionsRead = 10;

/**
 * What a piece and its earlier versions were written from: a revision is not told again what the first version knew.
 * Nothing when there is no such piece of this user.
 */
export async function findPieceOrigins(
  db: Database,
  userId: number,
  pieceId: string,
): Promise<Origin[] | undefined> {
  const rows = await db
    .select({ posts: posts.posts, origins: posts.origins })
    .from(posts)
    .where(and(eq(posts.userId, userId), eq(posts.pieceId, pieceId)))
    .orderBy(desc(posts.id))
    .limit(versionsRead);
  if (rows.length === 0) return undefined;
  const all = rows.flatMap((row) => [
    ...(row.posts as Post[]).flatMap(originsOfPost),
    ...(row.origins ?? []),
  ]);
  return [...new Map(all.map((origin) => [JSON.stringify(origin), origin])).values()];
}
