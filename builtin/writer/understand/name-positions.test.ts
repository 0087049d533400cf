import { expect, test } from 'vitest';
import { withNamesByPosition } from './name-positions.ts';

test('a word in the place of a name has a capital', () => {
  for (const [typed, printed] of [
    ['park on Elm and maple.', 'park on Elm and Maple.'],
    ['roughly vine to the tracks, 4th to 19th', 'roughly Vine to the tracks, 4th to 19th'],
    ['sandia mountain views', 'Sandia Mountain views'],
    ['it cooled off in midtown.', 'it cooled off in Midtown.'],
    ['navy families on orders', 'Navy families on orders'],
  ] as const)
    expect(withNamesByPosition(typed)).toBe(printed);
});

test('words that describe stay small', () => {
  for (const typed of [
    'big mountain views',
    'navy cabinets and white tile',
    'near Costco and the park',
    'roughly half to the bank',
    'on Sunday and the next day.',
  ])
    expect(withNamesByPosition(typed)).toBe(typed);
});

test('streets in a list and parts of a town', () => {
  expect(withNamesByPosition('Main St, juniper ave')).toBe('Main St, Juniper Ave');
  expect(withNamesByPosition('a bungalow in the north end, fenced')).toBe(
    'a bungalow in the North End, fenced',
  );
  expect(withNamesByPosition('in the north end of the yard')).toBe('in the north end of the yard');
  expect(withNamesByPosition('meet at harbor sq.')).toBe('meet at Harbor Square');
});

test('streets of several words, and homes in a district', () => {
  expect(withNamesByPosition('sold on cedar point rd in a week')).toBe(
    'sold on Cedar Point Rd in a week',
  );
  expect(withNamesByPosition('on a quiet gravel rd near town')).toBe(
    'on a quiet gravel rd near town',
  );
  expect(withNamesByPosition('vine st to the river')).toBe('Vine St to the river');
  expect(withNamesByPosition('a ranch in kenwick, fenced')).toBe('a ranch in Kenwick, fenced');
});
