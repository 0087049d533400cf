import { and, desc, eq, sql } from 'drizzle-orm';
import { recentContent } from '#contract/limits.ts';
import type { Post } from '#contract/post.ts';
import type { Surface } from '#contract/recent-content.ts';
import type { Database } from '#server/db/connect.ts';
import { clearedContent, posts } from '#server/db/schema/posts.ts';

/** Rows that are looked at for the newest pieces, which may have several each. */
const rowsLookedAt = 10 * recentContent.pieces;

export type RecentRow = {
  rowId: number;
  pieceId: string;
  promptType: 'content' | 'blog';
  topicId: string | null;
  posts: Post[];
  writtenAt: string;
};

/** The newest row of each of the newest pieces, in the order in which they were first written. */
export async function listRecentRows(db: Database, userId: number): Promise<RecentRow[]> {
  const { rows } = await db.execute<RecentRow>(sql`
    with newest as (
      select id, piece_id, created_at, bytes from ${posts}
      where user_id = ${userId} and piece_id is not null and prompt_type <> 'long-form'
        and created_at > now() - make_interval(days => ${recentContent.days})
      order by id desc limit ${rowsLookedAt}
    ), pieces as (
      select max(id) as id, min(created_at) as written_at
      from newest group by piece_id order by max(id) desc limit ${recentContent.pieces}
    ), counted as (
      select pieces.*, sum(bytes) over (order by id desc) as total from pieces join newest using (id)
    )
    select id as "rowId", piece_id as "pieceId", prompt_type as "promptType", topic_id as "topicId",
      posts, to_json(written_at) #>> '{}' as "writtenAt"
    from counted join ${posts} using (id)
    where user_id = ${userId}
      and (total <= ${recentContent.bytes} or id = (select max(id) from pieces))
    order by written_at, id`);
  return rows;
}

/** Up to which row each place was cleared. */
export async function findCleared(
  db: Database,
  userId: number,
): Promise<Partial<Record<Surface, number>>> {
  const rows = await db
    .select({ surface: clearedContent.surface, upTo: clearedContent.upTo })
    .from(clearedContent)
    .where(eq(clearedContent.userId, userId));
  return Object.fromEntries(rows.map(({ surface, upTo }) => [surface, upTo]));
}

export async function findNewestRowId(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.userId, userId))
    .orderBy(desc(posts.id))
    .limit(1);
  return row?.id ?? 0;
}

export async function upsertCleared(
  db: Database,
  userId: number,
  surface: Surface,
  upTo: number,
): Promise<void> {
  await db
    .insert(clearedContent)
    .values({ userId, surface, upTo })
    .onConflictDoUpdate({ target: [clearedContent.userId, clearedContent.surface], set: { upTo } });
}

/** Only while nothing was cleared since. */
export async function updateCleared(
  db: Database,
  userId: number,
  { surface, from, to }: { surface: Surface; from: number; to: number },
): Promise<void> {
  await db
    .update(clearedContent)
    .set({ upTo: from })
    .where(
      and(
        eq(clearedContent.userId, userId),
        eq(clearedContent.surface, surface),
        eq(clearedContent.upTo, to),
      ),
    );
}

export async function updatePosts(
  db: Database,
  userId: number,
  rowId: number,
  changed: Post[],
): Promise<void> {
  await db
    .update(posts)
    .set({ posts: changed })
    .where(and(eq(posts.userId, userId), eq(posts.id, rowId)));
}
