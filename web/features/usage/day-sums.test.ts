import { expect, test } from 'vitest';
import { chartSummary } from './day-sums.ts';
import { shortNumber } from './numbers.ts';

test.each([
  [[0, 0], 'No pieces in the last 2 days.'],
  [[0, 1], '1 piece in the last 2 days, on Nov 2.'],
  [[1, 3, 2], '6 pieces in the last 3 days, the most on Nov 2 (3).'],
])('days with %j pieces are summed up in words', (counts, words) => {
  const days = counts.map((count, index) => ({ day: `2026-11-0${index + 1}`, count }));
  expect(chartSummary(days, ['piece', 'pieces'])).toBe(words);
});

test('large numbers are shortened', () => {
  expect([7, 12_044, 182_344, 39_444_765].map(shortNumber)).toEqual([
    '7',
    '12,044',
    '182.3K',
    '39.4M',
  ]);
});
