import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  type Box,
  boxesOf,
  canvasMinimum,
  defaultComposition,
  pictureSizes,
} from '#contract/composition.ts';
import { fontPairNames } from '#contract/layouts/brand.ts';
import { drawLayout, svgOf, takenOver } from '#contract/layouts/draw-layout.ts';
import { Layout, layoutNames } from '#contract/layouts/layout.ts';
import { timesOf } from '#contract/layouts/listing-layouts.ts';
import { fitText, missingIn, outlineOf, widthOf } from '#contract/layouts/outline-text.ts';
import type { LogoLook } from '#contract/layouts/picture-map.ts';
import type { LayoutDrawing, Shape } from '#contract/layouts/sketch.ts';
import { layoutFonts } from './layout-fonts.ts';
import { lookAtLogo, mapPicture } from './picture-map.ts';

const canvases = { original: canvasMinimum, ...pictureSizes };
const sizes = Object.entries(canvases);

const agents = {
  usual: {
    name: 'Maria Delgado',
    brokerage: 'Lakeside Realty Group',
    phone: '(512) 555-0134',
    license: 'Lic. 0712345',
  },
  long: {
    name: 'Christopher Montgomery-Washington III',
    brokerage:
      'Berkshire & Daughters Coastal Carolina Premier Properties of Greater Charleston, LLC',
    phone: '(843) 555-0177',
    license: 'SC Lic. 1234567890',
  },
  unknown: { name: '', brokerage: '', phone: '', license: '' },
};

const layoutOf = (name: string, agent: object = agents.usual, more: object = {}) =>
  Layout.parse({
    name,
    agent,
    headline: 'Five things to fix before you list this spring',
    quote:
      'Price it right in week one: the first ten days bring more showings than the next sixty.',
    facts: ['4 beds', '2.5 baths', '2,140 sq ft', '$525,000'],
    date: '2026-11-21',
    from: '13:00',
    to: '15:30',
    ...more,
  });

const plain = (color: string, width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
const map = await mapPicture(await plain('#8090a0'));
const darkLogo: LogoLook = { width: 600, height: 200, light: 0.03 };

/** Around everything a path draws; its control points are near enough. */
function boxOf(shape: Shape): Box {
  if (shape.kind === 'circle') {
    const { x, y, radius } = shape;
    return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
  }
  if (shape.kind !== 'path') return shape;
  const numbers = shape.d.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, index) => index % 2 === 0).map((x) => x + shape.x);
  const ys = numbers.filter((_, index) => index % 2 === 1).map((y) => y + shape.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const textsOf = ({ shapes }: LayoutDrawing) =>
  shapes.filter(({ kind }) => kind === 'path').map(boxOf);

const overlap = (one: Box, other: Box, tolerance: number) =>
  Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left) >
    tolerance &&
  Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) >
    tolerance;

describe.each(layoutNames)('%s', (name) => {
  const cases = sizes.flatMap(([size, canvas]) =>
    Object.entries(agents).flatMap(([who, agent]) => [{ size, canvas, who, agent }]),
  );

  test.each(cases)(
    'keeps everything apart and on the picture: $size, $who',
    ({ canvas, agent }) => {
      const fonts = layoutFonts('classic');
      const drawing = drawLayout({
        layout: layoutOf(name, agent),
        canvas,
        map,
        logo: darkLogo,
        fonts,
      });
      expect(svgOf(drawing.shapes, canvas)).not.toMatch(/NaN|undefined|Infinity|e-\d/);
      const { headshot, logo } = drawing;
      const hair = canvas.width / 400;
      const texts = textsOf(drawing);
      for (const box of [headshot, logo, ...texts]) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(canvas.width);
        expect(box.top + box.height).toBeLessThanOrEqual(canvas.height);
      }
      expect(overlap(headshot, logo, 0)).toBe(false);
      for (const [index, text] of texts.entries()) {
        expect(overlap(text, headshot, hair), 'text on the headshot').toBe(false);
        expect(overlap(text, logo, hair), 'text on the logo').toBe(false);
        for (const other of texts.slice(index + 1)) {
          // Letters below the line may come near capitals of the next one.
          expect(overlap(text, other, canvas.width / 90), 'text on text').toBe(false);
        }
      }
      expect(logo.width / logo.height).toBeCloseTo(darkLogo.width / darkLogo.height, 5);
      expect(headshot.width).toBe(headshot.height);
    },
  );

  test('is taken over by hand where it was', () => {
    const layout = layoutOf(name);
    const input = { canvas: canvasMinimum, map, logo: darkLogo, fonts: layoutFonts('warm') };
    const drawing = drawLayout({ ...input, layout });
    const taken = takenOver({ ...defaultComposition, layout }, drawing, canvasMinimum);
    expect(taken.layout?.placesPieces).toBe(false);
    expect(taken).toMatchObject({ headshot: { opacity: 1 }, logo: { opacity: 1 } });
    const moved = boxesOf(taken, darkLogo, canvasMinimum);
    for (const piece of ['headshot', 'logo'] as const) {
      for (const side of ['left', 'top', 'width', 'height'] as const) {
        expect(
          Math.abs(moved[piece][side] - drawing[piece][side]),
          `${piece} ${side}`,
        ).toBeLessThan(1);
      }
    }
    // Ring and plate go along.
    const elsewhere = { ...moved, headshot: { left: 700, top: 500, width: 200, height: 200 } };
    const { shapes, headshot } = drawLayout({ ...input, layout, moved: elsewhere });
    expect(headshot).toEqual(elsewhere.headshot);
    const ring = shapes.find(({ kind }) => kind === 'circle');
    expect(ring).toMatchObject({ x: 800, y: 600 });
  });
});

describe('text', () => {
  test.each(fontPairNames)('of the pair %s has no broken number at any size', (pair) => {
    const { heading } = layoutFonts(pair);
    for (let size = 12; size < 140; size += 1.37) {
      expect(outlineOf('you list this spring, $525,000', heading, size)).not.toMatch(/NaN|e/i);
    }
  });

  test('falls to another font where its own lacks a letter, and leaves out what none has', () => {
    const { heading } = layoutFonts('bold');
    expect(missingIn('Łódź, Škoda, Жизнь, Αθήνα, Nguyễn', heading)).toEqual([]);
    expect(missingIn('Sold! 🏡🎉 🏡', heading)).toEqual(['🏡', '🎉']);
    expect(outlineOf('🏡', heading, 40)).toBe('');
    const canvas = canvasMinimum;
    const layout = layoutOf('headline', agents.usual, { headline: 'Sold 🏡' });
    const drawing = drawLayout({ layout, canvas, map, logo: darkLogo, fonts: layoutFonts('bold') });
    expect(drawing.leftOut).toEqual(['🏡']);
  });

  test('is set with kerning', () => {
    const { heading } = layoutFonts('warm');
    const apart = widthOf('T', heading) + widthOf('o', heading);
    expect(widthOf('To', heading)).toBeLessThan(apart - 0.02);
  });

  test('of any 60 characters is fitted into its room, in even lines', () => {
    const { heading } = layoutFonts('warm');
    const room = { width: 900, height: 300 };
    for (const text of ['W'.repeat(60), 'A B C '.repeat(10), 'Sold', '']) {
      const { width, height, size } = fitText(text, heading, room, { largest: 120, lines: 4 });
      expect(width).toBeLessThanOrEqual(room.width + 0.01);
      expect(height).toBeLessThanOrEqual(room.height + 0.01);
      expect(size).toBeLessThanOrEqual(120);
    }
    const even = fitText('1204 Old Cypress Springs Boulevard, Unit 12', heading, room, {
      largest: 120,
      lines: 3,
    });
    expect(even.lines).toEqual(['1204 Old', 'Cypress Springs', 'Boulevard, Unit 12']);
  });
});

describe('the calm of a picture', () => {
  /** A calm wall with a face in one corner. */
  const portrait = async (left: number, top: number) =>
    sharp(await plain('#c9d3d6'))
      .composite([
        {
          input: Buffer.from(
            '<svg width="520" height="520"><circle cx="260" cy="260" r="240" fill="#d9a98b"/><circle cx="180" cy="220" r="26" fill="#3b2a22"/><circle cx="340" cy="220" r="26" fill="#3b2a22"/></svg>',
          ),
          left,
          top,
        },
      ])
      .png()
      .toBuffer();

  test.each([
    ['left', 0, 640],
    ['right', 1080, 640],
  ])('keeps headshot and logo off a face at the bottom %s', async (_, left, top) => {
    const face = { left: left + 20, top: top + 20, width: 480, height: 480 };
    const picture = await mapPicture(await portrait(left, top));
    for (const name of ['corners', 'badge'] as const) {
      const layout = layoutOf(name);
      const fonts = layoutFonts('warm');
      const drawn = drawLayout({
        layout,
        canvas: canvasMinimum,
        map: picture,
        logo: darkLogo,
        fonts,
      });
      expect(overlap(drawn.headshot, face, 0), `${name}: headshot`).toBe(false);
      expect(overlap(drawn.logo, face, 0), `${name}: logo`).toBe(false);
    }
  });

  test('and of the logo choose its plate', async () => {
    const mark = (fill: string, ground = '') =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">${ground}<rect x="40" y="30" width="200" height="40" fill="${fill}"/></svg>`,
        ),
      )
        .png()
        .toBuffer();
    const plateOf = async (bytes: Buffer) => {
      const logo = await lookAtLogo(bytes);
      const fonts = layoutFonts('warm');
      const layout = layoutOf('corners');
      const { shapes } = drawLayout({ layout, canvas: canvasMinimum, map, logo, fonts });
      return shapes.find(({ kind }) => kind === 'rect')?.fill;
    };
    expect(await plateOf(await mark('#14365c'))).toBe('#ffffff');
    expect(await plateOf(await mark('#ffffff'))).toBe('#1f2933');
    const beside = '<rect x="40" y="5" width="200" height="20" fill="#e8973a"/>';
    expect(await plateOf(await mark('#1f2933', beside))).toBe('#ffffff');
    expect(await plateOf(await mark('#f4f4f4', beside))).toBe('#1f2933');
    const ground = '<rect width="300" height="100" fill="#f5c518"/>';
    expect(await plateOf(await mark('#14365c', ground))).toBe('#f5c518');
  });
});

test.each([
  ['13:00', '15:30', '1–3:30 PM'],
  ['11:30', '13:00', '11:30 AM–1 PM'],
  ['00:15', undefined, '12:15 AM'],
  [undefined, undefined, ''],
])('an open house from %s to %s is "%s"', (from, to, expected) => {
  expect(timesOf(from, to)).toBe(expected);
});
