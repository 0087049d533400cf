import { z } from 'zod';
import { HexColor, Layout } from './layouts/layout.ts';
import { platforms } from './platforms.ts';

/**
 * Where headshot and logo stand on a picture. Browser and server place them by the same functions,
 * so that what is seen is what is downloaded. x, y and sizes are percent; x and y name the top left
 * corner. What would reach over the edge is drawn moved in, and kept as given.
 */

const canvasRatio = 4 / 3;
/** Pixels: the smallest picture that is made. A larger background makes a larger one. */
export const canvasMinimum = { width: 1600, height: 1200 } as const;

/** From the smallest to the largest value of a slider, in percent. */
export const compositionRanges = {
  position: { least: 0, most: 100 },
  headshotSize: { least: 5, most: 50 },
  logoSize: { least: 5, most: 40 },
  opacity: { least: 10, most: 100 },
  /** Pixels on a canvas of 1600. */
  borderWidth: { least: 0, most: 40 },
} as const;

const percent = z
  .number()
  .min(compositionRanges.position.least)
  .max(compositionRanges.position.most);
const opacity = z.number().min(0.1).max(1);

export const HeadshotPlacement = z.object({
  x: percent,
  y: percent,
  size: z
    .number()
    .min(compositionRanges.headshotSize.least)
    .max(compositionRanges.headshotSize.most),
  borderWidth: z
    .number()
    .min(compositionRanges.borderWidth.least)
    .max(compositionRanges.borderWidth.most)
    .default(0),
  opacity: opacity.default(1),
  borderColor: HexColor.default('#ffffff'),
});
export type HeadshotPlacement = z.infer<typeof HeadshotPlacement>;

export const LogoPlacement = z.object({
  x: percent,
  y: percent,
  size: z.number().min(compositionRanges.logoSize.least).max(compositionRanges.logoSize.most),
  opacity,
});
export type LogoPlacement = z.infer<typeof LogoPlacement>;

export const Composition = z.object({
  headshot: HeadshotPlacement,
  logo: LogoPlacement,
  /** What is drawn around them, if anything. */
  layout: Layout.optional(),
});
export type Composition = z.infer<typeof Composition>;

export const defaultComposition: Composition = {
  headshot: { x: 10, y: 10, size: 20, borderWidth: 0, opacity: 1, borderColor: '#ffffff' },
  logo: { x: 70, y: 70, size: 20, opacity: 0.8 },
};

export type Size = { width: number; height: number };
export type Box = Size & { left: number; top: number };

/** The canvas for a background: as large as it can be cut to 4:3, and never smaller than the least. */
export function canvasFor({ width, height }: Size): Size {
  const wide = Math.min(width, height * canvasRatio);
  const canvasWidth = Math.max(canvasMinimum.width, Math.floor(wide / 4) * 4);
  return { width: canvasWidth, height: canvasWidth / canvasRatio };
}

/** The square in which the headshot's circle is drawn. */
export function headshotBox({ x, y, size }: HeadshotPlacement, canvas: Size): Box {
  const side = (canvas.width * size) / 100;
  return movedIn({ ...at(x, y, canvas), width: side, height: side }, canvas);
}

/** The logo inside its square box, with its own proportions, from the box's top left corner. */
export function logoBox({ x, y, size }: LogoPlacement, logo: Size, canvas: Size): Box {
  const side = (canvas.width * size) / 100;
  const scale = side / Math.max(logo.width, logo.height);
  const box = { width: logo.width * scale, height: logo.height * scale };
  return movedIn({ ...at(x, y, canvas), ...box }, canvas);
}

/** Where both are drawn. */
export const boxesOf = ({ headshot, logo }: Composition, logoSize: Size, canvas: Size) => ({
  headshot: headshotBox(headshot, canvas),
  logo: logoBox(logo, logoSize, canvas),
});

/** The border is drawn inwards; its width is given for a canvas of 1600. */
export const borderWidthOn = ({ borderWidth }: HeadshotPlacement, canvas: Size): number =>
  (borderWidth * canvas.width) / canvasMinimum.width;

const at = (x: number, y: number, { width, height }: Size) => ({
  left: (x / 100) * width,
  top: (y / 100) * height,
});

function movedIn({ left, top, width, height }: Box, canvas: Size): Box {
  return {
    left: Math.max(0, Math.min(left, canvas.width - width)),
    top: Math.max(0, Math.min(top, canvas.height - height)),
    width,
    height,
  };
}

/** Sizes of the platforms in which the same composition can be downloaded. */
export const presets = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  link: { width: 1200, height: 630 },
  gbp: sizeOf(platforms.gbp.picture),
} as const;
export const presetNames = ['square', 'portrait', 'story', 'link', 'gbp'] as const;
export type PresetName = (typeof presetNames)[number];

/** Sizes in which any stored picture can be had: those above, and the widest a platform shows. */
export const pictureSizes = { ...presets, wide: sizeOf(platforms.x.picture) } as const;
export const pictureSizeNames = [...presetNames, 'wide'] as const;
export type PictureSizeName = (typeof pictureSizeNames)[number];

/** Pixels of a picture in a list, twice as many as it is shown with. */
export const thumbnailSize: Size = { width: 320, height: 240 };

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}
