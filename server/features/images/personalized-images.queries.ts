import { and, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Composition } from '#contract/composition.ts';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';
import { aiImages, alteredPhotos, files, personalizedImages } from '#server/db/schema/images.ts';
import { savedContent } from '#server/db/schema/saved-content.ts';

type PersonalizedImageRow = typeof personalizedImages.$inferSelect;

/** Those of a deleted item are hidden with it. */
const isShown = (userId: number) =>
  and(eq(personalizedImages.userId, userId), isNull(personalizedImages.deletedAt));

const isOwnContent = (userId: number, id: number) =>
  and(eq(savedContent.id, id), eq(savedContent.userId, userId), isNull(savedContent.deletedAt));

export async function hasContent(db: Database, userId: number, id: number): Promise<boolean> {
  return (await db.$count(savedContent, isOwnContent(userId, id))) > 0;
}

/** The newest item a piece was saved as: the picture may have been begun before. */
export async function findItemOfPiece(
  db: Database,
  userId: number,
  postId: string | null | undefined,
): Promise<number | null> {
  if (!postId) return null;
  const [item] = await db
    .select({ id: savedContent.id })
    .from(savedContent)
    .where(
      and(
        eq(savedContent.userId, userId),
        eq(savedContent.postId, postId),
        isNull(savedContent.deletedAt),
      ),
    )
    .orderBy(desc(savedContent.id))
    .limit(1);
  return item?.id ?? null;
}

/** Keeps the item from being deleted until the transaction ends; false when it is gone already. */
export async function lockContent(db: Database, userId: number, id: number): Promise<boolean> {
  const locked = await db
    .select({ id: savedContent.id })
    .from(savedContent)
    .where(isOwnContent(userId, id))
    .for('share');
  return locked.length > 0;
}

/** Which of the keys the user has files under. */
export async function listOwnKeys(
  db: Database,
  userId: number,
  keys: string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.userId, userId), inArray(files.key, keys)));
  return new Set(rows.map(({ key }) => key));
}

/** The name a picture is credited to. */
export async function findCreator(db: Database, userId: number): Promise<string | undefined> {
  const [user] = await db
    .select({ username: users.username, profile: users.profile })
    .from(users)
    .where(eq(users.id, userId));
  return user?.profile.displayName?.trim() || user?.username;
}

export async function insertPersonalizedImage(
  db: Database,
  userId: number,
  values: Omit<typeof personalizedImages.$inferInsert, 'userId'> & { composition: Composition },
): Promise<PersonalizedImageRow> {
  const [image] = await db
    .insert(personalizedImages)
    .values({ userId, ...values })
    .returning();
  return image as PersonalizedImageRow;
}

export async function listPersonalizedImagesOf(db: Database, userId: number, contentId: number) {
  return db
    .select({
      ...getTableColumns(personalizedImages),
      altText: files.altText,
      page: {
        id: alteredPhotos.id,
        token: alteredPhotos.token,
        tokenHash: alteredPhotos.tokenHash,
      },
    })
    .from(personalizedImages)
    .innerJoin(files, eq(files.key, personalizedImages.compositeKey))
    .leftJoin(alteredPhotos, eq(alteredPhotos.aiImageId, personalizedImages.aiImageId))
    .where(and(isShown(userId), eq(personalizedImages.contentId, contentId)))
    .orderBy(desc(personalizedImages.createdAt), desc(personalizedImages.id));
}

/** The newest one made for a piece, saved or not. */
export async function findNewestPicture(
  db: Database,
  userId: number,
  { postId, contentId }: { postId?: string | null; contentId?: number | null },
) {
  const isOfPiece = or(
    postId ? eq(personalizedImages.postId, postId) : undefined,
    contentId ? eq(personalizedImages.contentId, contentId) : undefined,
  );
  if (!isOfPiece) return undefined;
  const [newest] = await db
    .select({
      aiImageId: personalizedImages.aiImageId,
      composition: personalizedImages.composition,
      compositeKey: personalizedImages.compositeKey,
    })
    .from(personalizedImages)
    .where(and(isShown(userId), isOfPiece))
    .orderBy(desc(personalizedImages.createdAt), desc(personalizedImages.id))
    .limit(1);
  return newest;
}

export async function findPersonalizedImage(db: Database, userId: number, id: number) {
  const [image] = await db
    .select()
    .from(personalizedImages)
    .where(and(isShown(userId), eq(personalizedImages.id, id)));
  return image;
}

/** By the key of the finished picture, with the background it was made from. */
export async function findByCompositeKey(db: Database, userId: number, key: string) {
  const [found] = await db
    .select({
      image: personalizedImages,
      background: {
        id: aiImages.id,
        key: aiImages.fileKey,
        provider: aiImages.provider,
        isAltered: aiImages.isAltered,
      },
    })
    .from(personalizedImages)
    .leftJoin(aiImages, eq(aiImages.id, personalizedImages.aiImageId))
    .where(and(isShown(userId), eq(personalizedImages.compositeKey, key)));
  return found;
}

/** Takes a picture out of the items that show it, so that none of them shows a gap. */
export async function removeFromContent(
  db: Database,
  userId: number,
  address: string,
): Promise<void> {
  await db
    .update(savedContent)
    .set({
      imageUrls: sql`array_remove(${savedContent.imageUrls}, ${address})`,
      // It is no longer what a broker may have approved.
      updatedAt: sql`now()`,
    })
    .where(and(eq(savedContent.userId, userId), sql`${address} = any(${savedContent.imageUrls})`));
  // A text keeps its gap; a list must not show one for it.
  await db
    .update(savedContent)
    .set({ contentPicture: null })
    .where(and(eq(savedContent.userId, userId), eq(savedContent.contentPicture, address)));
}
