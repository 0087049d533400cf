import { and, desc, eq } from 'drizzle-orm';
import type { AssetType } from '#contract/images.ts';
import type { Database } from '#server/db/connect.ts';
import { userAssets } from '#server/db/schema/images.ts';

export type UserAssetRow = typeof userAssets.$inferSelect;

const owned = (userId: number, id: number) =>
  and(eq(userAssets.id, id), eq(userAssets.userId, userId));

export async function listUserAssetRows(db: Database, userId: number, type: AssetType) {
  return db
    .select()
    .from(userAssets)
    .where(and(eq(userAssets.userId, userId), eq(userAssets.type, type)))
    .orderBy(desc(userAssets.createdAt), desc(userAssets.id));
}

export async function findUserAsset(db: Database, userId: number, id: number) {
  const [asset] = await db.select().from(userAssets).where(owned(userId, id));
  return asset;
}

export async function insertUserAsset(
  db: Database,
  userId: number,
  values: { type: AssetType; fileKey: string },
): Promise<UserAssetRow> {
  const [asset] = await db
    .insert(userAssets)
    .values({ userId, ...values })
    .returning();
  return asset as UserAssetRow;
}

export async function updateUserAssetFile(
  db: Database,
  userId: number,
  id: number,
  fileKey: string,
): Promise<void> {
  await db.update(userAssets).set({ fileKey }).where(owned(userId, id));
}
