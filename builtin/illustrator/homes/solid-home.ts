import { boxCorners } from '#builtin/illustrator/drawing/geometry.ts';
import { drawSolids, type Model } from '#builtin/illustrator/models/model.ts';
import { block, type Solid, type Tint } from '#builtin/illustrator/models/solid.ts';
import type { Palette } from '#builtin/illustrator/palette.ts';
import type { Scene } from '#builtin/illustrator/scene.ts';
import type { Home } from './home.ts';

type Plan = Omit<Home, 'draw' | 'volumes'> & {
  solids: Model;
  /** Colors of its own, where the ones of the picture would be wrong. */
  paint?: Partial<Palette>;
};

/** What the palette has because it was asked for, or a color of the home's own. */
export const askedOr = ({ colors }: Scene, part: 'walls' | 'roof' | 'door', own: Tint): Tint =>
  colors?.[part] ? part : own;

/** A home described as solids. */
export const built = ({ solids, paint, ...home }: Plan): Home => ({
  ...home,
  volumes: solids
    .filter(({ hasShadow }) => hasShadow !== false)
    .map(({ low, high }) => boxCorners(low, high)),
  draw: (stage) => {
    const { colors = {} } = stage.scene;
    const own = Object.entries(paint ?? {}).filter(([part]) => !(part in colors));
    drawSolids({ ...stage, palette: { ...stage.palette, ...Object.fromEntries(own) } }, solids);
  },
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
