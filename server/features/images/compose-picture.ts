import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import {
  type Box,
  borderWidthOn,
  type Composition,
  canvasFor,
  type HeadshotPlacement,
  headshotBox,
  type LogoPlacement,
  logoBox,
  type Size,
} from '#contract/composition.ts';

/** Stored pictures, as they were prepared when they came in. */
export type PictureLayers = { background: Buffer; headshot: Buffer; logo: Buffer };

type Options = {
  /** The whole picture's size; without one, what the background gives. */
  canvas?: Size;
  /** What the picture says of itself. */
  description?: string;
  signal?: AbortSignal;
};

/** For each step: a decoder that never ends gives its core back. The caller was told before. */
export const stepAtMost = { seconds: 60 };

/** Measured: a photo gets hardly smaller by more, and takes far longer. */
export const pngOptions = { compressionLevel: 3 };

/** Puts headshot and logo on the background, where the preview in the browser shows them. */
export async function composePicture(
  { background, headshot, logo }: PictureLayers,
  composition: Composition,
  { canvas, description, signal }: Options = {},
): Promise<Buffer> {
  const size = canvas ?? canvasFor(await sharp(background).metadata());
  const layers = await Promise.all([
    headshotLayer(headshot, composition.headshot, size),
    logoLayer(logo, composition.logo, size),
  ]);
  signal?.throwIfAborted();
  const picture = sharp(background)
    .timeout(stepAtMost)
    .resize({ ...size, fit: 'cover', position: 'centre' })
    .flatten({ background: '#ffffff' })
    .composite(layers)
    .removeAlpha()
    .toColourspace('srgb');
  if (description) picture.withExif({ IFD0: { ImageDescription: description } });
  return picture.png(pngOptions).toBuffer();
}

/** The border is painted over the picture first, so that the circle cuts both with one smooth edge. */
async function headshotLayer(headshot: Buffer, placement: HeadshotPlacement, canvas: Size) {
  const box = wholePixels(headshotBox(placement, canvas), canvas);
  const side = box.width;
  const border = borderWidthOn(placement, canvas);
  const layers: OverlayOptions[] = [];
  if (border > 0) {
    const ring = `fill="none" stroke="${placement.borderColor}" stroke-width="${2 * border}"`;
    layers.push({ input: circle(side, ring) });
  }
  const visible = `fill="#fff" fill-opacity="${placement.opacity}"`;
  layers.push({ input: circle(side, visible), blend: 'dest-in' });
  return layerOf(
    sharp(headshot).resize({ width: side, height: side, fit: 'cover', position: 'centre' }),
    layers,
    box,
  );
}

/** The alpha of a logo is its shape: opacity makes it weaker and fills nothing. */
async function logoLayer(logo: Buffer, placement: LogoPlacement, canvas: Size) {
  const { width, height } = await sharp(logo).metadata();
  const box = wholePixels(logoBox(placement, { width, height }, canvas), canvas);
  const veil = Buffer.from([255, 255, 255, Math.round(placement.opacity * 255)]);
  return layerOf(
    sharp(logo).resize({ width: box.width, height: box.height, fit: 'fill' }),
    [{ input: veil, raw: { width: 1, height: 1, channels: 4 }, tile: true, blend: 'dest-in' }],
    box,
  );
}

/** Kept as bare pixels: nothing is packed only to be unpacked again. */
async function layerOf(
  picture: Sharp,
  layers: OverlayOptions[],
  { left, top }: Box,
): Promise<OverlayOptions> {
  const { data, info } = await picture
    .timeout(stepAtMost)
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels }, left, top };
}

const circle = (side: number, paint: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}" ${paint}/></svg>`,
  );

/** Nothing is drawn thinner than a pixel, and rounding pushes nothing over the edge. */
function wholePixels(box: Box, canvas: Size): Box {
  const width = Math.max(1, Math.round(box.width));
  const height = Math.max(1, Math.round(box.height));
  return {
    left: Math.min(Math.round(box.left), canvas.width - width),
    top: Math.min(Math.round(box.top), canvas.height - height),
    width,
    height,
  };
}
