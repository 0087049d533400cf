import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';
import { withoutTypos } from './wish-typos.ts';

test.each([
  ['mkae it shroter', 'make it shorter'],
  ['add emojjis and hastags', 'add emojis and hashtags'],
  ['a frendly tone', 'a friendly tone'],
  ['mention the tune-up and Mkae Street', 'mention the tune-up and Mkae Street'],
  ['change "shroter" to "shorter"', 'change "shroter" to "shorter"'],
])('%s', (typed, meant) => {
  expect(withoutTypos(typed)).toBe(meant);
});

test.each([
  [
    'change Cumberland to Cumberland Ave',
    { kind: 'reword', from: 'Cumberland', to: 'Cumberland Ave' },
  ],
  ['drop the list price sentence', { kind: 'remove', what: 'list price' }],
  ['mkae it shroter', { kind: 'shorter', byHalf: false }],
])('%s is understood', (typed, wish) => {
  expect(readRequest(typed).wishes).toEqual([wish]);
});
