import {
  type Box,
  type Composition,
  canvasMinimum,
  headshotBox,
  logoBox,
  type Size,
} from '#contract/composition.ts';

/** Where both pieces are drawn, in percent of the picture, so that it is right at any width. */
export function drawnBoxes(
  { headshot, logo }: Composition,
  logoSize: Size,
  canvas: Size = canvasMinimum,
) {
  return {
    headshot: inPercent(headshotBox(headshot, canvas), canvas),
    logo: inPercent(logoBox(logo, logoSize, canvas), canvas),
  };
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
