import { expect, test } from 'vitest';
import { holidayOn } from './us-holidays.ts';

test.each([
  ['2026-11-26', 'Thanksgiving'],
  ['2027-11-25', 'Thanksgiving'],
  ['2026-05-25', 'Memorial Day'],
  ['2027-05-31', 'Memorial Day'],
  ['2026-09-07', 'Labor Day'],
  ['2027-01-18', 'Martin Luther King Jr. Day'],
  ['2027-05-09', 'Mother’s Day'],
  ['2026-06-21', 'Father’s Day'],
  ['2026-07-04', 'Independence Day'],
  ['2024-03-31', 'Easter'],
  ['2025-04-20', 'Easter'],
  ['2026-04-05', 'Easter'],
  ['2027-03-28', 'Easter'],
  ['2038-04-25', 'Easter'],
  ['2049-04-18', 'Easter'],
  ['2026-11-25', null],
  ['2026-07-03', null],
])('%s is %s', (date, name) => {
  expect(holidayOn(date)).toBe(name);
});
