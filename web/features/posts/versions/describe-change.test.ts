import { expect, test } from 'vitest';
import { describeChange } from './describe-change.ts';

const start = 'Buyers stop at the porch first, and many of them decide there.';
const middle = 'Paint the rail, change the bulb and sweep the steps before they come.';
const end = 'Ask me what your own porch needs.';
const text = [start, middle, end].join('\n\n');

const changes = (content: string, request = 'Please', isPassage = false) =>
  describeChange(
    { title: 'A porch', content: text, hashtags: '#Porch' },
    { title: 'A porch', content, hashtags: '#Porch' },
    { request, isPassage },
  );

test('what is the same is not said to have changed', () => {
  expect(changes(text, 'Make it shorter\nAdd a call to action')).toEqual([]);
});

test('length, lists and emoji are measured, whatever was asked for', () => {
  expect(changes([start, end].join('\n\n'))).toEqual(['shorter']);
  expect(changes(`${text}\n\n${middle} ${middle}`, 'Make it shorter')).toEqual(['longer']);
  expect(changes(text.replace(middle, `• ${middle}`))).toEqual(['list']);
  expect(changes(`${text} 🏡`)).toEqual(['emoji']);
});

test('a tone is what was asked for, and a call to action stands at the end', () => {
  const closing = text.replace(end, 'Call me for a walk around your porch today.');
  expect(changes(closing, 'More personal\nAdd a call to action')).toEqual([
    'call to action',
    'more personal',
  ]);
  expect(changes(text.replace('Buyers', 'People'), 'Less formal, add a call to action')).toEqual([
    'less formal',
  ]);
});

test('otherwise where it is, and what is not the text is named as well', () => {
  expect(changes(text.replace('Buyers', 'People'))).toEqual(['opening']);
  expect(changes(text.replace('Ask', 'Tell'))).toEqual(['ending']);
  expect(changes(text.replace('Paint', 'Wash'))).toEqual(['wording']);
  expect(changes(text.replace('Paint', 'Wash'), 'Shorter', true)).toEqual([
    'the words you selected',
  ]);
  const before = { title: 'A porch', content: text, hashtags: '#Porch' };
  const after = { ...before, title: 'Two porches', hashtags: '' };
  expect(describeChange(before, after, { request: 'Another title', isPassage: false })).toEqual([
    'title',
    'hashtags',
  ]);
});
