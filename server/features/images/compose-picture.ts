import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import {
  type Box,
  borderWidthOn,
  boxesOf,
  type Composition,
  canvasFor,
  type HeadshotPlacement,
  headshotBox,
  type LogoPlacement,
  logoBox,
  type Size,
} from '#contract/composition.ts';
import { type AlteredNote, besideNote, drawNote } from '#contract/layouts/altered-note.ts';
import { usualBrand } from '#contract/layouts/brand.ts';
import { drawLayout, placedBy, svgOf } from '#contract/layouts/draw-layout.ts';
import type { Layout } from '#contract/layouts/layout.ts';
import { layoutFonts } from '#server/pictures/layout-fonts.ts';
import { lookAtLogo, mapPicture } from '#server/pictures/picture-map.ts';

/** Stored pictures, as they were prepared when they came in. */
export type PictureLayers = { background: Buffer; headshot: Buffer; logo: Buffer };

type Options = {
  /** The whole picture's size; without one, what the background gives. */
  canvas?: Size;
  /** What the picture says of itself, in words and as XMP. */
  description?: string;
  xmp?: string;
  /** What has to stand below an altered photo. */
  note?: AlteredNote;
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
  { canvas, description, xmp, note, signal }: Options = {},
): Promise<Buffer> {
  const whole = canvas ?? canvasFor(await sharp(background).metadata());
  const size = besideNote(whole, note);
  const below = whole.height - size.height;
  const layout = hasLayout(composition)
    ? await layoutLayer(background, logo, composition, { ...size, below })
    : undefined;
  const { headshot: face, logo: mark } = placedBy(composition);
  const pieces = await Promise.all([
    headshotLayer(headshot, face, size, layout?.headshot),
    logoLayer(logo, mark, size, layout?.logo),
  ]);
  const layers = layout ? [layout.layer, ...pieces] : pieces;
  if (note) layers.push(noteLayer(note, whole, size.height));
  signal?.throwIfAborted();
  const picture = sharp(await pictureIn(background, size, layout?.picture))
    .timeout(stepAtMost)
    .resize({ ...size, fit: 'cover', position: 'centre' })
    .flatten({ background: '#ffffff' })
    .extend({ bottom: below, background: '#ffffff' })
    .composite(layers)
    .removeAlpha()
    .toColourspace('srgb');
  if (description) picture.withExif({ IFD0: { ImageDescription: description } });
  if (xmp) picture.withXmp(xmp);
  return picture.png(pngOptions).toBuffer();
}

const hasLayout = (composition: Composition): composition is Composition & { layout: Layout } =>
  composition.layout !== undefined;

/** What a layout draws below headshot and logo, and where it has them. */
async function layoutLayer(
  background: Buffer,
  logo: Buffer,
  composition: Composition & { layout: Layout },
  { below, ...canvas }: Size & { below: number },
) {
  const { layout } = composition;
  const [map, look] = await Promise.all([mapPicture(background), lookAtLogo(logo)]);
  const drawing = drawLayout({
    layout,
    canvas,
    below,
    map,
    logo: look,
    fonts: layoutFonts(layout.fonts),
    moved: layout.placesPieces ? undefined : boxesOf(composition, look, canvas),
  });
  return {
    ...drawing,
    layer: { input: Buffer.from(svgOf(drawing.shapes, canvas)), left: 0, top: 0 },
  };
}

function noteLayer(note: AlteredNote, whole: Size, top: number): OverlayOptions {
  const shapes = drawNote(whole, note, layoutFonts(usualBrand.fonts));
  const strip = { width: whole.width, height: whole.height - top };
  return { input: Buffer.from(svgOf(shapes, strip)), left: 0, top };
}

/** Where a layout leaves the picture a part of the canvas, it is cut to that part first. */
async function pictureIn(background: Buffer, canvas: Size, box?: Box): Promise<Buffer> {
  if (!box || (box.width === canvas.width && box.height === canvas.height)) return background;
  const { left, top, width, height } = wholePixels(box, canvas);
  return sharp(background)
    .timeout(stepAtMost)
    .resize({ width, height, fit: 'cover', position: 'centre' })
    .flatten({ background: '#ffffff' })
    .extend({ left, top, right: canvas.width - left - width, bottom: canvas.height - top - height })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** The border is painted over the picture first, so that the circle cuts both with one smooth edge. */
async function headshotLayer(
  headshot: Buffer,
  placement: HeadshotPlacement,
  canvas: Size,
  given?: Box,
) {
  const box = wholePixels(given ?? headshotBox(placement, canvas), canvas);
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
async function logoLayer(logo: Buffer, placement: LogoPlacement, canvas: Size, given?: Box) {
  const { width, height } = await sharp(logo).metadata();
  const box = wholePixels(given ?? logoBox(placement, { width, height }, canvas), canvas);
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
