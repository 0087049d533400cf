import { storage } from '#contract/limits.ts';
import { freeStorage, getStorageUse, type StorageUse } from '#contract/storage.ts';
import { measureStorage, totalBytes } from '#server/core/storage.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { deleteUnusedImagesOf } from '#server/features/images/ai-images.service.ts';
import { purgeDeletedContentOf } from '#server/features/saved-content/saved-content.service.ts';
import { type App, serve } from '#server/http/serve.ts';

export function storageRoutes(app: App): void {
  const { deps } = app;

  serve(app, getStorageUse, ({ user }) => getStorageUseOf(deps.db, user.id));

  serve(app, freeStorage, ({ user }) => freeStorageOf(deps, user.id));
}

async function getStorageUseOf(db: Database, userId: number): Promise<StorageUse> {
  const use = await measureStorage(db, userId);
  return { bytes: totalBytes(use), limit: storage.bytes, kinds: use.bytes };
}

/** Deleted items first: they may be the last to show a picture. */
async function freeStorageOf(
  deps: Deps,
  userId: number,
): Promise<{ freed: number; use: StorageUse }> {
  const before = await getStorageUseOf(deps.db, userId);
  await purgeDeletedContentOf(deps, userId);
  await deleteUnusedImagesOf(deps, userId);
  const use = await getStorageUseOf(deps.db, userId);
  return { freed: Math.max(0, before.bytes - use.bytes), use };
}
