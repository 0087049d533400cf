import { drawHeavyPng, drawPng } from './png.ts';

/** Pictures by name: what a file holds is written in its name, so nothing has to be kept. */
export const imageFiles = {
  ordinary: (width: number, height: number) => `${width}x${height}`,
  notAnImage: () => 'not-an-image',
  oversized: (bytes: number) => `oversized-${bytes}`,
};

export function findImageFile(name: string): Buffer | undefined {
  const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(name) ?? [];
  if (width && height) return drawPng(Number(width), Number(height));
  const [, bytes] = /^oversized-(\d{1,9})$/.exec(name) ?? [];
  if (bytes) return drawHeavyPng(Number(bytes));
  if (name === 'not-an-image') return Buffer.from('<!doctype html><p>This is not a picture.');
  return undefined;
}
