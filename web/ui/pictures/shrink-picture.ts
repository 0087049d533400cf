import { isHeic } from '#web/ui/picture-rules.ts';
import { canvasToFile } from './canvas-file.ts';
import type { Decoded } from './heic-worker.ts';

/** Pixels of the longer side: enough for every size a picture is downloaded in. */
const mostSide = 4096;

/** Draws a picture anew, upright and no larger than it is ever shown. One that cannot be read stays as it is. */
export async function shrinkPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture && !isHeic(file)) return file;
  const canvas = scaled(picture ?? (await readHeic(file)));
  picture?.close();
  return canvasToFile(canvas, file);
}

function scaled(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, mostSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Milliseconds. A photo takes a second or two; a phone may need longer. */
const timeout = 60_000;

/**
 * A HEIC photo as pixels. Only some browsers read them; elsewhere a decoder does, in a worker that is loaded for it and
 * ends with it.
 */
function readHeic(file: File): Promise<ImageBitmap> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  const decoded = new Promise<Decoded>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The photo took too long')), timeout);
    worker.onmessage = ({ data }: MessageEvent<Decoded | { problem: string }>) => {
      clearTimeout(timer);
      if ('problem' in data) reject(new Error(data.problem));
      else resolve(data);
    };
    worker.onerror = () => reject(new Error('The decoder could not be loaded'));
    worker.postMessage(file);
  });
  return decoded
    .then(({ pixels, width, height }) => createImageBitmap(new ImageData(pixels, width, height)))
    .finally(() => worker.terminate());
}
