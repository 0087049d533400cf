import { expect, test } from 'vitest';
import { clockChangeNote, momentAt, zoneLabel } from './clock-changes.ts';

test('an hour that is left out becomes the one after it', () => {
  expect(clockChangeNote('2026-03-08T02:30', 'America/Chicago')).toBe(
    'Clocks go forward at that time: 2:30 AM becomes 3:30 AM.',
  );
  expect(momentAt('2026-03-08T02:30', 'America/Chicago').toISOString()).toBe(
    '2026-03-08T08:30:00.000Z',
  );
});

test('of an hour that comes twice the first is meant', () => {
  expect(clockChangeNote('2026-11-01T01:30', 'America/Chicago')).toBe(
    'Clocks go back at that time: 1:30 AM comes twice. We take the first.',
  );
  expect(momentAt('2026-11-01T01:30', 'America/Chicago').toISOString()).toBe(
    '2026-11-01T06:30:00.000Z',
  );
});

test.each([
  ['2026-03-08T09:00', 'America/Chicago', '2026-03-08T14:00:00.000Z'],
  ['2026-11-01T09:00', 'America/Chicago', '2026-11-01T15:00:00.000Z'],
  ['2026-03-08T02:30', 'America/Phoenix', '2026-03-08T09:30:00.000Z'],
  ['2026-07-04T00:00', 'Pacific/Honolulu', '2026-07-04T10:00:00.000Z'],
])('%s in %s needs no word', (localTime, zone, moment) => {
  expect(clockChangeNote(localTime, zone)).toBeUndefined();
  expect(momentAt(localTime, zone).toISOString()).toBe(moment);
});

test('a zone has its name of that day', () => {
  expect(zoneLabel('America/Denver', new Date('2026-07-01T12:00:00Z'))).toBe('MDT');
  expect(zoneLabel('America/Denver', new Date('2026-12-01T12:00:00Z'))).toBe('MST');
  expect(zoneLabel('America/Phoenix', new Date('2026-07-01T12:00:00Z'))).toBe('MST');
});
