import { expect, test } from 'vitest';
import { checkFairHousing } from './check.ts';
import { allCounties, cities, flaggedAtHome, postAbout } from './testing/posts-about-places.ts';

test('the name of a city is not flagged in a post about it', () => {
  expect(cities).toHaveLength(17_033);
  // Every seventh; the sweep has them all.
  expect(flaggedAtHome(cities.filter((_, index) => index % 7 === 0))).toEqual([]);
});

const elsewhere = { place: { city: 'Boise', county: 'Ada', state: 'ID' } };

/** Those of the names that are flagged in a post about Boise. Many at once, for they rarely are. */
function flaggedElsewhere(names: { name: string; state: string }[]): string[] {
  const posts = names.map(({ name, state }) => postAbout(name, state));
  const together = {
    title: posts.map(({ title }) => `<p>${title}</p>`).join(''),
    content: posts.map(({ content }) => content).join(''),
    hashtags: posts.flatMap(({ hashtags }) => hashtags),
  };
  if (checkFairHousing(together, elsewhere).length === 0) return [];
  if (names.length === 1) return names.map(({ name }) => name);
  const middle = Math.ceil(names.length / 2);
  return [names.slice(0, middle), names.slice(middle)].flatMap(flaggedElsewhere);
}

test('in a post about another place hardly any is', { timeout: 120_000 }, () => {
  // Alone, these words mean something else, or their residents; with the state after it, "Temple,
  // TX" is a town.
  const groups = Array.from({ length: Math.ceil(cities.length / 100) }, (_, index) =>
    cities.slice(index * 100, index * 100 + 100),
  );
  expect([...new Set(groups.flatMap(flaggedElsewhere))].sort()).toEqual(['Plantation', 'Temple']);
});

test('the name of a county is never flagged, wherever the post is about', () => {
  const names = [...allCounties.values()].map(({ name }) => ({ name, state: 'KY' }));
  expect(flaggedElsewhere(names)).toEqual([]);
});
