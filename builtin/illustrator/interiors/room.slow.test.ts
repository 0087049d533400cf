import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture } from '#builtin/illustrator/draw.ts';

const size = { width: 200, height: 150 };

/** Pixels of the picture on which nothing is drawn; where two walls meet they are a little thin. */
async function barePixels(seed: number): Promise<number> {
  const { svg } = drawPicture({ subject: 'A bedroom', style: '', size, seed });
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((alpha, index) => index % 4 === 3 && alpha < 100).length;
}

test('walls, floor and ceiling reach every edge of the picture, wherever the camera stands', async () => {
  const bare: number[] = [];
  for (let seed = 735; seed < 765; seed++) bare.push(await barePixels(seed));
  expect(bare.filter((pixels) => pixels > 0)).toEqual([]);
});
