import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { findAiProvider } from '#contract/ai-providers.ts';
import { type Composition, canvasMinimum } from '#contract/composition.ts';
import { maxAltText } from '#contract/constants.ts';
import type { Received, Returned } from '#contract/endpoint.ts';
import {
  type AiImage,
  type generateAiImage,
  type listBackgrounds,
  maxBackgrounds,
  type sketchAiImages,
  sketchCount,
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
import { aiLabel, describeDrawing } from './alt-text.ts';
import { fileUrl, storePicture } from './files.service.ts';
import { knownPlaceOf, pictureBriefFor } from './images.prompts.ts';
import { findItemOfPiece, findNewestPicture, hasContent } from './personalized-images.queries.ts';

type Request = Received<typeof generateAiImage>['body'];
type SketchRequest = Received<typeof sketchAiImages>['body'];

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
  const { style, seed } = request;
  const { brief, scene } = await readBrief(deps, userId, request);
  const { image: illustrator } = deps.ai;

  return deps.withAiSlot(userId, async () => {
    const draw = () => illustrator.draw(brief, canvasMinimum, { userId, signal, seed });
    // Our own drawings take a core of this machine, as every other work on pictures.
    const { bytes, report } = await (illustrator.runsLocally
      ? deps.queuePicture(userId, draw, signal)
      : draw());
    const { provider } = illustrator;
    const picture = await checkDrawn(deps, userId, bytes, provider);
    signal.throwIfAborted();
    const about = { prompt: scene, style, provider, ...madeFor };
    return { ...(await storeAiImage(deps, userId, picture, about)), ...report };
  });
}

/** Small pictures of one brief, to choose from before one of them is drawn large. */
export async function sketchPictures(
  deps: Deps,
  userId: number,
  request: SketchRequest,
  signal: AbortSignal,
): Promise<Returned<typeof sketchAiImages>> {
  const { image: illustrator } = deps.ai;
  if (!illustrator.hasSketches) return { sketches: [] };
  const { brief } = await readBrief(deps, userId, request);
  const sketches = [];
  for (let number = 0; number < sketchCount; number += 1) {
    const seed = randomInt(2 ** 47);
    const draw = () => illustrator.draw(brief, sketchSize, { userId, signal, seed });
    const { bytes, report } = await deps.queuePicture(userId, draw, signal);
    const small = await sharp(bytes).webp({ quality: 72 }).toBuffer();
    const imageUrl = `data:image/webp;base64,${small.toString('base64')}`;
    sketches.push({ seed, imageUrl, drawn: report?.drawn ?? '' });
  }
  return { sketches };
}

const sketchSize = { width: 360, height: 270 };

/** What is asked for, and what is kept of it: a scene by the title where nobody has said one. */
async function readBrief(deps: Deps, userId: number, request: SketchRequest | Request) {
  const { style, topic, prompt } = request;
  const place = knownPlaceOf(request);
  const title = await titleOf(deps, userId, request);
  const scene = prompt || sceneFor({ title, topic, place });
  // Our own illustrator reads the title itself; a model is never told a word of the text.
  const subject = deps.ai.image.runsLocally ? (prompt ?? '') : scene;
  return { scene, brief: pictureBriefFor({ subject, title, topic, place, style }) };
}

/** What a text is about: its title, else how it begins. It chooses a scene and is not sent itself. */
async function titleOf({ texts }: Deps, userId: number, request: SketchRequest | Request) {
  const text = request.title || ('content' in request ? request.content : '');
  const [words = ''] = await texts.run('plainTexts', [text], { userId });
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
  // The agent's own photo is described by the agent.
  const altText =
    about.provider === uploadedPhoto ? undefined : describeDrawing(about.prompt ?? '');
  const described = { ...picture, altText: altText?.slice(0, maxAltText) };
  const { id, fileKey } = await storePicture(deps, userId, described, async (tx, key) => {
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
