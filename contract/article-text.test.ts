import { expect, test } from 'vitest';
import { articleTextOf } from './article-text.ts';
import { textExamples } from './testing/text-examples.ts';
import { TextFlow } from './text-flow.ts';

test.each(textExamples)('reads $name', ({ html, text }) => expect(articleTextOf(html)).toBe(text));

test('a sign that begins no tag is a word, and an unknown entity stays', () => {
  expect(articleTextOf('<p>2 < 3 &unknown; &#x110000;</p>')).toBe('2 < 3 &unknown; &#x110000;');
});

test('every character knows its place, but for the break between two blocks', () => {
  const flow = new TextFlow<[number, number]>();
  flow.add(' a \u0007 b', (from, to) => [from, to]);
  flow.endLine([10, 11]);
  flow.add('c', (from, to) => [from + 11, to + 11]);
  flow.endBlock();
  flow.add('d', (from, to) => [from + 20, to + 20]);
  expect(flow.text).toBe('a b\nc\nd');
  expect([...flow.blockBreaks]).toEqual([5]);
  expect(flow.positionsOf({ start: 0, end: 5 })).toEqual([
    [1, 2],
    [2, 3],
    [5, 6],
    [10, 11],
    [11, 12],
  ]);
  expect(flow.positionsOf({ start: 4, end: 7 })).toBeUndefined();
});
