import { Temporal } from 'temporal-polyfill';

/**
 * The days of a year that American agents greet on, nationwide. A library of holidays has the days off of each state as
 * well, among them some that nobody wants suggested for an ad.
 */
type Rule = { name: string; on: (year: number) => Temporal.PlainDate };

const fixed = (month: number, day: number) => (year: number) =>
  Temporal.PlainDate.from({ year, month, day });

/** Monday is 1, Sunday 7. */
const nth = (count: number, weekday: number, month: number) => (year: number) => {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (count - 1) });
};

const lastMondayOfMay = (year: number) => {
  const last = Temporal.PlainDate.from({ year, month: 5, day: 31 });
  return last.subtract({ days: last.dayOfWeek - 1 });
};

/** By Gauss’s rule: the Sunday after the first full moon of spring. */
function easter(year: number): Temporal.PlainDate {
  const century = Math.floor(year / 100);
  const moonYear = year % 19;
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const moon = (correction + 19 * moonYear + 15) % 30;
  const isLate = moon === 29 || (moon === 28 && moonYear > 10);
  const fullMoon = Temporal.PlainDate.from({ year, month: 3, day: 21 }).add({
    days: moon - Number(isLate),
  });
  return fullMoon.add({ days: 7 - (fullMoon.dayOfWeek % 7) });
}

const rules: Rule[] = [
  { name: 'New Year’s Day', on: fixed(1, 1) },
  { name: 'Martin Luther King Jr. Day', on: nth(3, 1, 1) },
  { name: 'Valentine’s Day', on: fixed(2, 14) },
  { name: 'Presidents’ Day', on: nth(3, 1, 2) },
  { name: 'St. Patrick’s Day', on: fixed(3, 17) },
  { name: 'Easter', on: easter },
  { name: 'Mother’s Day', on: nth(2, 7, 5) },
  { name: 'Memorial Day', on: lastMondayOfMay },
  { name: 'Juneteenth', on: fixed(6, 19) },
  { name: 'Father’s Day', on: nth(3, 7, 6) },
  { name: 'Independence Day', on: fixed(7, 4) },
  { name: 'Labor Day', on: nth(1, 1, 9) },
  { name: 'Indigenous Peoples’ Day and Columbus Day', on: nth(2, 1, 10) },
  { name: 'Halloween', on: fixed(10, 31) },
  { name: 'Veterans Day', on: fixed(11, 11) },
  { name: 'Thanksgiving', on: nth(4, 4, 11) },
  { name: 'Christmas Eve', on: fixed(12, 24) },
  { name: 'Christmas', on: fixed(12, 25) },
  { name: 'New Year’s Eve', on: fixed(12, 31) },
];

/** The holiday of a day such as `2026-11-26`. */
export function holidayOn(date: string): string | null {
  const day = Temporal.PlainDate.from(date);
  return rules.find(({ on }) => on(day.year).equals(day))?.name ?? null;
}
