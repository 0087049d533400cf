import { readSizedFile } from '#contract/calls/images.ts';
import { pathOf } from '#contract/endpoint.ts';
import { safeImage } from '#contract/html.ts';
import type { Platform } from '#contract/platforms.ts';

/** A picture of a piece as a platform shows it. */
export type PlatformPicture = {
  /** In the platform's size where we have the file, else as it is. */
  address: string;
  /** As it was made. */
  original: string;
  /** Of our own file; a picture on the web is not ours to cut. */
  file?: { key: string; size: Platform['picture']['size'] };
};

/** Nothing for what is no picture. */
export function pictureFor(
  address: string | undefined,
  { picture: { size } }: Pick<Platform, 'picture'>,
): PlatformPicture | undefined {
  const original = address && safeImage(address);
  if (!original) return undefined;
  const key = fileKeyOf(original);
  if (!key) return { address: original, original };
  const file = { key, size };
  return { address: pathOf(readSizedFile, file), original, file };
}

const fileKeyOf = (address: string) => /^\/api\/files\/([\w-]{20,64})$/.exec(address)?.[1];
