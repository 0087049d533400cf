import { pictureMaxBytes } from '#web/ui/picture-rules.ts';
import { cropOf, type Framing } from './framing.ts';

/** Pixels of a side. A headshot is never shown larger. */
const mostSide = 1600;

const jpegQuality = 0.92;

/** The framed square as a file of its own, upright whatever way the camera was held. */
export async function cropPicture(file: File, framing: Framing): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    const { left, top, side } = cropOf(picture, framing);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(Math.min(mostSide, side));
    canvas.height = canvas.width;
    const { width, height } = canvas;
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, width, height);
    return await toFile(canvas, file);
  } finally {
    picture.close();
  }
}

/** What may be transparent stays so, as long as it is not too large for it. */
async function toFile(canvas: HTMLCanvasElement, { name, type }: File): Promise<File> {
  const bareName = name.replace(/\.\w+$/, '');
  if (type !== 'image/jpeg') {
    const png = await toBlob(canvas, 'image/png');
    if (png.size <= pictureMaxBytes) return new File([png], `${bareName}.png`, { type: png.type });
  }
  const jpeg = await toBlob(canvas, 'image/jpeg');
  return new File([jpeg], `${bareName}.jpg`, { type: jpeg.type });
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be cut'))),
      type,
      jpegQuality,
    );
  });
