import { expect, test } from 'vitest';
import {
  allCounties,
  cities,
  flaggedAlone,
  flaggedAtHome,
  flaggedElsewhere,
} from './testing/posts-about-places.ts';

test('the name of a city is not flagged in a post about it', () => {
  expect(cities).toHaveLength(17_033);
  // Every seventh; the sweep has them all.
  expect(flaggedAtHome(cities.filter((_, index) => index % 7 === 0))).toEqual([]);
});

test('in a post about another place hardly any is', () => {
  // Every fourth, and those of which it is known; the sweep has them all.
  const some = cities.filter(({ name }, index) => index % 4 === 0 || flaggedAlone.includes(name));
  expect(flaggedElsewhere(some)).toEqual(flaggedAlone);
});

test('the name of a county is never flagged, wherever the post is about', () => {
  const names = [...allCounties.values()].map(({ name }) => ({ name, state: 'KY' }));
  expect(flaggedElsewhere(names)).toEqual([]);
});
