import { expect, test } from 'vitest';
import { holidayOn, holidaysOf } from './us-holidays.ts';

const dayOf = (year: number, name: string) =>
  holidaysOf(year).find((holiday) => holiday.name === name)?.day;

test.each([
  ['Martin Luther King Jr. Day', '2026-01-19', '2027-01-18'],
  ['Presidents’ Day', '2026-02-16', '2027-02-15'],
  ['Clocks go forward', '2026-03-08', '2027-03-14'],
  ['Easter', '2026-04-05', '2027-03-28'],
  ['Mother’s Day', '2026-05-10', '2027-05-09'],
  ['Memorial Day', '2026-05-25', '2027-05-31'],
  ['Father’s Day', '2026-06-21', '2027-06-20'],
  ['Labor Day', '2026-09-07', '2027-09-06'],
  ['Columbus and Indigenous Peoples’ Day', '2026-10-12', '2027-10-11'],
  ['Clocks go back', '2026-11-01', '2027-11-07'],
  ['Thanksgiving', '2026-11-26', '2027-11-25'],
])('%s is on %s and %s', (name, first, then) => {
  expect(dayOf(2026, name)).toBe(first);
  expect(dayOf(2027, name)).toBe(then);
});

test.each([
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2038, '2038-04-25'],
])('Easter of %i, among the earliest and latest there are', (year, day) => {
  expect(dayOf(year, 'Easter')).toBe(day);
});

test('they come in their order, all in their year', () => {
  const days = holidaysOf(2029).map(({ day }) => day);
  expect(days).toEqual(days.toSorted());
  expect(days.every((day) => day.startsWith('2029-'))).toBe(true);
});

test.each([
  ['2026-11-26', 'Thanksgiving'],
  ['2026-11-25', null],
  ['2026-11-01', null],
])('on %s people greet on %s', (day, name) => {
  expect(holidayOn(day)).toBe(name);
});
