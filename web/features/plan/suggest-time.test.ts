import { expect, test } from 'vitest';
import { suggestTime } from './suggest-time.ts';

test.each([
  ['2026-11-18T07:10', undefined, '2026-11-18T09:00'],
  ['2026-11-18T08:50', undefined, '2026-11-18T12:00'],
  ['2026-11-18T17:00', undefined, '2026-11-19T09:00'],
  ['2026-12-31T23:59', undefined, '2027-01-01T09:00'],
  ['2026-11-18T17:00', '2026-11-26', '2026-11-26T09:00'],
  ['2026-11-18T10:00', '2026-11-01', '2026-11-18T12:00'],
])('at %s for %s it is %s', (now, day, suggested) => {
  expect(suggestTime(now, day)).toBe(suggested);
});

test('what is taken comes last', () => {
  const taken = ['2026-11-26T09:00'];
  expect(suggestTime('2026-11-18T10:00', '2026-11-26', taken)).toBe('2026-11-26T12:00');
  const all = ['09:00', '12:00', '17:00'].map((time) => `2026-11-26T${time}`);
  expect(suggestTime('2026-11-18T10:00', '2026-11-26', all)).toBe('2026-11-26T09:00');
});
