import type { Composition } from '#contract/composition.ts';
import type { Received, Returned } from '#contract/endpoint.ts';
import type { AssetType, PersonalizedImage, personalizeImage } from '#contract/images.ts';
import { removeFiles } from '#server/adapters/files/remove-files.ts';
import { refuseForeignUser } from '#server/core/ownership.ts';
import { requireStorageRoom } from '#server/core/storage.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { findAiImage, lockAiImage } from './ai-images.queries.ts';
import { uploadedPhoto } from './ai-images.service.ts';
import { altTextFor } from './alt-text.ts';
import { noteFor, pageAddressOf } from './altered-photos.service.ts';
import { composePicture } from './compose-picture.ts';
import { deleteFile } from './files.queries.ts';
import { fileUrl, storePicture } from './files.service.ts';
import {
  findCreator,
  findItemOfPiece,
  findPersonalizedImage,
  hasContent,
  insertPersonalizedImage,
  listOwnKeys,
  listPersonalizedImagesOf,
  lockContent,
  removeFromContent,
} from './personalized-images.queries.ts';
import { aboutPicture, makePicture, readLayers } from './picture-layers.ts';
import { listUserAssetRows } from './user-assets.queries.ts';

type Request = Received<typeof personalizeImage>['body'];

/** Puts the newest headshot and logo on a picture and keeps the result. */
export async function personalizeFor(
  deps: Deps,
  userId: number,
  { userId: named, aiImageId, postId, contentId, composition, altText }: Request,
  caller: AbortSignal,
): Promise<Returned<typeof personalizeImage>> {
  refuseForeignUser(userId, named);
  if (!aiImageId) throw missing('You must generate an AI image first');
  const headshotKey = await newestAsset(deps.db, userId, 'headshot');
  const logoKey = await newestAsset(deps.db, userId, 'logo');
  const aiImage = await findAiImage(deps.db, userId, aiImageId);
  if (!aiImage) throw notFound();
  if (contentId && !(await hasContent(deps.db, userId, contentId))) throw notFound();

  await requireStorageRoom(deps.db, userId);
  const keys = { background: aiImage.fileKey, headshot: headshotKey, logo: logoKey };
  const creator = await findCreator(deps.db, userId);
  const about = { ...aboutPicture(aiImage, creator), note: await noteFor(deps, userId, aiImage) };
  const bytes = await makePicture(deps, userId, caller, async (signal) => {
    const pieces = await readLayers(deps, keys);
    if (!pieces)
      throw notFound('One of the pictures is missing. Please upload or generate it again.');
    return composePicture(pieces, composition, { ...about, signal });
  });

  const { prompt, provider, isAltered } = aiImage;
  const shown = { prompt, isDrawn: provider !== uploadedPhoto, isAltered };
  const picture = {
    bytes,
    mediaType: 'image/png',
    altText: altText || altTextFor(shown, composition, creator),
  };
  const image = await storePicture(deps, userId, picture, async (tx, compositeKey) => {
    // Asked again: while the picture was made, its item or its pieces may have gone.
    if (contentId && !(await lockContent(tx, userId, contentId))) throw notFound();
    const kept = await listOwnKeys(tx, userId, [headshotKey, logoKey]);
    return insertPersonalizedImage(tx, userId, {
      contentId: contentId ?? (await findItemOfPiece(tx, userId, postId)),
      postId,
      headshotKey: kept.has(headshotKey) ? headshotKey : null,
      logoKey: kept.has(logoKey) ? logoKey : null,
      aiImageId: (await lockAiImage(tx, userId, aiImageId)) ? aiImageId : null,
      compositeKey,
      prompt: aiImage.prompt,
      style: aiImage.style,
      composition,
    });
  });
  return { imagePath: fileUrl(image.compositeKey), personalizedImageId: image.id };
}

export async function listPicturesOf(
  deps: Deps,
  userId: number,
  contentId: number,
): Promise<PersonalizedImage[]> {
  if (!(await hasContent(deps.db, userId, contentId))) throw notFound();
  const images = await listPersonalizedImagesOf(deps.db, userId, contentId);
  return images.map((image) => toPersonalizedImage(deps, image));
}

export async function deletePictureOf(deps: Deps, userId: number, id: number): Promise<void> {
  const key = await withUserLock(deps.db, userId, async (tx) => {
    const image = await findPersonalizedImage(tx, userId, id);
    if (!image) throw notFound();
    await removeFromContent(tx, userId, fileUrl(image.compositeKey));
    await deleteFile(tx, userId, image.compositeKey);
    return image.compositeKey;
  });
  await removeFiles(deps, [key]);
}

async function newestAsset(db: Database, userId: number, type: AssetType): Promise<string> {
  const [newest] = await listUserAssetRows(db, userId, type);
  if (!newest) throw missing(`You must upload a ${type} first`);
  return newest.fileKey;
}

const missing = (message: string) => new AppError('invalid_input', message);

type ListedImage = Awaited<ReturnType<typeof listPersonalizedImagesOf>>[number];

function toPersonalizedImage(deps: Deps, row: ListedImage): PersonalizedImage {
  const { id, contentId, compositeKey, prompt, style, altText, page, createdAt } = row;
  return {
    id,
    contentId,
    compositePath: fileUrl(compositeKey),
    prompt,
    style,
    composition: row.composition as Composition,
    altText: altText ?? undefined,
    originalPage: page ? { id: page.id, address: pageAddressOf(deps, page) } : undefined,
    createdAt: createdAt.toISOString(),
  };
}
