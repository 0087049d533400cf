import type { Deps } from '#server/deps.ts';
import { inPictureQueue } from '#server/pictures/picture-queue.ts';
import { aiLabel, ownPhoto } from './ai-images.service.ts';
import type { Pieces } from './compose-picture.ts';
import { inTime } from './in-time.ts';

type Keys = Record<keyof Pieces, string>;

/** The stored pieces of a picture; nothing when one of them is lost. */
export async function readPieces({ files }: Deps, keys: Keys): Promise<Pieces | undefined> {
  const [background, headshot, logo] = await Promise.all([
    files.read(keys.background),
    files.read(keys.headshot),
    files.read(keys.logo),
  ]);
  return background && headshot && logo && { background, headshot, logo };
}

/** A picture with a drawn background says so, one with the agent's own photo does not. */
export const labelFor = ({ provider }: { provider: string }) =>
  provider === ownPhoto ? undefined : aiLabel;

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
  inTime(milliseconds, caller, (signal) => inPictureQueue(userId, () => make(signal), signal));
