import { expect, test } from 'vitest';
import { pickTitle } from './titles.ts';

test('titles that must wait come when all others were used', () => {
  const isLast = (title: string) => title === 'Two in {location}';
  const pick = (used: string[], seed: number) =>
    pickTitle(
      { name: 'sellers', titles: ['One in {location}', 'Two in {location}'] },
      { city: 'Austin', used, isLast, seed },
    ).raw;
  expect([0, 1, 2, 3].map((seed) => pick([], seed))).not.toContain('Two in {location}');
  expect(pick(['One in {location}'], 0)).toBe('Two in {location}');
  expect(pick(['One in {location}', 'Two in {location}'], 1)).toBe('One in {location}');
});

test.each([
  ['best coffee shops', 'Best coffee shops in Austin'],
  ['Best coffee shops in Austin', 'Best coffee shops in Austin'],
  ['coffee in AUSTIN, TX', 'Coffee in AUSTIN, TX'],
  ['Should I rent or buy?', 'Should I rent or buy?'],
  ['Austinite homes', 'Austinite homes in Austin'],
  ['why i dont do dual agency', "Why I don't do dual agency"],
  ['solar panels', 'Solar panels'],
  ['happy veterans day', 'Happy Veterans Day, Austin'],
  ['HAPPY FATHERS DAY', "Happy Father's Day, Austin"],
  ['things to do this weekend', 'Things to do in Austin this weekend'],
  ['price drop on elm street', 'Price drop on Elm Street, Austin'],
  ['is now a good time to buy', 'Is now a good time to buy in Austin?'],
  ['is now a good time to refinance', 'Is now a good time to refinance?'],
  ['new insurance rules in FL', 'New insurance rules in FL'],
  ['radon in basements, should I worry', 'Radon in basements, should I worry?'],
])('the subject %s becomes a title with its place where it belongs', (name, filled) => {
  const choice = { city: 'Austin', used: [], seed: 3 };
  expect(pickTitle({ name, titles: [] }, choice)).toEqual({ raw: undefined, filled });
});
