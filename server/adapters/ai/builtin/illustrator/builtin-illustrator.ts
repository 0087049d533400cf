import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { createRandom } from '#server/adapters/ai/builtin/random.ts';
import type { Illustrator, PictureSize } from '#server/adapters/ai/illustrator.ts';
import { chooseScene } from './choose-scene.ts';
import { drawScene } from './compose.ts';

/** Draws without a key: a scene that fits prompt, style, topic and place, as a vector drawing. */
export function createBuiltinIllustrator(): Illustrator {
  return {
    provider: 'builtin',
    model: 'porchlight',
    async draw(prompt, size, { signal, seed = randomInt(2 ** 47), style, topic, place } = {}) {
      signal?.throwIfAborted();
      const scene = chooseScene({ prompt, style, topic, place }, createRandom(seed).fork('scene'));
      const bytes = await render(drawScene(scene, sane(size), seed));
      signal?.throwIfAborted();
      return { bytes, mediaType: 'image/png' };
    },
  };
}

/** Sharp works off the main thread, so a picture in the making holds up nobody. */
function render(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .withExif({ IFD0: { ImageDescription: 'AI-generated illustration', Software: 'Porchlight' } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

const smallest = 64;
const largest = 4_096;

function sane({ width, height }: PictureSize): PictureSize {
  return { width: clamp(width), height: clamp(height) };
}

function clamp(pixels: number): number {
  if (!Number.isFinite(pixels)) return 1_024;
  return Math.round(Math.min(largest, Math.max(smallest, pixels)));
}
