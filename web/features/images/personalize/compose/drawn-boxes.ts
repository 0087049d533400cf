import {
  type Box,
  boxesOf,
  type Composition,
  canvasMinimum,
  type Size,
} from '#contract/composition.ts';
import type { LayoutDrawing } from '#contract/layouts/sketch.ts';

/** Where both pieces are drawn, in percent of the picture, so that it is right at any width. */
export function drawnBoxes(
  composition: Composition,
  logoSize: Size,
  canvas: Size = canvasMinimum,
  drawing?: LayoutDrawing,
) {
  const { headshot, logo } = drawing ?? boxesOf(composition, logoSize, canvas);
  return { headshot: inPercent(headshot, canvas), logo: inPercent(logo, canvas) };
}

const inPercent = ({ left, top, width, height }: Box, canvas: Size): Box => ({
  left: (left / canvas.width) * 100,
  top: (top / canvas.height) * 100,
  width: (width / canvas.width) * 100,
  height: (height / canvas.height) * 100,
});

export const boxStyle = ({ left, top, width, height }: Box) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});

/** The part of the canvas that a layout leaves the picture; without one, all of it. */
export const pictureStyle = (drawing: LayoutDrawing | undefined, canvas: Size) =>
  drawing && boxStyle(inPercent(drawing.picture, canvas));
