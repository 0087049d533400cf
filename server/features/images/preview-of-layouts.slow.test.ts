import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  type Box,
  canvasMinimum,
  defaultComposition,
  pictureSizes,
  type Size,
} from '#contract/composition.ts';
import { besideNote, drawNote } from '#contract/layouts/altered-note.ts';
import { drawLayout, svgOf } from '#contract/layouts/draw-layout.ts';
import { Layout, layoutNames } from '#contract/layouts/layout.ts';
import { layoutFonts } from '#server/pictures/layout-fonts.ts';
import { lookAtLogo, mapPicture } from '#server/pictures/picture-map.ts';
import { composePicture } from './compose-picture.ts';

/**
 * The preview puts the same drawing together in a browser: a picture that covers its box, shapes, a circle and a logo.
 * Here a renderer of SVG does it, for every layout in every size, at a quarter of the width. That browsers agree with it
 * compose-download.spec.ts finds out.
 */

const picture = (svg: string, { width, height }: Size) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`,
    ),
  )
    .png()
    .toBuffer();

// Light above and dark below, with edges to be cut at the right place.
const background = await picture(
  '<rect width="500" height="300" fill="#d6dee6"/><rect y="170" width="500" height="130" fill="#4c6a48"/><path d="M150 190v-80l90-60 90 60v80z" fill="#a8673c"/>',
  { width: 500, height: 300 },
);
const headshot = await picture(
  '<rect width="90" height="120" fill="#b8c9c0"/><circle cx="45" cy="52" r="26" fill="#e2b48c"/>',
  { width: 90, height: 120 },
);
const logo = await picture('<rect width="120" height="44" rx="8" fill="#1f2933"/>', {
  width: 120,
  height: 44,
});
const [map, look] = [await mapPicture(background), await lookAtLogo(logo)];

const canvases = Object.entries({ original: canvasMinimum, ...pictureSizes }).map(
  ([name, { width, height }]) =>
    [name, { width: width / 4, height: Math.round(height / 4) }] as const,
);

const layoutOf = (name: string) =>
  Layout.parse({
    name,
    headline: 'Five things to fix before you list',
    quote: 'Price it right in week one.',
    facts: ['4 beds', '2.5 baths', '$525,000'],
    date: '2026-11-21',
    from: '13:00',
    agent: { name: 'Maria Delgado', brokerage: 'Lakeside Realty', phone: '(512) 555-0134' },
  });

const embedded = (bytes: Buffer) => `href="data:image/png;base64,${bytes.toString('base64')}"`;
const boxOf = ({ left, top, width, height }: Box) =>
  `x="${left}" y="${top}" width="${width}" height="${height}"`;

/** What the preview shows on its canvas, below it what stands below an altered photo. */
function previewOf(layout: Layout, whole: Size, code: string[] | undefined): Promise<Buffer> {
  const note = code && { code };
  const canvas = besideNote(whole, note);
  const below = whole.height - canvas.height;
  const fonts = layoutFonts(layout.fonts);
  const drawing = drawLayout({ layout, canvas, below, map, logo: look, fonts });
  const face = drawing.headshot;
  const circle = `cx="${face.left + face.width / 2}" cy="${face.top + face.width / 2}" r="${face.width / 2}"`;
  const cover = 'preserveAspectRatio="xMidYMid slice"';
  const parts = [
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<image ${boxOf(drawing.picture)} ${cover} ${embedded(background)}/>`,
    svgOf(drawing.shapes, canvas),
    `<clipPath id="circle"><circle ${circle}/></clipPath>`,
    `<image ${boxOf(face)} ${cover} clip-path="url(#circle)" ${embedded(headshot)}/>`,
    `<image ${boxOf(drawing.logo)} preserveAspectRatio="none" ${embedded(logo)}/>`,
  ];
  if (note) {
    const strip = svgOf(drawNote(whole, note, fonts), { width: whole.width, height: below });
    parts.push(strip.replace('<svg ', `<svg y="${canvas.height}" `));
  }
  return picture(parts.join(''), whole);
}

const code = Array.from({ length: 33 }, (_, row) => (row % 2 ? '10' : '01').repeat(17).slice(1));

test.each(
  canvases.flatMap(([size, canvas]) => layoutNames.map((name) => [name, size, canvas] as const)),
)('%s in the size %s is in the file as in the preview', async (name, _size, canvas) => {
  const layout = layoutOf(name);
  // Every other one as an altered photo, with a code.
  const note = layoutNames.indexOf(name) % 2 ? { code } : undefined;
  const composition = { ...defaultComposition, layout };
  const file = await composePicture({ background, headshot, logo }, composition, { canvas, note });
  const [seen, made] = await Promise.all(
    [await previewOf(layout, canvas, note?.code), file].map((each) =>
      sharp(each).removeAlpha().raw().toBuffer(),
    ),
  );
  expect(made?.length).toBe(seen?.length);
  expect(differenceOf(seen ?? Buffer.of(), made ?? Buffer.of())).toBeLessThan(0.01);
});

/** How far two pictures are apart on average, from 0 to 1. */
function differenceOf(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) {
    sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  }
  return sum / one.length / 255;
}
