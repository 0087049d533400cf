import sharp from 'sharp';
import { upload } from '#contract/limits.ts';
import { mediaTypeOf } from '#server/adapters/ai/media-type.ts';
import { imgTag, portableHtml } from '#server/content/documents/portable-html.ts';
import type { QueuePicture } from '#server/pictures/picture-queue.ts';

/** Pixels of a picture's longest side, enough for print across the page. */
const longestSide = 1_600;

/** A text with more is made to keep us busy. */
const mostPictures = 200;

/** Of a decoder that works on one picture. */
const secondsAtMost = 10;

/** Whose pictures they are, and until when somebody waits for them. */
type By = { userId: number; queuePicture: QueuePicture; signal?: AbortSignal };

/** HTML with pictures as Word shows them. What is no picture becomes its alternative text. */
export async function withWordPictures(html: string, by: By): Promise<string> {
  const sources = new Set(
    Array.from(html.matchAll(/<img src="(data:[^"]*)"/gi), ([, source = '']) => source),
  );
  const shown = new Map<string, string>();
  for (const source of [...sources].slice(0, mostPictures)) {
    const picture = await toWordPicture(source, by);
    if (picture) shown.set(source, picture);
  }
  return portableHtml(html, ({ src, alt }) => {
    const picture = shown.get(src);
    return picture && imgTag({ src: picture, alt });
  });
}

/** Word knows PNG, JPEG and GIF; WEBP becomes PNG. */
async function toWordPicture(
  source: string,
  { userId, queuePicture, signal }: By,
): Promise<string | undefined> {
  const base64 = source.slice(source.indexOf(',') + 1);
  const firstBytes = Buffer.from(base64.slice(0, 64), 'base64');
  const isGif = /^GIF8[79]a/.test(firstBytes.toString('latin1', 0, 6));
  const mediaType = isGif ? 'image/gif' : mediaTypeOf(firstBytes);
  if (mediaType !== 'image/webp') return mediaType && source;
  return queuePicture(userId, () => toPng(Buffer.from(base64, 'base64')), signal);
}

async function toPng(bytes: Buffer): Promise<string | undefined> {
  try {
    const png = await sharp(bytes, { limitInputPixels: upload.megapixels * 1_000_000 })
      .timeout({ seconds: secondsAtMost })
      .resize({
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    // Damaged, or larger than a picture may be.
    return undefined;
  }
}
