import { expect, test } from 'vitest';
import { cities, flaggedAtHome } from './testing/posts-about-places.ts';

test('the name of a city is never flagged in a post about it', () => {
  expect(flaggedAtHome(cities)).toEqual([]);
});
