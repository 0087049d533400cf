import type { Decoded } from './heic-worker.ts';

/** Milliseconds. A photo takes a second or two; a phone may need longer. */
const patience = 60_000;

/**
 * A HEIC photo as pixels. Only some browsers read them; elsewhere a decoder does, in a worker that is loaded for it and
 * ends with it.
 */
export function readHeic(file: File): Promise<ImageBitmap> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  const decoded = new Promise<Decoded>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The photo took too long')), patience);
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
