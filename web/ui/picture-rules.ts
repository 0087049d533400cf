import { upload } from '#contract/limits.ts';

/** Pictures the server takes. It looks at the bytes; this spares people the way there. */
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** What phones make, which the browser turns into a JPG before it is sent. Many systems know it by its ending alone. */
export const isHeic = ({ name, type }: { name: string; type: string }) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

const heicTypes = { 'image/heic': ['.heic'], 'image/heif': ['.heif'] };

/** What a drop area takes, by type and ending. */
export const acceptedTypes: Record<string, string[]> = {
  ...Object.fromEntries(pictureTypes.map((type) => [type, []])),
  ...heicTypes,
};

/** The same for a file button. */
export const acceptedFiles = [
  ...pictureTypes,
  ...Object.entries(heicTypes).flatMap(([type, endings]) => [type, ...endings]),
].join(',');

export const pictureMaxBytes = upload.bytes;

/** Bytes of a file that may be chosen: a photo of this size is scaled before it is sent. */
export const chosenMaxBytes = 80 * 1024 * 1024;

/** Why files cannot be taken, in the words the server would use; nothing when one can be. */
export function pictureFileProblem(files: File[]): string | undefined {
  if (files.length > 1) return 'Please upload one file at a time.';
  if (files.some((file) => !pictureTypes.includes(file.type) && !isHeic(file))) {
    return 'Please choose a PNG, JPG or WEBP picture.';
  }
  return files.some(({ size }) => size > chosenMaxBytes) ? fileTooLarge(chosenMaxBytes) : undefined;
}

export const fileTooLarge = (most: number) => `Files can be up to ${most / 1024 / 1024} MB.`;

export type PixelSize = { width: number; height: number };

export const hasTooManyPixels = ({ width, height }: PixelSize) =>
  width * height > upload.megapixels * 1_000_000;

/** Why a picture is too large to be worked on, once its pixels are known. */
export function pictureSizeProblem(size: PixelSize) {
  if (!hasTooManyPixels(size)) return undefined;
  return `This picture is ${size.width} by ${size.height} pixels. Pictures can have up to ${upload.megapixels} megapixels.`;
}
