import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { siteAssets } from '#server/db/schema/catalog.ts';
import type { PreparedPicture } from '#server/pictures/picture.ts';

/** Everything but the bytes. */
const columns = {
  id: siteAssets.id,
  name: siteAssets.name,
  type: siteAssets.type,
  mimeType: siteAssets.mimeType,
  size: sql<number>`octet_length(${siteAssets.data})`,
  fingerprint: sql<string>`left(encode(sha256(${siteAssets.data}), 'hex'), 12)`,
  isActive: siteAssets.isActive,
  createdAt: siteAssets.createdAt,
  updatedAt: siteAssets.updatedAt,
};

export type SiteAssetRow = {
  id: number;
  name: string;
  type: string;
  mimeType: string;
  size: number;
  /** Tells one picture from another where their type and size are the same. */
  fingerprint: string;
  isActive: boolean;
  createdAt: Date;
  updatedAt: Date;
};

export async function findShownSiteAsset(db: Database, name: string) {
  const [asset] = await db
    .select({ data: siteAssets.data, mimeType: siteAssets.mimeType })
    .from(siteAssets)
    .where(and(eq(siteAssets.name, name), eq(siteAssets.isActive, true)));
  return asset;
}

export async function listSiteAssetRows(db: Database): Promise<SiteAssetRow[]> {
  return db.select(columns).from(siteAssets).orderBy(sql`${siteAssets.name} collate "C"`);
}

/** Held until the transaction ends, so that the log tells what it really was before. */
export async function lockSiteAsset(db: Database, id: number): Promise<SiteAssetRow | undefined> {
  const [found] = await db
    .select(columns)
    .from(siteAssets)
    .where(eq(siteAssets.id, id))
    .for('update');
  return found;
}

export async function insertSiteAsset(
  db: Database,
  name: string,
  { bytes, mediaType }: PreparedPicture,
): Promise<SiteAssetRow> {
  const [added] = await db
    .insert(siteAssets)
    .values({ name, type: 'image', data: bytes, mimeType: mediaType })
    .returning(columns);
  return added as SiteAssetRow;
}

export async function updateSiteAsset(
  db: Database,
  id: number,
  values: { name?: string; isActive?: boolean; data?: Buffer; mimeType?: string },
): Promise<SiteAssetRow> {
  const [changed] = await db
    .update(siteAssets)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(siteAssets.id, id))
    .returning(columns);
  return changed as SiteAssetRow;
}

export async function deleteSiteAssetRow(db: Database, id: number): Promise<void> {
  await db.delete(siteAssets).where(eq(siteAssets.id, id));
}
