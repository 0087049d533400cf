import { createRandom } from '#builtin/random.ts';
import type { Size } from '#contract/composition.ts';
import { chooseScene, type SceneWishes } from './choose-scene.ts';
import { drawScene } from './compose.ts';

export type PictureRequest = SceneWishes & { size: Size; seed: number };

/** A picture as SVG. A street with its trees takes a tenth of a second. */
export function drawPicture({ size, seed, ...wish }: PictureRequest): string {
  return drawScene(chooseScene(wish, createRandom(seed).fork('scene')), size, seed);
}
