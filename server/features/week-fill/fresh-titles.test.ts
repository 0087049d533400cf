import { expect, test } from 'vitest';
import { pickFreshTitle, suggestedKind, titleKey } from './fresh-titles.ts';

const greetings = {
  id: 1,
  identifier: 'thanks-and-holidays',
  titles: [
    'Thank you, {location}',
    'Happy Thanksgiving from {location}',
    'Happy New Year, {location}',
  ],
};

const pick = (change: Partial<Parameters<typeof pickFreshTitle>[1]> = {}) =>
  pickFreshTitle([greetings], {
    ...{ date: '2026-03-10', city: 'Austin', known: new Set<string>(), seed: 0 },
    needsFacts: () => false,
    ...change,
  })?.filled;

const known = (...titles: string[]) => new Set(titles.map(titleKey));

test('a greeting is for its time of year, and comes first on its day', () => {
  const all = (date: string) => new Set([0, 1, 2, 3].map((seed) => pick({ date, seed })));
  expect(all('2026-03-10')).toEqual(new Set(['Thank you, Austin']));
  expect(all('2026-11-26')).toEqual(new Set(['Happy Thanksgiving from Austin']));
  expect(all('2026-12-31')).toEqual(new Set(['Happy New Year, Austin']));
  expect(all('2027-01-03')).toEqual(new Set(['Thank you, Austin', 'Happy New Year, Austin']));
});

test('what the agent has had lately is not taken again, however it was written', () => {
  expect(pick({ known: known('<b>Thank you</b>, AUSTIN!') })).toBeUndefined();
  // Of another city: titles are remembered before the city is filled in.
  expect(pick({ known: known('Thank you, {location}') })).toBeUndefined();
  expect(pick({ known: known('Thank you, Dallas') })).toBe('Thank you, Austin');
});

test('what asks for facts that nobody gave is left out', () => {
  expect(pick({ needsFacts: (_, title) => title.startsWith('Thank') })).toBeUndefined();
});

test('a week is mixed, and a holiday is for greetings', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
  expect(days.map((date, index) => suggestedKind(date, index + 1))).toEqual([
    'market',
    'tips',
    'local',
    'thanks',
    'tips',
  ]);
});
