import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';
import { aiImages, alteredPhotos, files } from '#server/db/schema/images.ts';

const columns = {
  id: alteredPhotos.id,
  originalKey: alteredPhotos.originalKey,
  alteredKey: aiImages.fileKey,
  tokenHash: alteredPhotos.tokenHash,
  token: alteredPhotos.token,
  createdAt: alteredPhotos.createdAt,
};

export type AlteredPhotoRow = Awaited<ReturnType<typeof listAlteredPhotoRows>>[number];

/** Newest first. */
export async function listAlteredPhotoRows(
  db: Database,
  userId: number,
  { before, atMost }: { before?: number; atMost: number },
) {
  return db
    .select(columns)
    .from(alteredPhotos)
    .innerJoin(aiImages, eq(aiImages.id, alteredPhotos.aiImageId))
    .where(and(eq(alteredPhotos.userId, userId), before ? lt(alteredPhotos.id, before) : undefined))
    .orderBy(desc(alteredPhotos.id))
    .limit(atMost);
}

export async function findAlteredPhotoOf(db: Database, userId: number, aiImageId: number) {
  const [photo] = await db
    .select(columns)
    .from(alteredPhotos)
    .innerJoin(aiImages, eq(aiImages.id, alteredPhotos.aiImageId))
    .where(and(eq(alteredPhotos.userId, userId), eq(alteredPhotos.aiImageId, aiImageId)));
  return photo;
}

/** For whoever holds the address: two files, and whose they are. Nothing of an account that was disabled. */
export async function findAlteredPhotoByToken(db: Database, tokenHash: string) {
  const [photo] = await db
    .select({
      altered: aiImages.fileKey,
      original: alteredPhotos.originalKey,
      alteredAltText: files.altText,
      userId: alteredPhotos.userId,
      username: users.username,
      profile: users.profile,
    })
    .from(alteredPhotos)
    .innerJoin(aiImages, eq(aiImages.id, alteredPhotos.aiImageId))
    .innerJoin(files, eq(files.key, aiImages.fileKey))
    .innerJoin(users, eq(users.id, alteredPhotos.userId))
    .where(and(eq(alteredPhotos.tokenHash, tokenHash), isNull(users.disabledAt)));
  return photo;
}

export async function insertAlteredPhoto(
  db: Database,
  userId: number,
  values: Omit<typeof alteredPhotos.$inferInsert, 'userId'>,
): Promise<void> {
  await db.insert(alteredPhotos).values({ userId, ...values });
}

export async function updateOriginal(db: Database, id: number, originalKey: string): Promise<void> {
  await db.update(alteredPhotos).set({ originalKey }).where(eq(alteredPhotos.id, id));
}

/** False when the user has no such picture. */
export async function updateIsAltered(
  db: Database,
  userId: number,
  aiImageId: number,
  isAltered: boolean,
): Promise<boolean> {
  const changed = await db
    .update(aiImages)
    .set({ isAltered })
    .where(and(eq(aiImages.id, aiImageId), eq(aiImages.userId, userId)))
    .returning({ id: aiImages.id });
  return changed.length > 0;
}

/** The key of its original, whose file goes with it. */
export async function deleteAlteredPhoto(
  db: Database,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const [deleted] = await db
    .delete(alteredPhotos)
    .where(and(eq(alteredPhotos.id, id), eq(alteredPhotos.userId, userId)))
    .returning({ key: alteredPhotos.originalKey });
  return deleted?.key;
}
