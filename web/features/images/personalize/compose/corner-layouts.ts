import { type Box, type Composition, canvasMinimum, type Size } from '#contract/composition.ts';
import { drawnBoxes } from './drawn-boxes.ts';

/** Where the headshot goes; the logo takes the corner across. */
export const corners = {
  topLeft: { name: 'Top left', isLeft: true, isTop: true },
  topRight: { name: 'Top right', isLeft: false, isTop: true },
  bottomLeft: { name: 'Bottom left', isLeft: true, isTop: false },
  bottomRight: { name: 'Bottom right', isLeft: false, isTop: false },
} as const;
type Corner = keyof typeof corners;
export const cornerKeys = Object.keys(corners) as Corner[];

/** The same distance from both sides, in percent of the width and of the height. */
const margin = { x: 4, y: (4 * canvasMinimum.width) / canvasMinimum.height };

/** Puts both pieces into opposite corners; sizes and everything else stay. */
export function arrangeIn(corner: Corner, composition: Composition, logoSize: Size): Composition {
  const { isLeft, isTop } = corners[corner];
  const boxes = drawnBoxes(composition, logoSize);
  return {
    headshot: { ...composition.headshot, ...placeIn(isLeft, isTop, boxes.headshot) },
    logo: { ...composition.logo, ...placeIn(!isLeft, !isTop, boxes.logo) },
  };
}

export function isArrangedIn(corner: Corner, composition: Composition, logoSize: Size): boolean {
  const { headshot, logo } = arrangeIn(corner, composition, logoSize);
  return isSamePlace(headshot, composition.headshot) && isSamePlace(logo, composition.logo);
}

type Place = { x: number; y: number };

const placeIn = (isLeft: boolean, isTop: boolean, { width, height }: Box): Place => ({
  x: toHundredths(isLeft ? margin.x : 100 - margin.x - width),
  y: toHundredths(isTop ? margin.y : 100 - margin.y - height),
});

const isSamePlace = (one: Place, other: Place) => one.x === other.x && one.y === other.y;

const toHundredths = (value: number) => Math.round(value * 100) / 100;
