import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { aiImages, files, personalizedImages, userAssets } from '#server/db/schema/images.ts';

export async function findFile(db: Database, userId: number, key: string) {
  const [file] = await db
    .select({ key: files.key, mediaType: files.mediaType, altText: files.altText })
    .from(files)
    .where(and(eq(files.key, key), eq(files.userId, userId)));
  return file;
}

/** What a file is, for the name people keep it under. */
export async function findUseOfFile(db: Database, userId: number, key: string) {
  const [use] = await db
    .select({
      assetType: userAssets.type,
      aiImageId: aiImages.id,
      personalizedImageId: personalizedImages.id,
    })
    .from(files)
    .leftJoin(userAssets, eq(userAssets.fileKey, files.key))
    .leftJoin(aiImages, eq(aiImages.fileKey, files.key))
    .leftJoin(personalizedImages, eq(personalizedImages.compositeKey, files.key))
    .where(and(eq(files.key, key), eq(files.userId, userId)))
    .limit(1);
  return use;
}

export async function insertFile(
  db: Database,
  userId: number,
  values: { key: string; mediaType: string; size: number; altText?: string },
): Promise<void> {
  await db.insert(files).values({ userId, ...values });
}

/** False when the user has no such file. */
export async function updateAltText(
  db: Database,
  userId: number,
  key: string,
  altText: string,
): Promise<boolean> {
  const changed = await db
    .update(files)
    .set({ altText })
    .where(and(eq(files.key, key), eq(files.userId, userId)))
    .returning({ key: files.key });
  return changed.length > 0;
}

/** What shows the file goes with it. */
export async function deleteFile(db: Database, userId: number, key: string): Promise<void> {
  await db.delete(files).where(and(eq(files.key, key), eq(files.userId, userId)));
}

/** Which of these keys have a row, whoever owns it. For the sweeper alone. */
export async function listKnownKeys(db: Database, keys: string[]): Promise<string[]> {
  const rows = await db.select({ key: files.key }).from(files).where(inArray(files.key, keys));
  return rows.map(({ key }) => key);
}
