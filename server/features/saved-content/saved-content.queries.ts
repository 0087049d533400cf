import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { personalizedImages } from '#server/db/schema/images.ts';
import { savedContent } from '#server/db/schema/saved-content.ts';
import type { SavedFields } from './clean-fields.ts';

export type SavedContentRow = typeof savedContent.$inferSelect;

/** How long a deleted item can be brought back. */
export const restorable = sql`interval '24 hours'`;

const isOwn = (userId: number, id: number) =>
  and(eq(savedContent.userId, userId), eq(savedContent.id, id));

const isOwnAndShown = (userId: number, id: number) =>
  and(isOwn(userId, id), isNull(savedContent.deletedAt));

const savedContentOf = prepared((db) =>
  db
    .select()
    .from(savedContent)
    .where(and(eq(savedContent.userId, sql.placeholder('userId')), isNull(savedContent.deletedAt)))
    .orderBy(desc(savedContent.createdAt), desc(savedContent.id))
    .prepare('saved_content_of'),
);

export async function listSavedContentOf(db: Database, userId: number): Promise<SavedContentRow[]> {
  return savedContentOf(db).execute({ userId });
}

export async function countSavedContentOf(db: Database, userId: number): Promise<number> {
  return db.$count(
    savedContent,
    and(eq(savedContent.userId, userId), isNull(savedContent.deletedAt)),
  );
}

export async function findSavedContent(
  db: Database,
  userId: number,
  id: number,
): Promise<SavedContentRow | undefined> {
  const [item] = await db.select().from(savedContent).where(isOwnAndShown(userId, id));
  return item;
}

export async function insertSavedContent(
  db: Database,
  userId: number,
  fields: SavedFields,
): Promise<SavedContentRow> {
  const [item] = await db
    .insert(savedContent)
    .values({ ...fields, userId })
    .returning();
  return item as SavedContentRow;
}

export async function updateSavedContent(
  db: Database,
  userId: number,
  id: number,
  fields: Partial<SavedFields>,
): Promise<SavedContentRow | undefined> {
  const [item] = await db
    .update(savedContent)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(isOwnAndShown(userId, id))
    .returning();
  return item;
}

/** Hides an item together with its pictures, at one moment: that is how they find back together. */
export async function hideSavedContent(db: Database, userId: number, id: number): Promise<boolean> {
  const hidden = await db
    .update(savedContent)
    .set({ deletedAt: sql`now()` })
    .where(isOwnAndShown(userId, id))
    .returning({ id: savedContent.id });
  await db
    .update(personalizedImages)
    .set({ deletedAt: sql`now()` })
    .where(and(isPictureOf(userId, id), isNull(personalizedImages.deletedAt)));
  return hidden.length > 0;
}

export async function isRestorable(db: Database, userId: number, id: number): Promise<boolean> {
  return (await db.$count(savedContent, isOwnAndRestorable(userId, id))) > 0;
}

/** Shows it again with the pictures that went with it, not with those deleted earlier on their own. */
export async function unhideSavedContent(
  db: Database,
  userId: number,
  id: number,
): Promise<SavedContentRow | undefined> {
  const since = db
    .select({ deletedAt: savedContent.deletedAt })
    .from(savedContent)
    .where(isOwn(userId, id));
  await db
    .update(personalizedImages)
    .set({ deletedAt: null })
    .where(and(isPictureOf(userId, id), eq(personalizedImages.deletedAt, since)));
  const [item] = await db
    .update(savedContent)
    .set({ deletedAt: null })
    .where(isOwnAndRestorable(userId, id))
    .returning();
  return item;
}

const isOwnAndRestorable = (userId: number, id: number) =>
  and(
    isOwn(userId, id),
    isNotNull(savedContent.deletedAt),
    sql`${savedContent.deletedAt} > now() - ${restorable}`,
  );

const isPictureOf = (userId: number, contentId: number) =>
  and(eq(personalizedImages.userId, userId), eq(personalizedImages.contentId, contentId));
