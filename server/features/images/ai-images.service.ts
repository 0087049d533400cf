import { canvasLeast } from '#contract/composition.ts';
import type { Received } from '#contract/endpoint.ts';
import type { AiImage, generateAiImage } from '#contract/images.ts';
import { badAnswer } from '#server/adapters/ai/ai-errors.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { refuseForeignUser } from '#server/http/access.ts';
import { inAiPlace } from '#server/http/ai-places.ts';
import { type Picture, preparePicture } from '#server/pictures/picture.ts';
import { insertAiImage } from './ai-images.queries.ts';
import { addressOf, requireRoom, storePicture } from './files.service.ts';
import { buildImagePrompt, openingOf, placeOf } from './images.prompts.ts';

type Request = Received<typeof generateAiImage>['body'];

/** What a picture that nobody photographed says of itself. */
export const aiLabel = 'AI-generated illustration';

/** The provider of the agent's own photos. */
export const ownPhoto = 'upload';

/** Has a picture drawn for a text and keeps it. */
export async function drawAiImage(
  deps: Deps,
  userId: number,
  request: Request,
  signal: AbortSignal,
): Promise<AiImage> {
  refuseForeignUser(userId, request.userId);
  await requireRoom(deps.db, userId);
  await deps.limits.take('aiByUser', userId);
  const { style, topic } = request;
  const subject = request.prompt || openingOf(await wordsOf(deps, userId, request.content));
  const place = placeOf(request);
  const { image: illustrator } = deps.ai;

  return inAiPlace(deps.db, userId, async () => {
    const prompt = buildImagePrompt({ subject, style, place });
    const { bytes } = await illustrator.draw(prompt, canvasLeast, { signal, style, topic, place });
    const picture = await checkDrawn(bytes);
    signal.throwIfAborted();
    const { provider } = illustrator;
    return storeAiImage(deps, userId, picture, { prompt: subject, style, provider });
  });
}

async function wordsOf({ texts }: Deps, userId: number, html: string): Promise<string> {
  const [words = ''] = await texts.run('plainTexts', [html], { userId });
  return words;
}

/** The agent's own photo, to put headshot and logo on. */
export async function keepBackground(deps: Deps, userId: number, file: Buffer): Promise<AiImage> {
  return storeAiImage(deps, userId, await preparePicture(file), { provider: ownPhoto });
}

async function storeAiImage(
  deps: Deps,
  userId: number,
  picture: Picture,
  about: { prompt?: string; style?: string; provider: string },
): Promise<AiImage> {
  const { id, fileKey } = await storePicture(deps, userId, picture, (tx, key) =>
    insertAiImage(tx, userId, { ...about, fileKey: key }),
  );
  return { imageUrl: addressOf(fileKey), aiImageId: id };
}

/** A provider's bytes are trusted no more than an upload, but the fault is not the agent's. */
async function checkDrawn(bytes: Uint8Array): Promise<Picture> {
  try {
    return await preparePicture(Buffer.from(bytes), { description: aiLabel });
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable') throw badAnswer(error);
    throw error;
  }
}
