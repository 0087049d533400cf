import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clockLabel,
  isDay,
  localTimeIn,
  longDayLabel,
  monthOf,
  rangeAround,
  weekOf,
  weeksOfMonth,
} from './days.ts';

test('days go on over the end of a month and a year, and over both days on which clocks change', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
  expect(addDays('2026-11-02', -1)).toBe('2026-11-01');
});

test('months go on from any of their days', () => {
  expect(addMonths('2026-10-31', 1)).toBe('2026-11-01');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-01');
  expect(addMonths('2026-01-31', -1)).toBe('2025-12-01');
});

test('a week is from Sunday to Saturday, whichever of its days is asked for', () => {
  const week = ['29', '30', '31'].map((day) => `2026-03-${day}`);
  for (const day of ['2026-03-29', '2026-04-01', '2026-04-04']) {
    expect(weekOf(day).slice(0, 3)).toEqual(week);
    expect(weekOf(day).at(-1)).toBe('2026-04-04');
  }
});

/** Months of 2026 and 2027 that begin on each day of the week, Sunday first, and the weeks they take. */
test.each([
  ['2026-02-10', '2026-02-01', 4],
  ['2026-06-30', '2026-05-31', 5],
  ['2026-09-15', '2026-08-30', 5],
  ['2026-04-01', '2026-03-29', 5],
  ['2026-10-31', '2026-09-27', 5],
  ['2027-01-01', '2026-12-27', 6],
  ['2026-08-02', '2026-07-26', 6],
])('the month of %s is shown from %s in %i weeks', (day, first, count) => {
  const weeks = weeksOfMonth(day);
  expect(weeks).toHaveLength(count);
  expect(weeks[0]?.[0]).toBe(first);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  const all = weeks.flat();
  expect(new Set(all).size).toBe(count * 7);
  expect(monthOf(day).every((each) => all.includes(each))).toBe(true);
  expect(all).toEqual(all.toSorted());
});

test('what is asked for holds these days in every zone', () => {
  const { from, to } = rangeAround('2026-11-01', '2026-11-30');
  expect(new Date('2026-11-01T00:00:00+14:00').toISOString()).toBe(from);
  expect(new Date('2026-12-01T00:00:00-12:00').toISOString()).toBe(to);
});

test('a moment is on another day elsewhere, also at midnight', () => {
  const moment = new Date('2026-11-18T05:00:00Z');
  expect(localTimeIn('America/Chicago', moment)).toBe('2026-11-17T23:00');
  expect(localTimeIn('America/New_York', moment)).toBe('2026-11-18T00:00');
});

test('labels read as people say them', () => {
  expect(longDayLabel('2026-11-26')).toBe('Thursday, November 26');
  expect(['00:05', '09:00', '12:00', '17:30'].map(clockLabel)).toEqual([
    '12:05 AM',
    '9:00 AM',
    '12:00 PM',
    '5:30 PM',
  ]);
});

test('what an address may hold is taken for a day only when it is one', () => {
  expect(isDay('2026-11-18')).toBe(true);
  for (const text of [null, '', '2026-13-01', '1999-01-01', '2026-11-18T00:00', 'today']) {
    expect(isDay(text)).toBe(false);
  }
});
