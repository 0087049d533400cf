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
