import { expect, test } from 'vitest';
import { copiedForLine, copiedLine } from './copied-line.ts';

const on = (day: string) => `${day}T12:00:00.000Z`;

test('the newest copy is named, the others are counted', () => {
  expect(copiedLine({})).toBeUndefined();
  expect(copiedLine({ instagram: on('2026-11-16') })).toBe('Copied for Instagram, Nov 16');
  const copied = { instagram: on('2026-11-16'), x: on('2026-11-17'), plain: on('2026-10-01') };
  expect(copiedLine(copied)).toBe('Copied for X, Nov 17, and 2 more');
});

test('a platform has its short name; what went to none says how it was copied', () => {
  expect(copiedForLine('gbp', on('2026-11-16'))).toBe('Copied for Google, Nov 16');
  expect(copiedForLine('plain', on('2026-11-16'))).toBe('Copied as plain text, Nov 16');
  expect(copiedForLine('formatted', on('2026-11-16'))).toBe('Copied as formatted text, Nov 16');
});
