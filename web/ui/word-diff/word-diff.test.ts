import { expect, test } from 'vitest';
import { diffWords } from './word-diff.ts';

const mark = { same: '', added: '+', removed: '-' };

const diff = (before: string, after: string) =>
  diffWords(before, after).map(({ kind, text }) => mark[kind] + text);

test('words are compared well', () => {
  expect(diff('', '')).toEqual([]);
  expect(diff('a  b', 'a b')).toEqual(['a b ']);
  expect(diff('', 'new')).toEqual(['+new ']);
  expect(diff('the old red barn', 'the new blue barn')).toEqual([
    'the ',
    '-old red ',
    '+new blue ',
    'barn ',
  ]);
  expect(diff('One.', 'One.\n\nTwo.')).toEqual(['One. ', '+\n\nTwo. ']);
  expect(diff('red of stone', 'blue of wood')).toEqual(['-red of stone ', '+blue of wood ']);
});

test('a line that went takes its own bullet along', () => {
  const list = (...items: string[]) => items.map((item) => `• ${item}`).join('\n');
  expect(diff(list('Roof', 'Porch', 'Paint'), list('Roof', 'Paint'))).toEqual([
    '• Roof \n',
    '-• Porch \n',
    '• Paint ',
  ]);
  expect(diff(list('Roof', 'Paint'), list('Roof', 'Porch', 'Paint'))).toEqual([
    '• Roof \n',
    '+• Porch \n',
    '• Paint ',
  ]);
  expect(diff('One.\n\nTwo.\n\nThree.', 'One.\n\nThree.')).toEqual([
    'One. \n\n',
    '-Two. \n\n',
    'Three. ',
  ]);
  expect(diff('a b c b d', 'a b d')).toEqual(['a b ', '-c b ', 'd ']);
});

test('nothing gets lost in long articles', () => {
  const article = (step: number) =>
    Array.from({ length: 3_000 }, (_, index) => `word${(index * step) % 701}`).join(' ');
  const parts = diffWords(article(3), article(5));
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('')
      .trim();
  expect(without('added')).toBe(article(3));
  expect(without('removed')).toBe(article(5));
  const large = diff(`${article(3)}\n\n`.repeat(3), `${article(3)}\n\n`.repeat(2));
  expect(large.length).toBeGreaterThan(1);
});
