import { type SQL, sql } from 'drizzle-orm';
import { byteSize } from '#contract/byte-size.ts';
import { storage } from '#contract/limits.ts';
import type { StorageKind } from '#contract/storage.ts';
import type { Database } from '#server/db/connect.ts';
import { savedContent } from '#server/db/schema/saved-content.ts';
import { AppError } from '#server/errors.ts';
import { withUserLock } from './user-lock.ts';

/** What a user has stored: the number of picture files, and bytes by kind. */
export type MeasuredStorage = { files: number; bytes: Record<StorageKind, number> };

/**
 * Does a write that stores something, and takes it back when the user then has more than may be.
 * Measured last: what takes the place of something else needs no more room. In turn, so that any
 * number of writes at once cannot go beyond the budget together.
 */
export async function withinStorageBudget<Result>(
  db: Database,
  userId: number,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return withUserLock(db, userId, async (tx) => {
    const result = await work(tx);
    const use = await measureStorage(tx, userId);
    if (use.files > storage.files || totalBytes(use) > storage.bytes) throw storageFull(use);
    return result;
  });
}

/** Asked before costly work, so that nobody pays for what cannot be kept. */
export async function requireStorageRoom(db: Database, userId: number): Promise<void> {
  const use = await measureStorage(db, userId);
  if (use.files >= storage.files || totalBytes(use) >= storage.bytes) throw storageFull(use);
}

export const totalBytes = (use: MeasuredStorage): number =>
  Object.values(use.bytes).reduce((sum, bytes) => sum + bytes, 0);

/** Bytes of one saved item, deleted or not. */
export const itemBytes = sql`(
  octet_length(${savedContent.title}) + octet_length(${savedContent.content})
  + octet_length(${savedContent.searchText}) + pg_column_size(${savedContent.sources})
  + pg_column_size(${savedContent.imageUrls}) + pg_column_size(${savedContent.hashtags})
  + pg_column_size(${savedContent.contentTags})
  + coalesce(pg_column_size(${savedContent.origins}), 0)
  + pg_column_size(${savedContent.platforms})
  + coalesce(octet_length(${savedContent.imagePrompt}), 0))::bigint`;

/** Sums as the database gives them. */
export type StorageSums = { files: number } & Record<StorageKind, string>;

/**
 * Sizes alone are read: PostgreSQL knows the length of a long text without fetching it. JSON and lists
 * count as they are stored.
 */
export const storageSumsOf = (userId: number): SQL => sql`
    select pictures.*, items.*, drafts.*, posts.*, answers.*, voices.*, sent.*
    from
      (select count(*)::int as files, coalesce(sum(size), 0) as pictures
       from files where user_id = ${userId}) as pictures,
      (select coalesce(sum(${itemBytes}) filter (where deleted_at is null), 0) as saved,
              coalesce(sum(${itemBytes}) filter (where deleted_at is not null), 0) as deleted
       from saved_content where user_id = ${userId}) as items,
      (select coalesce(sum(pg_column_size(json)), 0) as drafts
       from drafts where user_id = ${userId}) as drafts,
      (select coalesce(sum(bytes), 0) as generated
       from posts where user_id = ${userId}) as posts,
      (select coalesce(sum(octet_length(question) + octet_length(answer)), 0) as answers
       from user_answers where user_id = ${userId}) as answers,
      (select coalesce(sum(pg_column_size(profile)), 0) as voice
       from voice_profiles where user_id = ${userId}) as voices,
      (select coalesce(sum(bytes), 0) as reviews
       from reviews where user_id = ${userId}) as sent`;

export async function measureStorage(db: Database, userId: number): Promise<MeasuredStorage> {
  const { rows } = await db.execute<StorageSums>(storageSumsOf(userId));
  return toMeasured(rows[0] as StorageSums);
}

export function toMeasured({ files, ...bytes }: StorageSums): MeasuredStorage {
  const numbers = Object.entries(bytes).map(([kind, value]) => [kind, Number(value)]);
  return { files, bytes: Object.fromEntries(numbers) };
}

/** Bytes that each of these users has stored, in all. Who has nothing is not in it. */
export async function storageBytesOf(
  db: Database,
  userIds: number[],
): Promise<Map<number, number>> {
  const users = sql`any(${sql.param(userIds)}::int[])`;
  const { rows } = await db.execute<{ id: number; bytes: number }>(sql`
    select user_id as id, sum(bytes)::float8 as bytes
    from (
      select user_id, size as bytes from files where user_id = ${users}
      union all select user_id, ${itemBytes} from saved_content where user_id = ${users}
      union all select user_id, pg_column_size(json) from drafts where user_id = ${users}
      union all select user_id, bytes from posts where user_id = ${users}
      union all select user_id, octet_length(question) + octet_length(answer)
        from user_answers where user_id = ${users}
      union all select user_id, pg_column_size(profile) from voice_profiles where user_id = ${users}
      union all select user_id, bytes from reviews where user_id = ${users}
    ) as parts
    group by user_id`);
  return new Map(rows.map((row) => [row.id, row.bytes]));
}

/** Says what takes most of it and what can be done about that. */
export function storageFull(use: MeasuredStorage): AppError {
  const tooMany = `You have ${storage.files.toLocaleString('en-US')} pictures, which is the most we can keep.`;
  if (totalBytes(use) < storage.bytes) return refusal(`${tooMany} ${advice.pictures}`);
  const [[kind, bytes] = ['pictures', 0]] = Object.entries(use.bytes).sort(([, a], [, b]) => b - a);
  const full = `Your storage of ${byteSize(storage.bytes)} is full.`;
  const most = `${names[kind as StorageKind]} take most of it (${byteSize(bytes)}).`;
  return refusal(`${full} ${most} ${advice[kind as StorageKind]}`);
}

const refusal = (message: string) => new AppError('storage_limit', message);

const names: Record<StorageKind, string> = {
  pictures: 'Pictures',
  saved: 'Saved items',
  deleted: 'Deleted items',
  drafts: 'Unfinished edits',
  generated: 'Generated texts',
  answers: 'Saved answers',
  voice: 'Your own texts',
  reviews: 'Pieces sent to a broker',
};

const freeUp = 'choose Free up space in My Account';

const advice: Record<StorageKind, string> = {
  pictures: `Delete personalized images you no longer need. For AI images that nothing uses, ${freeUp}; they’re also removed automatically after 30 days.`,
  saved: `Delete some you no longer need, then ${freeUp}.`,
  deleted: `They’re removed automatically 24 hours after you delete them. To remove them now, ${freeUp}.`,
  drafts: 'Save or discard edits you haven’t finished.',
  generated:
    'Older ones are removed automatically as you write new ones. Delete something else for now.',
  answers: 'Delete some you no longer need in the Learner System.',
  voice: 'Remove some of them under How you sound in My Account.',
  reviews:
    'Those nobody approved are removed automatically 30 days after their link ends. Delete something else for now.',
};
