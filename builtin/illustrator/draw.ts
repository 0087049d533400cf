import { createRandom } from '#builtin/random.ts';
import type { Size } from '#contract/composition.ts';
import { chooseScene, type SceneWishes } from './choose-scene.ts';
import { drawScene } from './compose.ts';
import { describeScene, type SceneReport } from './describe-scene.ts';

export type PictureRequest = SceneWishes & { size: Size; seed: number };

/** A picture as SVG, and what of the wish is in it. */
export type DrawnSvg = SceneReport & { svg: string };

/** A street with its trees takes a tenth of a second. */
export function drawPicture({ size, seed, ...wish }: PictureRequest): DrawnSvg {
  const scene = chooseScene(wish, createRandom(seed).fork('scene'));
  const seen = new Set<string>();
  const svg = drawScene(scene, size, seed, seen);
  return { svg, ...describeScene(scene, wish, seen) };
}
