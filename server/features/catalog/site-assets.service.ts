import { createHash } from 'node:crypto';
import type { changeSiteAsset, SiteAsset } from '#contract/catalog/site-assets.ts';
import type { Received } from '#contract/endpoint.ts';
import type { Download } from '#server/core/download.ts';
import type { Database } from '#server/db/connect.ts';
import { mapUniqueViolation } from '#server/db/database-errors.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { changesBetween, recordWrite } from '#server/features/admin-log/admin-log.service.ts';
import { type PreparedPicture, preparePicture } from '#server/pictures/picture.ts';
import {
  deleteSiteAssetRow,
  findShownSiteAsset,
  insertSiteAsset,
  listSiteAssetRows,
  lockSiteAsset,
  type SiteAssetRow,
  updateSiteAsset,
} from './site-assets.queries.ts';

type Admin = { id: number; username: string };
type Change = Received<typeof changeSiteAsset>['body'];

const subject = 'site asset';

/** Pixels: these are drawn small, on every page. */
const longestSide = 1024;

/** Bytes of a prepared picture. Everybody loads it. */
const mostBytes = 1024 * 1024;

/** Asked about at every use, so that a changed logo shows at once; the bytes travel only when new. */
export async function downloadSiteAsset(db: Database, name: string): Promise<Download> {
  const asset = await findShownSiteAsset(db, name);
  if (!asset) throw notFound();
  return {
    bytes: asset.data,
    mediaType: asset.mimeType,
    version: createHash('sha256').update(asset.data).digest('base64url'),
    cacheControl: 'public, no-cache',
  };
}

type AssetDeps = Pick<Deps, 'db' | 'queuePicture'>;

export async function listAllSiteAssets(db: Database): Promise<SiteAsset[]> {
  return (await listSiteAssetRows(db)).map(toSiteAsset);
}

export async function addSiteAssetBy(
  deps: AssetDeps,
  user: Admin,
  name: string,
  file: Buffer,
): Promise<SiteAsset> {
  const picture = await prepareSmall(deps, user, file);
  const write = () =>
    deps.db.transaction(async (tx) => {
      const added = await insertSiteAsset(tx, name, picture);
      await recordWrite(tx, aboutOf(user, added), undefined, added);
      return toSiteAsset(added);
    });
  return mapUniqueViolation(write, nameTaken);
}

export async function replaceSiteAssetBy(
  deps: AssetDeps,
  user: Admin,
  id: number,
  file: Buffer,
): Promise<SiteAsset> {
  const { bytes, mediaType } = await prepareSmall(deps, user, file);
  return deps.db.transaction(async (tx) => {
    const before = await getLocked(tx, id);
    const after = await updateSiteAsset(tx, id, { data: bytes, mimeType: mediaType });
    await recordWrite(tx, aboutOf(user, after), before, after);
    return toSiteAsset(after);
  });
}

export async function changeSiteAssetBy(
  db: Database,
  user: Admin,
  id: number,
  change: Change,
): Promise<SiteAsset> {
  const write = () =>
    db.transaction(async (tx) => {
      const before = await getLocked(tx, id);
      if (changesBetween(before, { ...before, ...change }).length === 0) return toSiteAsset(before);
      const after = await updateSiteAsset(tx, id, change);
      await recordWrite(tx, aboutOf(user, after), before, after);
      return toSiteAsset(after);
    });
  return mapUniqueViolation(write, nameTaken);
}

export async function deleteSiteAssetBy(db: Database, user: Admin, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await getLocked(tx, id);
    await deleteSiteAssetRow(tx, id);
    await recordWrite(tx, aboutOf(user, before), before, undefined);
  });
}

async function prepareSmall(
  deps: AssetDeps,
  { id }: Admin,
  file: Buffer,
): Promise<PreparedPicture> {
  const picture = await preparePicture(deps, id, file, { longestSide });
  if (picture.bytes.length > mostBytes) {
    const megabytes = (picture.bytes.length / mostBytes).toFixed(1);
    throw new AppError(
      'too_large',
      `This picture is ${megabytes} MB. It can be up to 1 MB. Choose a simpler one, or a JPG.`,
    );
  }
  return picture;
}

async function getLocked(db: Database, id: number): Promise<SiteAssetRow> {
  const asset = await lockSiteAsset(db, id);
  if (!asset) throw notFound('This picture was deleted.');
  return asset;
}

const aboutOf = (user: Admin, { id, name }: SiteAssetRow) =>
  ({ user, subject, subjectId: id, name }) as const;

function nameTaken(): AppError {
  const message = 'A picture with this name already exists';
  return new AppError('taken', message, { fields: { name: message } });
}

function toSiteAsset({ fingerprint: _, ...row }: SiteAssetRow): SiteAsset {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
