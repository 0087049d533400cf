import { expect, test } from 'vitest';
import { atLocalTime, zoneOfPlace } from './local-time.ts';

test.each([
  // Both days on which clocks change in 2026, before, at and after the change.
  ['2026-03-08T01:59', 'America/Chicago', '2026-03-08T07:59:00.000Z', '2026-03-08T01:59'],
  ['2026-03-08T02:30', 'America/Chicago', '2026-03-08T08:30:00.000Z', '2026-03-08T03:30'],
  ['2026-03-08T03:00', 'America/Chicago', '2026-03-08T08:00:00.000Z', '2026-03-08T03:00'],
  ['2026-11-01T00:59', 'America/Chicago', '2026-11-01T05:59:00.000Z', '2026-11-01T00:59'],
  ['2026-11-01T01:30', 'America/Chicago', '2026-11-01T06:30:00.000Z', '2026-11-01T01:30'],
  ['2026-11-01T02:00', 'America/Chicago', '2026-11-01T08:00:00.000Z', '2026-11-01T02:00'],
  // Where clocks never change.
  ['2026-03-08T02:30', 'America/Phoenix', '2026-03-08T09:30:00.000Z', '2026-03-08T02:30'],
  ['2026-07-04T09:00', 'Pacific/Honolulu', '2026-07-04T19:00:00.000Z', '2026-07-04T09:00'],
])('%s in %s is %s', (localTime, zone, instant, shown) => {
  const found = atLocalTime(localTime, zone);
  expect(found?.at.toISOString()).toBe(instant);
  expect(found?.localTime).toBe(shown);
});

test.each([
  ['2026-02-30T09:00', 'America/Chicago'],
  ['2026-02-28T09:00', 'Mars/Olympus'],
])('%s in %s is no time', (localTime, zone) => {
  expect(atLocalTime(localTime, zone)).toBeUndefined();
});

test.each([
  ['Austin', 'TX', 'America/Chicago'],
  ['El Paso', 'TX', 'America/Denver'],
  ['Phoenix', 'AZ', 'America/Phoenix'],
  ['Honolulu', 'HI', 'Pacific/Honolulu'],
  ['Nowhere at all', 'TX', null],
])('%s, %s is in %s', (city, state, zone) => {
  expect(zoneOfPlace(city, state)).toBe(zone);
});
