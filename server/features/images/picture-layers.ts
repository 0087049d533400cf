import type { Deps } from '#server/deps.ts';
import { queuePicture } from '#server/pictures/picture-queue.ts';
import { aiLabel, uploadedPhoto } from './ai-images.service.ts';
import type { PictureLayers } from './compose-picture.ts';
import { withDeadline } from './with-deadline.ts';

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

/** A picture with a drawn background says so, one with the agent's own photo does not. */
export const labelFor = ({ provider }: { provider: string }) =>
  provider === uploadedPhoto ? undefined : aiLabel;

/** From the end of the line to the finished picture. */
const milliseconds = 45_000;

/**
 * Makes a picture when its user's turn comes, for as long as somebody waits for it. What it is made of
 * is read only then: those that wait hold no bytes.
 */
export const makePicture = (
  userId: number,
  caller: AbortSignal,
  make: (signal: AbortSignal) => Promise<Buffer>,
): Promise<Buffer> =>
  withDeadline(milliseconds, caller, (signal) => queuePicture(userId, () => make(signal), signal));
