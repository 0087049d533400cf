import { alteredStatement } from '#contract/layouts/altered-note.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { xmpOf } from '#server/pictures/provenance.ts';
import { illustratorName, isTrained, uploadedPhoto } from './ai-images.service.ts';
import { aiLabel } from './alt-text.ts';
import type { PictureLayers } from './compose-picture.ts';

type Keys = Record<keyof PictureLayers, string>;

/** The stored pieces of a picture; nothing when one of them is lost. */
export async function readLayers({ files }: Deps, keys: Keys): Promise<PictureLayers | undefined> {
  const [background, headshot, logo] = await Promise.all([
    files.read(keys.background),
    files.read(keys.headshot),
    files.read(keys.logo),
  ]);
  return background && headshot && logo && { background, headshot, logo };
}

type AboutBackground = { provider: string; isAltered: boolean };

/** A picture with a drawn or altered background says so, one with another photo does not. All say who put it together. */
export const aboutPicture = (
  { provider, isAltered }: AboutBackground,
  creator: string | undefined,
) =>
  provider === uploadedPhoto
    ? {
        ...(isAltered && { description: alteredStatement }),
        xmp: xmpOf({ source: 'composite', creator }),
      }
    : {
        description: aiLabel,
        xmp: xmpOf({
          source: isTrained(provider) ? 'compositeWithTrainedAlgorithmicMedia' : 'composite',
          creator,
          drawnBy: illustratorName(provider),
        }),
      };

/** From the end of the line to the finished picture. */
const milliseconds = 45_000;

/**
 * Makes a picture when its user's turn comes, for as long as somebody waits for it. What it is made of
 * is read only then: those that wait hold no bytes.
 */
export const makePicture = (
  { queuePicture }: Pick<Deps, 'queuePicture'>,
  userId: number,
  caller: AbortSignal,
  make: (signal: AbortSignal) => Promise<Buffer>,
): Promise<Buffer> =>
  withDeadline(milliseconds, caller, (signal) => queuePicture(userId, () => make(signal), signal));

/**
 * Waits for work no longer than so many milliseconds, and no longer than the caller does. Its signal
 * tells the work to stop at the next step: a decoder cannot be stopped in the middle of one.
 */
export async function withDeadline<Result>(
  milliseconds: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  caller.throwIfAborted();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(tookTooLong()), milliseconds);
  const signal = AbortSignal.any([caller, late.signal]);
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(signal.reason);
  signal.addEventListener('abort', end);
  try {
    return await Promise.race([work(signal), ended.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

const tookTooLong = () =>
  new AppError('unavailable', 'The picture took too long. Please try again in a moment.', {
    retryAfter: 10,
  });
