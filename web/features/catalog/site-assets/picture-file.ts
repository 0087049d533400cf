import { upload } from '#contract/limits.ts';

/** What may be chosen. The server looks at the bytes; this spares people the way there. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a file cannot be taken; nothing when it can. */
export function refusalOf(file: File): string | undefined {
  if (!pictureTypes.includes(file.type)) return 'Please choose a PNG, JPG or WEBP picture.';
  if (file.size > upload.bytes) {
    return `A file may have at most ${upload.bytes / 1024 / 1024} MB.`;
  }
  return undefined;
}
