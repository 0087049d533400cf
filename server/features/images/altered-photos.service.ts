import { randomBytes } from 'node:crypto';
import { create } from 'qrcode';
import { type AlteredPhoto, type AlteredState, openOriginal } from '#contract/altered-photos.ts';
import { pathOf } from '#contract/endpoint.ts';
import { readThumbnail } from '#contract/images.ts';
import type { AlteredNote } from '#contract/layouts/altered-note.ts';
import { removeFiles } from '#server/adapters/files/remove-files.ts';
import { hashToken } from '#server/core/sessions.ts';
import { requireStorageRoom } from '#server/core/storage.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { preparePicture } from '#server/pictures/picture.ts';
import { findAiImage } from './ai-images.queries.ts';
import { uploadedPhoto } from './ai-images.service.ts';
import {
  type AlteredPhotoRow,
  deleteAlteredPhoto,
  findAlteredPhotoOf,
  insertAlteredPhoto,
  listAlteredPhotoRows,
  updateIsAltered,
  updateOriginal,
} from './altered-photos.queries.ts';
import { deleteFile } from './files.queries.ts';
import { storePicture } from './files.service.ts';

/** Whoever scans a code comes from outside: nothing but https leads them here. */
const canHavePage = ({ config }: Deps) => config.publicUrl?.startsWith('https:') ?? false;

export async function alteredStateOf(
  deps: Deps,
  userId: number,
  aiImageId: number,
): Promise<AlteredState> {
  const { isAltered } = await getOwnPhoto(deps, userId, aiImageId);
  const row = await findAlteredPhotoOf(deps.db, userId, aiImageId);
  return {
    isAltered,
    canHavePage: canHavePage(deps),
    page: row ? toAlteredPhoto(deps, row) : null,
  };
}

/** A page that is there stays: codes on pictures that were posted lead to it. */
export async function changeAlteredOf(
  deps: Deps,
  userId: number,
  aiImageId: number,
  isAltered: boolean,
): Promise<void> {
  await getOwnPhoto(deps, userId, aiImageId);
  if (!(await updateIsAltered(deps.db, userId, aiImageId, isAltered))) throw notFound();
}

/** Another original comes under the same address: the code may be printed already. */
export async function publishOriginalOf(
  deps: Deps,
  userId: number,
  aiImageId: number,
  file: Buffer,
): Promise<void> {
  await getOwnPhoto(deps, userId, aiImageId);
  if (!canHavePage(deps)) throw noPublicAddress();
  await requireStorageRoom(deps.db, userId);
  const picture = await preparePicture(deps, userId, file);
  const replaced = await storePicture(deps, userId, picture, async (tx, originalKey) => {
    if (!(await updateIsAltered(tx, userId, aiImageId, true))) throw notFound();
    const known = await findAlteredPhotoOf(tx, userId, aiImageId);
    if (known) {
      await updateOriginal(tx, known.id, originalKey);
      await deleteFile(tx, userId, known.originalKey);
      return [known.originalKey];
    }
    const token = randomBytes(16).toString('base64url');
    const tokenHash = hashToken(token);
    const sealed = deps.secrets.seal(token, rowName(tokenHash));
    await insertAlteredPhoto(tx, userId, { aiImageId, originalKey, tokenHash, token: sealed });
    return [];
  });
  await removeFiles(deps, replaced);
}

/** For good, with the original. The altered photo is still the agent's own. */
export async function takeDownOf(deps: Deps, userId: number, id: number): Promise<void> {
  const key = await withUserLock(deps.db, userId, async (tx) => {
    const original = await deleteAlteredPhoto(tx, userId, id);
    if (!original) throw notFound();
    await deleteFile(tx, userId, original);
    return original;
  });
  await removeFiles(deps, [key]);
}

const pageSize = 20;

export async function listAlteredPhotosOf(deps: Deps, userId: number, before: number | undefined) {
  const rows = await listAlteredPhotoRows(deps.db, userId, { before, atMost: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  return {
    photos: shown.map((row) => toAlteredPhoto(deps, row)),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** What has to stand below a picture with this background, if anything. */
export async function noteFor(
  deps: Deps,
  userId: number,
  { id, isAltered }: { id: number; isAltered: boolean },
): Promise<AlteredNote | undefined> {
  if (!isAltered) return undefined;
  const row = await findAlteredPhotoOf(deps.db, userId, id);
  return { code: row && toAlteredPhoto(deps, row).code };
}

function toAlteredPhoto(deps: Deps, row: AlteredPhotoRow): AlteredPhoto {
  const address = pageAddressOf(deps, row);
  return {
    id: row.id,
    address,
    code: address === null ? null : codeOf(address),
    alteredUrl: pathOf(readThumbnail, { key: row.alteredKey }),
    originalUrl: pathOf(readThumbnail, { key: row.originalKey }),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Lost with the key it was sealed with. The page still opens, for its address is looked up by a hash. */
export function pageAddressOf(
  deps: Deps,
  { token: sealed, tokenHash }: { token: string; tokenHash: string },
): string | null {
  const token = deps.secrets.open(sealed, rowName(tokenHash));
  if (!token || !canHavePage(deps)) return null;
  return `${deps.siteUrl()}${pathOf(openOriginal, { token })}`;
}

const rowName = (tokenHash: string) => `altered_photos/${tokenHash}`;

function codeOf(address: string): string[] {
  const { data, size } = create(address, { errorCorrectionLevel: 'M' }).modules;
  return Array.from({ length: size }, (_, row) =>
    data.slice(row * size, (row + 1) * size).join(''),
  );
}

/** A drawing is nobody's listing. */
async function getOwnPhoto({ db }: Deps, userId: number, aiImageId: number) {
  const image = await findAiImage(db, userId, aiImageId);
  if (image?.provider !== uploadedPhoto) throw notFound();
  return image;
}

const noPublicAddress = () =>
  new AppError(
    'invalid_input',
    'A page with the original needs an https address. Ask whoever runs Porchlight to set PUBLIC_URL.',
  );
