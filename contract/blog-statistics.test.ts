import { expect, test } from 'vitest';
import { blogStatistics, longFormStatistics } from './blog-statistics.ts';

const text = (length: number) => 'a'.repeat(length);

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [3, 1, 1],
  [1_000, 167, 1],
  [1_001, 167, 2],
  [6_000, 1_000, 6],
])('%i characters on the blog page are %i words, %i minutes', (length, words, minutes) => {
  expect(blogStatistics(text(length))).toEqual({ words, minutes });
});

test.each([
  [0, 0, 0, 'Short'],
  [11, 2, 1, 'Short'],
  [1_237, 225, 1, 'Short'],
  [1_243, 226, 2, 'Short'],
  [10_997, 1_999, 9, 'Short'],
  [10_998, 2_000, 9, 'Medium'],
  [16_497, 2_999, 14, 'Medium'],
  [16_498, 3_000, 14, 'Long'],
])(
  '%i characters of a long article are %i words, %i minutes, %s',
  (length, words, minutes, label) => {
    expect(longFormStatistics(text(length))).toEqual({ words, minutes, label });
  },
);

test('tags count as they stand', () => {
  expect(blogStatistics('<p>Hello</p>').words).toBe(2);
});
