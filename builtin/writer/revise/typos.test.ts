import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';
import { withoutTypos } from './typos.ts';

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
  ['drop the list price sentence', { kind: 'remove', what: 'list price', isWhole: true }],
  ['mkae it shroter', { kind: 'shorter', by: 'some' }],
])('%s is understood', (typed, edit) => {
  expect(readRequest(typed).edits).toEqual([edit]);
});
