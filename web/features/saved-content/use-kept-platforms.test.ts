import { expect, test } from 'vitest';
import { joined, shownAfter } from './use-kept-platforms.ts';

const noon = '2026-11-16T12:00:00.000Z';

test('changes that wait together are sent as one, the later word counts', () => {
  const first = { texts: { x: 'One', threads: 'Two' } };
  const then = { texts: { x: null }, copied: { x: noon } };
  expect(joined(first, then)).toEqual({ texts: { x: null, threads: 'Two' }, copied: { x: noon } });
  expect(joined({}, { copied: { x: noon } })).toEqual({ copied: { x: noon } });
});

test('a change is shown as the server will keep it', () => {
  const before = { texts: { x: 'One' }, written: null, copied: {} };
  const written = { of: 'a', versions: {} };
  expect(shownAfter(before, { texts: { x: null, gbp: 'Mine' }, written })).toEqual({
    texts: { gbp: 'Mine' },
    written,
    copied: {},
  });
});
