import path from 'node:path';
import sharp from 'sharp';
import { drawPicture } from '#builtin/illustrator/draw.ts';
import { createBuiltinIllustrator } from '#server/adapters/ai/builtin-illustrator.ts';
import type { PictureBrief } from '#server/adapters/ai/illustrator.ts';

/** Draws docs/screenshots/illustrator.jpg anew: 24 pictures that show what our illustrator can do. */

const file = path.join(import.meta.dirname, '../docs/screenshots/illustrator.jpg');
const columns = 6;
const cell = { width: 400, height: 300 };
const gap = 8;

const wishes: [subject: string, rest: Omit<PictureBrief, 'subject'> & { seed: number }][] = [
  ['A craftsman bungalow in the forest at golden hour in summer', { seed: 1 }],
  [
    'A brick colonial home in autumn, clear noon light',
    { seed: 2, place: { city: 'Boston', state: 'MA' } },
  ],
  ['A modern house with a pool on the coast at dusk', { seed: 6, style: 'luxury' }],
  ['A white farmhouse on the prairie in the morning, spring', { seed: 10 }],
  [
    'A ranch home in the desert at noon, clear sky',
    { seed: 4, place: { city: 'Phoenix', state: 'AZ' } },
  ],
  ['A cottage in falling snow at dusk, winter, mountains', { seed: 12 }],
  ['Brownstone townhouses in the city, golden hour, autumn', { seed: 7 }],
  ['A backyard with a fire pit and string lights at dusk', { seed: 8 }],
  ['New construction, timber frame, mountains, morning', { seed: 11 }],
  [
    'A tree-lined street in soft evening light, homes with lit windows, forest, summer, clear sky',
    { seed: 21 },
  ],
  ['A waterfall in the woods in the morning, summer, forest', { seed: 22 }],
  ['A farmers market with string lights at dusk', { seed: 7, style: 'warm' }],
  ['A city skyline across the bay at dusk, clear sky', { seed: 9 }],
  ['A craftsman home in the rain at night, forest, summer', { seed: 24 }],
  ['A park with a pond in spring, morning', { seed: 25, place: { city: 'Chicago', state: 'IL' } }],
  ['A bright living room with a view of the mountains, morning', { seed: 26 }],
  ['A kitchen with an island in the forest, golden hour', { seed: 31 }],
  ['On the front porch, porch swing, golden hour, plains', { seed: 28 }],
  [
    'High-rise living room with a skyline view, golden hour',
    { seed: 6, place: { city: 'Chicago', state: 'IL' } },
  ],
  ['A Thanksgiving table', { seed: 30 }],
  ['A bar chart of the market, mountains, clear noon, summer', { seed: 33, style: 'natural' }],
  ['Paint swatches beside a floor plan, forest, morning, clear sky, summer', { seed: 34 }],
  ['Kitchen renovation in progress, cabinets being installed', { seed: 11 }],
  ['A cottage on the coast in summer, morning', { seed: 36, style: 'watercolor' }],
];

const illustrator = createBuiltinIllustrator(drawPicture);
const pictures = [];
for (const [index, [subject, { seed, ...rest }]] of wishes.entries()) {
  const wish = { subject, ...rest };
  const { bytes } = await illustrator.draw(wish, { width: 1600, height: 1200 }, { seed });
  pictures.push({
    input: await sharp(bytes).resize(cell).toBuffer(),
    left: gap + (index % columns) * (cell.width + gap),
    top: gap + Math.floor(index / columns) * (cell.height + gap),
  });
}

const rows = Math.ceil(wishes.length / columns);
await sharp({
  create: {
    width: gap + columns * (cell.width + gap),
    height: gap + rows * (cell.height + gap),
    channels: 3,
    background: '#faf7f2',
  },
})
  .composite(pictures)
  .jpeg({ quality: 86, mozjpeg: true })
  .toFile(file);
