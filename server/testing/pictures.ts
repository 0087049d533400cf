import sharp from 'sharp';

type Options = { width?: number; height?: number; color?: string };

/** A small picture of one color. */
const plain = ({ width = 80, height = 64, color = '#1f5c4d' }: Options) =>
  sharp({ create: { width, height, channels: 4, background: color } });

export const pngPicture = (options: Options = {}) => plain(options).png().toBuffer();
export const jpegPicture = (options: Options = {}) => plain(options).jpeg().toBuffer();
export const webpPicture = (options: Options = {}) => plain(options).webp().toBuffer();

/** The color of one pixel: red, green, blue and, where there is one, alpha. */
export async function pixelOf(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}
