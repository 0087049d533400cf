import { acceptedFiles, isHeic } from '#web/ui/picture-rules.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** What the file dialog offers. */
export const picturesOffered = `${acceptedFiles},image/gif`;

/** Pixels of the longer side, tried in turn: enough for a website, and small if need be. */
const sides = [1600, 1200, 800];

/** Characters of an address that need no smaller picture: about 400 KB. */
const comfortable = 550_000;

const jpegQuality = 0.85;

/** Says in words for the person why a picture cannot be used. */
export class PictureProblem extends Error {
  override name = 'PictureProblem';
}

/**
 * A picture file as a `data:` address. It is drawn anew, no larger than a text needs it: that turns
 * it upright and drops what cameras write into it, such as where it was taken.
 */
export async function readPicture(chosen: File): Promise<string> {
  const file = isHeic(chosen) ? await fromHeic(chosen) : chosen;
  if (!pictureTypes.includes(file.type)) {
    throw new PictureProblem('Please choose a JPG, PNG, GIF or WEBP picture.');
  }
  const picture = await createImageBitmap(file).catch(() => {
    throw new PictureProblem('We couldn’t read this picture. Please try another one.');
  });
  try {
    // Drawn anew a GIF would stand still.
    return file.type === 'image/gif' ? await asDataAddress(file) : draw(picture, file.type);
  } finally {
    picture.close();
  }
}

async function fromHeic(file: File): Promise<File> {
  const { shrinkPicture: preparePicture } = await import('#web/ui/pictures/shrink-picture.ts');
  return preparePicture(file).catch(() => {
    throw new PictureProblem('We couldn’t read this picture. Please try another one.');
  });
}

function draw(picture: ImageBitmap, type: string): string {
  let address = '';
  for (const side of sides) {
    const canvas = drawScaled(picture, side);
    const isClear = type !== 'image/jpeg' && isTransparent(canvas);
    address = isClear ? canvas.toDataURL('image/png') : canvas.toDataURL('image/jpeg', jpegQuality);
    if (address.length <= comfortable) break;
  }
  return address;
}

function drawScaled(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) {
    if ((data[alpha] as number) < 255) return true;
  }
  return false;
}

const contextOf = (canvas: HTMLCanvasElement) =>
  canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;

function asDataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
