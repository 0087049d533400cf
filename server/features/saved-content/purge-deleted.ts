import { and, asc, eq, inArray, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { deletedItems } from '#contract/limits.ts';
import type { Config } from '#server/config.ts';
import { itemBytes } from '#server/core/storage.ts';
import type { Database } from '#server/db/connect.ts';
import { files, personalizedImages } from '#server/db/schema/images.ts';
import { savedContent } from '#server/db/schema/saved-content.ts';
import { restorableFor } from './saved-content.queries.ts';

/**
 * Removes for good what was deleted a day ago: items, their personalized images and the rows of the
 * picture files that nothing shows any more. Answers the keys of those files, whose bytes are the
 * file store's to remove once the rows are gone.
 */
export async function purgeDeletedContent(db: Database): Promise<string[]> {
  const fileKeys: string[] = [];
  for (;;) {
    const purged = await db.transaction(purgeSome);
    if (!purged) return fileKeys;
    fileKeys.push(...purged);
  }
}

/** So many at a time, so that no statement and no lock grows without bounds. */
const atOnce = 1_000;

/** Nothing comes back when nothing is left. */
async function purgeSome(tx: Database): Promise<string[] | undefined> {
  const ids = await lockDeleted(tx, sql`${savedContent.deletedAt} <= now() - ${restorableFor}`);
  return ids.length > 0 ? purgeItems(tx, ids) : undefined;
}

/**
 * Removes the deleted items of a user that there is no room for beside newer ones: whoever saves and
 * deletes all day fills no disk. The one that was deleted last stays in any case.
 */
export async function purgeDeletedBeyond(
  tx: Database,
  userId: number,
  { savedContentLimit }: Pick<Config, 'savedContentLimit'>,
): Promise<string[]> {
  const items = Math.max(deletedItems.atLeast, 2 * savedContentLimit);
  const isOwnDeleted = and(eq(savedContent.userId, userId), isNotNull(savedContent.deletedAt));
  const newestFirst = sql`over (order by ${savedContent.deletedAt} desc, ${savedContent.id} desc)`;
  const counted = tx
    .select({
      id: savedContent.id,
      place: sql<number>`row_number() ${newestFirst}`.as('place'),
      bytes: sql<number>`sum(${itemBytes}) ${newestFirst}`.as('bytes'),
    })
    .from(savedContent)
    .where(isOwnDeleted)
    .as('counted');
  const beyond = tx
    .select({ id: counted.id })
    .from(counted)
    .where(
      sql`${counted.place} > ${items} or (${counted.bytes} > ${deletedItems.bytes} and ${counted.place} > 1)`,
    );
  const ids = await lockDeleted(tx, inArray(savedContent.id, beyond));
  return purgeItems(tx, ids);
}

/** Removes everything a user has deleted. */
export async function purgeDeletedOf(tx: Database, userId: number): Promise<string[]> {
  return purgeItems(tx, await lockDeleted(tx, eq(savedContent.userId, userId)));
}

async function purgeItems(tx: Database, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const pictures = await tx
    .delete(personalizedImages)
    .where(inArray(personalizedImages.contentId, ids))
    .returning({ key: personalizedImages.compositeKey });
  await tx.delete(savedContent).where(inArray(savedContent.id, ids));
  return deleteUnusedFiles(
    tx,
    pictures.map(({ key }) => key),
  );
}

/** Another process that purges at the same time skips these, and neither waits for the other. */
async function lockDeleted(db: Database, which: SQL): Promise<number[]> {
  const rows = await db
    .select({ id: savedContent.id })
    .from(savedContent)
    .where(and(isNotNull(savedContent.deletedAt), which))
    .orderBy(asc(savedContent.id))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** A copy of an item shows the pictures of its original, so that they may outlive it. */
async function deleteUnusedFiles(db: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const shownByAnImage = db
    .select()
    .from(personalizedImages)
    .where(eq(personalizedImages.compositeKey, files.key));
  const address = sql`'/api/files/' || ${files.key}`;
  const shownByAnItem = db
    .select()
    .from(savedContent)
    .where(
      and(
        eq(savedContent.userId, files.userId),
        or(
          sql`${address} = any(${savedContent.imageUrls})`,
          sql`strpos(${savedContent.content}, ${address}) > 0`,
        ),
      ),
    );
  const deleted = await db
    .delete(files)
    .where(and(inArray(files.key, keys), notExists(shownByAnImage), notExists(shownByAnItem)))
    .returning({ key: files.key });
  return deleted.map(({ key }) => key);
}
