import type { Color } from '#builtin/illustrator/drawing/color.ts';
import type { Scene } from '#builtin/illustrator/scene.ts';

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
