import { findAiProvider } from '#contract/ai-providers.ts';
import { type Composition, canvasMinimum } from '#contract/composition.ts';
import type { Received, Returned } from '#contract/endpoint.ts';
import {
  type AiImage,
  type generateAiImage,
  type listBackgrounds,
  maxBackgrounds,
} from '#contract/images.ts';
import { aiBadAnswer } from '#server/adapters/ai/ai-errors.ts';
import { removeFiles } from '#server/adapters/files/remove-files.ts';
import { sceneFor } from '#server/content/scene.ts';
import { refuseForeignUser } from '#server/core/ownership.ts';
import { requireStorageRoom } from '#server/core/storage.ts';
import { withUserLock } from '#server/core/user-lock.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/errors.ts';
import { type PreparedPicture, preparePicture } from '#server/pictures/picture.ts';
import { xmpOf } from '#server/pictures/provenance.ts';
import {
  deleteUnusedAiImagesOf,
  insertAiImage,
  listBackgroundsOf,
  type PictureOwner,
} from './ai-images.queries.ts';
import { fileUrl, storePicture } from './files.service.ts';
import { buildImagePrompt, knownPlaceOf } from './images.prompts.ts';
import { findItemOfPiece, findNewestPicture, hasContent } from './personalized-images.queries.ts';

type Request = Received<typeof generateAiImage>['body'];

/** What a picture that nobody photographed says of itself. */
export const aiLabel = 'AI-generated illustration';

/** Our own illustrator draws by rules; every other one is a trained model. */
export const isTrained = (provider: string) => !findAiProvider(provider)?.runsLocally;

export const illustratorName = (provider: string) => findAiProvider(provider)?.label ?? provider;

/** The provider of the agent's own photos. */
export const uploadedPhoto = 'upload';

/** Has a picture drawn for a text and keeps it. */
export async function drawAiImage(
  deps: Deps,
  userId: number,
  request: Request,
  signal: AbortSignal,
): Promise<AiImage> {
  refuseForeignUser(userId, request.userId);
  await requireStorageRoom(deps.db, userId);
  const madeFor = await checkPiece(deps.db, userId, request);
  const { style, topic } = request;
  const place = knownPlaceOf(request);
  const subject =
    request.prompt || sceneFor({ title: await titleOf(deps, userId, request), topic, place });
  const { image: illustrator } = deps.ai;

  return deps.withAiSlot(userId, async () => {
    const prompt = buildImagePrompt({ subject, style, place }, illustrator);
    const draw = () =>
      illustrator.draw(prompt, canvasMinimum, { userId, signal, style, topic, place });
    // Our own drawings take a core of this machine, as every other work on pictures.
    const { bytes } = await (illustrator.runsLocally
      ? deps.queuePicture(userId, draw, signal)
      : draw());
    const { provider } = illustrator;
    const picture = await checkDrawn(deps, userId, bytes, provider);
    signal.throwIfAborted();
    const about = { prompt: subject, style, provider, ...madeFor };
    return storeAiImage(deps, userId, picture, about);
  });
}

/** What a text is about: its title, else how it begins. It chooses a scene and is not sent itself. */
async function titleOf({ texts }: Deps, userId: number, { title, content }: Request) {
  const [words = ''] = await texts.run('plainTexts', [title || content], { userId });
  return words.slice(0, longestTitle);
}

const longestTitle = 400;

/** The agent's own photo, to put headshot and logo on. */
export async function uploadBackgroundOf(
  deps: Deps,
  userId: number,
  file: Buffer,
  piece: PictureOwner,
): Promise<AiImage> {
  const madeFor = await checkPiece(deps.db, userId, piece);
  const picture = await preparePicture(deps, userId, file);
  return storeAiImage(deps, userId, picture, { provider: uploadedPhoto, ...madeFor });
}

/** What was made for a piece, and how headshot and logo last stood on it. */
export async function listBackgroundsFor(
  db: Database,
  userId: number,
  piece: PictureOwner,
): Promise<Returned<typeof listBackgrounds>> {
  const backgrounds = await listBackgroundsOf(db, userId, piece, maxBackgrounds);
  const last = await findNewestPicture(db, userId, piece);
  return {
    backgrounds: backgrounds.map(({ id, fileKey, provider }) => ({
      aiImageId: id,
      imageUrl: fileUrl(fileKey),
      isOwnPhoto: provider === uploadedPhoto,
    })),
    last: last
      ? {
          aiImageId: last.aiImageId,
          composition: last.composition as Composition,
          imagePath: fileUrl(last.compositeKey),
        }
      : null,
  };
}

/** An item that is not the user's own, or no longer there, keeps nothing. */
async function checkPiece(db: Database, userId: number, { postId, contentId }: PictureOwner) {
  if (contentId && !(await hasContent(db, userId, contentId))) throw notFound();
  return { postId, contentId };
}

/** Removes the pictures that were drawn for a user and are used nowhere. */
export async function deleteUnusedImagesOf(deps: Deps, userId: number): Promise<void> {
  const keys = await withUserLock(deps.db, userId, (tx) => deleteUnusedAiImagesOf(tx, userId));
  await removeFiles(deps, keys);
}

async function storeAiImage(
  deps: Deps,
  userId: number,
  picture: PreparedPicture,
  about: { prompt?: string; style?: string; provider: string } & PictureOwner,
): Promise<AiImage> {
  const { id, fileKey } = await storePicture(deps, userId, picture, async (tx, key) => {
    const contentId = about.contentId ?? (await findItemOfPiece(tx, userId, about.postId));
    return insertAiImage(tx, userId, { ...about, contentId, fileKey: key });
  });
  return { imageUrl: fileUrl(fileKey), aiImageId: id };
}

/** A provider's bytes are trusted no more than an upload, but the fault is not the agent's. */
async function checkDrawn(
  deps: Deps,
  userId: number,
  bytes: Uint8Array,
  provider: string,
): Promise<PreparedPicture> {
  try {
    const xmp = xmpOf({
      source: isTrained(provider) ? 'trainedAlgorithmicMedia' : 'algorithmicMedia',
      drawnBy: illustratorName(provider),
    });
    return await preparePicture(deps, userId, Buffer.from(bytes), { description: aiLabel, xmp });
  } catch (error) {
    if (error instanceof AppError && !isAboutTheQueue(error)) throw aiBadAnswer(error);
    throw error;
  }
}

const isAboutTheQueue = ({ code }: AppError) =>
  code === 'unavailable' || code === 'too_many_requests';
