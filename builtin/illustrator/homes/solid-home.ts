import { boxCorners } from '#builtin/illustrator/drawing/geometry.ts';
import { drawSolids, type Model } from '#builtin/illustrator/models/model.ts';
import { block, type Solid, type Tint } from '#builtin/illustrator/models/solid.ts';
import type { Palette } from '#builtin/illustrator/palette.ts';
import type { Home } from './home.ts';

type Plan = Omit<Home, 'draw' | 'volumes'> & {
  solids: Model;
  /** Colors of its own, where the ones of the picture would be wrong. */
  paint?: Partial<Palette>;
};

/** A home described as solids. */
export const built = ({ solids, paint, ...home }: Plan): Home => ({
  ...home,
  volumes: solids
    .filter(({ hasShadow }) => hasShadow !== false)
    .map(({ low, high }) => boxCorners(low, high)),
  draw: (stage) => drawSolids({ ...stage, palette: { ...stage.palette, ...paint } }, solids),
});

/** Steps down from a door towards the viewer. */
export const stairs = (
  x: number,
  z: number,
  width: number,
  height: number,
  tint: Tint,
): Solid[] => {
  const count = Math.max(2, Math.round(height / 0.18));
  return Array.from({ length: count }, (_, index) =>
    block([x, 0, z - 0.15 - index * 0.3], [width, height * (1 - index / count), 0.3], tint),
  );
};
