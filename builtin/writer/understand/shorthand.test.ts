import { expect, test } from 'vitest';
import { repaired } from './repair.ts';
import { withHomeInWords, withoutShorthand } from './shorthand.ts';

test('a row of figures with slashes is a home', () => {
  expect(withHomeInWords('3 / 2.5 / 1,940 / 389k')).toBe('3 bed, 2.5 bath, 1,940 sf, 389k');
  expect(withHomeInWords('3/2/1,450 sf')).toBe('3 bed, 2 bath, 1,450 sf');
  expect(withHomeInWords('3/2, big yard')).toBe('3/2, big yard');
});

test('months without a day have a year behind them', () => {
  expect(withoutShorthand('county data, mar-sep 25')).toBe('county data, March to September 2025');
  expect(withoutShorthand('12 in feb. 30 in oct')).toBe('12 in February. 30 in October');
  expect(withoutShorthand('open oct 3-5')).toBe('open oct 3-5');
});

test('ranges, signs and units are words', () => {
  expect(withoutShorthand('sf homes in town')).toBe('single-family homes in town');
  expect(withoutShorthand('2,600 sf house on Elm')).toBe('2,600-square-foot house on Elm');
  expect(withoutShorthand('low 300s - 500s')).toBe('low $300s to $500s');
  expect(withoutShorthand('june = 14% of sales')).toBe('june: 14% of sales');
  expect(withoutShorthand('survey req. ask early')).toBe('survey required. Ask early');
  expect(withoutShorthand('new paint down, roof 2021')).toBe('new paint downstairs, roof 2021');
  expect(withoutShorthand('off hwy 12')).toBe('off Hwy 12');
  expect(withoutShorthand('1 and 2 story')).toBe('one- and two-story');
});

test('what belongs to somebody has its apostrophe', () => {
  expect(withoutShorthand("don't trust the owners warranty")).toBe(
    "don't trust the owner's warranty",
  );
  expect(withoutShorthand('sellers want to know')).toBe('sellers want to know');
  expect(repaired('ask whos roof')).toBe('ask whose roof');
  expect(repaired('ask whos paying')).toBe("ask who's paying");
});

test('things in a row get the commas that were not typed', () => {
  expect(withoutShorthand('gutters downspouts drains')).toBe('gutters, downspouts, drains');
  expect(withoutShorthand('porches and decks')).toBe('porches and decks');
  expect(withoutShorthand('sellers price too high')).toBe('sellers price too high');
});

test('figures of a home, of a report and of an offer', () => {
  expect(withHomeInWords('4/3/2 2,210sf 389,000')).toBe(
    '4 bed, 3 bath, 2-car garage, 2,210sf, 389,000',
  );
  expect(withoutShorthand('median 312k up from 298')).toBe('median 312k up from 298k');
  expect(withoutShorthand('inventory 2.4 mo')).toBe('months of supply 2.4');
  expect(withoutShorthand('i cover the radon test up to 150 if they list')).toBe(
    'i cover the radon test up to $150 if they list',
  );
  expect(withoutShorthand('do i need 20 down?')).toBe('do i need 20% down?');
  expect(withoutShorthand('new deck + paint, 4100 total')).toBe('new deck + paint, $4,100 total');
});

test('days, hours and rooms typed short', () => {
  expect(withoutShorthand('open tues/thurs')).toBe('open Tuesday and Thursday');
  expect(withoutShorthand('december 9 5p')).toBe('december 9 at 5 p.m.');
  expect(withoutShorthand('guest rm, garage 3 car, 2.5 ba')).toBe(
    'guest room, 3-car garage, 2.5 baths',
  );
  expect(withoutShorthand('built before 62')).toBe('built before 1962');
});

test('years, prices and rates typed short', () => {
  expect(withoutShorthand('roof 18, windows 21')).toBe('2018 roof, 2021 windows');
  expect(withoutShorthand('q2 26 vs q2 25')).toBe('Q2 2026 vs Q2 2025');
  expect(withoutShorthand('210s-300s')).toBe('$210s to $300s');
  expect(withoutShorthand('sales tax is 8.75')).toBe('sales tax is 8.75%');
  expect(withoutShorthand('no gutters = use a rain chain')).toBe('no gutters: use a rain chain');
  expect(withoutShorthand('cedar 30-50 a sf')).toBe('cedar 30-50 a square foot');
});

test('a day of a month is no year, and short words are long', () => {
  expect(repaired('new rules effective mar 16.')).toBe('new rules effective March 16.');
  expect(withoutShorthand('ft benning and a 10 ft wall')).toBe('Fort benning and a 10 ft wall');
  expect(withoutShorthand('main flr bath, heated gar')).toBe('main floor bath, heated garage');
  expect(withHomeInWords('3/2, 1,610 fin, 344')).toBe('3/2, 1,610 fin, $344,000');
});
