import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { siteAssets } from '#server/db/schema/catalog.ts';

export async function findSiteAsset(db: Database, name: string) {
  const [asset] = await db
    .select({ data: siteAssets.data, mimeType: siteAssets.mimeType })
    .from(siteAssets)
    .where(and(eq(siteAssets.name, name), eq(siteAssets.isActive, true)));
  return asset;
}
