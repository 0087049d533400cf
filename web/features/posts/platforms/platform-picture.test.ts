import { expect, test } from 'vitest';
import { platforms } from '#contract/platforms.ts';
import { pictureFor } from './platform-picture.ts';

const own = '/api/files/a1B2_c3-d4e5f6g7h8i9j0';

test('a stored picture comes in the size of the platform', () => {
  expect(pictureFor(own, platforms.instagram)).toEqual({
    address: `${own}/sizes/portrait`,
    original: own,
    file: { key: 'a1B2_c3-d4e5f6g7h8i9j0', size: 'portrait' },
  });
  expect(pictureFor(own, platforms.gbp)?.address).toBe(`${own}/sizes/gbp`);
  expect(pictureFor(own, platforms.x)?.address).toBe(`${own}/sizes/wide`);
});

test('a picture on the web is shown as it is', () => {
  const address = 'https://example.com/house.jpg';
  expect(pictureFor(address, platforms.x)).toEqual({ address, original: address });
});

test('nothing, and what is no picture, is none', () => {
  expect(pictureFor(undefined, platforms.x)).toBeUndefined();
  expect(pictureFor('javascript:alert(1)', platforms.x)).toBeUndefined();
});
