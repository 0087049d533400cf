import { expect, test } from 'vitest';
import { hashtagsIn } from './edited-text.ts';

test('hashtags look on a card as they will on the saved item', () => {
  expect(hashtagsIn('#open-house hyde.park  #Austin#Homes austin !!!')).toEqual([
    'openhouse',
    'hydepark',
    'Austin',
    'Homes',
  ]);
  expect(hashtagsIn('   ')).toEqual([]);
});
