import { expect, test } from 'vitest';
import { bullets } from './blocks.ts';

test('what refers back stays behind what it speaks of', () => {
  const items = ['Taxes were $14,212 a year', 'It surprises everyone', 'Rents run $1,450'];
  expect(bullets(items)).toEqual({
    kind: 'ul',
    items: ['Taxes were $14,212 a year. It surprises everyone.', 'Rents run $1,450'],
  });
  expect(bullets(['It has a new roof', 'IT closet'])).toEqual({
    kind: 'ul',
    items: ['It has a new roof', 'IT closet'],
  });
});
