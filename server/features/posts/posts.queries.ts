import { desc, eq } from 'drizzle-orm';
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
