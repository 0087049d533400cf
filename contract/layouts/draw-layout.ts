import { type Box, type Composition, compositionRanges, type Size } from '#contract/composition.ts';
import { drawBadge, drawBand, drawCorners } from './agent-layouts.ts';
import { drawHeadline, drawQuote } from './headline-layouts.ts';
import type { LayoutName } from './layout.ts';
import { drawListing, drawOpenHouse } from './listing-layouts.ts';
import { type LayoutDrawing, type LayoutInput, type Shape, Sketch } from './sketch.ts';

const layouts: Record<LayoutName, (sketch: Sketch) => void> = {
  corners: drawCorners,
  band: drawBand,
  badge: drawBadge,
  headline: drawHeadline,
  quote: drawQuote,
  listed: (sketch) => drawListing(sketch, 'Just listed'),
  sold: (sketch) => drawListing(sketch, 'Just sold'),
  openHouse: drawOpenHouse,
};

/** What a layout looks like on a canvas. The same in the browser and on the server. */
export function drawLayout(input: LayoutInput): LayoutDrawing {
  const sketch = new Sketch(input);
  layouts[input.layout.name](sketch);
  return sketch.finish();
}

/** A layout that places headshot and logo shows them whole and without a border: it has its own ring. */
export function placedBy({ headshot, logo, layout }: Composition): Composition {
  if (!layout?.placesPieces) return { headshot, logo, layout };
  return {
    headshot: { ...headshot, borderWidth: 0, opacity: 1 },
    logo: { ...logo, opacity: 1 },
    layout,
  };
}

/** The same places as the sliders say them, to go on from by hand. */
export function takenOver(
  composition: Composition,
  { headshot, logo }: LayoutDrawing,
  canvas: Size,
): Composition {
  if (!composition.layout?.placesPieces) return composition;
  const placed = placedBy(composition);
  const { headshotSize, logoSize } = compositionRanges;
  return {
    headshot: { ...placed.headshot, ...percentOf(headshot, canvas, headshotSize) },
    logo: { ...placed.logo, ...percentOf(logo, canvas, logoSize) },
    layout: { ...composition.layout, placesPieces: false },
  };
}

function percentOf(box: Box, canvas: Size, range: { least: number; most: number }) {
  const size = (Math.max(box.width, box.height) / canvas.width) * 100;
  return {
    x: round((box.left / canvas.width) * 100),
    y: round((box.top / canvas.height) * 100),
    size: round(Math.max(range.least, Math.min(range.most, size))),
  };
}

/** The shapes as an SVG document. Nothing in it comes from a person but colors and paths that were checked and made here. */
export function svgOf(shapes: Shape[], { width, height }: Pick<Box, 'width' | 'height'>): string {
  const body = shapes.map((shape, index) => {
    if (shape.kind === 'rect') {
      return `<rect ${boxOf(shape)} rx="${round(shape.radius ?? 0)}" fill="${shape.fill}" fill-opacity="${shape.opacity ?? 1}"/>`;
    }
    if (shape.kind === 'circle') {
      return `<circle cx="${round(shape.x)}" cy="${round(shape.y)}" r="${round(shape.radius)}" fill="${shape.fill}"/>`;
    }
    if (shape.kind === 'path') {
      return `<path d="${shape.d}" transform="translate(${round(shape.x)} ${round(shape.y)})" fill="${shape.fill}" fill-opacity="${shape.opacity ?? 1}"/>`;
    }
    const stop = (offset: number, opacity: number) =>
      `<stop offset="${offset}" stop-color="${shape.fill}" stop-opacity="${opacity}"/>`;
    return `<linearGradient id="f${index}" x2="0" y2="1">${stop(0, shape.from)}${stop(1, shape.to)}</linearGradient><rect ${boxOf(shape)} fill="url(#f${index})"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body.join('')}</svg>`;
}

const boxOf = ({ left, top, width, height }: Box) =>
  `x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}"`;

const round = (value: number) => Math.round(value * 100) / 100;
