import { upload } from '#contract/limits.ts';

/** Pictures that may be uploaded. The server looks at the bytes; this spares people the way there. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

export const pictureMaxBytes = upload.bytes;

/** Why files cannot be taken, in the words the server would use; nothing when one can be. */
export function refusalOf(files: File[]): string | undefined {
  if (files.length > 1) return 'Please upload one file at a time.';
  if (files.some(({ type }) => !pictureTypes.includes(type))) {
    return 'Please choose a PNG, JPG or WEBP picture.';
  }
  if (files.some(({ size }) => size > pictureMaxBytes)) {
    return `A file may have at most ${pictureMaxBytes / 1024 / 1024} MB.`;
  }
  return undefined;
}

/** Why a picture is too large to be worked on, once its pixels are known. */
export function sizeRefusalOf({ width, height }: { width: number; height: number }) {
  if (width * height <= upload.megapixels * 1_000_000) return undefined;
  return `This picture is ${width} by ${height} pixels. It may have ${upload.megapixels} megapixels at most.`;
}
