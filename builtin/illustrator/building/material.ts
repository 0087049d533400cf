import { type Color, color } from '#builtin/illustrator/drawing/color.ts';
import type { Roofing, Scene } from '#builtin/illustrator/scene.ts';

export type Texture =
  | 'plain'
  | 'clapboard'
  | 'shingle'
  | 'battens'
  | 'brick'
  | 'stone'
  | 'seams'
  | 'slats'
  | 'stucco'
  | 'tiles'
  | 'boards';

export type SurfaceMaterial = { readonly color: Color; readonly texture: Texture };

export const material = (color: Color, texture: Texture = 'plain'): SurfaceMaterial => ({
  color,
  texture,
});

export const isSnowy = ({ season, weather, isSnowless }: Scene) =>
  weather === 'snow' || (season === 'winter' && !isSnowless && weather !== 'rain');

export const snowColor: Color = [0.85, 0.89, 0.95];

/** Roofs in another material than houses there usually have. */
const covers: Record<Roofing, readonly [code: string, texture: Texture]> = {
  metal: ['#7f888e', 'seams'],
  copper: ['#b0714a', 'seams'],
  tile: ['#b5654a', 'tiles'],
  slate: ['#4f5a66', 'shingle'],
  shake: ['#94724f', 'shingle'],
};

/** A roof of what was asked for; in the color that was said of it, or in its own. */
export function coveredAs({ roofing, colors }: Scene, usual: SurfaceMaterial): SurfaceMaterial {
  if (!roofing) return usual;
  const [code, texture] = covers[roofing];
  // "A red tile roof" is of clay.
  return material(colors?.roof && roofing !== 'tile' ? usual.color : color(code), texture);
}
