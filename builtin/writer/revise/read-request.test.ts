import { describe, expect, test } from 'vitest';
import { readRequest } from './read-request.ts';

const kindsIn = (request: string) => readRequest(request).edits.map(({ kind }) => kind);

describe('negation and "too" turn an edit around', () => {
  test.each([
    ["Don't use emojis", 'noEmoji'],
    ['too many emojis', 'noEmoji'],
    ['fewer emojis', 'noEmoji'],
    ['There are not enough emojis', 'emoji'],
    ['Too formal', 'casual'],
    ['not so formal', 'casual'],
    ['less professional', 'casual'],
    ['not formal enough', 'formal'],
    ['too pushy', 'lessSalesy'],
    ['It is a bit dull', 'better'],
    ['Too casual', 'formal'],
    ['less casual', 'formal'],
    ["Don't use bullet points", 'noBullets'],
    ['Get rid of the bullets', 'noBullets'],
    ['There is no call to action', 'callToAction'],
    ['remove the call to action', 'noCallToAction'],
    ['too short', 'longer'],
    ['This is too wordy', 'shorter'],
    ['Keep it brief', 'shorter'],
    ['too technical', 'simpler'],
    ["I don't like the title", 'title'],
    ['Start from scratch', 'angle'],
    ['mention the short walk to the park', 'mention'],
    ['Remove the word "seller"', 'remove'],
    ['the ending is weak', 'callToAction'],
    ["don't be so formal", 'casual'],
    ['with no emojis', 'noEmoji'],
    ['too much text', 'shorter'],
    ['Use fewer words', 'shorter'],
    ['longer but not too long', 'longer'],
    ['change nothing about the title', 'keep'],
    ['Add a question at the end', 'callToAction'],
  ])('%s', (request, kind) => {
    expect(kindsIn(request)).toEqual([kind]);
  });

  test.each(["Don't make it longer", 'thank you so much!', 'This looks great'])(
    '%s asks for nothing',
    (request) => {
      expect(readRequest(request)).toEqual({ edits: [], unread: [] });
    },
  );

  test.each(['I love the first part', 'What about Tuesday'])('%s is not swallowed', (request) => {
    expect(readRequest(request)).toEqual({ edits: [], unread: [request] });
  });
});

test.each([
  ["shorter but don't remove the call to action", ['shorter', 'keep']],
  ["don't change the title", ['keep']],
  ['Keep the title', ['keep']],
  ['make it shorter & more casual', ['shorter', 'casual']],
  ['shorter + emojis', ['shorter', 'emoji']],
  ['I love the first part, but the ending is weak', ['callToAction']],
  ['use bullets, not emojis', ['bullets', 'noEmoji']],
])('%s', (request, kinds) => {
  expect(kindsIn(request)).toEqual(kinds);
});

test.each([
  ['Remove #AustinHomes', { kind: 'hashtags', drop: ['AustinHomes'] }],
  ['remove the hashtag AustinHomes', { kind: 'hashtags', drop: ['AustinHomes'] }],
  ['remove all hashtags', { kind: 'hashtags', count: 0 }],
  ['too many hashtags', { kind: 'hashtags', more: false }],
  ['Use only two hashtags', { kind: 'hashtags', count: 2 }],
  ['Just one hashtag', { kind: 'hashtags', count: 1 }],
  ['replace #One with #Two', { kind: 'hashtags', drop: ['One'], add: ['Two'] }],
  ['Make the title shorter', { kind: 'title', shorter: true }],
  ['The title is too long', { kind: 'title', shorter: true }],
  ['Retitle it "A calm sale"', { kind: 'title', text: 'A calm sale' }],
  ['Add the city to the title', { kind: 'title', withPlace: true }],
  ['Write it as a Q&A', { kind: 'angle', shape: 'faq' }],
  ['90 words max', { kind: 'words', most: 90 }],
  ['Cut to 90 words or less', { kind: 'words', most: 90 }],
  ['no longer than 90 words', { kind: 'words', most: 90 }],
  ['at least 200 words', { kind: 'words', least: 200 }],
  ['200 words minimum', { kind: 'words', least: 200 }],
  ['between 90 and 120 words', { kind: 'words', least: 90, most: 120 }],
  ['make it 90-120 words', { kind: 'words', least: 90, most: 120 }],
  ['about 100 words', { kind: 'words', about: 100 }],
  ['Add one more sentence about pricing', { kind: 'mention', what: 'pricing' }],
  ['cut it in half', { kind: 'shorter', by: 'half' }],
])('%s', (request, edit) => {
  expect(readRequest(request).edits).toEqual([edit]);
});

test('what an ending replaces says nothing about the new one', () => {
  const ending = 'end with "Stop by or call Renee, 502-555-0146"';
  expect(readRequest(`${ending} insted of what you have`)).toEqual(readRequest(ending));
});
