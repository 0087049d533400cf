import { useRef, useState } from 'react';
import {
  fileTooLarge,
  hasTooManyPixels,
  isHeic,
  type PixelSize,
  pictureFileProblem,
  pictureMaxBytes,
} from '#web/ui/picture-rules.ts';

type Options = { onChoose: (file: File) => void; onRefuse: (reason: string) => void };

/**
 * Takes the picture somebody chose, in a form the server takes: what is too large is scaled and HEIC becomes JPG, here
 * in the browser. Of two choices the later one counts.
 */
export function usePictureChoice({ onChoose, onRefuse }: Options) {
  const [isPreparing, setIsPreparing] = useState(false);
  const newest = useRef<File>(undefined);

  async function choose(files: File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    const reason = pictureFileProblem(files);
    if (reason) return onRefuse(reason);
    newest.current = file;
    const isAsItIs = !(await needsPreparing(file));
    if (newest.current !== file) return;
    if (isAsItIs) return onChoose(file);
    setIsPreparing(true);
    const prepared = await prepare(file).catch(() => undefined);
    if (newest.current !== file) return;
    setIsPreparing(false);
    if (!prepared) onRefuse('We couldn’t read this picture. Please try another one.');
    else if (prepared.size > pictureMaxBytes) onRefuse(fileTooLarge(pictureMaxBytes));
    else onChoose(prepared);
  }
  return { isPreparing, choose };
}

async function needsPreparing(file: File): Promise<boolean> {
  if (isHeic(file) || file.size > pictureMaxBytes) return true;
  const size = await sizeOf(file);
  // What the browser cannot read is for the server to judge.
  return size !== undefined && hasTooManyPixels(size);
}

async function prepare(file: File): Promise<File> {
  const { shrinkPicture: preparePicture } = await import('./shrink-picture.ts');
  return preparePicture(file);
}

async function sizeOf(file: File): Promise<PixelSize | undefined> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
