import sharp, { type Sharp } from 'sharp';
import { defaultComposition } from '#contract/composition.ts';
import { drawLayout, svgOf } from '#contract/layouts/draw-layout.ts';
import { Layout, type LayoutName, layoutNames, layoutTitles } from '#contract/layouts/layout.ts';
import { kilobytes, median, megabytes, ms, ratio, time } from '#scripts/numbers.ts';
import {
  composePicture,
  type PictureLayers,
  pngOptions,
} from '#server/features/images/compose-picture.ts';
import { layoutFonts } from '#server/pictures/layout-fonts.ts';
import { lookAtLogo, mapPicture } from '#server/pictures/picture-map.ts';
import { isQuick, report } from './support/report.ts';

/**
 * A personalized picture of 2048 by 1536 beside a bare sharp pipeline that puts the same pixels in
 * the same places, every layout beside one that lays the finished drawing over the picture, and the
 * memory of five hundred in a row. Run: npx node bench/compose.ts [--quick]
 */

const size = { width: 2048, height: 1536 };
const rounds = isQuick ? 2 : 15;
const many = isQuick ? 10 : 500;

/** Grainy like a photo: an even color would cost nothing to pack. */
const photo = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  }).blur(1.2);

const pieces: PictureLayers = {
  background: await photo(size.width, size.height).jpeg({ quality: 90 }).toBuffer(),
  headshot: await photo(1024, 1280).jpeg({ quality: 90 }).toBuffer(),
  logo: await sharp({
    create: { width: 800, height: 320, channels: 4, background: '#1f5c4dcc' },
  })
    .png()
    .toBuffer(),
};

const composition = {
  ...defaultComposition,
  headshot: { ...defaultComposition.headshot, borderWidth: 8 },
};

/** The default composition on this canvas, reckoned by hand. */
async function compose(): Promise<Buffer> {
  const mask = Buffer.from(
    '<svg width="410" height="410"><circle cx="205" cy="205" r="205"/></svg>',
  );
  const ring = Buffer.from(
    '<svg width="410" height="410"><circle cx="205" cy="205" r="205" fill="none" stroke="#fff" stroke-width="20.48"/></svg>',
  );
  const headshot = await sharp(pieces.headshot)
    .resize(410, 410)
    .composite([{ input: ring }, { input: mask, blend: 'dest-in' }])
    .raw()
    .toBuffer();
  const veil = { input: Buffer.from([255, 255, 255, 204]), raw: onePixel, tile: true };
  const logo = await sharp(pieces.logo)
    .resize(410, 164)
    .composite([{ ...veil, blend: 'dest-in' }])
    .raw()
    .toBuffer();
  return sharp(pieces.background)
    .resize(size)
    .composite([
      { input: headshot, raw: { width: 410, height: 410, channels: 4 }, left: 205, top: 154 },
      { input: logo, raw: { width: 410, height: 164, channels: 4 }, left: 1434, top: 1075 },
    ])
    .removeAlpha()
    .png(pngOptions)
    .toBuffer();
}

const onePixel = { width: 1, height: 1, channels: 4 } as const;

const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer();
const [seen, expected] = [await composePicture(pieces, composition), await compose()];
if (!(await pixelsOf(seen)).equals(await pixelsOf(expected))) throw new Error('other pixels');

const ours: number[] = [];
const bare: number[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const taken = [await time(() => composePicture(pieces, composition)), await time(compose)];
  // The first ones also pay for the compiler.
  if (round === 0) continue;
  ours.push(taken[0] ?? 0);
  bare.push(taken[1] ?? 0);
}
/** Words of a usual length in all places. */
const layoutOf = (name: LayoutName) =>
  Layout.parse({
    name,
    headline: 'Three bedrooms, one porch and a very old oak tree',
    quote: 'She answered every question before we knew that we had it.',
    quoteBy: 'A seller in Hyde Park',
    facts: ['3 beds', '2 baths', '1,850 sq ft'],
    date: '2026-11-21',
    from: '13:00',
    to: '15:00',
    agent: {
      name: 'Wilhelmina Featherstone',
      brokerage: 'Porch & Lantern Realty',
      phone: '512-555-0142',
      license: 'Lic. 0712345',
    },
  });

const [map, look] = [await mapPicture(pieces.background), await lookAtLogo(pieces.logo)];

/** What is left when where things go and how letters look is known: scaling, laying over and packing. */
function layOver(layout: Layout) {
  const fonts = layoutFonts(layout.fonts);
  const { shapes, headshot, logo } = drawLayout({ layout, canvas: size, map, logo: look, fonts });
  const svg = Buffer.from(svgOf(shapes, size));
  const [side, width, height] = [headshot.width, logo.width, logo.height].map(Math.round);
  const circle = Buffer.from(
    `<svg width="${side}" height="${side}"><circle cx="${(side ?? 0) / 2}" cy="${(side ?? 0) / 2}" r="${(side ?? 0) / 2}"/></svg>`,
  );
  return async () => {
    const face = await sharp(pieces.headshot)
      .resize(side, side)
      .composite([{ input: circle, blend: 'dest-in' }])
      .png({ compressionLevel: 0 })
      .toBuffer();
    const mark = await sharp(pieces.logo)
      .resize(width, height)
      .png({ compressionLevel: 0 })
      .toBuffer();
    return sharp(pieces.background)
      .resize(size)
      .composite([
        { input: svg, left: 0, top: 0 },
        { input: face, left: Math.round(headshot.left), top: Math.round(headshot.top) },
        { input: mark, left: Math.round(logo.left), top: Math.round(logo.top) },
      ])
      .removeAlpha()
      .png(pngOptions)
      .toBuffer();
  };
}

const layoutRows: string[][] = [];
for (const name of layoutNames) {
  const layout = layoutOf(name);
  const rival = layOver(layout);
  const [own, plain]: number[][] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const taken = [
      await time(() => composePicture(pieces, { ...composition, layout })),
      await time(rival),
    ];
    if (round === 0) continue;
    own?.push(taken[0] ?? 0);
    plain?.push(taken[1] ?? 0);
  }
  const [mine, theirs] = [median(own ?? []), median(plain ?? [])];
  layoutRows.push([layoutTitles[name], ms(mine), ms(theirs), `${ratio(mine / theirs)}x`]);
}

const memory = [['after none', megabytes(process.memoryUsage.rss())]];
for (let made = 1; made <= many; made += 1) {
  // Every other one with a layout, each in turn.
  const name = layoutNames[(made >> 1) % layoutNames.length];
  const layout = made % 2 && name ? layoutOf(name) : undefined;
  await composePicture(pieces, { ...composition, layout });
  if (made % (many / 5) === 0) {
    memory.push([`after ${made}`, megabytes(process.memoryUsage.rss())]);
  }
}

await report({
  title: `A personalized picture of ${size.width} by ${size.height}, ${kilobytes(expected.length)}`,
  head: ['', 'p50', 'against bare sharp'],
  rows: [
    ['Porchlight', ms(median(ours)), `${ratio(median(ours) / median(bare))}x`],
    ['bare sharp, the same pixels', ms(median(bare)), ''],
  ],
});
await report({
  title: 'The same with a layout',
  head: ['', 'Porchlight', 'bare sharp, the drawing made before', 'against it'],
  rows: layoutRows,
});
await report({
  title: 'Memory while personalized pictures are made one after another',
  head: ['', 'resident'],
  rows: memory,
});
