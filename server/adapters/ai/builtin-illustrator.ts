import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import type { DrawnSvg, PictureRequest } from '#builtin/illustrator/draw.ts';
import { builtinProvider } from '#contract/ai-providers.ts';
import type { Illustrator, PictureSize } from '#server/adapters/ai/illustrator.ts';

/** Has a picture drawn as SVG, in a thread of its own wherever others wait for this one. */
export type DrawSvg = (
  drawing: PictureRequest,
  signal?: AbortSignal,
) => DrawnSvg | Promise<DrawnSvg>;

/** Draws without a key: a scene that fits subject, place, style, title and topic, as a vector drawing. */
export function createBuiltinIllustrator(drawPicture: DrawSvg): Illustrator {
  return {
    provider: 'builtin',
    model: builtinProvider.image.model,
    runsLocally: true,
    hasSketches: true,
    async draw(brief, size, { signal, seed = randomInt(2 ** 47) } = {}) {
      signal?.throwIfAborted();
      const { svg, ...report } = await drawPicture({ ...brief, size: sane(size), seed }, signal);
      const bytes = await render(svg);
      signal?.throwIfAborted();
      return { bytes, mediaType: 'image/png', report };
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
