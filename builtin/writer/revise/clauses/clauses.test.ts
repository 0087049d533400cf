import { describe, expect, test } from 'vitest';
import { readRequest } from '#builtin/writer/revise/read-request.ts';
import { splitClauses } from './split-clauses.ts';

describe('a wish is split into what it asks for', () => {
  test.each([
    ['make it shorter and take out the part about parking', 2],
    ['less salesy, and it is a 3 car garage not two', 2],
    ['say come by and bring a friend', 1],
    ['end with come say hi, no pressure', 1],
    ['2 paragraphs, shorter, and no hashtags', 3],
    ['all caps for the title and an emoji at the start', 2],
    ["in the bullets don't say DC, say Washington DC", 1],
    ['mention free coffee and donuts, and get rid of the boiler', 2],
    ['the opening is boring. start with "Snow is coming."', 2],
  ])('%s', (wish, count) => {
    expect(splitClauses(wish)).toHaveLength(count);
  });
});

const post = `How to write a clean offer
Closed in 19 days. It was a ranch with a two car garage.
We met at the lake.
Parker Woods
Two offers came in. My read is steady.
Call me at 555-0100.`;

describe('a clause is read by its verb and what the verb speaks of', () => {
  test.each([
    ["it's a 3 car garage not two", { kind: 'reword', from: 'two car garage', to: '3 car garage' }],
    ['say offers not offer in the title', { kind: 'title', text: 'How to write clean offers' }],
    ['and 17 days', { kind: 'reword', from: '19 days', to: '17 days' }],
    ['take Parker Woods off the list', { kind: 'remove', what: 'Parker Woods' }],
    [
      'swap the last two sentences',
      { kind: 'swapParts', one: 'second to last sentence', other: 'last sentence' },
    ],
    ['make the hashtags just #Lake and #Home', { kind: 'hashtags', only: ['Lake', 'Home'] }],
    [
      'my read should be last, right before call me',
      { kind: 'move', what: 'read', to: 'before', anchor: 'call me' },
    ],
    [
      'last line: come say hi if you see me',
      { kind: 'callToAction', text: 'Come say hi if you see me', isInstead: true },
    ],
    [
      'the lake line is confusing, cut it',
      { kind: 'remove', what: 'lake', isWhole: true, isLine: true },
    ],
    ['spanish please', { kind: 'declined', what: 'write in Spanish' }],
    [
      "rewrite the lake line so it's not yelling",
      {
        kind: 'declined',
        what: "rewrite the lake line so that it's not yelling",
        instead: 'Tell me what it should say, and I will put it there.',
      },
    ],
  ])('%s', (wish, edit) => {
    expect(readRequest(wish, post).edits).toEqual([edit]);
  });

  test.each([
    ['no lake needed anymore', 'remove'],
    ["i didn't say ranch i said cottage", 'reword'],
    ['swap Parker Woods for Spring Grove', 'reword'],
    ['bold 19', 'bold'],
    ['first paragraph should be second', 'swapParts'],
    ['the title is blah', 'title'],
    ['make the last line friendlier', 'callToAction'],
    ['put all the features in one line', 'noBullets'],
    ["where's the price? its 489,000", 'mention'],
    ['add a section on fences', 'mention'],
    ['all lowercase hashtags', 'hashtags'],
    ['why is it so long?', 'shorter'],
    ['make the headings questions', 'declined'],
    ['2 sentences only', 'sentences'],
  ])('%s is %s', (wish, kind) => {
    const { edits, unread } = readRequest(wish, post);
    expect([edits.map((edit) => edit.kind), unread]).toEqual([[kind], []]);
  });

  test('no part of a wish is lost behind another', () => {
    const { edits } = readRequest('2 paragraphs, and shorter', post);
    expect(edits.map(({ kind }) => kind)).toEqual(['oneParagraph', 'shorter']);
  });
});
