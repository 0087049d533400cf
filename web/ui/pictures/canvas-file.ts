import { pictureMaxBytes } from '#web/ui/picture-rules.ts';

const jpegQuality = 0.92;

/**
 * What is drawn on a canvas, as a file under the name of the one it was made of. What may be transparent stays so, as
 * long as it is not too large for it.
 */
export async function canvasToFile(canvas: HTMLCanvasElement, { name, type }: File): Promise<File> {
  const bareName = name.replace(/\.\w+$/, '');
  if (type === 'image/png' || type === 'image/webp') {
    const png = await toBlob(canvas, 'image/png');
    if (png.size <= pictureMaxBytes) return new File([png], `${bareName}.png`, { type: png.type });
  }
  const jpeg = await toBlob(canvas, 'image/jpeg');
  return new File([jpeg], `${bareName}.jpg`, { type: jpeg.type });
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      type,
      jpegQuality,
    );
  });
