import { expect, test } from 'vitest';
import {
  cities,
  flaggedAlone,
  flaggedAtHome,
  flaggedElsewhere,
} from './testing/posts-about-places.ts';

test('the name of a city is never flagged in a post about it', () => {
  expect(flaggedAtHome(cities)).toEqual([]);
});

test('in a post about another place hardly any is flagged', () => {
  expect(flaggedElsewhere(cities)).toEqual(flaggedAlone);
});
