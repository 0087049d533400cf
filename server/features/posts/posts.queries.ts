import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Post } from '#contract/posts.ts';
import type { Database } from '#server/db/connect.ts';
import { posts } from '#server/db/schema/posts.ts';

export async function insertPosts(
  db: Database,
  userId: number,
  values: { topic: string; location: string; posts: Post[] },
): Promise<void> {
  await db.insert(posts).values({ userId, ...values });
}

/** Lets the oldest texts of a user go until the rest has at most so many bytes; the newest stays. */
export async function deletePostsBeyond(
  db: Database,
  userId: number,
  bytes: number,
): Promise<void> {
  const counted = db
    .select({
      id: posts.id,
      place: sql<number>`row_number() over (order by ${posts.id} desc)`.as('place'),
      total: sql<number>`sum(${posts.bytes}) over (order by ${posts.id} desc)`.as('total'),
    })
    .from(posts)
    .where(eq(posts.userId, userId))
    .as('counted');
  const beyond = db
    .select({ id: counted.id })
    .from(counted)
    .where(sql`${counted.total} > ${bytes} and ${counted.place} > 1`);
  await db.delete(posts).where(and(eq(posts.userId, userId), inArray(posts.id, beyond)));
}

/** What was written under this id, as long as it is kept. */
export async function findPiece(
  db: Database,
  userId: number,
  pieceId: string,
): Promise<Post[] | undefined> {
  const [row] = await db
    .select({ posts: posts.posts })
    .from(posts)
    .where(and(eq(posts.userId, userId), sql`(${posts.posts} -> 0 ->> 'id') = ${pieceId}`));
  return row?.posts as Post[] | undefined;
}

/** The HTML of the last texts a user had written, the newest first. */
export async function listRecentTexts(
  db: Database,
  userId: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ content: sql<string | null>`${posts.posts} -> 0 ->> 'content'` })
    .from(posts)
    .where(eq(posts.userId, userId))
    .orderBy(desc(posts.id))
    .limit(limit);
  return rows.flatMap(({ content }) => content ?? []);
}

/** The newest text a user had written, for what the next one will probably be about. */
export async function findNewestPost(db: Database, userId: number): Promise<Post | undefined> {
  const [row] = await db
    .select({ posts: posts.posts })
    .from(posts)
    .where(eq(posts.userId, userId))
    .orderBy(desc(posts.id))
    .limit(1);
  return (row?.posts as Post[] | undefined)?.[0];
}
