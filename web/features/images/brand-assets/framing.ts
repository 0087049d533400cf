import { upload } from '#contract/limits.ts';
import type { PixelSize } from '#web/ui/picture-rules.ts';

/** Which part of a picture is shown: its middle, as a part of width and height, and how near. */
export type Framing = { x: number; y: number; zoom: number };

/** What a headshot shows when nobody frames it: as much as fits, around the middle. */
export const initialFraming: Framing = { x: 0.5, y: 0.5, zoom: 1 };

const nearest = 4;

/** As near as one may go: what is left must be large enough to be uploaded. */
export function maxZoom({ width, height }: PixelSize): number {
  return Math.max(1, Math.min(nearest, Math.min(width, height) / upload.leastSide));
}

/** The square that is cut out, in pixels of the picture. */
export function cropOf({ width, height }: PixelSize, { x, y, zoom }: Framing) {
  const side = Math.min(width, height) / zoom;
  return {
    left: between(0, x * width - side / 2, width - side),
    top: between(0, y * height - side / 2, height - side),
    side,
  };
}

/** Moves and zooms, and never shows what is beside the picture. */
export function reframe(size: PixelSize, framing: Framing): Framing {
  const zoom = between(1, framing.zoom, maxZoom(size));
  const { left, top, side } = cropOf(size, { ...framing, zoom });
  return { x: (left + side / 2) / size.width, y: (top + side / 2) / size.height, zoom };
}

/** A point in the view, in pixels from its middle. */
export type ViewPoint = { x: number; y: number };

/**
 * The picture goes with one finger, or with two that also pull it larger: what is between them stays between them. The
 * same fingers before and after, so that one that comes or goes moves nothing by itself.
 */
export function followFingers(
  size: PixelSize,
  framing: Framing,
  viewSide: number,
  { before, after }: { before: ViewPoint[]; after: ViewPoint[] },
): Framing {
  const [from, to] = [middleOf(before), middleOf(after)];
  const stretch = before.length > 1 ? spreadOf(after) / Math.max(1, spreadOf(before)) : 1;
  const zoom = between(1, framing.zoom * stretch, maxZoom(size));
  const scale = cropOf(size, framing).side / viewSide;
  const nextScale = cropOf(size, { ...framing, zoom }).side / viewSide;
  return reframe(size, {
    x: framing.x + (from.x * scale - to.x * nextScale) / size.width,
    y: framing.y + (from.y * scale - to.y * nextScale) / size.height,
    zoom,
  });
}

const middleOf = (points: ViewPoint[]): ViewPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** How far the first two are apart. */
const spreadOf = ([one, other]: ViewPoint[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 1;

export const isFramed = ({ x, y, zoom }: Framing) =>
  zoom !== initialFraming.zoom || x !== initialFraming.x || y !== initialFraming.y;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));
