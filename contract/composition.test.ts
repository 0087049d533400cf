import { describe, expect, test } from 'vitest';
import {
  borderWidthOn,
  Composition,
  canvasFor,
  defaultComposition,
  headshotBox,
  logoBox,
  presets,
} from './composition.ts';

const canvas = { width: 1600, height: 1200 };
const { headshot, logo } = defaultComposition;

describe('the canvas', () => {
  test.each([
    ['as large as the least', { width: 1600, height: 1200 }, { width: 1600, height: 1200 }],
    ['small', { width: 64, height: 64 }, { width: 1600, height: 1200 }],
    ['wide', { width: 2048, height: 1152 }, { width: 1600, height: 1200 }],
    ['large', { width: 2048, height: 1536 }, { width: 2048, height: 1536 }],
    ['a large square', { width: 2048, height: 2048 }, { width: 2048, height: 1536 }],
    ['odd', { width: 2047, height: 1601 }, { width: 2044, height: 1533 }],
  ])('for a background that is %s', (_, background, expected) => {
    expect(canvasFor(background)).toEqual(expected);
  });

  test('is always 4:3 in whole pixels and never larger than a large background', () => {
    for (let width = 1600; width < 2100; width += 7) {
      for (let height = 1200; height < 1600; height += 11) {
        const size = canvasFor({ width, height });
        expect(size.width * 3).toBe(size.height * 4);
        expect(Number.isInteger(size.height)).toBe(true);
        expect(size.width).toBeLessThanOrEqual(width);
        expect(size.height).toBeLessThanOrEqual(height);
      }
    }
  });
});

describe('the headshot', () => {
  test('has its top left corner and its size in percent', () => {
    expect(headshotBox(headshot, canvas)).toEqual({ left: 160, top: 120, width: 320, height: 320 });
  });

  test.each([
    [
      { x: 100, y: 100 },
      { left: 1280, top: 880 },
    ],
    [
      { x: 95, y: 0 },
      { left: 1280, top: 0 },
    ],
    [
      { x: 0, y: 80 },
      { left: 0, top: 880 },
    ],
    [
      { x: 80, y: 73 },
      { left: 1280, top: 876 },
    ],
  ])('at %o is moved in', (place, expected) => {
    expect(headshotBox({ ...headshot, ...place }, canvas)).toMatchObject(expected);
  });

  test('has a border as wide as its picture', () => {
    const bordered = { ...headshot, borderWidth: 10 };
    expect(borderWidthOn(bordered, canvas)).toBe(10);
    expect(borderWidthOn(bordered, { width: 2048, height: 1536 })).toBe(12.8);
    expect(borderWidthOn(headshot, canvas)).toBe(0);
  });
});

describe('the logo', () => {
  test.each([
    [
      { width: 400, height: 400 },
      { left: 1120, top: 840, width: 320, height: 320 },
    ],
    [
      { width: 400, height: 100 },
      { left: 1120, top: 840, width: 320, height: 80 },
    ],
    [
      { width: 50, height: 200 },
      { left: 1120, top: 840, width: 80, height: 320 },
    ],
  ])('of %o keeps its proportions in the box', (size, expected) => {
    expect(logoBox(logo, size, canvas)).toEqual(expected);
  });

  test('is moved in by what is seen of it, not by its box', () => {
    const corner = { ...logo, x: 100, y: 100 };
    expect(logoBox(corner, { width: 400, height: 100 }, canvas)).toEqual({
      left: 1280,
      top: 1120,
      width: 320,
      height: 80,
    });
  });
});

test('the largest of both stay inside every preset', () => {
  for (const size of Object.values(presets)) {
    const boxes = [
      headshotBox({ ...headshot, x: 100, y: 100, size: 50 }, size),
      logoBox({ ...logo, x: 100, y: 100, size: 40 }, { width: 1, height: 1 }, size),
    ];
    for (const { left, top, width, height } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(size.width);
      expect(top + height).toBeLessThanOrEqual(size.height);
    }
  }
});

describe('what may be sent', () => {
  const plain = {
    headshot: { x: 10, y: 10, size: 20 },
    logo: { x: 70, y: 70, size: 20, opacity: 0.8 },
  };

  test('the rest of a plain composition is as it usually is', () => {
    expect(Composition.parse(plain)).toEqual(defaultComposition);
  });

  test.each([
    { x: -1 },
    { y: 101 },
    { size: 4 },
    { size: 51 },
    { opacity: 0 },
    { opacity: 1.1 },
    { borderWidth: 41 },
    { borderColor: 'red' },
    { borderColor: '#fff"/><script>' },
    { x: Number.NaN },
  ])('a headshot with %o is refused', (wrong) => {
    const sent = { ...plain, headshot: { ...plain.headshot, ...wrong } };
    expect(Composition.safeParse(sent).success).toBe(false);
  });

  test.each([{ size: 41 }, { opacity: 0.05 }, { opacity: undefined }, { x: 'left' }])(
    'a logo with %o is refused',
    (wrong) => {
      const sent = { ...plain, logo: { ...plain.logo, ...wrong } };
      expect(Composition.safeParse(sent).success).toBe(false);
    },
  );
});
