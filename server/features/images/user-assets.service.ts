import type { AssetType, UserAsset } from '#contract/images.ts';
import { removeFiles } from '#server/adapters/files/remove-files.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { preparePicture } from '#server/pictures/picture.ts';
import { deleteFile } from './files.queries.ts';
import { fileUrl, storePicture } from './files.service.ts';
import {
  findUserAsset,
  insertUserAsset,
  listUserAssetRows,
  type UserAssetRow,
  updateUserAssetFile,
} from './user-assets.queries.ts';

/** Somebody else's are not there. */
export async function listUserAssetsOf(
  db: Database,
  userId: number,
  asked: { userId: number; type: AssetType },
): Promise<UserAsset[]> {
  if (asked.userId !== userId) throw notFound();
  const assets = await listUserAssetRows(db, userId, asked.type);
  return assets.map(toUserAsset);
}

export async function createUserAsset(
  deps: Deps,
  userId: number,
  type: AssetType,
  file: Buffer,
): Promise<UserAsset> {
  const picture = await preparePicture(deps, userId, file);
  const asset = await storePicture(deps, userId, picture, (tx, fileKey) =>
    insertUserAsset(tx, userId, { type, fileKey }),
  );
  return toUserAsset(asset);
}

/** The new file takes the old one's place. Images that were made with the old one stay as they are. */
export async function replaceUserAssetOf(
  deps: Deps,
  userId: number,
  id: number,
  file: Buffer,
): Promise<UserAsset> {
  await getAsset(deps.db, userId, id);
  const picture = await preparePicture(deps, userId, file);
  const { asset, oldKey } = await storePicture(deps, userId, picture, async (tx, fileKey) => {
    // Asked again: it may have been replaced or removed while the picture was prepared.
    const current = await getAsset(tx, userId, id);
    await updateUserAssetFile(tx, userId, id, fileKey);
    await deleteFile(tx, userId, current.fileKey);
    return { asset: { ...current, fileKey }, oldKey: current.fileKey };
  });
  await removeFiles(deps, [oldKey]);
  return toUserAsset(asset);
}

export async function deleteUserAssetOf(deps: Deps, userId: number, id: number): Promise<void> {
  const key = await withUserLock(deps.db, userId, async (tx) => {
    const { fileKey } = await getAsset(tx, userId, id);
    await deleteFile(tx, userId, fileKey);
    return fileKey;
  });
  await removeFiles(deps, [key]);
}

async function getAsset(db: Database, userId: number, id: number): Promise<UserAssetRow> {
  const asset = await findUserAsset(db, userId, id);
  if (!asset) throw notFound();
  return asset;
}

function toUserAsset({ id, userId, type, fileKey, createdAt }: UserAssetRow): UserAsset {
  return { id, userId, type, path: fileUrl(fileKey), createdAt: createdAt.toISOString() };
}
