import { canvasToFile } from '#web/ui/pictures/canvas-file.ts';
import { cropOf, type Framing } from './framing.ts';

/** Pixels of a side. A headshot is never shown larger. */
const mostSide = 1600;

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
    return await canvasToFile(canvas, file);
  } finally {
    picture.close();
  }
}
