import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Profile } from '#contract/account-forms.ts';
import type { Place } from '#contract/place.ts';
import type { Post } from '#contract/post.ts';
import type { VoiceProfile } from '#contract/voice-form.ts';
import {
  type MeasuredStorage,
  type StorageSums,
  storageSumsOf,
  toMeasured,
} from '#server/core/storage.ts';
import type { Database } from '#server/db/connect.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { users } from '#server/db/schema/auth.ts';
import { posts } from '#server/db/schema/posts.ts';

type NewText = Pick<
  typeof posts.$inferInsert,
  'topic' | 'topicId' | 'location' | 'promptType' | 'origins'
> & { posts: Post[] };

/**
 * Stores a text, with what else is to be written at the same moment as parts of the same statement: all of it
 * or nothing. Gives what the user has stored then.
 */
export async function insertText(
  db: Database,
  userId: number,
  values: NewText,
  also: SQL[] = [],
): Promise<MeasuredStorage> {
  const text = db
    .insert(posts)
    .values({ userId, ...values })
    .returning({ bytes: posts.bytes });
  const writes = sql.join([sql`text as ${text}`, ...also], sql`, `);
  const { rows } = await db.execute<StorageSums & { added: number }>(sql`
    with ${writes}
    select stored.*, text.bytes as added from (${storageSumsOf(userId)}) as stored, text`);
  const { added, ...sums } = rows[0] as (typeof rows)[number];
  const { files, bytes } = toMeasured(sums as StorageSums);
  // A statement does not count what it writes itself.
  return { files, bytes: { ...bytes, generated: bytes.generated + added } };
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

/** What was written under this id as it is now, as long as it is kept. */
export async function findRecentPiece(
  db: Database,
  userId: number,
  pieceId: string,
): Promise<{ rowId: number; posts: Post[] } | undefined> {
  const [row] = await db
    .select({ rowId: posts.id, posts: posts.posts })
    .from(posts)
    .where(and(eq(posts.userId, userId), eq(posts.pieceId, pieceId)))
    .orderBy(desc(posts.id))
    .limit(1);
  return row && { ...row, posts: row.posts as Post[] };
}

const isOfPair = (userId: number, pairId: string) =>
  and(eq(posts.userId, userId), sql`${posts.posts} -> 0 -> 'pair' ->> 'id' = ${pairId}`);

/** A version of a pair that is written already. */
export async function findOfPair(
  db: Database,
  userId: number,
  pairId: string,
): Promise<Post | undefined> {
  const [row] = await db
    .select({ posts: posts.posts })
    .from(posts)
    .where(isOfPair(userId, pairId))
    .limit(1);
  return (row?.posts as Post[] | undefined)?.[0];
}

/** Of a pair all versions but one. */
export async function deleteOthersOfPair(
  db: Database,
  userId: number,
  pairId: string,
  keptPieceId: string,
): Promise<void> {
  await db.delete(posts).where(and(isOfPair(userId, pairId), ne(posts.pieceId, keptPieceId)));
}

/** Of the newest text a user had written or saved: long articles are only saved. */
export async function findPlaceOfNewest(db: Database, userId: number): Promise<Place | null> {
  const { rows } = await db.execute<Place>(sql`
    select location as city, state from (
      (select posts -> 0 ->> 'location' as location, posts -> 0 ->> 'state' as state, created_at
       from posts where user_id = ${userId} order by created_at desc limit 1)
      union all
      (select location, state, created_at
       from saved_content
       where user_id = ${userId} and deleted_at is null and location <> 'Unknown'
       order by created_at desc limit 1)
    ) as newest
    where location is not null and state is not null
    order by created_at desc limit 1`);
  return rows[0] ?? null;
}

/** Who writes, as far as it shapes a text. */
export type Author = {
  profile: Partial<Profile>;
  voice: Partial<VoiceProfile> | null;
  /** HTML of the last texts, the newest first. */
  recent: string[];
};

const authorOf = preparedQuery((db) =>
  db
    .select({
      profile: users.profile,
      voice: sql<Author['voice']>`(
        select voice.profile from voice_profiles as voice
        where voice.user_id = ${sql.placeholder('userId')})`,
      // As JSON, which is read several times as fast as an array of texts.
      recent: sql<(string | null)[]>`(
        select coalesce(json_agg(last.content order by last.id desc), '[]') from (
          select written.id, written.posts -> 0 -> 'content' as content from posts as written
          where written.user_id = ${sql.placeholder('userId')}
          order by written.id desc limit ${sql.placeholder('textsAtMost')}) as last)`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('author'),
);

export async function findAuthor(
  db: Database,
  userId: number,
  textsAtMost: number,
): Promise<Author | undefined> {
  const [author] = await authorOf(db).execute({ userId, textsAtMost });
  return author && { ...author, recent: author.recent.flatMap((html) => html ?? []) };
}
